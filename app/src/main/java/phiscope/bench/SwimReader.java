package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
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
  private final BooleanSupplier cancelled;
  private final List<SwimRun> known;
  private final List<SwimRun> used = new ArrayList<>();

  private SwimReader(SwimBench bench, List<SwimRun> known, BooleanSupplier cancelled) {
    this.bench = bench;
    this.known = known;
    this.cancelled = cancelled;
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
    SwimBranch shown = bench.shown();
    boolean hasShown = find(previous.runs(), bench.scenario()).isPresent();
    return hasShown
        && (shown.parent() < 0
            || find(previous.runs(), bench.scenario(shown.parent())).isPresent());
  }

  private SwimReading reading(SwimReading previous) {
    SwimRun run = shown(run(bench.scenario()), previous);
    SwimFrame frame =
        previous != null && previous.run() == run && previous.frame().index() == frame(run)
            ? previous.frame()
            : run.frame(frame(run));
    Optional<BranchComparison> comparison = comparison(run, previous);
    known.forEach(this::keepIfOfTheDocument);
    return new SwimReading(
        bench, run, frame, SwimMeasures.of(bench, frame.cluster()), comparison, used);
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

  private SwimRun run(SwimScenario scenario) {
    SwimRun run =
        find(known, scenario)
            .orElseGet(() -> SwimRun.of(scenario, SwimBench.MAX_FRAMES, cancelled));
    if (!used.contains(run)) {
      used.add(run);
    }
    return run;
  }

  private static Optional<SwimRun> find(List<SwimRun> runs, SwimScenario scenario) {
    return runs.stream().filter(run -> run.scenario().equals(scenario)).findFirst();
  }

  private Optional<BranchComparison> comparison(SwimRun run, SwimReading previous) {
    int parent = bench.shown().parent();
    if (parent < 0) {
      return Optional.empty();
    }
    SwimRun other = run(bench.scenario(parent));
    if (previous != null
        && previous.run() == run
        && previous.comparison().filter(before -> before.other() == other).isPresent()) {
      return Optional.of(
          new BranchComparison(parent, other, previous.comparison().get().difference()));
    }
    return Optional.of(new BranchComparison(parent, other, SwimRun.firstDifference(other, run)));
  }

  private void keepIfOfTheDocument(SwimRun run) {
    for (int branch = 0; branch < bench.branches().size(); branch++) {
      if (!used.contains(run) && run.scenario().equals(bench.scenario(branch))) {
        used.add(run);
      }
    }
  }
}
