package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextArea;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.core.detector.PolicyDraft;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle.Target;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.Prediction;
import phiscope.lesson.Question;
import phiscope.ui.view.FigureView;
import phiscope.ui.view.NumberField;
import phiscope.ui.viewmodel.LessonViewModel;

/** Faults that a person found who used the window for the first time; each once and for all. */
class ReportedFaultsTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  private DetectorBench bench() {
    return ui.window.model().bench();
  }

  private String status() {
    return ui.window.workbench().statusProperty().get();
  }

  private Point2D onTape(double time, double above) {
    FigureView tape = ui.figure(FigureKind.TAPE);
    double x = tape.painted().orElseThrow().x().orElseThrow().pixel(time);
    return Ui.call(() -> tape.localToScreen(x, lineY(tape) - above));
  }

  /** The time line: where the marks of the heartbeats are. */
  private static double lineY(FigureView tape) {
    return tape.painted().orElseThrow().marks().stream()
        .filter(phiscope.figure.Mark.Symbol.class::isInstance)
        .mapToDouble(mark -> ((phiscope.figure.Mark.Symbol) mark).at().y())
        .max()
        .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(doubles = {-3, -1, 0, 1, 3})
  void aBarIsTakenHoldOfAtItsRightEdgeOnEitherSideOfIt(double beside) {
    for (double edge : new double[] {8, 28}) {
      long before = bench().tapes().get(0).heartbeats().arrival(edge == 8 ? 1 : 3);
      Point2D at = onTape(edge, 14).add(beside, 0);
      ui.hands.moveTo(at).press(MouseButton.PRIMARY);
      ui.hands.moveTo(at.add(10, 0)).moveTo(at.add(20, 0)).release(MouseButton.PRIMARY);
      Ui.pulse();
      long after = bench().tapes().get(0).heartbeats().arrival(edge == 8 ? 1 : 3);
      assertThat(after).as("edge at %s", edge).isGreaterThan(before);
      assertThat(bench().tapes().get(0).heartbeats().arrival(0)).isZero();
      ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
      Ui.pulse();
    }
  }

  @Test
  void aDoubleClickInsideAnIntervalAddsAHeartbeatAndLightsUpNothing() {
    ui.hands.moveTo(onTape(22, 20));
    ui.hands.click(MouseButton.PRIMARY).click(MouseButton.PRIMARY);
    Ui.pulse();
    assertThat(bench().tapes().get(0).heartbeats().size()).isEqualTo(6);
    assertThat(ui.window.model().options().selected()).isEmpty();
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
  }

  @Test
  void escapePutsOutWhatIsLitUp() {
    ui.hands.click(onTape(22, 20));
    Ui.pulse();
    assertThat(ui.window.model().options().selected()).isPresent();
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(ui.window.model().options().selected()).isEmpty();
  }

  @Test
  void whatTheArrowKeysMoveIsMarkedAlsoAfterAPress() {
    Grip.of(ui, FigureKind.PHI_CURVE, new Target.Threshold(1)).dragBy(4).release();
    assertThat(ui.figure(FigureKind.PHI_CURVE).marked().orElseThrow().target())
        .isEqualTo(new Target.Threshold(1));
    List<Node> boxes =
        Ui.call(
            () ->
                ui.figure(FigureKind.PHI_CURVE).lookupAll(".handle-focus").stream()
                    .filter(Node::isVisible)
                    .toList());
    assertThat(boxes).hasSize(1);
  }

  @Test
  void arrowKeysStayInTheListOfLessons() {
    Button first = ui.find("open-lesson-phi-from-four-intervals", Button.class);
    Ui.run(first::requestFocus);
    DetectorBench before = bench();
    ui.hands.push(KeyCode.RIGHT).push(KeyCode.RIGHT).push(KeyCode.DOWN);
    Ui.pulse();
    assertThat(Ui.call(() -> ui.stage.getScene().getFocusOwner().getId()))
        .isEqualTo("open-lesson-the-same-1200-ms");
    assertThat(bench()).isSameAs(before);
  }

  @Test
  void arrowKeysChooseAPolicyAndEnterAddsItOnce() {
    MenuButton add = ui.unfolded("add-overlay", MenuButton.class);
    Ui.run(add::requestFocus);
    Ui.pulse();
    ui.hands.push(KeyCode.SPACE);
    Ui.pulse();
    assertThat(add.isShowing()).isTrue();
    ui.hands.push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.DOWN).push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(bench().policies()).hasSize(2);
    assertThat(ui.window.model().history().undoDepth()).isEqualTo(1);
  }

  @Test
  void theTailIsTheSameNumberInItsBoxAndInItsFigureHoweverSmall() {
    Ui.run(() -> ui.window.model().apply(new SetNow(220_000)));
    Ui.pulse();
    String box = ui.find("survival", NumberField.class).field().getText();
    String reading = ui.figure(FigureKind.TAIL).painted().orElseThrow().reading();
    assertThat(box).matches("\\d\\.\\d+e-\\d{4}");
    String[] parts = box.split("e");
    assertThat(reading).contains(parts[0] + "×10^" + parts[1]);
  }

  @Test
  void aSilenceThatDoesNotExistIsRefusedOnlyUntilSomethingElseIsDone() {
    Ui.run(
        () ->
            ui.window
                .model()
                .apply(
                    new phiscope.bench.PolicyEdit.SetPolicy(
                        0,
                        PolicyDraft.of(bench().policy())
                            .upperEnd(
                                new phiscope.core.detector.PhiPolicy.UpperEnd.Cap(
                                    java.math.BigDecimal.ONE))
                            .policy())));
    NumberField phi = ui.find("phi-value", NumberField.class);
    Ui.run(() -> phi.field().requestFocus());
    ui.type("9");
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(reasons()).anyMatch(text -> text.contains("No silence"));
    assertThat(status()).contains("No silence");
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(reasons()).noneMatch(text -> text.contains("No silence"));
  }

  private List<String> reasons() {
    return Ui.call(
        () ->
            ui.stage.getScene().getRoot().lookupAll(".reason").stream()
                .filter(Node::isVisible)
                .map(node -> ((javafx.scene.control.Label) node).getText())
                .toList());
  }

  @Test
  void theStatusLineNeverTellsOfSomethingOlderThanTheDocument() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.O);
    Ui.pulse();
    assertThat(status()).startsWith("At one instant");
    Grip.of(ui, FigureKind.TAPE, new Target.Now()).dragBy(30).release();
    assertThat(status()).isEqualTo("Done: move now.");
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(status()).isEqualTo("Undone: move now.");
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    Ui.pulse();
    assertThat(status()).isEqualTo("Done again: move now.");
  }

  @Test
  void theAnswerOfALessonGoesWithTheWindowsSizeAndLeavesWithTheStep() {
    int step = revealADragged();
    Node line = marker();
    assertThat(line).isNotNull();
    assertAtAnswer(line);
    ui.size(1500, 900);
    Ui.pulse();
    assertAtAnswer(line);
    Ui.run(() -> ui.window.lesson().goTo(step == 0 ? 1 : 0));
    Ui.pulse();
    assertThat(marker()).isNull();
    revealADragged();
    Ui.run(() -> ui.window.lesson().leave());
    Ui.pulse();
    assertThat(marker()).isNull();
  }

  private Node marker() {
    return Ui.call(() -> ui.stage.getScene().lookup(".answer-marker"));
  }

  private LessonPlayer player() {
    return ui.window.lesson().player().orElseThrow();
  }

  private void assertAtAnswer(Node line) {
    Question.Drag drag =
        (Question.Drag) player().step().questions().get(LessonViewModel.draggedQuestion(player()));
    double answer = ui.window.lesson().movements().get(0).answer();
    FigureView figure = ui.figure(drag.figure());
    double pixel = figure.painted().orElseThrow().x().orElseThrow().pixel(answer);
    double middle =
        Ui.call(() -> line.getBoundsInParent().getMinX() + ((Region) line).getWidth() / 2);
    assertThat(middle).isCloseTo(pixel, within(1.0));
    phiscope.figure.Axis y = figure.painted().orElseThrow().y().orElseThrow();
    assertThat(Ui.call(() -> ((Region) line).getHeight()))
        .as("from edge to edge of the plot")
        .isCloseTo(Math.abs(y.end() - y.start()), within(1.0));
  }

  /** Reveals the first step of the first lesson that asks for a drag; without motion. */
  private int revealADragged() {
    Ui.run(() -> ui.window.workbench().change(s -> s.withReducedMotion(true)));
    Ui.run(() -> ui.window.lesson().start(LessonCatalogue.all().get(0), LessonMode.PROBLEM));
    int step = 0;
    while (LessonViewModel.draggedQuestion(player()) < 0) {
      step++;
      int next = step;
      Ui.run(() -> ui.window.lesson().goTo(next));
    }
    Ui.pulse();
    Ui.run(
        () -> {
          for (int i = 0; i < player().step().questions().size(); i++) {
            ui.window
                .lesson()
                .predict(
                    i,
                    player().step().questions().get(i) instanceof Question.Choice
                        ? new Prediction.Chosen(0)
                        : new Prediction.Guess(7));
          }
          ui.window.lesson().reveal();
        });
    Ui.pulse();
    return step;
  }

  @Test
  void aLessonGivesBackTheFiguresThatWereSeenBeforeIt() {
    assertThat(Ui.call(() -> ui.stage.getScene().lookup("#natural-frequencies"))).isNull();
    Ui.run(
        () ->
            ui.window
                .lesson()
                .start(LessonCatalogue.find("what-phi-is-not").orElseThrow(), LessonMode.PROBLEM));
    for (int i = 0; i < 6; i++) {
      int step = i;
      Ui.run(() -> ui.window.lesson().goTo(step));
      Ui.pulse();
    }
    Ui.run(() -> ui.window.lesson().leave());
    Ui.pulse();
    assertThat(Ui.call(() -> ui.stage.getScene().lookup("#posterior-curve"))).isNotNull();
    assertThat(Ui.call(() -> ui.stage.getScene().lookup("#natural-frequencies"))).isNull();
  }

  private boolean isDialogOpen() {
    return Ui.call(() -> ui.window.view().dialogs().isOpen());
  }

  /** A click beside a card that holds what somebody typed must not lose it. */
  @Test
  void aClickBesideADialogClosesItOnlyWhereNothingIsLost() {
    Point2D beside = Ui.call(() -> ui.window.view().root().localToScreen(5, 400));
    ui.hands.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
    Ui.pulse();
    assertThat(isDialogOpen()).isTrue();
    ui.hands.click(beside);
    Ui.pulse();
    assertThat(isDialogOpen()).as("the port that was typed").isTrue();
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    ui.hands.push(KeyCode.CONTROL, KeyCode.K);
    Ui.pulse();
    ui.hands.click(beside);
    Ui.pulse();
    assertThat(isDialogOpen()).as("the palette").isFalse();
  }

  @Test
  void thePaletteFindsAPlaceByWhatIsThereAndGoesThere() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.K);
    Ui.pulse();
    ui.type("thr");
    Ui.pulse();
    ListView<?> list = ui.find("palette-list", ListView.class);
    assertThat(list.getItems()).isNotEmpty();
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    ui.hands.push(KeyCode.CONTROL, KeyCode.K);
    Ui.pulse();
    ui.type("go to policy");
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(isDialogOpen()).isFalse();
    Node threshold = ui.find("policy-threshold", Node.class);
    assertThat(Ui.call(() -> threshold.getScene() != null && threshold.isVisible())).isTrue();
  }

  /** Whether a section is folded is for its title alone: a click inside it folds nothing. */
  @Test
  void aClickInsideASectionDoesNotFoldIt() {
    TextArea intervals = ui.unfolded("intervals", TextArea.class);
    TitledPane section = Ui.call(() -> sectionAround(intervals));
    Bounds inside = Ui.call(() -> intervals.localToScreen(intervals.getLayoutBounds()));
    ui.hands.click(new Point2D(inside.getCenterX(), inside.getCenterY()));
    Ui.pulse();
    assertThat(section.isExpanded()).isTrue();
    ui.hands.push(KeyCode.SPACE);
    ui.hands.push(KeyCode.ESCAPE);
    Ui.pulse();
    assertThat(section.isExpanded()).isTrue();
  }

  private static TitledPane sectionAround(Node node) {
    Node at = node;
    while (!(at instanceof TitledPane)) {
      at = at.getParent();
    }
    return (TitledPane) at;
  }
}
