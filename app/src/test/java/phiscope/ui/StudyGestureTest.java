package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.ui.Ui.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.text.Text;
import javafx.stage.Window;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kordamp.ikonli.javafx.FontIcon;
import phiscope.bench.BenchKind;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyEdit;
import phiscope.bench.study.InjectionParameter;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.StreamParameter;
import phiscope.bench.study.StreamResult;
import phiscope.core.health.HealthPreset;
import phiscope.core.health.HealthState;
import phiscope.figure.study.StudyFigureKind;
import phiscope.figure.study.StudyThing;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.Choice;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.view.run.RunOverlay;
import phiscope.ui.viewmodel.study.MarkDrawing;
import phiscope.ui.viewmodel.study.StudyDocuments;
import phiscope.ui.viewmodel.study.StudyViewModel;

/** Every gesture on a study, with a real mouse and real keys. */
class StudyGestureTest {
  private static final String SCORE = "study-stream-score";

  private Ui ui;
  private StudyViewModel model;

  @BeforeEach
  void open() {
    ui = Ui.fresh(document(ReadyStudy.STREAM_KILL));
    model = ui.window.study();
  }

  private static StudyBench document(ReadyStudy ready) {
    return StudyDocuments.of(ready, Messages.in(Language.ENGLISH));
  }

  private void open(ReadyStudy ready) {
    Ui.run(() -> ui.window.document().opened(document(ready), Optional.empty()));
    Ui.pulse();
  }

  private RunFigureView score() {
    return ui.find(SCORE, RunFigureView.class);
  }

  private int frames() {
    return MarkDrawing.ofFrames(model).marks().size();
  }

  private double failedAt() {
    return model.reading().result(StreamResult.class).own().first(HealthState.FAILED, 0);
  }

  /** In the lane of frames, at a time in milliseconds. */
  private Point2D lane(double ms) {
    return Ui.call(
        () -> {
          var picture = score().painted().orElseThrow();
          double x = picture.figure().x().orElseThrow().pixel(ms);
          var area = picture.of(new StudyThing.Lane()).orElseThrow().area();
          return score().localToScreen(x, (area.top() + area.bottom()) / 2);
        });
  }

  private void click(Point2D at, MouseButton button) {
    ui.hands.moveTo(at).click(button);
    Ui.pulse();
  }

  @Test
  void aClickInTheLaneAddsAFrameAndTheFailureComesLater() {
    assertThat(failedAt()).isEqualTo(228_000);
    click(lane(215), MouseButton.PRIMARY);
    assertThat(frames()).isEqualTo(21);
    assertThat(failedAt()).isGreaterThan(228_000);
    assertThat(model.bench().study().get(StreamParameter.SOURCE)).isEqualTo(1);
    Ui.run(model::undo);
    assertThat(frames()).isEqualTo(20);
  }

  /** Delete after a click that added a frame takes that one away, not what was marked before. */
  @Test
  void theFrameThatWasAddedOrDraggedLastIsTheMarkedOne() {
    click(lane(20), MouseButton.PRIMARY);
    click(lane(248), MouseButton.PRIMARY);
    ui.hands.push(KeyCode.DELETE);
    Ui.pulse();
    assertThat(times()).hasSize(20).startsWith(10_000L, 20_000L).allMatch(at -> at <= 200_000);
    Point2D from = lane(150);
    ui.hands.moveTo(from).press(MouseButton.PRIMARY);
    ui.hands.moveTo(lane(165));
    ui.hands.moveTo(lane(250)).release(MouseButton.PRIMARY);
    Ui.pulse();
    assertThat(times()).anyMatch(at -> at > 240_000).doesNotContain(150_000L);
    ui.hands.push(KeyCode.DELETE);
    Ui.pulse();
    assertThat(times()).hasSize(19).allMatch(at -> at <= 200_000);
  }

  private java.util.List<Long> times() {
    return MarkDrawing.ofFrames(model).marks().stream().map(mark -> mark.at()).toList();
  }

  @Test
  void aDragMovesAFrameAsOneStep() {
    Point2D from = lane(200);
    Point2D to = lane(240);
    ui.hands.moveTo(from).press(MouseButton.PRIMARY);
    for (int i = 1; i <= 4; i++) {
      ui.hands.moveTo(from.interpolate(to, i / 4.0));
    }
    ui.hands.release(MouseButton.PRIMARY);
    Ui.pulse();
    assertThat(frames()).isEqualTo(20);
    assertThat(MarkDrawing.ofFrames(model).mark(19).orElseThrow().at())
        .isBetween(235_000L, 245_000L);
    assertThat(model.history().undoDepth()).isEqualTo(1);
  }

  @Test
  void theMenuMakesAFrameABackpressureFrameAndTakesItAway() {
    click(lane(200), MouseButton.SECONDARY);
    fire("study-menu-change-backpressure");
    assertThat(MarkDrawing.ofFrames(model).mark(19).orElseThrow().kind())
        .isEqualTo(MarkKind.BACKPRESSURE);
    click(lane(200), MouseButton.SECONDARY);
    fire("study-menu-remove");
    assertThat(frames()).isEqualTo(19);
  }

  private static void fire(String id) {
    Ui.run(
        () -> {
          for (Window window : Window.getWindows()) {
            if (window instanceof ContextMenu menu) {
              menu.getItems().stream()
                  .filter(item -> id.equals(item.getId()))
                  .findFirst()
                  .ifPresent(MenuItem::fire);
              menu.hide();
              return;
            }
          }
          throw new AssertionError("no menu is open");
        });
    Ui.pulse();
  }

  @Test
  void theKeysDoTheSameAsThePointer() {
    Ui.run(() -> score().requestFocus());
    ui.hands.push(KeyCode.RIGHT).push(KeyCode.RIGHT);
    Ui.pulse();
    ui.hands.push(KeyCode.SHIFT, KeyCode.RIGHT);
    Ui.pulse();
    assertThat(MarkDrawing.ofFrames(model).mark(1).orElseThrow().at()).isEqualTo(21_000);
    ui.hands.push(KeyCode.DELETE);
    Ui.pulse();
    assertThat(frames()).isEqualTo(19);
    ui.hands.push(KeyCode.INSERT);
    Ui.pulse();
    assertThat(frames()).isEqualTo(20);
  }

  @Test
  void thePointsOfAStartUpCurveAreMovedByKeys() {
    open(ReadyStudy.PROBE_EXAMPLE);
    RunFigureView view = ui.find("study-probe-curves", RunFigureView.class);
    Ui.run(
        () -> {
          view.overlay().focus(new StudyThing.Drawn(0));
          view.requestFocus();
        });
    ui.hands.push(KeyCode.SHIFT, KeyCode.RIGHT);
    Ui.pulse();
    assertThat(model.bench().study().marks())
        .singleElement()
        .matches(mark -> mark.kind() == MarkKind.PROGRESS && mark.at() == 9_000_000);
  }

  @Test
  void aFileOfFramesIsOpenedAsStreamHealth() throws Exception {
    Path file = Files.createTempFile("link", ".csv");
    Files.writeString(file, "time_ms,kind\n10,data\n20,M\n30,data\n");
    Ui.FILES.willChoose(file);
    ui.hands.push(KeyCode.CONTROL, KeyCode.O);
    Ui.pulse();
    assertThat(frames()).isEqualTo(3);
    assertThat(failedAt()).isEqualTo(58_000);
    assertThat(ui.window.workbench().statusProperty().get()).startsWith("3 frames of link");
    Files.writeString(file, "time_ms,kind\n10,data\n20,X\n");
    Ui.FILES.willChoose(file);
    ui.hands.push(KeyCode.CONTROL, KeyCode.O);
    Ui.pulse();
    assertThat(ui.window.view().dialogs().isOpen()).isTrue();
    assertThat(frames()).isEqualTo(3);
    Ui.run(() -> ui.window.view().dialogs().close());
  }

  @Test
  void aPresetIsTakenWholeAndShownAsSuch() {
    Ui.run(() -> ui.find("study-preset", Choice.class).setValue(HealthPreset.PROSE.id()));
    Ui.pulse();
    assertThat(failedAt()).isEqualTo(372_000);
    assertThat(model.history().undoDepth()).isEqualTo(1);
    Ui.run(model::undo);
    Ui.pulse();
    assertThat(ui.find("study-preset", Choice.class).getValue())
        .isEqualTo(HealthPreset.PSEUDOCODE.id());
  }

  @Test
  void aLongStudyIsComputedBesideTheWindowAndCanBeStopped() {
    open(ReadyStudy.INJECTION_ARTICLE);
    await(() -> model.isUpToDate());
    Ui.run(
        () ->
            model.apply(
                new phiscope.bench.StudyEdit.SetParameter(InjectionParameter.RUNS, 10_000)));
    assertThat(Ui.call(model::isBusy)).isTrue();
    Ui.run(model::cancelWork);
    assertThat(Ui.call(model::isBusy)).isFalse();
    Ui.run(model::undo);
    await(() -> model.isUpToDate());
  }

  @ParameterizedTest
  @EnumSource(ReadyStudy.class)
  void everyReadyStudyShowsItsFiguresAndTheyAreTheReadings(ReadyStudy ready) {
    open(ready);
    await(() -> model.isUpToDate());
    Ui.pulse();
    assertThat(ui.window.document().isUnsaved()).isFalse();
    assertThat(model.kind()).isEqualTo(BenchKind.STUDY);
    StudyFigureKind first = StudyFigureKind.of(ready.kind()).get(0);
    RunFigureView view = ui.find(first.id(), RunFigureView.class);
    await(
        () ->
            view.painted()
                .map(picture -> picture.figure())
                .equals(view.frame().map(frame -> model.picture(first, frame).figure())));
  }

  /** Fields without effect are grey and say why, and live again as soon as they count. */
  @Test
  void aFieldWithoutEffectIsGreyAndItsLabelSaysWhy() {
    open(ReadyStudy.STREAM_KILL);
    assertThat(isGrey("SHORTEST")).isFalse();
    assertThat(isGrey("ANNOUNCED")).isTrue();
    click(lane(215), MouseButton.PRIMARY);
    assertThat(isGrey("SHORTEST")).isTrue();
    String why = Ui.call(() -> ((Label) label("study-parameter-SHORTEST")).getTooltip().getText());
    assertThat(why).isEqualTo("No effect now: what is drawn takes its place.");
    Ui.run(model::undo);
    Ui.pulse();
    assertThat(isGrey("SHORTEST")).isFalse();
    assertThat(Ui.<Object>call(() -> ((Label) label("study-parameter-SHORTEST")).getTooltip()))
        .isNull();
  }

  private boolean isGrey(String parameter) {
    return Ui.call(() -> ui.find("study-parameter-" + parameter, Node.class).isDisabled());
  }

  private Node label(String id) {
    return ui.find(id, Node.class).getParent().getChildrenUnmodifiable().stream()
        .filter(node -> node instanceof Label text && id.equals(idOf(text.getLabelFor())))
        .findFirst()
        .orElseThrow();
  }

  private static String idOf(Node node) {
    return node == null ? "" : node.getId();
  }

  /** While ten thousand faults are computed the picture of the fifty says that it is that. */
  @Test
  void thePictureOfAMomentAgoIsMarkedWhileAnotherIsComputed() {
    open(ReadyStudy.INJECTION_ARTICLE);
    await(() -> model.isUpToDate() && !model.isBusy());
    Ui.pulse();
    assertThat(pendingMarks()).isZero();
    Ui.run(() -> model.apply(new StudyEdit.SetParameter(InjectionParameter.RUNS, 10_000)));
    await(() -> pendingMarks() > 0 || model.isUpToDate());
    assertThat(pendingMarks()).as("while it is computed").isPositive();
    Ui.run(model::cancelWork);
    Ui.pulse();
    assertThat(pendingMarks()).as("nothing is computed any more").isZero();
  }

  private long pendingMarks() {
    return Ui.call(
        () ->
            ui.window.view().root().lookupAll(".pending-mark").stream()
                .filter(node -> node.isVisible() && node.getParent() instanceof RunOverlay)
                .count());
  }

  /** Powers of ten have a raised exponent outside the pictures too: in sentences and tables. */
  @Test
  void noCaretIsLeftInSentencesAndTables() {
    open(ReadyStudy.TIMEOUT_BURSTS);
    toggleTables();
    Ui.pulse();
    List<String> said =
        Ui.call(
            () ->
                Stream.of(".text", ".run")
                    .flatMap(kind -> ui.window.view().root().lookupAll(kind).stream())
                    .filter(Text.class::isInstance)
                    .map(node -> ((Text) node).getText())
                    .toList());
    // The panels of a kind of study stay as they are for the next document of it.
    toggleTables();
    assertThat(said).anyMatch(text -> text.endsWith("×10")).contains("−12");
    assertThat(said).noneMatch(text -> text.contains("^"));
  }

  private void toggleTables() {
    Ui.run(
        () ->
            ui.window.view().root().lookupAll(".toggle-button").stream()
                .filter(node -> node instanceof ToggleButton && node.getScene() != null)
                .map(ToggleButton.class::cast)
                .filter(each -> each.getGraphic() instanceof FontIcon icon && isTable(icon))
                .forEach(ToggleButton::fire));
    Ui.pulse();
  }

  private static boolean isTable(FontIcon icon) {
    return "mdi2t-table".equals(icon.getIconLiteral());
  }
}
