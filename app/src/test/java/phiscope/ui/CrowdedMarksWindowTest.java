package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle.Target;
import phiscope.ui.view.FigureView;

/** Where heartbeats lie too close to be dragged, the window says what would help. */
class CrowdedMarksWindowTest {
  private static final String CROWDED =
      "The heartbeats stand too close here for one to be dragged. Turn the wheel to zoom in.";

  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  private void openCrowded() {
    Ui.run(() -> ui.window.document().opened(PendingTest.longDocument(), Optional.empty()));
    Ui.pulse();
    assertThat(marks()).isZero();
  }

  private FigureView tape() {
    return ui.figure(FigureKind.TAPE);
  }

  private long marks() {
    return tape().painted().orElseThrow().handles().stream()
        .filter(handle -> handle.target() instanceof Target.HeartbeatArrival)
        .count();
  }

  /** Where the marks stand, at a time. */
  private Point2D mark(double time) {
    double x = tape().painted().orElseThrow().x().orElseThrow().pixel(time);
    double line = 0.7 * tape().getHeight();
    return Ui.call(() -> tape().localToScreen(x, line));
  }

  private void dragFrom(Point2D from) {
    ui.hands.moveTo(from).press(MouseButton.PRIMARY);
    ui.hands.moveTo(from.add(20, 0)).moveTo(from.add(40, 0)).release(MouseButton.PRIMARY);
    Ui.pulse();
  }

  private String status() {
    return Ui.call(() -> ui.window.workbench().statusProperty().get());
  }

  private boolean isHinted(String beginning) {
    return Ui.call(
        () ->
            ui.stage.getScene().getRoot().lookupAll(".hint").stream()
                .filter(javafx.scene.control.Label.class::isInstance)
                .anyMatch(
                    hint -> ((javafx.scene.control.Label) hint).getText().startsWith(beginning)));
  }

  @Test
  void aDragAmidMarksTooCloseToBeToldApartSaysThatTheWheelZoomsIn() {
    openCrowded();
    DetectorBench before = ui.window.model().bench();
    dragFrom(mark(15_000_000));
    assertThat(status()).isEqualTo(CROWDED);
    assertThat(ui.window.model().bench()).isSameAs(before);
  }

  @Test
  void theHintNamesWhatCanBeDraggedAmidThem() {
    openCrowded();
    assertThat(isHinted("Wheel: zoom in")).isTrue();
    assertThat(isHinted("Drag a bar's edge")).isFalse();
  }

  @Test
  void afterTheWheelMarksCanBeDraggedAndTheHintSaysSo() {
    openCrowded();
    ui.hands.moveTo(mark(15_000_000));
    for (int i = 0; i < 40 && marks() == 0; i++) {
      ui.hands.wheel(1);
      Ui.pulse();
    }
    assertThat(marks()).isPositive();
    assertThat(isHinted("Drag a bar's edge")).isTrue();
    assertThat(isHinted("Wheel: zoom in")).isFalse();
  }

  @Test
  void aDragWhereThereIsNothingSaysNothingOfTheKind() {
    dragFrom(mark(55));
    assertThat(status()).isNotEqualTo(CROWDED);
    assertThat(isHinted("Drag a bar's edge")).isTrue();
  }
}
