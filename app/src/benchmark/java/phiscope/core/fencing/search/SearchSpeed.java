package phiscope.core.fencing.search;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import phiscope.bench.search.SearchThreads;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.search.ProtectionTable.Row;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.Explorer;
import phiscope.core.kernel.ExplorerBounds;
import phiscope.core.kernel.SearchProgress;

/**
 * The search's speed beside a plain breadth-first search over records in a HashSet (without
 * parents), on the same model in the same run. Both go through the model without protections, depth
 * by depth. Run it alone on a quiet machine: {@code java ... SearchSpeed [depth] [table]}.
 */
public final class SearchSpeed {
  private static final SearchSpace SPACE = SearchSpace.of(WriteProtections.none());
  private static final int REPEATS = 3;

  private SearchSpeed() {}

  public static void main(String[] arguments) {
    int depth = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 12;
    measurePlain(depth - 2);
    measure(1, depth - 2);
    measure(2, depth - 2);
    double plain = 0;
    double one = 0;
    double two = 0;
    for (int i = 0; i < REPEATS; i++) {
      plain = Math.max(plain, measurePlain(depth));
      one = Math.max(one, measure(1, depth));
      two = Math.max(two, measure(2, depth));
    }
    say(
        "best of %d, depth %d: one thread %.1f times the plain search",
        REPEATS, depth, one / plain);
    say("two threads %.2f times one thread", two / one);
    for (int at = 6; at <= 20; at += 2) {
      measure(1, at);
    }
    if (arguments.length > 1) {
      measureTable();
    }
  }

  private static double measure(int threads, int depth) {
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
      double seconds = (System.nanoTime() - begin) / 1e9;
      say(
          "packed, %d thread(s), depth %d: %,d states, %,.0f states/s, %.1f bytes a state",
          threads,
          depth,
          found.states(),
          found.states() / seconds,
          (double) found.bytes() / found.states());
      return found.states() / seconds;
    }
  }

  private static double measurePlain(int depth) {
    PlainFencing model = new PlainFencing(SPACE);
    System.gc();
    long before = used();
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
    double seconds = (System.nanoTime() - begin) / 1e9;
    System.gc();
    say(
        "records in a HashSet, depth %d: %,d states, %,.0f states/s, %.0f bytes a state",
        depth, seen.size(), seen.size() / seconds, (double) (used() - before) / seen.size());
    return seen.size() / seconds;
  }

  private static long used() {
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static void measureTable() {
    try (SearchThreads workers = SearchThreads.ofAllProcessors()) {
      long begin = System.nanoTime();
      ProtectionTable table = ProtectionTable.of(SPACE, workers, done -> {}, () -> false);
      double seconds = (System.nanoTime() - begin) / 1e9;
      long states = table.rows().stream().mapToLong(row -> row.found().states()).sum();
      say(
          "table of 96 combinations: %,d states, %.1f s, %d threads",
          states, seconds, workers.count());
      for (Row row : table.smallestSafe(Invariant.WRITE_BITS)) {
        say("smallest safe set: %s, %s", row.protections().on(), row.protections().tokenCheck());
      }
    }
  }

  private static void say(String format, Object... values) {
    System.out.println(String.format(Locale.ROOT, format, values));
  }
}
