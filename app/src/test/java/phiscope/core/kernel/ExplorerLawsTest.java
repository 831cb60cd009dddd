package phiscope.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import phiscope.bench.search.SearchThreads;
import phiscope.core.kernel.Exploration.Schedule;

class ExplorerLawsTest {
  private static Exploration explore(PackedModel model, ExplorerBounds bounds, int threads) {
    try (SearchThreads workers = SearchThreads.of(threads)) {
      return Explorer.explore(
          model, 0b1111, bounds, workers, SearchProgress.unheard(), () -> false);
    }
  }

  @Property(tries = 300, seed = "20261129")
  void theShortestScheduleFirstInOrderIsThatOfBruteForce(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 3_000) int size,
      @ForAll @IntRange(min = 1, max = 6) int branching,
      @ForAll @IntRange(min = 1, max = 3) int words,
      @ForAll @IntRange(min = 0, max = 12) int depth,
      @ForAll @IntRange(min = 0, max = 30) int time) {
    PackedModel model = new RandomPackedModel(seed, size, branching, words);
    Exploration found =
        Explorer.explore(
            model,
            0,
            new ExplorerBounds(depth, 1_000_000, time),
            Workers.caller(),
            SearchProgress.unheard(),
            () -> false);
    BruteForce all = new BruteForce(model, depth, time);
    assertThat(found.states()).isEqualTo(all.states());

    Exploration searched = explore(model, new ExplorerBounds(depth, 1_000_000, time), 1);
    assertThat(searched.counterexamples()).isEqualTo(all.counterexamples());
  }

  @Property(tries = 40, seed = "20261129")
  void everyNumberOfThreadsGivesTheSameAnswer(
      @ForAll long seed,
      @ForAll @IntRange(min = 1, max = 200_000) int size,
      @ForAll @IntRange(min = 2, max = 6) int branching,
      @ForAll @IntRange(min = 1, max = 3) int words) {
    PackedModel model = new RandomPackedModel(seed, size, branching, words);
    ExplorerBounds bounds = new ExplorerBounds(40, 100_000, 1_500);
    Exploration one = explore(model, bounds, 1);
    assertThat(explore(model, bounds, 2)).isEqualTo(one);
    assertThat(explore(model, bounds, 3)).isEqualTo(one);
  }

  @Property(tries = 200, seed = "20261129")
  void namesThatMayBeExchangedLeaveTheAnswerAsLong(
      @ForAll long seed,
      @ForAll @IntRange(min = 2, max = 40) int size,
      @ForAll @IntRange(min = 1, max = 3) int branching) {
    TwinModel twins = new TwinModel(seed, size, branching, true);
    TwinModel apart = new TwinModel(seed, size, branching, false);
    Exploration less = explore(twins, ExplorerBounds.none(), 2);
    Exploration more = explore(apart, ExplorerBounds.none(), 1);
    assertThat(less.broken()).isEqualTo(more.broken());
    for (int i = 0; i < twins.invariants(); i++) {
      assertThat(less.counterexamples().get(i).map(Schedule::length))
          .isEqualTo(more.counterexamples().get(i).map(Schedule::length));
      int invariant = i;
      less.counterexamples()
          .get(i)
          .ifPresent(
              schedule ->
                  assertThat(TwinModel.breaksAtItsLastStep(apart, schedule, invariant)).isTrue());
    }
  }

  @Property(tries = 100, seed = "20261129")
  void fewerStatesAreKeptWhereNamesMayBeExchanged(@ForAll long seed) {
    Exploration less = Explorer.explore(new TwinModel(seed, 20, 3, true), ExplorerBounds.none());
    Exploration more = Explorer.explore(new TwinModel(seed, 20, 3, false), ExplorerBounds.none());
    assertThat(less.states()).isLessThanOrEqualTo(more.states());
  }
}
