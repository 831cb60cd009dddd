package phiscope.bench;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import phiscope.bench.FencingReading.BranchComparison;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenario;

/**
 * Computes everything that a document of the fencing bench says. Runs are made once: a reading
 * keeps them for the next one, so that going to any frame costs a few steps of the simulation.
 */
public final class FencingReader {
  private final FencingBench bench;
  private final KnownRuns<FencingScenario, FencingRun> runs;

  private FencingReader(FencingBench bench, List<FencingRun> known, BooleanSupplier cancelled) {
    this.bench = bench;
    this.runs =
        new KnownRuns<>(
            known,
            FencingRun::scenario,
            scenario -> FencingRun.of(scenario, FencingBench.MAX_FRAMES, cancelled));
  }

  /** The reading of a document: a pure function of it. */
  public static FencingReading read(FencingBench bench) {
    return read(bench, List.of(), () -> false);
  }

  /** The same value as {@link #read(FencingBench)}; earlier runs are not made again. */
  public static FencingReading read(FencingBench bench, FencingReading previous) {
    return bench == previous.bench() ? previous : read(bench, previous, () -> false);
  }

  /**
   * The same, made beside other work.
   *
   * @param cancelled asked again and again; the runs end early once it says so, and the reading is
   *     then good for nothing
   */
  public static FencingReading read(
      FencingBench bench, FencingReading previous, BooleanSupplier cancelled) {
    return new FencingReader(bench, previous.runs(), cancelled).reading(previous);
  }

  /** The first reading of a document, made beside other work. */
  public static FencingReading read(
      FencingBench bench, List<FencingRun> known, BooleanSupplier cancelled) {
    return new FencingReader(bench, known, cancelled).reading(null);
  }

  /** Whether the runs that the document needs were made already, so that reading it is quick. */
  public static boolean isQuick(FencingBench bench, FencingReading previous) {
    return needed(bench).stream().allMatch(scenario -> isKnown(previous, scenario));
  }

  /** Whether two documents need the same runs: those of one are good for the other too. */
  public static boolean needSameRuns(FencingBench one, FencingBench other) {
    return needed(one).equals(needed(other));
  }

  /** The scenario that is shown, and the one that it is compared with. */
  private static List<FencingScenario> needed(FencingBench bench) {
    int parent = bench.shown().parent();
    return parent < 0
        ? List.of(bench.scenario())
        : List.of(bench.scenario(), bench.scenario(parent));
  }

  private static boolean isKnown(FencingReading previous, FencingScenario scenario) {
    return KnownRuns.find(previous.runs(), FencingRun::scenario, scenario).isPresent();
  }

  private FencingReading reading(FencingReading previous) {
    FencingRun run = shown(runs.run(bench.scenario()), previous);
    int index = Math.min(bench.view().frame(), run.size() - 1);
    FencingFrame frame =
        previous != null && previous.run() == run && previous.frame().index() == index
            ? previous.frame()
            : run.frame(index);
    Optional<BranchComparison> comparison = comparison(run, previous);
    runs.keep(scenario -> bench.branches().stream().anyMatch(b -> b.scenario().equals(scenario)));
    return new FencingReading(bench, run, frame, comparison, runs.used());
  }

  /** What of a run is to be seen; the same value as before where that has not changed. */
  private FencingRun shown(FencingRun run, FencingReading previous) {
    if (bench.view().last().isEmpty()) {
      return run;
    }
    FencingRun beginning = run.beginning(bench.view().last().getAsInt() + 1);
    return previous != null
            && previous.run().size() == beginning.size()
            && previous.run().scenario().equals(beginning.scenario())
        ? previous.run()
        : beginning;
  }

  private Optional<BranchComparison> comparison(FencingRun run, FencingReading previous) {
    int parent = bench.shown().parent();
    if (parent < 0) {
      return Optional.empty();
    }
    FencingRun other = runs.run(bench.scenario(parent));
    if (previous != null
        && previous.run() == run
        && previous.comparison().filter(before -> before.other() == other).isPresent()) {
      return Optional.of(
          new BranchComparison(parent, other, previous.comparison().get().difference()));
    }
    return Optional.of(new BranchComparison(parent, other, FencingRun.firstDifference(other, run)));
  }
}
