package phiscope.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import phiscope.bench.search.SearchThreads;
import phiscope.core.kernel.Exploration.End;
import phiscope.core.kernel.Exploration.Schedule;

class ExplorerTest {
  /** A counter that may be raised by 1 or by 2; invariant 0: it is never 7; 1: it is never 0. */
  private record Counter(int most, int atStart) implements PackedModel {
    @Override
    public int words() {
      return 1;
    }

    @Override
    public int initial(long[] state) {
      state[0] = 0;
      return atStart;
    }

    @Override
    public Expander expander() {
      long[] next = new long[1];
      return (state, successors) -> {
        for (int step = 1; step <= 2; step++) {
          next[0] = state[0] + step;
          if (next[0] <= most) {
            successors.add(step, step - 1, next[0] == 7 ? 1 : 0, next);
          }
        }
      };
    }

    @Override
    public int kinds() {
      return 2;
    }

    @Override
    public int invariants() {
      return 2;
    }

    @Override
    public long time(long[] state) {
      return state[0];
    }
  }

  private static Exploration explore(PackedModel model, int invariants, ExplorerBounds bounds) {
    return Explorer.explore(
        model, invariants, bounds, Workers.caller(), SearchProgress.unheard(), () -> false);
  }

  @Test
  void theScheduleIsTheFirstOfTheShortest() {
    Exploration found = explore(new Counter(100, 0), 0b1, ExplorerBounds.none());
    assertThat(found.end()).isEqualTo(End.ALL_BROKEN);
    assertThat(found.counterexamples())
        .containsExactly(Optional.of(new Schedule(List.of(1, 2, 2, 2))), Optional.empty());
  }

  @Test
  void whatIsBrokenAtTheBeginningNeedsNoAction() {
    Exploration found = explore(new Counter(100, 0b10), 0b10, ExplorerBounds.none());
    assertThat(found.counterexamples().get(1)).contains(new Schedule(List.of()));
    assertThat(found.transitions()).isZero();
  }

  @Test
  void noneWithinABoundSaysWhichBoundAndHowMuchWasSearched() {
    assertThat(explore(new Counter(6, 0), 0b1, ExplorerBounds.none()))
        .extracting(Exploration::end, Exploration::states, Exploration::depth)
        .containsExactly(End.EXHAUSTED, 7L, 4);
    assertThat(explore(new Counter(100, 0), 0b1, ExplorerBounds.none().withDepth(3)))
        .extracting(Exploration::end, Exploration::states, Exploration::depth)
        .containsExactly(End.DEPTH, 7L, 3);
    assertThat(explore(new Counter(100, 0), 0, new ExplorerBounds(1_000, 5, 1_000)).end())
        .isEqualTo(End.STATES);
  }

  @Test
  void statesBeyondTheTimeBoundAreLeftOutAndCounted() {
    Exploration found = explore(new Counter(100, 0), 0b1, new ExplorerBounds(100, 1_000, 5));
    assertThat(found.end()).isEqualTo(End.EXHAUSTED);
    assertThat(found.states()).isEqualTo(6);
    assertThat(found.leftOutByTime()).isEqualTo(3);
  }

  @Test
  void everyKindOfStepIsCounted() {
    Exploration found = explore(new Counter(10, 0), 0, ExplorerBounds.none());
    assertThat(found.kinds()).containsExactly(10L, 9L);
    assertThat(found.transitions()).isEqualTo(19);
  }

  @Test
  void aSearchThatIsCancelledSaysSo() {
    Exploration found =
        Explorer.explore(
            new Counter(100_000, 0),
            0,
            ExplorerBounds.none(),
            Workers.caller(),
            SearchProgress.unheard(),
            () -> true);
    assertThat(found.end()).isEqualTo(End.CANCELLED);
  }

  @Test
  void progressNamesDepthStatesAndWhatWaits() {
    List<List<Long>> heard = new ArrayList<>();
    Explorer.explore(
        new Counter(4, 0),
        0,
        ExplorerBounds.none(),
        Workers.caller(),
        (depth, states, waiting) -> heard.add(List.of((long) depth, states, waiting)),
        () -> false);
    assertThat(heard.get(0)).containsExactly(1L, 3L, 0L);
    assertThat(heard).hasSize(3);
  }

  @Test
  void aScheduleIsReplayedStateByState() {
    assertThat(Explorer.states(new Counter(10, 0), new Schedule(List.of(1, 2, 2))))
        .extracting(state -> state[0])
        .containsExactly(0L, 1L, 3L, 5L);
    assertThatThrownBy(() -> Explorer.states(new Counter(10, 0), new Schedule(List.of(1, 3))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("action 3 is not enabled after 1 actions");
  }

  @Test
  void boundsBelowTheLeastAreRefused() {
    assertThatThrownBy(() -> new ExplorerBounds(-1, 1, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new ExplorerBounds(0, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whatAThreadThrowsIsThrownToTheCallerAfterAllHaveEnded() {
    try (SearchThreads threads = SearchThreads.of(3)) {
      int[] ended = new int[3];
      assertThatThrownBy(
              () ->
                  threads.run(
                      part -> {
                        ended[part] = 1;
                        if (part == 1) {
                          throw new IllegalStateException("part 1");
                        }
                      }))
          .isInstanceOf(IllegalStateException.class);
      assertThat(ended).containsOnly(1);
    }
  }
}
