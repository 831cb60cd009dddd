package phiscope.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import phiscope.core.kernel.FrameComparison.Aspect;
import phiscope.core.kernel.FrameComparison.Difference;

/** Replays of a small model: a number to which 1 is added every 10 ticks. */
class ReplayTest {
  /** A state: how often 1 was added, and what it makes. */
  private record Count(int added, int value) {}

  /** Adds 1, from some time on 2. */
  private record Adding(int twoFrom) implements Model<Count, Integer> {
    @Override
    public Count initial() {
      return new Count(0, 0);
    }

    @Override
    public List<Integer> enabled(Count state) {
      return state.value() >= 1000 ? List.of() : List.of(state.added() >= twoFrom ? 2 : 1, 0);
    }

    @Override
    public Count step(Count state, Integer action) {
      return new Count(state.added() + 1, state.value() + action);
    }

    @Override
    public long time(Count state) {
      return state.added() * 10L;
    }
  }

  private static Replay<Count, Integer> run(int twoFrom, long horizon, int frames) {
    return Replay.of(new Adding(twoFrom), new RunLimit(horizon, frames));
  }

  @Test
  void everyFrameIsWhatSteppingFromTheBeginningGives() {
    Replay<Count, Integer> replay = run(50, 1000, 1000);
    assertThat(replay.size()).isEqualTo(101);
    for (int index = 100; index >= 0; index--) {
      Frame<Count, Integer> frame = replay.frame(index);
      assertThat(frame.index()).isEqualTo(index);
      assertThat(frame.time()).isEqualTo(index * 10L).isEqualTo(replay.time(index));
      assertThat(frame.state().value()).isEqualTo(index + Math.max(0, index - 50));
    }
    assertThat(replay.frames(30, 70)).hasSize(40).element(35).isEqualTo(replay.frame(65));
  }

  @Test
  void itSaysWhyItEnds() {
    assertThat(run(0, 100, 1000).end()).isEqualTo(Replay.End.HORIZON);
    assertThat(run(0, 1_000_000, 7).end()).isEqualTo(Replay.End.FRAME_LIMIT);
    assertThat(run(0, 1_000_000, 7).size()).isEqualTo(8);
    assertThat(run(0, 1_000_000, 10_000).end()).isEqualTo(Replay.End.NOTHING_ENABLED);
    assertThat(Replay.of(new Adding(0), new RunLimit(1000, 1000), () -> true).end())
        .isEqualTo(Replay.End.CANCELLED);
  }

  /** A frame each 10 ticks: of 5000 ticks or of 1000 frames, whichever are reached first. */
  @Test
  void howFarARunIsIsToldInSharesThatGrow() {
    assertThat(shares(new RunLimit(5_000, 100_000)))
        .hasSize(500 / Replay.KEPT_EVERY)
        .isSorted()
        .startsWith(320 / 5_000.0)
        .endsWith(4_800 / 5_000.0);
    assertThat(shares(new RunLimit(1_000_000_000, 1_000)))
        .isSorted()
        .startsWith(0.032)
        .endsWith(0.992);
  }

  private static List<Double> shares(RunLimit limit) {
    List<Double> shares = new ArrayList<>();
    RunWatch watch =
        new RunWatch() {
          @Override
          public void reached(double share) {
            shares.add(share);
          }

          @Override
          public boolean getAsBoolean() {
            return false;
          }
        };
    Replay.of(new Adding(10_000), limit, watch);
    return shares;
  }

  @Test
  void timesAndConditionsAreFound() {
    Replay<Count, Integer> replay = run(1000, 5000, 1000);
    assertThat(replay.indexAt(-5)).isZero();
    assertThat(replay.indexAt(99)).isEqualTo(9);
    assertThat(replay.indexAt(100)).isEqualTo(10);
    assertThat(replay.indexAt(1_000_000)).isEqualTo(500);
    assertThat(replay.nextAfter(40, frame -> frame.state().value() % 97 == 0)).hasValue(97);
    assertThat(replay.nextAfter(97, frame -> frame.state().value() % 97 == 0)).hasValue(194);
    assertThat(replay.nextAfter(0, frame -> frame.state().value() < 0)).isEmpty();
    assertThat(replay.lastBefore(194, frame -> frame.state().value() % 97 == 0)).hasValue(97);
    assertThat(replay.lastBefore(97, frame -> frame.state().value() % 97 == 0)).hasValue(0);
    assertThat(replay.lastBefore(5, frame -> frame.state().value() > 5)).isEmpty();
  }

  @Test
  void aFrameThatIsNotThereIsRefused() {
    assertThatThrownBy(() -> run(0, 100, 1000).frame(11))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> run(0, 100, 1000).frame(-1))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void theFirstDifferenceOfTwoRunsIsNamed() {
    List<Aspect<Count>> aspects =
        List.of(new Aspect<>("added", Count::added), new Aspect<>("value", Count::value));
    Replay<Count, Integer> one = run(70, 1000, 1000);
    assertThat(FrameComparison.firstDifference(one, run(70, 1000, 1000), aspects)).isEmpty();
    assertThat(FrameComparison.firstDifference(one, run(1000, 1000, 1000), aspects))
        .isEqualTo(Optional.of(new Difference(71, "value", 72, 71)));
    assertThat(FrameComparison.firstDifference(one, run(70, 500, 1000), aspects))
        .isEqualTo(Optional.of(new Difference(51, FrameComparison.LENGTH, 101, 51)));
  }

  @Test
  void actingInThePastKeepsWhatWasThere() {
    Branches<String> branches = Branches.of("a").with(0, 12, "b").with(1, 20, "c");
    assertThat(branches.branches()).hasSize(3);
    assertThat(branches.branches().get(2)).isEqualTo(new Branches.Branch<>(1, 20, "c"));
    assertThatThrownBy(() -> branches.with(3, 0, "d")).isInstanceOf(IllegalArgumentException.class);
  }
}
