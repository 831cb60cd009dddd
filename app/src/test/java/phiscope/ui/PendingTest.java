package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.scene.Node;
import javafx.scene.control.Button;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.OpeningBench;
import phiscope.bench.PolicyEdit.AddPolicy;
import phiscope.bench.PolicyEdit.SetPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.detector.StoppedFold;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.figure.DetectorFigures;
import phiscope.figure.FigureKind;
import phiscope.ui.view.FigureView;
import phiscope.ui.viewmodel.BenchViewModel;

/** A document too long to be read within a frame: what is shown is right as soon as it settles. */
class PendingTest {
  private static final int HEARTBEATS = 30_000;

  private Ui ui;
  private BenchViewModel model;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    model = ui.window.model();
    ui.size(1920, 1080);
    Ui.run(() -> ui.window.document().opened(longDocument(), Optional.empty()));
    settle();
  }

  static DetectorBench longDocument() {
    Random random = new Random(7);
    List<Heartbeat> heartbeats = new ArrayList<>();
    long at = 0;
    for (int i = 0; i < HEARTBEATS; i++) {
      heartbeats.add(Heartbeat.delivered(i, at));
      at += 1000 + Math.abs(Math.round(random.nextGaussian() * 80));
    }
    DetectorBench opening = OpeningBench.document();
    DetectorBench bench =
        new DetectorBench(
            "long",
            new TickScale(TimeUnit.MILLISECOND, 0),
            List.of(new Tape("A", HeartbeatTrace.of(heartbeats), OptionalLong.empty(), List.of())),
            List.of(Presets.policy(Preset.HAYASHIBARA, TimeUnit.MILLISECOND)),
            List.of(),
            at + 300,
            opening.instantOrder(),
            OptionalLong.empty(),
            opening.consumers(),
            opening.prior());
    return new AddPolicy(Presets.policy(Preset.PEKKO, TimeUnit.MILLISECOND)).apply(bench);
  }

  private boolean isMarked() {
    return Ui.call(
        () ->
            ui.stage.getScene().getRoot().lookupAll(".pending-mark").stream()
                .anyMatch(Node::isVisible));
  }

  private void settle() {
    Ui.pulse();
    Ui.await(() -> !model.pendingProperty().get() && !isMarked());
  }

  private List<FigureView> views() {
    return Ui.call(
        () ->
            ui.stage.getScene().getRoot().lookupAll(".figure-view").stream()
                .filter(FigureView.class::isInstance)
                .map(FigureView.class::cast)
                .toList());
  }

  private void assertPainted() {
    var reading = DetectorReader.read(model.bench());
    assertThat(Ui.call(model::reading)).isEqualTo(reading);
    for (FigureView view : views()) {
      assertThat(view.painted().orElseThrow())
          .isEqualTo(
              DetectorFigures.of(view.kind(), reading, view.tape(), view.frame().orElseThrow()));
    }
  }

  private void threshold(String value) {
    model.apply(
        new SetPolicy(
            0, PolicyDraft.of(model.bench().policy()).threshold(new BigDecimal(value)).policy()));
  }

  @Test
  void aChangeOfPolicyOverTheWholeTapeIsShownAsPendingUntilItIsRight() {
    Ui.run(
        () -> {
          for (int i = 1; i < 30; i++) {
            threshold("8." + i);
          }
          assertThat(model.history().undoDepth()).isEqualTo(29);
        });
    settle();
    assertThat(model.bench().policy().threshold()).isEqualByComparingTo("8.29");
    assertPainted();
    Ui.run(() -> model.undo());
    settle();
    assertPainted();
  }

  @Test
  void theTradeOffIsComputedInTheBackgroundAndRightInTheEnd() {
    Ui.run(() -> ui.window.view().deck().reveal("course"));
    Ui.run(
        () ->
            ui.stage.getScene().getRoot().lookupAll(".kind-tab").stream()
                .map(javafx.scene.control.ToggleButton.class::cast)
                .filter(tab -> tab.getText().equals("Trade-off"))
                .forEach(javafx.scene.control.ToggleButton::fire));
    settle();
    assertThat(views()).anyMatch(view -> view.kind() == FigureKind.TRADE_OFF);
    Ui.run(() -> threshold("9.5"));
    settle();
    assertPainted();
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), "long-trade-off"));
  }

  @Test
  void anotherDocumentNeverShowsTheReadingOfTheOneBefore() {
    Ui.run(
        () -> {
          threshold("9");
          ui.window.document().opened(OpeningBench.document("a", "b"), Optional.empty());
          assertThat(model.reading().bench()).isSameAs(model.bench());
        });
    settle();
    assertPainted();
    assertThat(model.reading().bench()).isSameAs(model.bench());
  }

  @Test
  void aReadingIsStoppedInTheMiddleOfATape() {
    AtomicInteger asked = new AtomicInteger();
    DetectorReading before = DetectorReader.read(OpeningBench.document());
    assertThatThrownBy(
            () -> DetectorReader.read(longDocument(), before, () -> asked.incrementAndGet() > 5))
        .isInstanceOf(StoppedFold.class);
    assertThat(asked).hasValue(6);
    assertThat(DetectorReader.read(longDocument(), before, () -> false))
        .isEqualTo(DetectorReader.read(longDocument()));
  }

  @Test
  void whatTakesLongIsStoppedByTakingBackTheStepThatAskedForIt() {
    // Nobody computes: however fast the machine, the reading is still to come.
    List<Runnable> held = new ArrayList<>();
    BenchViewModel slow =
        Ui.call(
            () ->
                new BenchViewModel(
                    longDocument(),
                    ui.window.workbench().messagesProperty(),
                    held::add,
                    Runnable::run));
    DetectorBench before = slow.bench();
    Ui.run(
        () -> {
          slow.apply(
              new SetPolicy(
                  0, PolicyDraft.of(before.policy()).threshold(new BigDecimal("9")).policy()));
          assertThat(slow.pendingProperty().get()).isTrue();
          slow.cancelReading();
        });
    assertThat(slow.bench()).isEqualTo(before);
    assertThat(slow.pendingProperty().get()).isFalse();
    Ui.run(() -> held.forEach(Runnable::run));
    assertThat(slow.reading()).isEqualTo(DetectorReader.read(before));
  }

  @Test
  void thereIsNothingToStopWhereNothingIsComputed() {
    assertThat(ui.find("stop-reading", Button.class).isVisible()).isFalse();
  }
}
