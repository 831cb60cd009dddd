package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** Laws of every detector under every policy. */
class PhiDetectorLawsTest {
  @Provide
  Arbitrary<PhiPolicy> policies() {
    return Policies.any();
  }

  @Provide
  Arbitrary<List<Heartbeat>> heartbeats() {
    return Policies.heartbeats(40);
  }

  private static PhiDetector after(PhiPolicy policy, List<Heartbeat> heartbeats) {
    PhiDetector detector = new PhiDetector(policy, Scenario.WHOLE);
    for (Heartbeat heartbeat : heartbeats) {
      if (heartbeat.isDelivered()) {
        detector.deliver(heartbeat.sequence(), heartbeat.arrival(), heartbeat.incarnation());
      }
    }
    return detector;
  }

  @Property(tries = 400, seed = "20261129")
  void equalsTheDetectorByTheLetter(
      @ForAll("policies") PhiPolicy policy, @ForAll("heartbeats") List<Heartbeat> heartbeats) {
    PhiDetector fast = new PhiDetector(policy, Scenario.WHOLE);
    NaiveDetector naive = new NaiveDetector(policy);
    for (Heartbeat heartbeat : heartbeats) {
      long at = heartbeat.arrival();
      // A silence that rounding may decide differently would part the windows.
      Assume.that(naive.last() == null || !naive.nearlyTied(at));
      Boolean recorded = naive.deliver(heartbeat.sequence(), at, heartbeat.incarnation());
      boolean accepted = fast.deliver(heartbeat.sequence(), at, heartbeat.incarnation());
      assertThat(accepted).isEqualTo(recorded != null);
      assertThat(fast.lastAccepted().orElse(-1))
          .isEqualTo(naive.last() == null ? -1 : naive.last());
      assertThat(fast.windowCount()).isEqualTo(naive.window().size());
      assertThat(fast.syntheticCount())
          .isEqualTo((int) naive.window().stream().filter(i -> i.synthetic()).count());
      for (long silence : new long[] {0, 3, 10, 14, 25, 77, 1000, 1_000_000}) {
        compare(fast, naive, at + silence, policy);
      }
    }
  }

  private static void compare(PhiDetector fast, NaiveDetector naive, long now, PhiPolicy policy) {
    PhiResult result = fast.query(now);
    assertThat(result.status() == PhiResult.Status.UNTRAINED).isEqualTo(!naive.trained());
    double expected = naive.phi(now);
    if (Double.isNaN(expected)) {
      assertThat(result.phi()).isNaN();
    } else if (Double.isInfinite(expected)) {
      assertThat(result.phi()).isGreaterThanOrEqualTo(15.9);
    } else if (policy.arithmetic() == PhiPolicy.Arithmetic.SURVIVAL || expected < 9) {
      double tolerance = expected < 9 && expected > 1e-9 ? 1e-7 : 1e-9;
      assertThat(result.phi()).isCloseTo(expected, within(tolerance * expected + 1e-15));
    }
    if (naive.trained() && !naive.nearlyTied(now)) {
      assertThat(result.suspected()).isEqualTo(naive.suspected(now));
      NormalModel model = fast.model().orElseThrow();
      assertThat(model.mean())
          .isCloseTo(naive.mean().doubleValue(), within(1e-14 * (1 + model.mean())));
      assertThat(model.sigma())
          .isCloseTo(naive.sigma().doubleValue(), within(1e-14 * (1 + model.sigma())));
    }
  }

  @Property(tries = 400, seed = "20261130")
  void theDecisionAloneIsThatOfTheModelHoweverOftenItIsAsked(
      @ForAll("policies") PhiPolicy policy,
      @ForAll("heartbeats") List<Heartbeat> heartbeats,
      @ForAll @LongRange(max = 2000) long silence) {
    PhiDetector detector = after(policy, heartbeats);
    Assume.that(detector.lastAccepted().isPresent());
    long last = detector.lastAccepted().getAsLong();
    for (String text : new String[] {"0.01", "1", "3", "8", "8.5", "15", "17", "330"}) {
      SuspicionRule rule = detector.rule(new BigDecimal(text));
      double crossing = detector.suspicionElapsed(rule);
      long near = Double.isFinite(crossing) ? (long) crossing : 0;
      for (long asked : new long[] {silence, near - 2, near - 1, near, near + 1, near + 2}) {
        boolean expected =
            detector.phiModel().map(model -> model.at(asked, rule).suspected()).orElse(false);
        assertThat(detector.isSuspected(last + asked, rule)).isEqualTo(expected);
        assertThat(detector.query(last + asked, rule).suspected()).isEqualTo(expected);
      }
    }
  }

  @Property(tries = 600, seed = "20261130")
  void theFirstDecisionAfterAHeartbeatAndTheSecondAreThatOfTheModel(
      @ForAll("policies") PhiPolicy policy,
      @ForAll("heartbeats") List<Heartbeat> heartbeats,
      @ForAll @IntRange(max = 9) int decimals,
      @ForAll @LongRange(max = 1_000_000) long silence) {
    long fine = BigInteger.TEN.pow(decimals).longValueExact();
    PhiDetector detector = new PhiDetector(policy, new TickScale(TimeUnit.NONE, decimals));
    for (Heartbeat h : heartbeats) {
      if (h.isDelivered()) {
        long uneven = h.arrival() * fine + h.sequence() % 3;
        long at = Math.max(uneven, detector.lastAccepted().orElse(0));
        detector.deliver(h.sequence(), at, h.incarnation());
      }
    }
    Assume.that(detector.lastAccepted().isPresent());
    long last = detector.lastAccepted().getAsLong();
    double crossing = detector.suspicionElapsed(policy.threshold().doubleValue());
    long near = Double.isFinite(crossing) ? (long) crossing : 0;
    long far = near / 1_000_000_000 + 1;
    for (long asked :
        new long[] {
          0, silence * fine, near - far, near - 1, near, near + 1, near + 2, near + far
        }) {
      boolean expected = detector.phiModel().map(m -> m.at(asked).suspected()).orElse(false);
      PhiDetector fresh = detector.copy();
      assertThat(fresh.isSuspected(last + asked)).isEqualTo(expected);
      assertThat(fresh.isSuspected(last + asked)).isEqualTo(expected);
      assertThat(fresh.isSuspected(last + asked)).isEqualTo(expected);
      assertThat(detector.isSuspected(last + asked)).isEqualTo(expected);
      if (asked >= 0 && asked < 1L << 52) {
        assertThat(last + asked >= detector.suspectedFrom()).isEqualTo(expected);
      }
    }
    assertThat(detector.suspectedFrom()).isGreaterThanOrEqualTo(last);
  }

  @Property(tries = 400, seed = "20261129")
  void theDecisionIsThatOfPhiAgainstTheThreshold(
      @ForAll("policies") PhiPolicy policy,
      @ForAll("heartbeats") List<Heartbeat> heartbeats,
      @ForAll @LongRange(max = 2000) long silence) {
    PhiDetector detector = after(policy, heartbeats);
    Assume.that(detector.lastAccepted().isPresent());
    long last = detector.lastAccepted().getAsLong();
    for (String text : new String[] {"0.3", "1", "2", "5", "8", "15", "16", "33", "330"}) {
      BigDecimal threshold = new BigDecimal(text);
      PhiResult result = detector.query(last + silence, threshold);
      double crossing = detector.suspicionElapsed(threshold.doubleValue());
      if (result.status() == PhiResult.Status.UNTRAINED) {
        assertThat(result.suspected()).isFalse();
        assertThat(crossing).isNaN();
      } else {
        double distance = result.phi() - threshold.doubleValue();
        boolean open = result.status() == PhiResult.Status.AT_LEAST && distance < 0;
        boolean coarse =
            policy.arithmetic() == PhiPolicy.Arithmetic.ONE_MINUS_CDF
                && Math.abs(distance) < 1e-9 * threshold.doubleValue();
        if (!open && !coarse && Math.abs(distance) > 1e-11 * threshold.doubleValue()) {
          assertThat(result.suspected()).isEqualTo(distance > 0);
          assertThat(silence >= crossing).isEqualTo(distance > 0);
        }
      }
    }
  }

  @Property(tries = 400, seed = "20261129")
  void phiNeverFallsInASilenceAndIsNeverNegativeOrMinusZero(
      @ForAll("policies") PhiPolicy policy, @ForAll("heartbeats") List<Heartbeat> heartbeats) {
    PhiDetector detector = after(policy, heartbeats);
    long last = detector.lastAccepted().orElse(0);
    boolean endsAt30 = policy.upperEnd() instanceof PhiPolicy.UpperEnd.AtLeast30;
    double before = 0;
    for (long silence = 0; silence < 400; silence++) {
      double phi = detector.query(last + silence).phi();
      if (detector.query(last).hasPhi()) {
        assertThat(Double.doubleToLongBits(phi)).isGreaterThanOrEqualTo(0);
        assertThat(phi).isGreaterThanOrEqualTo(endsAt30 ? Math.min(before, 30) : before);
        before = phi;
      } else {
        assertThat(phi).isNaN();
      }
    }
  }

  @Property(tries = 200, seed = "20261129")
  void aShiftInTimeChangesNothing(
      @ForAll("policies") PhiPolicy policy,
      @ForAll("heartbeats") List<Heartbeat> heartbeats,
      @ForAll @LongRange(max = 1_000_000_000_000L) long shift) {
    PhiPolicy unanchored = PolicyDraft.of(policy).startCountsAsHeartbeat(false).policy();
    PhiDetector here = after(unanchored, heartbeats);
    PhiDetector there =
        after(unanchored, heartbeats.stream().map(h -> h.arrivingAt(h.arrival() + shift)).toList());
    long last = here.lastAccepted().orElse(0);
    for (long silence : new long[] {0, 10, 25, 500}) {
      assertThat(there.query(last + shift + silence)).isEqualTo(here.query(last + silence));
    }
    assertThat(here.equalsShifted(there, shift, 0)).isTrue();
  }

  @Property(tries = 200, seed = "20261129")
  void finerTicksGiveTheSameDetector(
      @ForAll("policies") PhiPolicy policy, @ForAll("heartbeats") List<Heartbeat> heartbeats) {
    PhiDetector coarse = after(policy, heartbeats);
    PhiDetector fine = new PhiDetector(policy, new TickScale(TimeUnit.NONE, 6));
    for (Heartbeat h : heartbeats) {
      if (h.isDelivered()) {
        fine.deliver(h.sequence(), h.arrival() * 1_000_000, h.incarnation());
      }
    }
    long last = coarse.lastAccepted().orElse(0);
    for (long silence : new long[] {1, 11, 26, 501}) {
      PhiResult one = coarse.query(last + silence);
      PhiResult other = fine.query((last + silence) * 1_000_000);
      assertThat(other.status() == PhiResult.Status.UNTRAINED)
          .isEqualTo(one.status() == PhiResult.Status.UNTRAINED);
      if (one.hasPhi() && Double.isFinite(one.phi()) && one.phi() < 15) {
        assertThat(other.phi()).isCloseTo(one.phi(), within(1e-6 * one.phi() + 1e-12));
      }
    }
  }

  @Property(tries = 200, seed = "20261129")
  void aCopyGoesItsOwnWay(
      @ForAll("policies") PhiPolicy policy, @ForAll("heartbeats") List<Heartbeat> heartbeats) {
    PhiDetector detector = after(policy, heartbeats);
    PhiDetector copy = detector.copy();
    assertThat(copy).isEqualTo(detector).hasSameHashCodeAs(detector);
    long later = detector.lastAccepted().orElse(0) + 13;
    copy.deliver(1_000, later, 99);
    copy.deliver(1_001, later + 13, 99);
    assertThat(detector).isEqualTo(after(policy, heartbeats));
    assertThat(copy).isNotEqualTo(detector);
  }

  @Property(tries = 200, seed = "20261129")
  void theModelOfAMomentAnswersAsTheDetectorDoes(
      @ForAll("policies") PhiPolicy policy, @ForAll("heartbeats") List<Heartbeat> heartbeats) {
    PhiDetector detector = after(policy, heartbeats);
    Assume.that(detector.phiModel().isPresent());
    PhiModel model = detector.phiModel().orElseThrow();
    long last = detector.lastAccepted().orElseThrow();
    for (long silence : new long[] {0, 5, 10, 25, 400}) {
      assertThat(model.at(silence)).isEqualTo(detector.query(last + silence));
      assertThat(model.phi(silence)).isEqualTo(detector.query(last + silence).phi());
    }
    for (String threshold : new String[] {"0.7", "1", "4"}) {
      assertThat(model.elapsedOf(new BigDecimal(threshold)))
          .isEqualTo(detector.suspicionElapsed(Double.parseDouble(threshold)));
    }
  }
}
