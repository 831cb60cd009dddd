package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.fencing.FencingSituation;
import phiscope.core.fencing.Party;
import phiscope.figure.fencing.FencingThing;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.Place;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.fencing.FencingViewModel;

/**
 * Going about on the fencing bench: by wheel, click, keys and slider, and what is said on the way.
 */
class FencingWalkTest {
  private static final String SPACE_TIME = "fencing-space-time";

  private Ui ui;
  private FencingViewModel model;

  @BeforeEach
  void open() {
    ui =
        Ui.fresh(
            FencingDocuments.of(
                FencingSituation.LATE_WRITE_BEFORE_THE_NEWER, Messages.in(Language.ENGLISH)));
    model = ui.window.fencing();
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT1);
    Ui.pulse();
  }

  private RunFigureView figure() {
    return ui.find(SPACE_TIME, RunFigureView.class);
  }

  private Place lane(int holder) {
    return Ui.call(
        () ->
            figure()
                .painted()
                .orElseThrow()
                .of(new FencingThing.Lane(Party.of(holder)))
                .orElseThrow());
  }

  private Point2D onLane(int holder, double share) {
    Place lane = lane(holder);
    double x = lane.area().left() + share * lane.area().width();
    return Ui.call(() -> figure().localToScreen(x, lane.area().bottom() - 2));
  }

  @Test
  void theWheelStepsAndWithControlItZooms() {
    Ui.run(() -> model.goTo(10));
    Ui.pulse();
    ui.hands.moveTo(onLane(1, 0.5)).wheel(1);
    Ui.pulse();
    assertThat(Math.abs(model.cursor() - 10)).isEqualTo(1);
    int nearer = 10 - model.cursor();
    ui.hands.wheel(-1);
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(10);
    int cursor = model.cursor();
    int frames = model.scene().frames().size();
    ui.hands.press(KeyCode.CONTROL).wheel(nearer).wheel(nearer).release(KeyCode.CONTROL);
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(cursor);
    assertThat(model.scene().frames().size()).isLessThan(frames);
  }

  @Test
  void aClickOnALineGoesToTheFrameThatStandsThere() {
    FrameScale scale = Ui.call(() -> figure().painted().orElseThrow().time().orElseThrow());
    Place lane = lane(1);
    double x = lane.area().left() + 0.3 * lane.area().width();
    int wanted = scale.frameAt(x);
    ui.hands
        .moveTo(Ui.call(() -> figure().localToScreen(x, lane.area().bottom() - 2)))
        .click(MouseButton.PRIMARY);
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(wanted);
  }

  @Test
  void keysGoToTheEndsByPagesAndAlongWhatIsDrawn() {
    Ui.run(() -> figure().requestFocus());
    ui.hands.push(KeyCode.HOME);
    Ui.pulse();
    assertThat(model.cursor()).isZero();
    ui.hands.push(KeyCode.PAGE_DOWN);
    Ui.pulse();
    int page = model.cursor();
    assertThat(page).isPositive();
    ui.hands.push(KeyCode.PAGE_UP);
    Ui.pulse();
    assertThat(model.cursor()).isZero();
    ui.hands.push(KeyCode.END);
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(model.run().size() - 1);
    ui.hands.push(KeyCode.RIGHT);
    Ui.pulse();
    assertThat(Ui.call(() -> figure().overlay().focused())).isPresent();
  }

  @Test
  void byTimeAndTheZoomButtonsDrawTheSameFramesOtherwise() {
    boolean before = model.scene().look().byTime();
    Ui.run(() -> ui.find("fencing-by-time", javafx.scene.control.ButtonBase.class).fire());
    Ui.pulse();
    assertThat(model.scene().look().byTime()).isEqualTo(!before);
    int frames = model.scene().frames().size();
    int cursor = model.cursor();
    Ui.run(() -> ui.find("fencing-zoomIn", Button.class).fire());
    Ui.pulse();
    assertThat(model.scene().frames().size()).isLessThan(frames);
    Ui.run(() -> ui.find("fencing-zoomOut", Button.class).fire());
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(cursor);
  }

  @Test
  void theSliderAndTheLinkToTheCauseGoWhereTheySay() {
    Ui.run(() -> ui.find("fencing-seek", Slider.class).setValue(16));
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(16);
    int cause = model.cause();
    assertThat(cause).isEqualTo(6);
    Ui.run(() -> ui.find("run-cause", javafx.scene.control.Hyperlink.class).fire());
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(cause);
  }

  /** The list of keys and gestures is that of the bench that is open. */
  @Test
  void theHelpTellsOfTheGesturesOfThisBench() {
    ui.hands.push(KeyCode.F1);
    Ui.pulse();
    List<String> told =
        Ui.call(
            () ->
                ui.stage.getScene().getRoot().lookupAll(".label").stream()
                    .filter(Label.class::isInstance)
                    .map(label -> ((Label) label).getText())
                    .toList());
    Messages messages = Messages.in(Language.ENGLISH);
    assertThat(told)
        .contains(messages.get("ui.help.does.runDrag"), messages.get("ui.help.does.fencingTable"))
        .doesNotContain(messages.get("ui.help.does.brush"), messages.get("ui.help.does.swimCut"));
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
  }

  @Test
  void thePhiOfTheSwitchIsTyped() {
    TextField box =
        Ui.call(
            () ->
                (TextField) ui.stage.getScene().lookup("#fencing-switch-at").lookup(".text-field"));
    Ui.run(
        () -> {
          box.requestFocus();
          box.setText("12.5");
        });
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(model.bench().scenario().takeover().switchAt()).isEqualByComparingTo("12.5");
  }

  /** Every ready scenario says what is worth looking for, until another document is opened. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void aReadyScenarioSaysWhatToLookFor(Language language) {
    Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(language)));
    Ui.pulse();
    Messages messages = Messages.in(language);
    for (FencingSituation situation : FencingSituation.values()) {
      ui.hands.push(KeyCode.CONTROL, KeyCode.K);
      Ui.pulse();
      String name = messages.get("fencing.situation." + situation.name());
      Ui.run(() -> ui.find("palette-search", TextField.class).setText(name));
      Ui.pulse();
      ui.hands.push(KeyCode.ENTER);
      Ui.pulse();
      assertThat(model.bench().title()).isEqualTo(name);
      Label about = ui.find("fencing-script-about", Label.class);
      assertThat(Ui.call(about::isVisible)).isTrue();
      assertThat(Ui.call(about::getText))
          .isEqualTo(messages.get("fencing.situation.about." + situation.name()))
          .hasSizeGreaterThan(30);
    }
    Ui.run(
        () ->
            ui.window.document().opened(FencingDocuments.blank().withTitle("x"), Optional.empty()));
    Ui.pulse();
    assertThat(
            Ui.call(() -> ui.find("fencing-script-about", Label.class).getText())
                .toLowerCase(Locale.ROOT))
        .isEmpty();
  }
}
