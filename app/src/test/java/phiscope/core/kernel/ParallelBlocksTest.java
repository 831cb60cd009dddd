package phiscope.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import phiscope.bench.search.SearchThreads;

class ParallelBlocksTest {
  private static final int FIRST = 20_000;
  private static final int CALM = 12_000;
  private static final int MANY = 60;

  /**
   * From the beginning to 20,000 states; those before the 12,000th have one state after them, each
   * of the others 60, of which a third have been there: far more than what went before lets expect.
   */
  private record SuddenlyMany() implements PackedModel {
    @Override
    public int words() {
      return 2;
    }

    @Override
    public int initial(long[] state) {
      return 0;
    }

    @Override
    public Expander expander() {
      long[] next = new long[2];
      return (state, successors) -> {
        int level = (int) state[0];
        int count = level == 0 ? FIRST : level == 1 ? (state[1] < CALM ? 1 : MANY) : 0;
        for (int action = 0; action < count; action++) {
          next[0] = level + 1L;
          next[1] = level == 0 ? action : state[1] * 40 + action;
          successors.add(action, 0, level == 1 && next[1] % 700_001 == 0 ? 1 : 0, next);
        }
      };
    }

    @Override
    public int kinds() {
      return 1;
    }

    @Override
    public int invariants() {
      return 1;
    }
  }

  private static Exploration explore(int invariants, ExplorerBounds bounds, int threads) {
    try (SearchThreads workers = SearchThreads.of(threads)) {
      return Explorer.explore(
          new SuddenlyMany(), invariants, bounds, workers, SearchProgress.unheard(), () -> false);
    }
  }

  @Test
  void aRoundThatTheTableHasNoRoomForIsTakenBackAndGivesTheSameAnswer() {
    for (int invariants = 0; invariants <= 1; invariants++) {
      Exploration one = explore(invariants, ExplorerBounds.none(), 1);
      assertThat(one.states()).isGreaterThan(200_000);
      assertThat(explore(invariants, ExplorerBounds.none(), 2)).isEqualTo(one);
      assertThat(explore(invariants, ExplorerBounds.none(), 5)).isEqualTo(one);
    }
  }

  @Test
  void aBoundOnStatesEndsTheSearchAtTheSameState() {
    ExplorerBounds bounds = new ExplorerBounds(9, 100_000, 0);
    assertThat(explore(0, bounds, 3)).isEqualTo(explore(0, bounds, 1));
  }
}
