package phiscope.core.probe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import phiscope.core.probe.Backoff.Jitter;

/** What comes down on a server that is back. */
class RetryStormTest {
  /** 20 requests a slot on a server for 30, out from slot 50 to 60; waits 4, 8, 16, ... slots. */
  private static RetryStorm storm(Jitter jitter, int rejectionPercent, int retries) {
    Backoff backoff = new Backoff(4, 64, jitter);
    return new RetryStorm(
        20, 0, 30, rejectionPercent, 50, 60, retries, backoff, Optional.empty(), 400, 7);
  }

  @Test
  void withoutAnOutageNothingIsTriedAgain() {
    RetryStorm calm =
        new RetryStorm(
            20, 0, 30, 50, 50, 50, 5, new Backoff(4, 64, Jitter.FULL), Optional.empty(), 100, 7);
    StormRun run = StormRun.of(calm);
    assertThat(run.attempts()).isEqualTo(2000);
    assertThat(run.lost()).isZero();
    assertThat(run.recoveredAt()).hasValue(0);
  }

  @Test
  void withoutJitterThoseWhoFailTogetherComeBackTogether() {
    StormRun none = StormRun.of(storm(Jitter.NONE, 0, 8));
    StormRun full = StormRun.of(storm(Jitter.FULL, 0, 8));
    // All 20 of slot 50 come back in slot 54, and each of 54's together with its own new ones.
    assertThat(none.frame(54).again()).isEqualTo(20);
    assertThat(full.frame(54).again()).isBetween(1, 40);
    assertThat(none.recoveredAt()).isPresent();
    assertThat(full.recoveredAt()).isPresent();
    assertThat(full.lost()).isZero();
  }

  @Test
  void whatIsTurnedAwayCostsTooAndCanKeepAServerDownForEver() {
    // Turning away costs 60 % of serving, and everybody tries at once and for ever.
    Backoff hasty = new Backoff(1, 1, Jitter.NONE);
    RetryStorm storm = new RetryStorm(20, 0, 30, 60, 50, 60, 20, hasty, Optional.empty(), 400, 7);
    StormRun run = StormRun.of(storm);
    assertThat(run.recoveredAt()).isEmpty();
    assertThat(run.lastFrame().served()).isZero();
    // A budget of ten percent: it is back as soon as the outage is over.
    StormRun budgeted = StormRun.of(storm.with(Optional.of(RetryBudget.full(100, 20_000))));
    assertThat(budgeted.recoveredAt().orElseThrow()).isBetween(60, 65);
    assertThat(budgeted.attempts()).isLessThan(run.attempts() / 5);
    assertThat(budgeted.lost()).isLessThan(run.lost());
  }

  @Test
  void jitterSpreadsThoseWhoseConnectionsAllBreakAtOnce() {
    // Brooker 2015: without jitter the retries come in clusters as high as the first.
    Backoff backoff = new Backoff(4, 64, Jitter.NONE);
    RetryStorm storm = new RetryStorm(5, 300, 30, 0, 50, 51, 20, backoff, Optional.empty(), 250, 7);
    StormRun none = StormRun.of(storm);
    assertThat(none.frame(54).again()).isEqualTo(305);
    assertThat(none.peakAfter()).isEqualTo(310);
    for (Jitter jitter : new Jitter[] {Jitter.FULL, Jitter.EQUAL, Jitter.DECORRELATED}) {
      StormRun spread = StormRun.of(storm.with(jitter));
      assertThat(spread.peakAfter()).isLessThan(none.peakAfter() / 2);
      assertThat(spread.recoveredAt().orElseThrow()).isLessThan(none.recoveredAt().orElse(9999));
    }
  }

  @Property(tries = 100, seed = "20261130")
  void everyRequestIsServedLostOrStillWaiting(
      @ForAll Jitter jitter,
      @ForAll @IntRange(min = 0, max = 99) int rejection,
      @ForAll @IntRange(min = 0, max = 6) int retries) {
    StormRun run = StormRun.of(storm(jitter, rejection, retries));
    long fresh = 20L * 400;
    long served = run.slots().stream().mapToLong(StormSlot::served).sum();
    assertThat(served + run.lost()).isLessThanOrEqualTo(fresh);
    assertThat(run.attempts()).isLessThanOrEqualTo(fresh * (retries + 1L));
    for (StormSlot slot : run.slots()) {
      assertThat(slot.served()).isBetween(0, Math.min(30, slot.attempts()));
      double work = slot.served() + rejection / 100.0 * slot.failed();
      assertThat(slot.served() == 0 || work <= 30 + 1e-9).isTrue();
    }
    assertThat(StormRun.of(storm(jitter, rejection, retries)).slots()).isEqualTo(run.slots());
    if (retries == 0) {
      assertThat(served + run.lost()).isEqualTo(fresh);
      assertThat(run.lost()).isEqualTo(200);
    }
  }

  @Test
  void whatMakesNoSenseIsRefused() {
    Backoff backoff = new Backoff(1, 1, Jitter.NONE);
    assertThatThrownBy(() -> new RetryStorm(1, 0, 1, 100, 0, 0, 0, backoff, Optional.empty(), 1, 0))
        .hasMessage("rejectionPercent is out of its bounds");
  }
}
