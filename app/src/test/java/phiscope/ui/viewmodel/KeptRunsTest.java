package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import phiscope.bench.OpeningBench;
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsQuestion;
import phiscope.bench.SeedRange;
import phiscope.core.kernel.Workers;

/** Which runs are shown after others were made or stopped. */
class KeptRunsTest {
  private static List<RunsQuestion> asked(int runs) {
    return RunsQuestion.ofAll(
        OpeningBench.document()
            .withRuns(OpeningBench.document().runs().withSeeds(new SeedRange(1, runs))));
  }

  /** Stopped once so many runs are done. */
  private static RunsAnswer answer(int runs, int stoppedAfter) {
    AtomicInteger done = new AtomicInteger();
    return RunsAnswer.of(
        asked(runs), Workers.caller(), () -> done.get() >= stoppedAfter, done::set);
  }

  private static List<Integer> shown(KeptRuns kept, int runs) {
    return kept.of(asked(runs)).stream().map(found -> found.runs().runs()).toList();
  }

  @Test
  void stoppedRunsAreShownAsTheNumberThatWasDone() {
    RunsAnswer stopped = answer(40, 8);
    assertThat(stopped.isWhole()).isFalse();
    assertThat(shown(KeptRuns.NONE.with(stopped), 40)).containsExactly(8);
  }

  @Test
  void aStoppedAttemptTakesNothingFromAnEarlierOneOfTheSame() {
    KeptRuns kept = KeptRuns.NONE.with(answer(40, 40)).with(answer(40, 8));
    assertThat(shown(kept, 40)).containsExactly(40);
  }

  @Test
  void runsOfAnotherPlanStayForWhenItIsAskedAgain() {
    KeptRuns kept = KeptRuns.NONE.with(answer(10, 10)).with(answer(40, 8));
    assertThat(shown(kept, 10)).containsExactly(10);
    assertThat(shown(kept, 40)).containsExactly(8);
    assertThat(shown(kept, 11)).isEmpty();
  }

  @Test
  void ofMoreThanThreeTheOldestIsForgotten() {
    KeptRuns kept = KeptRuns.NONE;
    for (int runs = 10; runs <= 13; runs++) {
      kept = kept.with(answer(runs, runs));
    }
    assertThat(shown(kept, 10)).isEmpty();
    assertThat(shown(kept, 11)).containsExactly(11);
    assertThat(shown(kept, 13)).containsExactly(13);
  }
}
