package phiscope.ui.viewmodel.swim;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import phiscope.bench.SeedRange;
import phiscope.core.swim.SwimOutcome;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.SwimSweep;
import phiscope.figure.swim.SweepSummary;
import phiscope.ui.FxThread;

/** Runs a scenario with many seeds beside the window, with progress; it can be stopped. */
public final class SweepDesk {
  private final Runnable onChange;
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(false);
  private ExecutorService thread;
  private AtomicBoolean cancelled = new AtomicBoolean(false);
  private Optional<Summed> summed = Optional.empty();
  private int done;

  /** A summary and what it is of. */
  private record Summed(SwimScenario scenario, SweepSummary summary) {}

  public SweepDesk(Runnable onChange) {
    this.onChange = onChange;
  }

  public ReadOnlyBooleanProperty runningProperty() {
    return running.getReadOnlyProperty();
  }

  /** How many runs are done. */
  public int done() {
    return done;
  }

  /** What the last runs added up to, if they were of this scenario. */
  public Optional<SweepSummary> summaryOf(SwimScenario scenario) {
    return summed.filter(last -> last.scenario().equals(scenario)).map(Summed::summary);
  }

  public void begin(SwimScenario scenario, SeedRange seeds) {
    cancelled.set(true);
    AtomicBoolean mine = new AtomicBoolean(false);
    cancelled = mine;
    running.set(true);
    done = 0;
    onChange.run();
    if (thread == null) {
      thread = FxThread.background("swim-sweep");
    }
    thread.execute(() -> work(scenario, seeds, mine));
  }

  private void work(SwimScenario scenario, SeedRange seeds, AtomicBoolean mine) {
    List<SwimOutcome> outcomes =
        SwimSweep.runs(
            scenario,
            seeds.from(),
            seeds.from() + seeds.count() - 1,
            SwimSweep.toTheHorizon(),
            mine::get,
            count -> FxThread.run(() -> progressed(mine, count)));
    SweepSummary summary = SweepSummary.of(scenario, outcomes);
    FxThread.run(() -> finished(mine, scenario, summary));
  }

  private void progressed(AtomicBoolean mine, int count) {
    if (mine == cancelled) {
      done = count;
      onChange.run();
    }
  }

  private void finished(AtomicBoolean mine, SwimScenario scenario, SweepSummary summary) {
    if (mine == cancelled) {
      running.set(false);
      summed = summary.runs() == 0 ? summed : Optional.of(new Summed(scenario, summary));
      onChange.run();
    }
  }

  /** Stops; what is done by then is added up. */
  public void cancel() {
    cancelled.set(true);
  }
}
