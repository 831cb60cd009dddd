package phiscope.core.fencing.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import phiscope.bench.search.SearchThreads;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.Explorer;
import phiscope.core.kernel.ExplorerBounds;
import phiscope.core.kernel.SearchProgress;

/**
 * The search's speed beside a plain breadth-first search over records in a HashSet (without
 * parents), on the same model in the same run. Both go through the model without protections, depth
 * by depth.
 */
public final class SearchSpeed {
  private static final SearchSpace SPACE = SearchSpace.of(WriteProtections.none());
  private static final int REPEATS = 3;

  /** As deep as the plain search goes in some seconds. */
  private static final int DEEPEST_PLAIN = 12;

  private SearchSpeed() {}

  /**
   * What a search did.
   *
   * @param millions of states a second
   * @param bytes a state
   */
  private record Speed(double millions, long states, double bytes) {
    private static Speed best(Supplier<Speed> run) {
      Speed best = null;
      for (int i = 0; i < REPEATS; i++) {
        // What a search before has left is not to be collected in this one's time.
        System.gc();
        Speed next = run.get();
        best = best == null || next.millions > best.millions ? next : best;
      }
      return best;
    }
  }

  /** Prints a table of searches to these depths, and the time of the table of combinations. */
  public static void measure(List<Integer> depths) {
    // Until the compiler is done with it.
    plain(10);
    Speed.best(() -> packed(1, 12));
    Speed.best(() -> packed(2, 12));
    System.out.println(
        "| depth | states | records in a `HashSet` | one thread | beside records | two threads |"
            + " beside one | bytes a state |");
    System.out.println("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    depths.forEach(SearchSpeed::row);
    combinations();
  }

  private static void row(int depth) {
    Speed one = Speed.best(() -> packed(1, depth));
    Speed two = Speed.best(() -> packed(2, depth));
    double plain = depth > DEEPEST_PLAIN ? 0 : Speed.best(() -> plain(depth)).millions();
    System.out.printf(
        Locale.ROOT,
        "| %d | %,d | %s | %.2f | %s | %.2f | %.2f | %.0f |%n",
        depth,
        one.states(),
        plain == 0 ? "" : String.format(Locale.ROOT, "%.3f", plain),
        one.millions(),
        plain == 0 ? "" : String.format(Locale.ROOT, "%.1f", one.millions() / plain),
        two.millions(),
        two.millions() / one.millions(),
        one.bytes());
  }

  private static Speed packed(int threads, int depth) {
    try (SearchThreads workers = SearchThreads.of(threads)) {
      long begin = System.nanoTime();
      Exploration found =
          Explorer.explore(
              new FencingSearchModel(SPACE),
              0,
              ExplorerBounds.none().withDepth(depth),
              workers,
              SearchProgress.unheard(),
              () -> false);
      return speed(begin, found.states(), found.bytes());
    }
  }

  private static Speed speed(long begin, long states, long bytes) {
    double seconds = (System.nanoTime() - begin) / 1e9;
    return new Speed(states / seconds / 1e6, states, (double) bytes / states);
  }

  private static Speed plain(int depth) {
    PlainFencing model = new PlainFencing(SPACE);
    long begin = System.nanoTime();
    Set<PlainState> seen = new HashSet<>(List.of(model.initial()));
    List<PlainState> level = List.copyOf(seen);
    for (int at = 0; at < depth; at++) {
      List<PlainState> next = new ArrayList<>();
      for (PlainState from : level) {
        for (PlainFencing.Step step : model.steps(from)) {
          if (seen.add(step.next())) {
            next.add(step.next());
          }
        }
      }
      level = next;
    }
    return speed(begin, seen.size(), 0);
  }

  private static void combinations() {
    try (SearchThreads workers = SearchThreads.ofAllProcessors()) {
      long begin = System.nanoTime();
      ProtectionTable table = ProtectionTable.of(SPACE, workers, done -> {}, () -> false);
      double seconds = (System.nanoTime() - begin) / 1e9;
      long states = table.rows().stream().mapToLong(row -> row.found().states()).sum();
      System.out.printf(
          Locale.ROOT,
          "%nThe table of 96 combinations, %.1f million states: %.1f s on %d threads.%n",
          states / 1e6,
          seconds,
          workers.count());
    }
  }
}
