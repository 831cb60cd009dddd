package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle.Target;
import phiscope.ui.view.FigureView;
import phiscope.ui.viewmodel.GeneratorDesk;

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
    for (int i = 0; i < 60 && isHinted("Wheel: zoom in"); i++) {
      ui.hands.wheel(1);
      Ui.pulse();
    }
    assertThat(marks()).isPositive();
    assertThat(isHinted("Drag a bar's edge")).isTrue();
    assertThat(isHinted("Wheel: zoom in")).isFalse();
  }

  /** Of 200 heartbeats with normal intervals a few stand apart by chance. */
  @Test
  void whereOnlyAFewMarksCanBeDraggedTheHintSaysWhatFreesTheOthers() {
    Ui.run(
        () -> {
          GeneratorDesk desk = new GeneratorDesk(ui.window.model(), 0);
          desk.set(desk.first(1));
        });
    ui.size(1920, 720);
    assertThat(marks()).isBetween(1L, 99L);
    assertThat(isHinted("Wheel: zoom in")).isTrue();
    assertThat(isHinted("Drag a bar's edge")).isFalse();
  }

  /** Eight pixels apart there is no grip between two marks, but each can be dragged. */
  @Test
  void aDragBesideMarksThatCanBeDraggedDoesNotSendToTheWheel() {
    Ui.run(
        () -> {
          GeneratorDesk desk = new GeneratorDesk(ui.window.model(), 0);
          desk.set(GeneratorSettings.plain(1, 80, new IntervalDistribution.Normal(10_000, 0)));
        });
    Ui.pulse();
    assertThat(marks()).isGreaterThan(70);
    dragFrom(mark(205).subtract(0, 10));
    assertThat(status()).isNotEqualTo(CROWDED);
  }

  @Test
  void aDragWhereThereIsNothingSaysNothingOfTheKind() {
    dragFrom(mark(55));
    assertThat(status()).isNotEqualTo(CROWDED);
    assertThat(isHinted("Drag a bar's edge")).isTrue();
  }
}
