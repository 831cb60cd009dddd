package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

/** The trade-off curve is what runs with the other thresholds would have been. */
class TradeOffTest {
  private static final List<BigDecimal> THRESHOLDS =
      List.of(
          new BigDecimal("0.05"),
          new BigDecimal("0.5"),
          BigDecimal.ONE,
          new BigDecimal("1.5"),
          BigDecimal.valueOf(4),
          BigDecimal.valueOf(12),
          BigDecimal.valueOf(40));

  @Provide
  Arbitrary<PhiPolicy> policies() {
    return Policies.any();
  }

  @Provide
  Arbitrary<Tape> tapes() {
    return Policies.tapes(40);
  }

  @Property(tries = 200, seed = "20261129")
  void everyPointIsARunWithThatThreshold(
      @ForAll("policies") PhiPolicy policy,
      @ForAll("tapes") Tape tape,
      @ForAll @LongRange(min = 1, max = 900) long horizon) {
    FoldedTape fold = TapeFolds.fold(tape, policy, Scenario.WHOLE, horizon, null);
    List<TradeOff.Point> points = TradeOff.sweep(fold, THRESHOLDS);
    assertThat(points).extracting(TradeOff.Point::threshold).isEqualTo(THRESHOLDS);
    for (TradeOff.Point point : points) {
      PhiPolicy other = PolicyDraft.of(policy).threshold(point.threshold()).policy();
      FoldedTape run = TapeFolds.fold(tape, other, Scenario.WHOLE, horizon, null);
      QualityOfService quality = run.quality();
      assertThat(point.mistakes()).isEqualTo(quality.mistakes());
      if (quality.observedAliveTime() > 0) {
        assertThat(point.mistakeRate()).isEqualTo(quality.mistakes() / quality.observedAliveTime());
      }
      double detection = meanDetectionTime(run);
      if (Double.isInfinite(detection) || Double.isNaN(detection)) {
        assertThat(point.meanDetectionTime()).isEqualTo(Double.valueOf(detection));
      } else {
        assertThat(point.meanDetectionTime()).isCloseTo(detection, within(1e-9 * (1 + detection)));
      }
    }
  }

  /** The mean over all crash instants, silence by silence. */
  private static double meanDetectionTime(FoldedTape run) {
    long until = Math.min(run.horizon(), run.tape().crash().orElse(Long.MAX_VALUE));
    double sum = 0;
    double time = 0;
    SilenceWalk walk = new SilenceWalk(run);
    int first = run.policy().startCountsAsHeartbeat() ? -1 : 0;
    for (int i = first; i < run.acceptedCount(); i++) {
      walk.goTo(i);
      boolean last = i + 1 == run.acceptedCount();
      long end = last ? until : Math.min(until, run.silences().start(i + 1));
      double length = end - walk.start();
      if (length > 0 && walk.isTrained()) {
        double crossing = Math.max(0, walk.crossing(run.policyInTicks().rule()));
        double begins = run.pauses().withheldUntil(walk.start() + crossing) - walk.start();
        time += length;
        sum += begins < length ? begins * begins / 2 : begins * length - length * length / 2;
      }
    }
    return time == 0 ? Double.NaN : sum / time;
  }

  @Example
  void aRegularSenderIsDetectedHalfAnIntervalBeforeTheCrossing() {
    // Mean 10, sigma 2 (given), threshold 1: crossing at 12.563; a crash is 5 after a heartbeat.
    PhiPolicy policy =
        Scenario.policy(
            Preset.S003,
            draft ->
                draft.parameters(
                    new PhiPolicy.ModelParameters.Given(BigDecimal.TEN, BigDecimal.valueOf(2))));
    Tape tape = Tape.of("A", HeartbeatTrace.ofIntervals(0, 10, 10, 10, 10, 10));
    FoldedTape fold = TapeFolds.fold(tape, policy, Scenario.WHOLE, 50, null);
    TradeOff.Point point = TradeOff.sweep(fold, List.of(BigDecimal.ONE)).get(0);
    assertThat(point.meanDetectionTime()).isCloseTo(12.5631031310892 - 5, within(1e-12));
    assertThat(point.mistakes()).isZero();
    assertThat(point.mistakeRate()).isZero();
  }

  @Example
  void withoutAModelThereIsNoDetectionTime() {
    Tape tape = Tape.of("A", HeartbeatTrace.ofIntervals(0, 10));
    PhiPolicy policy = Scenario.policy(Preset.S004, draft -> draft);
    FoldedTape fold = TapeFolds.fold(tape, policy, Scenario.WHOLE, 50, null);
    TradeOff.Point point = TradeOff.sweep(fold, List.of(BigDecimal.ONE)).get(0);
    assertThat(point.meanDetectionTime()).isNaN();
    assertThat(point.mistakeRate()).isNaN();
    assertThat(TradeOff.sweep(fold, List.of())).isEmpty();
  }

  @Property(tries = 200, seed = "20261129")
  void everyPointOfAFixedTimeoutIsARunWithThatTimeout(
      @ForAll("tapes") Tape tape,
      @ForAll @LongRange(min = 1, max = 60) long timeout,
      @ForAll @LongRange(min = 1, max = 900) long horizon) {
    FoldedTape fold = FixedTimeouts.fold(tape, timeout, horizon);
    List<BigDecimal> multiples = List.of(BigDecimal.ONE, BigDecimal.valueOf(2), BigDecimal.TEN);
    for (TradeOff.Point point : TradeOff.timeouts(fold, multiples)) {
      long other = timeout * point.threshold().longValueExact();
      FoldedTape run = FixedTimeouts.fold(tape, other, horizon);
      assertThat(point.mistakes()).isEqualTo(run.quality().mistakes());
      double detection = meanDetectionTime(run);
      if (Double.isNaN(detection)) {
        assertThat(point.meanDetectionTime()).isNaN();
      } else {
        assertThat(point.meanDetectionTime()).isCloseTo(detection, within(1e-9 * (1 + detection)));
      }
    }
  }

  /** Silences 8, 8, 12, 12, 14; (8*10 - 32) twice and 10^2 / 2 three times is 246, in 54 ticks. */
  @Example
  void aFixedTimeoutIsWeighedByHand() {
    Tape tape = Tape.of("A", HeartbeatTrace.ofIntervals(0, 8, 8, 12, 12));
    FoldedTape fold = FixedTimeouts.fold(tape, 10, 54);
    TradeOff.Point point = TradeOff.timeouts(fold, List.of(BigDecimal.ONE)).get(0);
    assertThat(point.meanDetectionTime()).isCloseTo(246.0 / 54, within(1e-12));
    assertThat(point.mistakes()).isEqualTo(3);
    assertThat(point.mistakeRate()).isEqualTo(3.0 / 54);
  }

  @Example
  void everyPresetSweeps() {
    HeartbeatTrace trace = HeartbeatTrace.ofIntervals(0, 900, 1100, 950, 1050, 3000, 1000, 1000);
    for (Preset preset : Preset.values()) {
      PhiPolicy policy = Scenario.policy(preset, draft -> draft);
      FoldedTape fold = TapeFolds.fold(Tape.of("A", trace), policy, Scenario.WHOLE, 12_000, null);
      double before = -1;
      for (TradeOff.Point point : TradeOff.sweep(fold, THRESHOLDS)) {
        assertThat(point.meanDetectionTime()).as("%s", preset).isGreaterThanOrEqualTo(before);
        before = point.meanDetectionTime();
      }
    }
  }
}
