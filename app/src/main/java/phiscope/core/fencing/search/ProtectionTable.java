package phiscope.core.fencing.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.kernel.Exploration;
import phiscope.core.kernel.Exploration.Schedule;
import phiscope.core.kernel.Explorer;
import phiscope.core.kernel.ExplorerBounds;
import phiscope.core.kernel.Workers;

/**
 * All 96 combinations of write protections against all invariants, one search for each.
 *
 * @param space what each combination was searched in, apart from its protections
 * @param rows in the order of {@link WriteProtections#combinations}
 */
public record ProtectionTable(SearchSpace space, List<Row> rows) {
  /**
   * One combination.
   *
   * @param found what its search found, with the shortest counterexample to each invariant
   */
  public record Row(WriteProtections protections, Exploration found) {
    /** The shortest schedule that breaks an invariant; empty: none within the space. */
    public Optional<Schedule> counterexample(Invariant invariant) {
      return found.counterexamples().get(invariant.ordinal());
    }

    /** Whether all of these invariants hold in the whole space. */
    public boolean isSafe(int invariants) {
      return found.end() == Exploration.End.EXHAUSTED && (found.broken() & invariants) == 0;
    }
  }

  public ProtectionTable {
    rows = List.copyOf(rows);
  }

  /**
   * Searches all combinations. The rows are shared among the workers; each row is searched on one
   * of them, so the table is the same on any number.
   *
   * @param progress called with the rows that one worker has done, for each of them
   * @param cancelled asked often; rows that were not reached end as cancelled
   */
  public static ProtectionTable of(
      SearchSpace space, Workers workers, IntConsumer progress, BooleanSupplier cancelled) {
    return of(space, workers, progress, states -> {}, cancelled);
  }

  /**
   * Searches all combinations, as {@link #of(SearchSpace, Workers, IntConsumer, BooleanSupplier)}.
   *
   * @param states called with how many more states a worker has found, also amid a row: in a large
   *     space a row takes minutes
   */
  public static ProtectionTable of(
      SearchSpace space,
      Workers workers,
      IntConsumer progress,
      LongConsumer states,
      BooleanSupplier cancelled) {
    List<WriteProtections> all = WriteProtections.combinations();
    List<Integer> heavyFirst = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      heavyFirst.add(i);
    }
    heavyFirst.sort(Comparator.comparingInt(row -> weight(all.get(row))));
    Row[] rows = new Row[all.size()];
    workers.run(
        worker -> {
          int done = 0;
          for (int round = 0; round * workers.count() < rows.length; round++) {
            // To and fro, so that no worker always gets the heavier neighbour.
            int place = round % 2 == 0 ? worker : workers.count() - 1 - worker;
            int at = round * workers.count() + place;
            if (at < rows.length) {
              int row = heavyFirst.get(at);
              rows[row] = search(space.with(all.get(row)), states, cancelled);
              progress.accept(++done);
            }
          }
        });
    return new ProtectionTable(space, Arrays.asList(rows));
  }

  /** The fewer of those that keep the number of states down, the heavier. */
  private static int weight(WriteProtections protections) {
    return (protections.fromAuthority() ? 4 : 0)
        + (protections.atomic() ? 4 : 0)
        + (protections.deduplicated() ? 1 : 0)
        + (protections.leaseChecked() ? 1 : 0);
  }

  private static Row search(SearchSpace space, LongConsumer states, BooleanSupplier cancelled) {
    long[] told = new long[1];
    return new Row(
        space.protections(),
        Explorer.explore(
            new FencingSearchModel(space),
            (1 << Invariant.values().length) - 1,
            ExplorerBounds.none(),
            Workers.caller(),
            (depth, found, waiting) -> {
              states.accept(found - told[0]);
              told[0] = found;
            },
            cancelled));
  }

  /**
   * The row of a combination.
   *
   * @throws java.util.NoSuchElementException never, for a combination of protections
   */
  public Row row(WriteProtections protections) {
    return rows.stream()
        .filter(row -> row.protections().equals(protections))
        .findFirst()
        .orElseThrow();
  }

  /**
   * The smallest combinations under which these invariants hold: what is on in one is not on in a
   * smaller one that would do. Taking any protection from one of them breaks an invariant.
   */
  public List<Row> smallestSafe(int invariants) {
    List<Row> safe = rows.stream().filter(row -> row.isSafe(invariants)).toList();
    return safe.stream()
        .filter(
            row ->
                safe.stream()
                    .noneMatch(
                        other -> other != row && row.protections().includes(other.protections())))
        .toList();
  }
}
