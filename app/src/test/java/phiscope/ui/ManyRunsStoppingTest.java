package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.ui.Ui.awaitShown;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.HeartbeatEdit;
import phiscope.bench.RunsPlan;
import phiscope.bench.SeedRange;
import phiscope.bench.SettingEdit.SetRuns;
import phiscope.bench.TapeEdit;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;
import phiscope.figure.Mark;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.BenchViewModel;

/** What many runs say while they run and once they are stopped, and what stays of them. */
class ManyRunsStoppingTest {
  private final Ui ui = Ui.fresh();
  private final BenchViewModel model = ui.window.model();

  @BeforeEach
  void showThePanel() {
    Ui.run(() -> ui.window.view().deck().reveal("runs"));
    Ui.pulse();
  }

  @AfterEach
  void leaveNothingRunning() {
    Ui.run(() -> stop().fire());
  }

  private <T> T node(String id, Class<T> type) {
    return type.cast(ui.stage.getScene().getRoot().lookup(id));
  }

  private Button run() {
    return node("#runs-run", Button.class);
  }

  private Button stop() {
    return node("#runs-stop", Button.class);
  }

  private String told() {
    return node("#runs-told", Label.class).getText();
  }

  private RunFigureView view() {
    return node("#runs", RunFigureView.class);
  }

  private String reading() {
    return view().painted().map(picture -> picture.figure().reading()).orElse("");
  }

  private void plan(int runs, int heartbeats) {
    RunsPlan plan =
        new RunsPlan(
            new SeedRange(1, runs),
            OptionalInt.of(heartbeats),
            OptionalInt.empty(),
            BigDecimal.ONE);
    Ui.run(() -> model.apply(new SetRuns(plan)));
    Ui.pulse();
  }

  /** So many heartbeats that no other test of the window has asked the same. */
  private void beginLong(int heartbeats) {
    plan(1_000_000, heartbeats);
    Ui.run(() -> run().fire());
    awaitShown(() -> told().matches("Running: [1-9][0-9\u00a0]* of 1\u00a0000\u00a0000 runs\\..*"));
  }

  private void stopThem() {
    Ui.run(() -> stop().fire());
    awaitShown(() -> stop().isDisabled());
  }

  private static Bounds place(Node node) {
    return Ui.call(() -> node.localToScene(node.getLayoutBounds()));
  }

  @Test
  void whatTakesLongIsStoppedAndShowsWhatWasDone() {
    beginLong(2001);
    stopThem();
    assertThat(status()).startsWith("Stopped after ").endsWith(": those that were done are shown.");
    String told = Ui.call(this::told);
    assertThat(told)
        .containsPattern("^Stopped after [1-9][0-9\u00a0]* of 1\u00a0000\u00a0000 runs: those ");
    String done = told.replaceAll("^Stopped after ([0-9\u00a0]+) .*", "$1");
    assertThat(Ui.call(this::reading)).startsWith(done + " runs, watched for ");
    assertThat(Ui.call(() -> run().isDisabled())).isFalse();
  }

  @Test
  void aDoubleClickBeginsThemAndStopsNothing() {
    plan(1_000_000, 2000);
    Bounds before = place(run());
    assertThat(Ui.call(() -> stop().isDisabled())).isTrue();
    Ui.run(
        () -> {
          run().fire();
          run().fire();
        });
    awaitShown(() -> !stop().isDisabled());
    Ui.run(() -> run().fire());
    awaitShown(() -> told().matches("Running: [1-9][0-9\u00a0]* of 1\u00a0000\u00a0000 runs\\..*"));
    assertThat(Ui.call(() -> run().isDisabled())).isTrue();
    assertThat(place(run())).isEqualTo(before);
    assertThat(place(stop()).intersects(before)).isFalse();
  }

  @Test
  void whatWasFoundBeforeStaysWhenOthersAreStopped() {
    plan(10, 200);
    Ui.run(() -> run().fire());
    awaitShown(() -> reading().startsWith("10 runs, "));
    beginLong(2002);
    Ui.run(model::undo);
    awaitShown(() -> reading().startsWith("10 runs, "));
    assertThat(Ui.call(this::told))
        .startsWith("Still running for the document as it was before the last change: ");
    // The runs of the document as it is now could be begun instead.
    assertThat(Ui.call(() -> run().isDisabled())).isFalse();
    stopThem();
    assertThat(Ui.call(this::told))
        .containsPattern("^Stopped after [0-9\u00a0]+ of 1\u00a0000\u00a0000 runs\\. ");
    assertThat(Ui.call(this::reading)).startsWith("10 runs, ");
    Ui.run(model::redo);
    Ui.pulse();
    assertThat(Ui.call(this::told))
        .containsPattern("^Stopped after [0-9\u00a0]+ of 1\u00a0000\u00a0000 runs: ");
    assertThat(Ui.call(this::reading)).doesNotStartWith("10 runs, ").contains(" runs, watched for");
  }

  @Test
  void itIsSaidOnceThatNothingWasRunAndNeverWhileItRuns() {
    assertThat(Ui.call(this::told)).containsOnlyOnce("Nothing was run yet");
    assertThat(Ui.call(this::reading)).isEmpty();
    assertThat(Ui.call(() -> view().painted().orElseThrow()).figure().marks())
        .noneMatch(Mark.Text.class::isInstance);
    beginLong(2003);
    assertThat(Ui.call(this::reading)).isEmpty();
    assertThat(Ui.call(this::told)).doesNotContain("Nothing was run yet");
  }

  @Test
  void aChangeByHandIsNotInTheRunsAndThatIsSaid() {
    Ui.run(
        () ->
            model.apply(
                TapeEdit.GenerateTape.of(
                    0, GeneratorSettings.plain(7, 30, new IntervalDistribution.Uniform(5, 15)))));
    Ui.pulse();
    assertThat(Ui.call(this::told)).contains("has the generator of").doesNotContain("by hand");
    Ui.run(() -> model.apply(new HeartbeatEdit.RemoveHeartbeat(0, 12)));
    Ui.pulse();
    assertThat(Ui.call(this::told))
        .contains("What was changed by hand on the tape is not in the runs.");
    Ui.run(model::undo);
    Ui.pulse();
    assertThat(Ui.call(this::told)).doesNotContain("by hand");
  }

  /** They are in no figure: that of another document is empty. */
  @Test
  void theEndOfRunsThatAreNotShownIsNotTold() {
    beginLong(2004);
    Ui.run(
        () ->
            model.apply(
                TapeEdit.GenerateTape.of(
                    0, GeneratorSettings.plain(9, 31, new IntervalDistribution.Uniform(5, 15)))));
    Ui.pulse();
    String before = status();
    stopThem();
    assertThat(Ui.call(this::reading)).isEmpty();
    assertThat(status()).isEqualTo(before);
  }

  /** It may differ in the plan alone, and has been asked nothing yet. */
  @Test
  void runsOfTheDocumentBeforeAreNotThoseOfAnEarlierPlanOfThisOne() {
    plan(20, 205);
    DetectorBench other = Ui.call(model::bench);
    beginLong(2005);
    Ui.run(() -> ui.window.document().opened(other, Optional.empty()));
    Ui.pulse();
    stopThem();
    assertThat(Ui.call(this::reading)).isEmpty();
    assertThat(Ui.call(this::told)).doesNotContain("earlier plan");
  }

  private String status() {
    return Ui.call(() -> ui.window.workbench().statusProperty().get());
  }
}
