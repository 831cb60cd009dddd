package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.PolicyEdit.SetFixedTimeouts;
import phiscope.bench.PolicyEdit.SetPolicy;
import phiscope.bench.TapeEdit.AddPause;
import phiscope.core.detector.PhiPolicy.ModelParameters.Given;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.trace.Pause;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle.Target;
import phiscope.ui.view.FigureView;

/** Mean, sigma, fixed timeouts and pauses: by mouse, by keys, and typed over the figure. */
class HandleGestureTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    ui.size(1920, 1080);
  }

  private DetectorBench bench() {
    return ui.window.model().bench();
  }

  private Given given() {
    return (Given) bench().policy().parameters();
  }

  private void typedModel() {
    Given ten = new Given(BigDecimal.TEN, BigDecimal.valueOf(2));
    Ui.run(
        () ->
            ui.window
                .model()
                .apply(
                    new SetPolicy(0, PolicyDraft.of(bench().policy()).parameters(ten).policy())));
    Ui.pulse();
  }

  private void assertOneStep(DetectorBench before) {
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(bench()).isEqualTo(before);
  }

  /** Enter on the handle that has the focus, a value, Enter. */
  private void type(FigureKind kind, Target target, String value) {
    FigureView view = ui.figure(kind);
    // A figure that has the focus already marks no handle unasked.
    Ui.run(ui.stage.getScene().getRoot()::requestFocus);
    Ui.run(view::requestFocus);
    for (int i = 0; i < 40; i++) {
      if (view.marked().orElseThrow().target().equals(target)) {
        ui.hands.push(KeyCode.ENTER);
        Ui.pulse();
        ui.type(value);
        ui.hands.push(KeyCode.ENTER);
        Ui.pulse();
        return;
      }
      ui.hands.push(KeyCode.CONTROL, KeyCode.RIGHT);
      Ui.pulse();
    }
    throw new AssertionError("the keys never reach " + target);
  }

  @Test
  void meanAndSigmaOfATypedModelAreDraggedInTheTail() {
    typedModel();
    DetectorBench before = bench();
    Grip.of(ui, FigureKind.TAIL, new Target.Mean()).dragBy(40).release();
    assertThat(given().mean()).isGreaterThan(BigDecimal.TEN);
    assertThat(given().std()).isEqualByComparingTo("2");
    assertOneStep(before);
    Grip.of(ui, FigureKind.TAIL, new Target.Sigma()).dragBy(-15).release();
    assertThat(given().mean()).isEqualByComparingTo("10");
    assertThat(given().std()).isNotEqualByComparingTo(BigDecimal.valueOf(2));
    assertOneStep(before);
  }

  @Test
  void meanAndSigmaAreTypedOverTheTail() {
    typedModel();
    type(FigureKind.TAIL, new Target.Mean(), "11.5");
    assertThat(given().mean()).isEqualByComparingTo("11.5");
    type(FigureKind.TAIL, new Target.Sigma(), "3");
    assertThat(given().std()).isEqualByComparingTo("3");
  }

  @Test
  void aFixedTimeoutIsDraggedKeyedAndTypedOverThePhiCurve() {
    Ui.run(() -> ui.window.model().apply(new SetFixedTimeouts(List.of(BigDecimal.valueOf(9)))));
    Ui.pulse();
    DetectorBench before = bench();
    Target line = new Target.FixedTimeoutLine(0);
    Grip.of(ui, FigureKind.PHI_CURVE, line).dragBy(-30).release();
    assertThat(bench().fixedTimeouts().get(0)).isLessThan(BigDecimal.valueOf(9));
    BigDecimal dragged = bench().fixedTimeouts().get(0);
    ui.hands.push(KeyCode.RIGHT);
    Ui.pulse();
    assertThat(bench().fixedTimeouts().get(0)).isGreaterThan(dragged);
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    assertOneStep(before);
    type(FigureKind.PHI_CURVE, line, "7.25");
    assertThat(bench().fixedTimeouts().get(0)).isEqualByComparingTo("7.25");
  }

  @Test
  void theEndsOfAPauseAreDraggedAndTypedOnTheTape() {
    Ui.run(
        () ->
            ui.window.model().apply(new AddPause(0, new Pause(Pause.Who.NETWORK, 43_000, 49_000))));
    Ui.pulse();
    DetectorBench before = bench();
    Grip.of(ui, FigureKind.TAPE, new Target.PauseEdge(0, 0, true)).dragTo(51).release();
    assertThat(bench().tape().pauses().get(0).to()).isBetween(50_500L, 51_500L);
    assertThat(bench().tape().pauses().get(0).from()).isEqualTo(43_000);
    assertOneStep(before);
    type(FigureKind.TAPE, new Target.PauseEdge(0, 0, false), "42");
    assertThat(bench().tape().pauses().get(0).from()).isEqualTo(42_000);
  }

  /** A quick hand on a busy machine: the last place comes with the release, not with a move. */
  @Test
  void aDragEndsWhereTheButtonIsLetGo() {
    FigureView tape = ui.figure(FigureKind.TAPE);
    Target bar = new Target.IntervalLength(0, 2);
    Grip grip = Grip.of(ui, FigureKind.TAPE, bar);
    double before = bench().tape().heartbeats().arrival(2);
    Point2D at = Ui.call(() -> tape.screenToLocal(grip.point()));
    double unit =
        Ui.call(() -> tape.painted().orElseThrow().x().orElseThrow().pixel(1))
            - Ui.call(() -> tape.painted().orElseThrow().x().orElseThrow().pixel(0));
    Ui.run(
        () -> {
          fire(tape, MouseEvent.MOUSE_PRESSED, at);
          fire(tape, MouseEvent.MOUSE_DRAGGED, at.add(unit, 0));
          fire(tape, MouseEvent.MOUSE_RELEASED, at.add(4 * unit, 0));
        });
    assertThat((bench().tape().heartbeats().arrival(2) - before) / 1000).isBetween(3.9, 4.1);
  }

  private static void fire(FigureView on, EventType<MouseEvent> type, Point2D at) {
    Point2D place = on.localToScene(at);
    boolean pressed = type != MouseEvent.MOUSE_RELEASED;
    on.fireEvent(
        new MouseEvent(
            type,
            place.getX(),
            place.getY(),
            0,
            0,
            MouseButton.PRIMARY,
            1,
            false,
            false,
            false,
            false,
            pressed,
            false,
            false,
            false,
            false,
            type == MouseEvent.MOUSE_PRESSED,
            null));
  }
}
