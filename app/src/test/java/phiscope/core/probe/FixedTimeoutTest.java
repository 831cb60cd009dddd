package phiscope.core.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;
import static org.assertj.core.data.Percentage.withPercentage;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.kernel.RandomStream;
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.Loss.GilbertElliott;
import phiscope.core.trace.generator.Loss.Independent;

/** S000's fixed timeouts; times in milliseconds. */
class FixedTimeoutTest {
  private static final long SECOND = 1000;

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # T, k, n, push, windows, sequential, overlapping in s (claims S000-06, S000-07, S000-09 to 12), article
          1, 3, 1, 2-3, 2-6, 3-4, 3-4, 3-3
          1, 3, 3, 8-9, 8-12, 9-10, 5-6, 3-9
          1, 5, 3, 14-15, 14-20, 15-16, 7-8, 5-15
          5, 3, 2, 25-30, 25-45, 30-35, 20-25, 15-30
          1, 1, 1, 0-1, 0-2, 1-2, 1-2, 1-1
          """)
  void theTableOfS000HoldsForNoFormOfHeartbeat(
      long period,
      int tolerance,
      int failures,
      String push,
      String windows,
      String sequential,
      String overlapping,
      String article) {
    String[] expected = {push, windows, sequential, overlapping};
    for (HeartbeatForm form : HeartbeatForm.values()) {
      FixedTimeout timeout = new FixedTimeout(form, period * SECOND, tolerance, failures);
      FixedTimeout.Range range = timeout.detection();
      assertThat(range.shortest() / SECOND + "-" + range.longest() / SECOND)
          .isEqualTo(expected[form.ordinal()]);
      assertThat(timeout.bestOfArticle() / SECOND + "-" + timeout.worstOfArticle() / SECOND)
          .isEqualTo(article);
    }
  }

  @Property(tries = 300, seed = "20261130")
  void everyPhaseIsWithinTheRangeAndItsEndsAreComeTo(
      @ForAll HeartbeatForm form,
      @ForAll @IntRange(min = 1, max = 40) int period,
      @ForAll @IntRange(min = 1, max = 5) int tolerance,
      @ForAll @IntRange(min = 1, max = 5) int failures) {
    FixedTimeout timeout = new FixedTimeout(form, period, tolerance, failures);
    FixedTimeout.Range range = timeout.detection();
    long shortest = Long.MAX_VALUE;
    long longest = 0;
    for (long since = 0; since < period; since++) {
      for (long into = 0; into < (long) period * tolerance; into++) {
        long detection = timeout.detectionAt(since, into);
        assertThat(detection).isEqualTo(played(timeout, since, into));
        shortest = Math.min(shortest, detection);
        longest = Math.max(longest, detection);
      }
    }
    assertThat(longest).isEqualTo(range.longest());
    assertThat(shortest).isBetween(range.shortest() + 1, range.shortest() + 2);
    assertThat(range.shortestIsReached()).isFalse();
  }

  /** The protocol played tick by tick; the last sign of life is at 0, the crash at sinceLast. */
  private static long played(FixedTimeout timeout, long sinceLast, long intoWindow) {
    long period = timeout.period();
    long length = period * timeout.tolerance();
    long failed = 0;
    for (long now = 1; ; now++) {
      long elapsed =
          switch (timeout.form()) {
            case PUSH -> now;
            // The window that holds the last heartbeat ends first, and is no failure.
            case PUSH_WINDOWS -> now - (length - intoWindow);
            // The first question that fails comes a period after the last that did not.
            case SEQUENTIAL_PULL -> now - period;
            case OVERLAPPING_PULL -> now - period - length;
          };
      long every = timeout.form() == HeartbeatForm.OVERLAPPING_PULL ? period : length;
      boolean first = timeout.form() == HeartbeatForm.OVERLAPPING_PULL && elapsed == 0;
      failed += first || (elapsed > 0 && elapsed % every == 0) ? 1 : 0;
      if (failed == timeout.failures()) {
        return now - sinceLast;
      }
    }
  }

  @Test
  void consecutiveFailuresAreRareByTheLengthOfTheRun() {
    // Claim S000-08: 100, 10100, 1010100 attempts.
    Loss onePercent = new Independent(0.01);
    assertThat(RunsOfLosses.meanAttempts(onePercent, 1)).isCloseTo(100, withPercentage(1e-10));
    assertThat(RunsOfLosses.meanAttempts(onePercent, 2)).isCloseTo(10_100, withPercentage(1e-10));
    assertThat(RunsOfLosses.meanAttempts(onePercent, 3))
        .isCloseTo(1_010_100, withPercentage(1e-10));
    assertThat(RunsOfLosses.meanAttempts(new Independent(1), 5)).isEqualTo(5);
    assertThat(RunsOfLosses.meanAttempts(new Independent(0), 1)).isInfinite();
    assertThat(RunsOfLosses.meanAttempts(new Loss.None(), 1)).isInfinite();
  }

  @Test
  void aPushedHeartbeatThatTiesWithItsDeadlineIsLateHalfTheTime() {
    // Claims S000-08 and S000-13: T = 1 s, k = 3, n = 1 at one percent, 4.9995e-5 a heartbeat.
    FixedTimeout push = new FixedTimeout(HeartbeatForm.PUSH, SECOND, 3, 1);
    Loss loss = new Independent(0.01);
    assertThat(push.meanTimeBetweenMistakes(loss, 0.5) / SECOND)
        .isCloseTo((1 + 0.01 + 0.0001) / (0.0001 * (0.01 + 0.99 / 2)), withPercentage(1e-8))
        .isCloseTo(1 / 4.9995e-5, withPercentage(2e-4));
    // Never late: three lost in a row, after 1010100 heartbeats.
    assertThat(push.mistakesPerDay(loss, 0, SECOND))
        .isCloseTo(86_400 / 1_010_100.0, withPercentage(1e-8));
    FixedTimeout pull = new FixedTimeout(HeartbeatForm.OVERLAPPING_PULL, SECOND, 3, 1);
    assertThat(pull.mistakesPerDay(loss, 0, SECOND)).isCloseTo(864, withPercentage(1e-8));
    assertThat(pull.mistakesOfArticle(0.01)).isEqualTo(0.01);
    FixedTimeout sequential = new FixedTimeout(HeartbeatForm.SEQUENTIAL_PULL, SECOND, 3, 1);
    assertThat(sequential.meanTimeBetweenMistakes(loss, 0))
        .isCloseTo(102 * SECOND, withPercentage(1e-8));
    assertThat(pull.mistakesPerDay(new Loss.None(), 0.5, SECOND)).isZero();
  }

  /**
   * Exact Markov chains, stepped period by period and solved with sixty digits: good turns bad and
   * bad good once a period in every form, windows stand one after the other, a failed question of a
   * sequential pull lasts k periods, and a push of n k - 1 losses is mistaken by a further loss or
   * a late heartbeat.
   */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # k, n, late, good to bad, bad to good, loss when good, when bad; a day by form
          3, 3, 0.5, 0.002, 0.2, 0.0001, 1, 32.3952552796, 23.4101415053, 45.1315032673, 110.758894088
          1, 1, 0.5, 0.002, 0.2, 0.0001, 1, 43462.3921553, 182.867409105, 182.867409105, 182.867409105
          3, 3, 0, 0.002, 0.2, 0.0001, 1, 28.7910451657, 23.4101415053, 45.1315032673, 110.758894088
          2, 2, 0.25, 0.002, 0.2, 0.0001, 1, 93.9532536278, 79.5280741209, 110.652752837, 138.84774647
          2, 2, 0.25, 0.05, 0.3, 0.01, 0.8, 919.586341504, 605.274798732, 1630.44050001, 2467.15434553
          5, 3, 0.5, 0.05, 0.3, 0.01, 0.8, 1.83265418484, 0.565509991082, 135.414735451, 1377.89018441
          """)
  void mistakesInBurstsAreThoseOfTheExactChain(
      int tolerance,
      int failures,
      double late,
      double goodToBad,
      double badToGood,
      double lossWhenGood,
      double lossWhenBad,
      double push,
      double windows,
      double sequential,
      double overlapping) {
    Loss bursts = new GilbertElliott(goodToBad, badToGood, lossWhenGood, lossWhenBad);
    double[] expected = {push, windows, sequential, overlapping};
    for (HeartbeatForm form : HeartbeatForm.values()) {
      FixedTimeout timeout = new FixedTimeout(form, SECOND, tolerance, failures);
      assertThat(timeout.mistakesPerDay(bursts, late, SECOND))
          .as(form.name())
          .isCloseTo(expected[form.ordinal()], withPercentage(1e-8));
    }
  }

  @Property(tries = 200, seed = "20261130")
  void burstsThatAreNoneMistakeEveryFormAsOftenAsIndependentLosses(
      @ForAll HeartbeatForm form,
      @ForAll @DoubleRange(min = 0.02, max = 1) double loss,
      @ForAll @DoubleRange(min = 0, max = 1) double late,
      @ForAll @IntRange(min = 1, max = 4) int tolerance,
      @ForAll @IntRange(min = 1, max = 4) int failures) {
    FixedTimeout timeout = new FixedTimeout(form, SECOND, tolerance, failures);
    double independent = timeout.meanTimeBetweenMistakes(new Independent(loss), late);
    double same = timeout.meanTimeBetweenMistakes(new GilbertElliott(0.1, 0.4, loss, loss), late);
    assertThat(same).isCloseTo(independent, withPercentage(1e-6));
  }

  /** Nothing arrives any more: each mistake takes as long as the verdict, and then anew. */
  @ParameterizedTest
  @CsvSource({
    "PUSH, 14400",
    "PUSH_WINDOWS, 14400",
    "SEQUENTIAL_PULL, 14400",
    "OVERLAPPING_PULL, 43200"
  })
  void withEverythingLostAMistakeComesWheneverTheVerdictCan(HeartbeatForm form, double perDay) {
    FixedTimeout timeout = new FixedTimeout(form, SECOND, 3, 2);
    assertThat(timeout.mistakesPerDay(new Independent(1), 0.5, SECOND)).isEqualTo(perDay);
  }

  @Property(tries = 200, seed = "20261130")
  void burstsThatAreNoneAreIndependent(
      @ForAll @DoubleRange(min = 0.05, max = 0.9) double loss,
      @ForAll @DoubleRange(min = 0.05, max = 0.95) double turn,
      @ForAll @IntRange(min = 1, max = 6) int run) {
    double independent = RunsOfLosses.meanAttempts(new Independent(loss), run);
    double same = RunsOfLosses.meanAttempts(new GilbertElliott(turn, 0.4, loss, loss), run);
    assertThat(same).isCloseTo(independent, withPercentage(1e-10));
  }

  @Test
  void runsThatAreFarTooRareForDifferencesOfDoublesStillHaveTheirMean() {
    double exact = RunsOfLosses.meanAttempts(new GilbertElliott(0.3, 0.3, 0.01, 0.01), 12);
    assertThat(exact).isCloseTo(1e24 / 0.99, withPercentage(1e-9));
  }

  @ParameterizedTest
  @CsvSource({"1", "2", "3", "5"})
  void burstsMakeRunsFarMoreFrequentThanTheSameLossAlone(int run) {
    GilbertElliott bursts = new GilbertElliott(0.02, 0.25, 0.01, 0.8);
    double exact = RunsOfLosses.meanAttempts(bursts, run);
    assertThat(exact).isCloseTo(played(bursts, run), withPercentage(3.0));
    double alone = RunsOfLosses.meanAttempts(new Independent(bursts.rate()), run);
    assertThat(alone / exact).isGreaterThan(run == 1 ? 0.3 : run == 2 ? 2.5 : 20);
  }

  /** The mean of twenty thousand runs at a fixed seed. */
  private static double played(GilbertElliott bursts, int run) {
    RandomStream random = RandomStream.of(20261130);
    long attempts = 0;
    int runs = 20_000;
    for (int i = 0; i < runs; i++) {
      boolean bad = random.unit() < bursts.shareOfBad();
      random = random.next();
      for (int inARow = 0; inARow < run; attempts++) {
        boolean lost = random.unit() < (bad ? bursts.lossWhenBad() : bursts.lossWhenGood());
        random = random.next();
        inARow = lost ? inARow + 1 : 0;
        bad = bad != random.unit() < (bad ? bursts.badToGood() : bursts.goodToBad());
        random = random.next();
      }
    }
    return attempts / (double) runs;
  }

  @Test
  void aPeriodOfADayInMicrosecondsIsNothingSpecial() {
    FixedTimeout day = new FixedTimeout(HeartbeatForm.PUSH_WINDOWS, 86_400_000_000L, 1000, 1000);
    assertThat(day.detection().longest()).isEqualTo(86_400_000_000L * 1000 * 1001);
  }

  @Test
  void whatIsNoTimeoutIsRefused() {
    assertThatThrownBy(() -> new FixedTimeout(HeartbeatForm.PUSH, 0, 1, 1))
        .hasMessage("period must be 1 or more, got 0");
    assertThatThrownBy(() -> new FixedTimeout(HeartbeatForm.PUSH, 5, 1, 1).detectionAt(5, 0))
        .hasMessageContaining("phases");
    assertThat(new FixedTimeout(HeartbeatForm.PUSH, 5, 1, 1).mistakesOfArticle(0.5))
        .isCloseTo(0.5, offset(0.0));
  }
}
