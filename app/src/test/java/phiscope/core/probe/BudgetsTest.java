package phiscope.core.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.kernel.RandomStream;
import phiscope.core.probe.Backoff.Jitter;
import phiscope.core.probe.CallChain.Call;
import phiscope.core.probe.CallChain.Limits;
import phiscope.core.probe.CallChain.Outcome;
import phiscope.core.probe.CallChain.Retries;
import phiscope.core.probe.CallChain.Step;

/** Deadlines, backoff and retry budgets; times in milliseconds. */
class BudgetsTest {
  private static final CallChain S003 =
      new CallChain(100, List.of(new Call("A", 80, 100, 0), new Call("B", 150, 100, 0)));

  @Test
  void aTimeoutOfItsOwnBreaksThePromiseAndTheRemainingBudgetDoesNot() {
    // Claim S003-23: 80 of 100 ms used, then 100 more: 180 ms, 80 over; 20 were left.
    List<Step> own = S003.steps(Limits.OWN_TIMEOUTS, false);
    assertThat(own.get(1).to()).isEqualTo(180);
    // B works until 230 ms for somebody who has left at 100 ms; told to stop, until 180 ms.
    assertThat(own.get(1).wasted()).isEqualTo(130);
    assertThat(S003.steps(Limits.OWN_TIMEOUTS, true).get(1).wasted()).isEqualTo(80);
    assertThat(S003.isKept(own)).isFalse();
    List<Step> remaining = S003.steps(Limits.REMAINING_BUDGET, true);
    assertThat(remaining.get(1).allowed()).isEqualTo(20);
    assertThat(S003.remainingAfter(remaining, 0)).isEqualTo(20);
    // The promise is about time: B goes without an answer, and the caller knows it at 100 ms.
    assertThat(S003.isKept(remaining)).isTrue();
    assertThat(S003.isAnswered(remaining)).isFalse();
    assertThat(S003.isAnswered(remaining, 0)).isTrue();
    assertThat(remaining.get(1).to()).isEqualTo(100);
    assertThat(remaining.get(1).outcome()).isEqualTo(Outcome.GIVEN_UP);
    assertThat(remaining.get(1).wasted()).isZero();
    assertThat(S003.worstOverrun(Limits.OWN_TIMEOUTS)).isEqualTo(100);
    assertThat(S003.worstOverrun(Limits.REMAINING_BUDGET)).isZero();
  }

  @Property(tries = 300, seed = "20261130")
  void withTheRemainingBudgetNobodyWaitsLongerThanTheDeadline(
      @ForAll @LongRange(min = 1, max = 1000) long deadline,
      @ForAll List<@LongRange(min = 0, max = 500) Long> durations) {
    List<Call> calls = durations.stream().map(takes -> new Call("c", takes, 400, 0)).toList();
    CallChain chain = new CallChain(deadline, calls);
    List<Step> steps = chain.steps(Limits.REMAINING_BUDGET, true);
    long before = 0;
    for (Step step : steps) {
      assertThat(step.from()).isEqualTo(before);
      assertThat(step.to()).isBetween(before, deadline);
      before = step.to();
    }
    assertThat(chain.isKept(steps)).isTrue();
    boolean all = chain.isAnswered(steps);
    long sum = durations.stream().mapToLong(Long::longValue).sum();
    boolean fits = sum <= deadline && durations.stream().allMatch(takes -> takes <= 400);
    assertThat(all).isEqualTo(fits);
  }

  @Test
  void aRetryWaitsItsBackoffAndIsNotBegunWhenTheBudgetWouldBeSpent() {
    // 30 + 10 + 30 + 20 + 30 = 120: the third attempt would end after the deadline of 100.
    Retries retries = new Retries(3, new Backoff(10, 40, Jitter.NONE), 1);
    CallChain chain = new CallChain(100, List.of(new Call("A", 30, 50, 2)), retries);
    List<Step> budgeted = chain.steps(Limits.REMAINING_BUDGET, true);
    assertThat(budgeted)
        .containsExactly(
            new Step(0, 0, 0, 30, 50, Outcome.FAILED, 0),
            new Step(0, 1, 40, 70, 50, Outcome.FAILED, 0),
            new Step(0, 2, 90, 100, 10, Outcome.GIVEN_UP, 0),
            new Step(0, 3, 100, 100, 0, Outcome.NOT_BEGUN, 0));
    assertThat(chain.isKept(budgeted)).isTrue();
    assertThat(chain.isAnswered(budgeted)).isFalse();
    List<Step> own = chain.steps(Limits.OWN_TIMEOUTS, true);
    assertThat(own).hasSize(3).last().isEqualTo(new Step(0, 2, 90, 120, 50, Outcome.ANSWERED, 20));
    assertThat(chain.isKept(own)).isFalse();
    assertThat(chain.isAnswered(own)).isTrue();
    assertThat(chain.worstOverrun(Limits.OWN_TIMEOUTS)).isEqualTo(4 * 50 + 10 + 20 + 40 - 100);
  }

  /** What is left when A is over, with its attempts, backoff and giving up. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # A takes, its timeout, failing, retries; left of 100 ms, A answered
          80, 100, 0, 0, 20, true
          # given up at the deadline, or at its own timeout of 60
          150, 100, 0, 0, 0, false
          150, 60, 0, 0, 40, false
          # an error at 70, and no retry
          70, 100, 1, 0, 30, false
          # 40, 10 of backoff, 40
          40, 100, 1, 1, 10, true
          # the second attempt begins at 100: there is nothing for it
          90, 100, 1, 1, 0, false
          100, 100, 0, 0, 0, true
          """)
  void whatIsLeftAfterACallCountsItsRetriesAndItsGivingUp(
      long takes, long timeout, int failing, int most, long left, boolean answered) {
    CallChain chain =
        new CallChain(
            100,
            List.of(new Call("A", takes, timeout, failing), new Call("B", 1, 1, 0)),
            new Retries(most, new Backoff(10, 40, Jitter.NONE), 1));
    List<Step> steps = chain.steps(Limits.REMAINING_BUDGET, true);
    assertThat(chain.remainingAfter(steps, 0)).isEqualTo(left);
    assertThat(chain.isAnswered(steps, 0)).isEqualTo(answered);
    assertThat(chain.isKept(steps)).isTrue();
  }

  @Property(tries = 300, seed = "20261130")
  void noWaitIsLongerThanTheLongest(
      @ForAll Jitter jitter, @ForAll @IntRange(min = 1, max = 60) int times, @ForAll long seed) {
    Backoff backoff = new Backoff(100, 100L * times, jitter);
    List<Long> delays = backoff.delays(8, RandomStream.of(seed));
    for (int retry = 0; retry < 8; retry++) {
      assertThat(delays.get(retry)).isLessThanOrEqualTo(backoff.longest(retry));
    }
  }

  @Test
  void backoffDoublesUpToItsCap() {
    Backoff plain = new Backoff(100, 1500, Jitter.NONE);
    assertThat(plain.delays(6, RandomStream.of(1)))
        .containsExactly(100L, 200L, 400L, 800L, 1500L, 1500L);
    assertThat(new Backoff(1, 1L << 50, Jitter.NONE).exponential(1000)).isEqualTo(1L << 50);
  }

  @Property(tries = 500, seed = "20261130")
  void jitterStaysWithinItsBounds(
      @ForAll Jitter jitter,
      @ForAll @LongRange(min = 1, max = 1000) long base,
      @ForAll @IntRange(min = 1, max = 100) int times,
      @ForAll long seed) {
    Backoff backoff = new Backoff(base, base * times, jitter);
    List<Long> delays = backoff.delays(12, RandomStream.of(seed));
    assertThat(backoff.delays(12, RandomStream.of(seed))).isEqualTo(delays);
    long last = base;
    for (int retry = 0; retry < delays.size(); retry++) {
      long most = backoff.exponential(retry);
      long delay = delays.get(retry);
      switch (jitter) {
        case NONE -> assertThat(delay).isEqualTo(most);
        case FULL -> assertThat(delay).isBetween(0L, most);
        case EQUAL -> assertThat(delay).isBetween(most / 2, most);
        case DECORRELATED -> assertThat(delay).isBetween(base, Math.min(backoff.cap(), 3 * last));
      }
      last = delay;
    }
  }

  @Test
  void fullJitterHasHalfTheMeanOfNone() {
    long sum = 0;
    int clients = 20_000;
    for (int client = 0; client < clients; client++) {
      sum += new Backoff(1000, 1000, Jitter.FULL).delays(1, RandomStream.of(client)).get(0);
    }
    assertThat(sum / (double) clients).isCloseTo(500, offset(4.5 * 289 / Math.sqrt(clients)));
  }

  @Test
  void aRetryBudgetBoundsTheLoadWhenEverythingFails() {
    // Ten percent: 1000 requests, all failing, three retries wanted for each.
    RetryBudget budget = RetryBudget.full(100, 10_000);
    int retries = 0;
    for (int request = 0; request < 1000; request++) {
      budget = budget.afterRequest();
      for (int retry = 0; retry < 3 && budget.allowsRetry(); retry++) {
        budget = budget.afterRetry();
        retries++;
      }
    }
    assertThat(retries).isBetween(100, 110);
    assertThat(RetryBudget.amplification(1, 3)).isEqualTo(4);
    assertThat(RetryBudget.amplification(0.5, 2)).isEqualTo(1.75);
    assertThat(RetryBudget.amplification(0, 9)).isEqualTo(1);
    RetryBudget empty = new RetryBudget(100, 1000, 999);
    assertThatThrownBy(empty::afterRetry).hasMessageContaining("spent");
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    assertThatThrownBy(() -> new CallChain(0, List.of())).hasMessageContaining("deadline");
    assertThatThrownBy(() -> new Call("a", -1, 1, 0)).hasMessageContaining("takes");
    assertThatThrownBy(() -> new Backoff(0, 1, Jitter.NONE)).hasMessageContaining("base");
    assertThatThrownBy(() -> RetryBudget.amplification(2, 1)).hasMessageContaining("failing");
  }
}
