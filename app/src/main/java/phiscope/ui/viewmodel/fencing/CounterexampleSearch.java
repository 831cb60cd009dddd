package phiscope.ui.viewmodel.fencing;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import phiscope.bench.FencingBench;
import phiscope.bench.search.SearchThreads;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.TakeoverComparison;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.search.FencingSearchModel;
import phiscope.core.fencing.search.ProtectionTable;
import phiscope.core.fencing.search.ScheduleScenario;
import phiscope.core.fencing.search.SearchSpace;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.Exploration.Schedule;
import phiscope.core.kernel.Explorer;
import phiscope.core.kernel.ExplorerBounds;
import phiscope.ui.viewmodel.fencing.SearchDesk.Progress;

/** The searches of the fencing bench, and the documents that they open. */
public final class CounterexampleSearch {
  private CounterexampleSearch() {}

  /**
   * What is looked for.
   *
   * @param invariant what is to be broken
   * @param space under which protections, with how much happening
   * @param bounds how far
   */
  public record Question(Invariant invariant, SearchSpace space, ExplorerBounds bounds) {}

  /** The space for a scenario: its protections, and whether a token waits for the lease. */
  public static SearchSpace space(FencingScenario scenario) {
    SearchSpace space = SearchSpace.of(scenario.protections());
    return scenario.takeover().waitsForLease() ? space : space.withoutWaiting();
  }

  /** The shortest schedule that breaks an invariant, on all processors. */
  public static Optional<Exploration> find(
      Question question, Consumer<Progress> progress, BooleanSupplier cancelled) {
    try (SearchThreads threads = SearchThreads.ofAllProcessors()) {
      return Optional.of(
          Explorer.explore(
              new FencingSearchModel(question.space()),
              question.invariant().bit(),
              question.bounds(),
              threads,
              (depth, states, waiting) -> progress.accept(new Progress(states, depth)),
              cancelled));
    }
  }

  /** All 96 combinations, on all processors; nothing comes of a search that is cancelled. */
  public static Optional<ProtectionTable> table(
      SearchSpace space, Consumer<Progress> progress, BooleanSupplier cancelled) {
    AtomicInteger done = new AtomicInteger();
    IntConsumer count = row -> progress.accept(new Progress(done.incrementAndGet(), 0));
    try (SearchThreads threads = SearchThreads.ofAllProcessors()) {
      ProtectionTable table = ProtectionTable.of(space, threads, count, cancelled);
      return cancelled.getAsBoolean() ? Optional.empty() : Optional.of(table);
    }
  }

  /** What each rule of takeover costs and saves. */
  public static Optional<TakeoverComparison> costs(
      FencingScenario scenario, Consumer<Progress> progress, BooleanSupplier cancelled) {
    return TakeoverComparison.of(scenario, cancelled);
  }

  /**
   * The space of the table for a scenario; which protections are on is what the table varies.
   *
   * @param ticks the most ticks of virtual time
   */
  public static SearchSpace tableSpace(FencingScenario scenario, int ticks) {
    return space(scenario).with(WriteProtections.none()).withTicks(ticks);
  }

  /** A counterexample as a document, open at the frame in which the invariant breaks. */
  public static FencingBench document(
      String title, SearchSpace space, Schedule schedule, Invariant invariant) {
    FencingScenario scenario = ScheduleScenario.of(space, schedule);
    FencingBench bench = FencingBench.of(title, scenario);
    int frame = FencingRun.of(scenario).firstBreach(invariant).orElse(0);
    return bench.withView(bench.view().atFrame(frame));
  }
}
