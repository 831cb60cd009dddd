package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.ui.Ui.awaitShown;

import java.math.BigDecimal;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimParameter;
import phiscope.core.kernel.SimTime;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.Choice;
import phiscope.ui.view.NumberField;
import phiscope.ui.viewmodel.swim.FrameCondition;
import phiscope.ui.viewmodel.swim.SwimDocuments;
import phiscope.ui.viewmodel.swim.SwimViewModel;

/** Seek, play, stop, zoom, branches, every parameter, and long runs that are given up. */
class SwimControlsTest {
  private Ui ui;
  private SwimViewModel model;

  @BeforeEach
  void open() {
    ui = Ui.fresh(SwimDocuments.opening(Messages.in(Language.ENGLISH)));
    model = ui.window.swim();
  }

  private void openDocument(SwimBench bench) {
    Ui.run(() -> ui.window.document().opened(bench, Optional.empty()));
    Ui.pulse();
  }

  private void press(String id) {
    Ui.run(() -> ui.find(id, Button.class).fire());
    Ui.pulse();
  }

  private void choose(String id, String option) {
    Ui.run(() -> ui.find(id, Choice.class).setValue(option));
    Ui.pulse();
  }

  @Test
  void theSliderGoesToAnyFrameByMouseAndKeys() {
    Slider seek = ui.find("swim-seek", Slider.class);
    assertThat(seek.getMax()).isEqualTo(model.run().size() - 1);
    Point2D middle =
        Ui.call(() -> seek.localToScreen(seek.getWidth() / 2, seek.getLayoutBounds().getCenterY()));
    ui.hands.click(middle);
    Ui.pulse();
    assertThat(model.cursor()).isBetween((int) (seek.getMax() * 0.4), (int) (seek.getMax() * 0.6));
    int before = model.cursor();
    Ui.run(seek::requestFocus);
    ui.hands.push(KeyCode.RIGHT);
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(before + 1);
    ui.hands.push(KeyCode.HOME);
    Ui.pulse();
    assertThat(model.cursor()).isZero();
    ui.hands.push(KeyCode.END);
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(model.run().size() - 1);
  }

  @Test
  void playGoesOnToTheEndAndFromTheEndItBeginsAnew() {
    choose("swim-speed", "FRAMES_40");
    int last = model.run().size() - 1;
    Ui.run(() -> model.goTo(last - 6));
    press("swim-play");
    awaitShown(() -> model.cursor() == last);
    press("swim-play");
    awaitShown(() -> model.cursor() > 0 && model.cursor() < last - 6);
    press("swim-play");
    int stopped = model.cursor();
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(stopped);
    choose("swim-speed", "FRAMES_4");
  }

  @ParameterizedTest
  @EnumSource(
      value = FrameCondition.class,
      names = {"SUSPICION", "INDIRECT", "PROBE", "BELIEF", "LOSS"})
  void playStopsInTheFirstFrameInWhichTheConditionHolds(FrameCondition condition) {
    Ui.run(() -> model.goTo(0));
    var expected = model.run().nextAfter(0, condition::holds);
    int frame = expected.orElse(model.run().size() - 1);
    Ui.run(() -> model.goTo(Math.max(0, frame - 8)));
    int from = model.cursor();
    int stop = model.run().nextAfter(from, condition::holds).orElse(model.run().size() - 1);
    choose("swim-stop", condition.name());
    choose("swim-speed", "FRAMES_40");
    press("swim-play");
    awaitShown(() -> model.cursor() == stop);
    Ui.pulse();
    assertThat(model.cursor()).isEqualTo(stop);
    choose("swim-stop", "NEVER");
    choose("swim-speed", "FRAMES_4");
  }

  @Test
  void everyConditionIsGoneToByItsMenuOrSaidToBeNowhere() {
    for (FrameCondition condition : FrameCondition.values()) {
      Ui.run(() -> model.goTo(0));
      var expected = model.run().nextAfter(0, condition::holds);
      fire("swim-nextOf", "swim-nextOf-" + condition.name());
      assertThat(model.cursor()).as(condition.name()).isEqualTo(expected.orElse(0));
      int last = model.run().size() - 1;
      Ui.run(() -> model.goTo(last));
      var earlier = model.run().lastBefore(last, condition::holds);
      fire("swim-previousOf", "swim-previousOf-" + condition.name());
      assertThat(model.cursor()).as(condition.name()).isEqualTo(earlier.orElse(last));
    }
  }

  private void fire(String menu, String item) {
    Ui.run(
        () ->
            ui.find(menu, MenuButton.class).getItems().stream()
                .filter(each -> item.equals(each.getId()))
                .findFirst()
                .map(MenuItem.class::cast)
                .orElseThrow()
                .fire());
    Ui.pulse();
  }

  @Test
  void zoomShowsMoreOrFewerFramesAroundTheCursor() {
    int before = model.scene().frames().size();
    press("swim-zoomIn");
    int closer = model.scene().frames().size();
    assertThat(closer).isLessThan(before);
    press("swim-zoomOut");
    press("swim-zoomOut");
    assertThat(model.scene().frames().size()).isGreaterThan(closer);
    assertThat(model.scene().now().index()).isEqualTo(model.cursor());
  }

  @Test
  void aBranchIsComparedGoneToAndDeleted() {
    Ui.run(() -> model.goTo(40));
    long now = model.reading().frame().time();
    Ui.run(
        () -> {
          model.goTo(model.run().size() - 1);
          model.goTo(40);
          new phiscope.ui.viewmodel.swim.SwimVerbs(model).crash(1, now);
        });
    Ui.pulse();
    int branch = model.bench().view().branch();
    assertThat(branch).isPositive();
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT8);
    Ui.pulse();
    int differs = model.reading().comparison().orElseThrow().difference().orElseThrow().index();
    press("swim-go-difference");
    assertThat(model.cursor()).isEqualTo(differs);
    String why = ui.find("swim-difference", Label.class).getText();
    assertThat(why).contains("m1").contains(String.valueOf(differs));
    Ui.run(() -> ui.find("swim-branch-0", javafx.scene.control.ToggleButton.class).fire());
    Ui.pulse();
    assertThat(model.bench().view().branch()).isZero();
    press("swim-delete-branch-" + branch);
    assertThat(model.bench().branches()).hasSize(branch);
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(model.bench().branches()).hasSize(branch + 1);
  }

  @ParameterizedTest
  @EnumSource(SwimParameter.class)
  void everyParameterIsChangedByItsBox(SwimParameter parameter) {
    String id = "swim-parameter-" + parameter.name();
    Node box = ui.unfolded(id, Node.class);
    long before = parameter.of(model.bench().parameters());
    long other = before > parameter.least() ? before - 1 : before + 1;
    if (parameter.kind() == SwimParameter.Kind.TIME) {
      other = before >= 200_000 ? before / 2 : before + 100_000;
    }
    long wanted = other;
    SwimParameter.Kind kind = parameter.kind();
    if (kind == SwimParameter.Kind.FLAG) {
      Ui.run(() -> ((CheckBox) box).fire());
    } else if (kind == SwimParameter.Kind.CHOICE) {
      choose(id, parameter.choices().get((int) wanted));
    } else {
      BigDecimal typed =
          kind == SwimParameter.Kind.TIME
              ? BigDecimal.valueOf(wanted, 6)
              : BigDecimal.valueOf(wanted);
      type((NumberField) box, typed.toPlainString());
    }
    Ui.pulse();
    assertThat(parameter.of(model.bench().parameters()))
        .isEqualTo(parameter.of(parameter.with(model.bench().parameters(), wanted)))
        .isNotEqualTo(before);
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(parameter.of(model.bench().parameters())).isEqualTo(before);
  }

  private void type(NumberField box, String text) {
    Ui.run(
        () -> {
          box.field().requestFocus();
          box.field().setText(text);
          ui.find("swim-status", Node.class).requestFocus();
        });
    Ui.pulse();
  }

  @Test
  void theFieldsOfTheScenarioAreInForceWhenTheFocusLeaves() {
    type(ui.unfolded("swim-seed", NumberField.class), "99");
    type(ui.unfolded("swim-members", NumberField.class), "7");
    type(ui.unfolded("swim-horizon", NumberField.class), "9.5");
    type(ui.unfolded("swim-delayMaximum", NumberField.class), "0,25");
    type(ui.unfolded("swim-delayMinimum", NumberField.class), "0.125");
    type(ui.unfolded("swim-loss", NumberField.class), "2.5");
    SwimBench bench = model.bench();
    assertThat(bench.seed()).isEqualTo(99);
    assertThat(bench.members()).isEqualTo(7);
    assertThat(bench.horizon()).isEqualTo(9_500_000);
    assertThat(bench.network().delayMaximum()).isEqualTo(250_000);
    assertThat(bench.network().delayMinimum()).isEqualTo(125_000);
    assertThat(bench.network().lossPerMillion()).isEqualTo(25_000);
    choose("swim-preset", "SWIM_PAPER");
    assertThat(model.bench().preset().name()).isEqualTo("SWIM_PAPER");
  }

  @Test
  void aLongRunIsMadeBesideTheWindowAndCanBeGivenUp() {
    Ui.run(
        () -> {
          model.apply(new ScenarioEdit.SetMembers(60));
          model.apply(new ScenarioEdit.SetHorizon(2_000 * SimTime.SECOND));
        });
    assertThat(Ui.call(() -> model.busyProperty().get())).isTrue();
    awaitShown(() -> ui.find("swim-cancel", Button.class).isVisible());
    awaitShown(() -> model.percent() > 0);
    press("swim-cancel");
    awaitShown(() -> !model.busyProperty().get());
    assertThat(model.run().time(model.run().size() - 1)).isLessThan(2_000 * SimTime.SECOND);
    assertThat(model.run().size()).isPositive();
    Ui.run(() -> model.apply(new ScenarioEdit.SetHorizon(5 * SimTime.SECOND)));
    awaitShown(() -> !model.busyProperty().get());
    assertThat(model.run().lastFrame().time()).isBetween(4 * SimTime.SECOND, 5 * SimTime.SECOND);
  }

  @Test
  void manyRunsAreGivenUpAndWhatIsDoneIsAddedUp() {
    Ui.run(
        () -> {
          model.apply(new ScenarioEdit.SetMembers(100));
          model.apply(new ScenarioEdit.SetHorizon(20 * SimTime.SECOND));
          model.apply(new ScenarioEdit.SetSeeds(1, 1_000));
        });
    Ui.pulse();
    press("swim-sweep");
    Label told = ui.find("swim-sweep-told", Label.class);
    awaitShown(() -> told.getText().matches(".*\\b[2-9]\\b.*1000.*"));
    press("swim-sweep");
    awaitShown(() -> ui.find("swim-statistics", Node.class).getAccessibleHelp() != null);
    assertThat(ui.find("swim-statistics", Node.class).getAccessibleHelp())
        .doesNotContain("1000 runs");
  }

  @Test
  void theKeysOfAPanelGiveItTheFocus() {
    NumberField field = ui.unfolded("swim-members", NumberField.class);
    Ui.run(() -> field.field().requestFocus());
    int members = model.bench().members();
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT2);
    Ui.pulse();
    assertThat(Ui.call(() -> ui.stage.getScene().getFocusOwner().getId())).isEqualTo("swim-ring");
    ui.hands.push(KeyCode.DOWN).push(KeyCode.DOWN);
    Ui.pulse();
    assertThat(model.bench().members()).isEqualTo(members);
  }

  @Test
  void fewerMembersTakeTheirLinesAwayAndItIsSaid() {
    assertThat(model.bench().shown().script()).isNotEmpty();
    type(ui.unfolded("swim-members", NumberField.class), "2");
    assertThat(model.bench().shown().script()).isEmpty();
    assertThat(ui.window.workbench().statusProperty().get())
        .contains("lines of the script")
        .contains("1");
  }

  /** Where there is no room across the top its panel moves, and comes back with its contents. */
  @Test
  void theDiagramComesBackAfterTheWindowWasTooLow() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT1);
    ui.size(1280, 420);
    Ui.pulse();
    ui.size(1280, 720);
    Ui.pulse();
    var figure = ui.find("swim-space-time", phiscope.ui.view.run.RunFigureView.class);
    assertThat(figure.getScene()).isNotNull();
    assertThat(Ui.call(figure::getWidth)).isGreaterThan(400);
    assertThat(Ui.call(() -> ui.stage.getScene().lookup("#swim-zoomIn"))).isNotNull();
  }

  /** 100,000 members are opened at once, drawn as words, and nothing waits for them. */
  @Test
  void aVeryLargeClusterIsOpenedAtOnce() {
    long before = System.nanoTime();
    Ui.run(() -> model.apply(new ScenarioEdit.SetMembers(100_000)));
    Ui.pulse();
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT2).push(KeyCode.CONTROL, KeyCode.DIGIT3);
    Ui.pulse();
    assertThat((System.nanoTime() - before) / 1e9).isLessThan(15);
    assertThat(Ui.call(() -> ui.find("swim-play", Button.class).isDisabled())).isTrue();
    Ui.run(model::undo);
    Ui.pulse();
    assertThat(Ui.call(() -> ui.find("swim-play", Button.class).isDisabled())).isFalse();
  }
}
