package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.HeartbeatEdit.RemoveHeartbeat;
import phiscope.bench.OpeningBench;
import phiscope.bench.RunsAnswer;
import phiscope.bench.RunsQuestion;
import phiscope.bench.SeedRange;
import phiscope.bench.TapeEdit.GenerateTape;
import phiscope.bench.TapeEdit.SetTapeName;
import phiscope.bench.TapeRuns;
import phiscope.core.detector.runs.ManyRuns;
import phiscope.core.kernel.Workers;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution.Normal;

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
    return kept.of(asked(runs)).stream()
        .filter(found -> found.question().equals(asked(runs).get(0)))
        .map(found -> found.runs().runs())
        .toList();
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

  @Test
  void ofAnotherPlanTheNewestOfAnEarlierOneIsShownAndTellsItsOwn() {
    KeptRuns kept = KeptRuns.NONE.with(answer(10, 10)).with(answer(40, 8));
    List<TapeRuns> found = kept.of(asked(11));
    assertThat(found).hasSize(1);
    assertThat(found.get(0).runs().runs()).isEqualTo(8);
    assertThat(found.get(0).question().plan().seeds()).isEqualTo(new SeedRange(1, 40));
  }

  private static RunsAnswer whole(DetectorBench bench) {
    return RunsAnswer.of(RunsQuestion.ofAll(bench), Workers.caller(), () -> false, done -> {});
  }

  private static DetectorBench few(DetectorBench bench) {
    return bench.withRuns(bench.runs().withSeeds(new SeedRange(1, 3)));
  }

  @Test
  void anotherNameTakesNoRunsAway() {
    DetectorBench bench = few(OpeningBench.document());
    KeptRuns kept = KeptRuns.NONE.with(whole(bench));
    List<RunsQuestion> renamed = RunsQuestion.ofAll(new SetTapeName(0, "calm").apply(bench));
    List<TapeRuns> found = kept.of(renamed);
    assertThat(found).extracting(TapeRuns::question).isEqualTo(renamed);
    assertThat(found.get(0).runs()).isEqualTo(whole(bench).tapes().get(0).runs());
  }

  @Test
  void anEditByHandTakesAwayTheRunsOfATapeThatIsDrawnAnewAndNotThoseOfAGenerator() {
    DetectorBench drawn = few(OpeningBench.document());
    DetectorBench generated =
        GenerateTape.of(0, GeneratorSettings.plain(7, 20, new Normal(10_000, 2_000))).apply(drawn);
    for (DetectorBench bench : List.of(drawn, generated)) {
      KeptRuns kept = KeptRuns.NONE.with(whole(bench));
      DetectorBench edited = new RemoveHeartbeat(0, 2).apply(bench);
      // What is kept is what running it again gives.
      List<ManyRuns> found =
          kept.of(RunsQuestion.ofAll(edited)).stream().map(TapeRuns::runs).toList();
      if (bench == generated) {
        assertThat(found).containsExactly(whole(edited).tapes().get(0).runs());
      } else {
        assertThat(found).isEmpty();
      }
    }
  }

  @Test
  void otherDetectorsHaveNoRunsYet() {
    DetectorBench bench = few(OpeningBench.document());
    KeptRuns kept = KeptRuns.NONE.with(whole(bench));
    DetectorBench other = bench.withFixedTimeouts(List.of(BigDecimal.TEN));
    assertThat(kept.of(RunsQuestion.ofAll(other))).isEmpty();
  }
}
