package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.TapeEdit.SetCrash;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle.Target;
import phiscope.ui.view.FigureView;
import phiscope.ui.viewmodel.BenchViewModel;

/** Every gesture of the mouse, on the real window. */
class MouseGestureTest {
  private Ui ui;
  private BenchViewModel model;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    model = ui.window.model();
  }

  private DetectorBench bench() {
    return model.bench();
  }

  private List<Long> arrivals() {
    HeartbeatTrace trace = bench().tape().heartbeats();
    return LongStream.range(0, trace.size()).map(i -> trace.arrival((int) i)).boxed().toList();
  }

  private void assertOneStepTakesItBack(DetectorBench before) {
    assertThat(model.history().undoDepth()).isEqualTo(1);
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(bench()).isEqualTo(before);
  }

  @Test
  void draggingNowOnTheTapeChangesTheSilence() {
    DetectorBench before = bench();
    Grip.of(ui, FigureKind.TAPE, new Target.Now()).dragTo(58).release();
    assertThat(bench().now() / 1000.0).isCloseTo(58, within(0.3));
    assertThat(model.reading().main().elapsed()).isEqualTo(OptionalLong.of(bench().now() - 40_000));
    assertOneStepTakesItBack(before);
  }

  @Test
  void draggingTheSilenceInTheTailMovesNow() {
    DetectorBench before = bench();
    Grip.of(ui, FigureKind.TAIL, new Target.Silence()).dragTo(15).release();
    assertThat(bench().now() / 1000.0).isCloseTo(55, within(0.1));
    assertOneStepTakesItBack(before);
  }

  @Test
  void draggingTheSilenceUnderThePhiCurveMovesNow() {
    Grip.of(ui, FigureKind.PHI_CURVE, new Target.Silence()).dragTo(12).release();
    assertThat(bench().now() / 1000.0).isCloseTo(52, within(0.1));
  }

  @Test
  void draggingTheEdgeOfABarChangesThatIntervalAndMovesAllLaterHeartbeats() {
    DetectorBench before = bench();
    Grip.of(ui, FigureKind.TAPE, new Target.IntervalLength(0, 2)).dragBy(40).release();
    List<Long> arrivals = arrivals();
    long longer = arrivals.get(2) - 16_000;
    assertThat(longer).isPositive();
    assertThat(arrivals)
        .containsExactly(0L, 8_000L, 16_000 + longer, 28_000 + longer, 40_000 + longer);
    assertOneStepTakesItBack(before);
  }

  @Test
  void draggingAMarkMovesOneArrivalOnly() {
    DetectorBench before = bench();
    Grip.of(ui, FigureKind.TAPE, new Target.HeartbeatArrival(0, 3)).dragBy(30).release();
    List<Long> arrivals = arrivals();
    assertThat(arrivals.get(3)).isGreaterThan(28_000);
    assertThat(arrivals).contains(0L, 8_000L, 16_000L, 40_000L).hasSize(5);
    assertOneStepTakesItBack(before);
  }

  @Test
  void draggingAThresholdChangesThatConsumer() {
    DetectorBench before = bench();
    Grip.of(ui, FigureKind.PHI_CURVE, new Target.Threshold(1)).dragTo(1.5).release();
    assertThat(bench().consumers().get(1).threshold().doubleValue()).isCloseTo(1.5, within(0.05));
    assertThat(bench().consumers().get(0).threshold()).isEqualTo(BigDecimal.ONE);
    assertOneStepTakesItBack(before);
  }

  @Test
  void draggingThePriorChangesIt() {
    DetectorBench before = bench();
    Grip.of(ui, FigureKind.POSTERIOR_CURVE, new Target.Prior()).dragTo(0.1).release();
    assertThat(bench().prior().doubleValue()).isCloseTo(0.1, within(0.02));
    assertOneStepTakesItBack(before);
  }

  @Test
  void draggingTheCrashMovesIt() {
    Ui.run(() -> model.apply(new SetCrash(0, OptionalLong.of(44_000))));
    Ui.pulse();
    Grip.of(ui, FigureKind.TAPE, new Target.Crash(0)).dragTo(48).release();
    assertThat(bench().tape().crash().orElseThrow() / 1000.0).isCloseTo(48, within(0.3));
  }

  @Test
  void escapeDuringADragBringsEverythingBack() {
    DetectorBench before = bench();
    Grip grip = Grip.of(ui, FigureKind.TAPE, new Target.Now()).dragBy(60);
    assertThat(bench()).isNotEqualTo(before);
    grip.escapeAndRelease();
    assertThat(bench()).isEqualTo(before);
    assertThat(model.history().canUndo()).isFalse();
  }

  @Test
  void theValueIsShownWhileItIsDragged() {
    Grip grip = Grip.of(ui, FigureKind.TAPE, new Target.Now()).dragBy(60);
    String now = bench().scale().toTime(bench().now()).toPlainString();
    assertThat(now).isNotEqualTo("54");
    assertThat(shownValues()).singleElement().asString().contains(now);
    grip.release();
    assertThat(shownValues()).isEmpty();
  }

  private List<String> shownValues() {
    return Ui.call(
        () ->
            ui.stage.getScene().getRoot().lookupAll(".handle-value").stream()
                .filter(javafx.scene.Node::isVisible)
                .map(label -> ((javafx.scene.control.Label) label).getText())
                .toList());
  }

  private Point2D onTape(double time, double fraction) {
    FigureView tape = ui.figure(FigureKind.TAPE);
    double x = tape.painted().orElseThrow().x().orElseThrow().pixel(time);
    return Ui.call(() -> tape.localToScreen(x, tape.getHeight() * fraction));
  }

  @Test
  void aDoubleClickOnTheTapeAddsAHeartbeat() {
    DetectorBench before = bench();
    ui.hands.moveTo(onTape(57.5, 0.35));
    ui.hands.click(MouseButton.PRIMARY).click(MouseButton.PRIMARY);
    Ui.pulse();
    assertThat(arrivals()).hasSize(6);
    assertThat(arrivals().get(5) / 1000.0).isCloseTo(57.5, within(0.3));
    assertOneStepTakesItBack(before);
  }

  @Test
  void aClickOnAMarkAndDeleteRemovesIt() {
    DetectorBench before = bench();
    Grip.of(ui, FigureKind.TAPE, new Target.HeartbeatArrival(0, 1)).dragBy(0).release();
    assertThat(model.history().canUndo()).isFalse();
    ui.hands.push(KeyCode.DELETE);
    Ui.pulse();
    assertThat(arrivals()).containsExactly(0L, 16_000L, 28_000L, 40_000L);
    assertOneStepTakesItBack(before);
  }

  @Test
  void aDragWithShiftPaintsJitter() {
    DetectorBench before = bench();
    ui.hands.moveTo(onTape(5, 0.4)).press(KeyCode.SHIFT).press(MouseButton.PRIMARY);
    ui.hands.moveTo(onTape(20, 0.4)).moveTo(onTape(31, 0.4));
    ui.hands.release(MouseButton.PRIMARY).release(KeyCode.SHIFT);
    Ui.pulse();
    assertThat(arrivals()).hasSize(5).isNotEqualTo(List.of(0L, 8_000L, 16_000L, 28_000L, 40_000L));
    assertThat(arrivals().get(0)).isZero();
    assertThat(arrivals().get(4)).isEqualTo(40_000L);
    assertOneStepTakesItBack(before);
  }

  @Test
  void theWheelZoomsTheTapeAndNotTheDocument() {
    DetectorBench before = bench();
    ui.hands.moveTo(onTape(40, 0.4));
    ui.hands.wheel(-3);
    Ui.pulse();
    assertThat(model.options().span()).isPresent();
    assertThat(bench()).isSameAs(before);
    Ui.run(model::showWholeTape);
  }

  /** Clicks on an item of the open menu, which is a window of its own. */
  private void chooseItem(String verb) {
    Point2D at =
        Ui.call(
            () ->
                javafx.stage.Window.getWindows().stream()
                    .filter(window -> window != ui.stage)
                    .map(window -> window.getScene().lookup("#verb-" + verb))
                    .filter(java.util.Objects::nonNull)
                    .findFirst()
                    .map(
                        item ->
                            item.localToScreen(
                                item.getLayoutBounds().getCenterX(),
                                item.getLayoutBounds().getCenterY()))
                    .orElseThrow(() -> new AssertionError("no open menu has " + verb)));
    ui.hands.click(at);
  }

  private void choose(String verb, Target target) {
    ui.hands.moveTo(Grip.of(ui, FigureKind.TAPE, target).point());
    ui.hands.click(MouseButton.SECONDARY);
    Ui.pulse();
    chooseItem(verb);
    Ui.pulse();
  }

  @Test
  void theMenuOfAHeartbeatLosesDuplicatesDelaysAndRestarts() {
    Target second = new Target.HeartbeatArrival(0, 2);
    choose("lose", second);
    assertThat(bench().tape().heartbeats().get(2).fate()).isEqualTo(Heartbeat.Fate.LOST);
    choose("deliver", second);
    assertThat(bench().tape().heartbeats().get(2).fate()).isEqualTo(Heartbeat.Fate.DELIVERED);
    choose("duplicate", second);
    assertThat(bench().tape().heartbeats().get(3).sequence()).isEqualTo(2);
    Ui.run(model::undo);
    Ui.pulse();
    choose("late", second);
    assertThat(bench().tape().heartbeats().get(2).sequence()).isEqualTo(3);
    assertThat(bench().tape().heartbeats().get(3).sequence()).isEqualTo(2);
    Ui.run(model::undo);
    Ui.pulse();
    choose("restart", second);
    assertThat(bench().tape().heartbeats().get(2))
        .isEqualTo(new Heartbeat(0, 16_000, 1, Heartbeat.Fate.DELIVERED));
  }

  @Test
  void theMenuOfThePlaceCrashesAndPauses() {
    ui.hands.moveTo(onTape(45, 0.35));
    ui.hands.click(MouseButton.SECONDARY);
    Ui.pulse();
    chooseItem("crash");
    Ui.pulse();
    assertThat(bench().tape().crash().orElseThrow() / 1000.0).isCloseTo(45, within(0.3));
    ui.hands.moveTo(onTape(20, 0.9));
    ui.hands.click(MouseButton.SECONDARY);
    Ui.pulse();
    chooseItem("pauseObserver");
    Ui.pulse();
    assertThat(bench().tape().pauses()).hasSize(1);
  }
}
