package phiscope.bench;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import phiscope.bench.SwimReading.BranchComparison;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimRun;
import phiscope.core.swim.SwimScenario;

/**
 * Computes everything that a document of the SWIM bench says. Runs are made once: a reading keeps
 * them for the next one, so that going to any frame costs a few steps of the simulation.
 */
public final class SwimReader {
  private final SwimBench bench;
  private final KnownRuns<SwimScenario, SwimRun> runs;

  private SwimReader(SwimBench bench, List<SwimRun> known, BooleanSupplier cancelled) {
    this.bench = bench;
    this.runs =
        new KnownRuns<>(
            known,
            SwimRun::scenario,
            scenario -> SwimRun.of(scenario, SwimBench.MAX_FRAMES, cancelled));
  }

  /** The reading of a document: a pure function of it. */
  public static SwimReading read(SwimBench bench) {
    return read(bench, List.of(), () -> false);
  }

  /** The same value as {@link #read(SwimBench)}; runs of the earlier reading are not made again. */
  public static SwimReading read(SwimBench bench, SwimReading previous) {
    return bench == previous.bench() ? previous : read(bench, previous, () -> false);
  }

  /**
   * The same, made beside other work.
   *
   * @param cancelled asked again and again; the runs end early once it says so, and the reading is
   *     then good for nothing
   */
  public static SwimReading read(SwimBench bench, SwimReading previous, BooleanSupplier cancelled) {
    return new SwimReader(bench, previous.runs(), cancelled).reading(previous);
  }

  /** The first reading of a document, made beside other work. */
  public static SwimReading read(SwimBench bench, List<SwimRun> known, BooleanSupplier cancelled) {
    return new SwimReader(bench, known, cancelled).reading(null);
  }

  /** Whether the runs that the document needs were made already, so that reading it is quick. */
  public static boolean isQuick(SwimBench bench, SwimReading previous) {
    return needed(bench).stream().allMatch(scenario -> isKnown(previous, scenario));
  }

  /** Whether two documents need the same runs: those of one are good for the other too. */
  public static boolean needSameRuns(SwimBench one, SwimBench other) {
    return needed(one).equals(needed(other));
  }

  /** The scenario that is shown, and the one that it is compared with. */
  private static List<SwimScenario> needed(SwimBench bench) {
    int parent = bench.shown().parent();
    return parent < 0
        ? List.of(bench.scenario())
        : List.of(bench.scenario(), bench.scenario(parent));
  }

  private static boolean isKnown(SwimReading previous, SwimScenario scenario) {
    return KnownRuns.find(previous.runs(), SwimRun::scenario, scenario).isPresent();
  }

  private SwimReading reading(SwimReading previous) {
    SwimRun run = shown(runs.run(bench.scenario()), previous);
    SwimFrame frame =
        previous != null && previous.run() == run && previous.frame().index() == frame(run)
            ? previous.frame()
            : run.frame(frame(run));
    Optional<BranchComparison> comparison = comparison(run, previous);
    runs.keep(this::isOfTheDocument);
    return new SwimReading(
        bench,
        run,
        frame,
        SwimMeasures.of(bench.scenario(), frame.cluster()),
        comparison,
        runs.used());
  }

  /** What of a run is to be seen; the same value as before where that has not changed. */
  private SwimRun shown(SwimRun run, SwimReading previous) {
    if (bench.view().last().isEmpty()) {
      return run;
    }
    SwimRun beginning = run.beginning(bench.view().last().getAsInt() + 1);
    return previous != null
            && previous.run().size() == beginning.size()
            && previous.run().scenario().equals(beginning.scenario())
        ? previous.run()
        : beginning;
  }

  private int frame(SwimRun run) {
    return Math.min(bench.view().frame(), run.size() - 1);
  }

  private Optional<BranchComparison> comparison(SwimRun run, SwimReading previous) {
    int parent = bench.shown().parent();
    if (parent < 0) {
      return Optional.empty();
    }
    SwimRun other = runs.run(bench.scenario(parent));
    if (previous != null
        && previous.run() == run
        && previous.comparison().filter(before -> before.other() == other).isPresent()) {
      return Optional.of(
          new BranchComparison(parent, other, previous.comparison().get().difference()));
    }
    return Optional.of(new BranchComparison(parent, other, SwimRun.firstDifference(other, run)));
  }

  private boolean isOfTheDocument(SwimScenario scenario) {
    return IntStream.range(0, bench.branches().size())
        .anyMatch(branch -> bench.scenario(branch).equals(scenario));
  }
}
