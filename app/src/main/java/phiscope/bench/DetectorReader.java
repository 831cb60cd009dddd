package phiscope.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.detector.NormalModel;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiResult;
import phiscope.core.detector.QualityOfService;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Tape;

/** Computes everything that a document of the detector bench says. */
public final class DetectorReader {
  private DetectorReader() {}

  /** The reading of a document: a pure function of it. */
  public static DetectorReading read(DetectorBench bench) {
    List<TapeReading> tapes = new ArrayList<>();
    for (Tape tape : bench.tapes()) {
      tapes.add(readTape(bench, tape));
    }
    return new DetectorReading(bench, tapes);
  }

  /**
   * The same value as {@link #read(DetectorBench)}, made faster from the reading before an edit.
   */
  public static DetectorReading read(DetectorBench bench, DetectorReading previous) {
    return bench.equals(previous.bench()) ? previous : read(bench);
  }

  private static TapeReading readTape(DetectorBench bench, Tape tape) {
    long horizon = bench.horizonOf(tape);
    List<PolicyReading> policies = new ArrayList<>();
    for (PhiPolicy policy : bench.policies()) {
      policies.add(readPolicy(bench, tape, policy, horizon));
    }
    List<TapeReading.TimeoutReading> timeouts = new ArrayList<>();
    for (BigDecimal timeout : bench.fixedTimeouts()) {
      timeouts.add(readTimeout(bench, tape, timeout, policies.get(0)));
    }
    return new TapeReading(tape, horizon, policies, timeouts);
  }

  private static TapeReading.TimeoutReading readTimeout(
      DetectorBench bench, Tape tape, BigDecimal timeout, PolicyReading policy) {
    long ticks = bench.scale().toTicks(timeout);
    OptionalLong elapsed = policy.elapsed();
    boolean suspected = elapsed.isPresent() && elapsed.getAsLong() >= ticks;
    return new TapeReading.TimeoutReading(
        timeout,
        suspected,
        new QualityOfService(
            0, Double.NaN, Double.NaN, 0, Double.NaN, java.util.OptionalDouble.empty()));
  }

  private static PolicyReading readPolicy(
      DetectorBench bench, Tape tape, PhiPolicy policy, long horizon) {
    PlainDetector detector = new PlainDetector(policy, bench.scale());
    HeartbeatTrace heartbeats = tape.heartbeats();
    int delivered =
        heartbeats.firstAtOrAfter(
            bench.now() + (bench.instantOrder() == InstantOrder.DELIVER_THEN_QUERY ? 1 : 0));
    for (int i = 0; i < delivered; i++) {
      detector.deliver(i, heartbeats.get(i));
    }
    OptionalLong last = detector.last();
    OptionalLong elapsed =
        last.isPresent() ? OptionalLong.of(bench.now() - last.getAsLong()) : OptionalLong.empty();
    PhiResult result = detector.query(bench.now());
    Optional<NormalModel> model = elapsed.isPresent() ? detector.model() : Optional.empty();
    double log10Survival =
        model.isPresent() ? detector.log10Survival(elapsed.getAsLong()) : Double.NaN;
    PlainFold fold = new PlainFold(tape, policy, bench.scale(), horizon);
    return new PolicyReading(
        policy,
        last,
        elapsed,
        window(detector),
        model,
        result,
        Math.pow(10, log10Survival),
        log10Survival,
        consumers(bench, detector, elapsed, result),
        model.isPresent()
            ? Optional.of(posterior(bench.prior(), 0.0 - log10Survival))
            : Optional.empty(),
        fold,
        fold.quality());
  }

  private static WindowReading window(PlainDetector detector) {
    List<Long> intervals = detector.window();
    BigFraction sum = BigFraction.ZERO;
    BigFraction squares = BigFraction.ZERO;
    for (long interval : intervals) {
      sum = sum.add(interval);
      squares = squares.add(new BigFraction(interval).multiply(interval));
    }
    int shown = Math.max(0, intervals.size() - WindowReading.SHOWN);
    int first = detector.firstHeartbeat();
    return new WindowReading(
        intervals.subList(shown, intervals.size()),
        intervals.size(),
        detector.synthetic(),
        first < 0 ? OptionalInt.empty() : OptionalInt.of(first),
        sum,
        squares);
  }

  private static List<ConsumerReading> consumers(
      DetectorBench bench, PlainDetector detector, OptionalLong elapsed, PhiResult result) {
    List<ConsumerReading> readings = new ArrayList<>();
    for (Consumer consumer : bench.consumers()) {
      double threshold = consumer.threshold().doubleValue();
      double crossing = elapsed.isPresent() ? detector.crossing(threshold) : Double.NaN;
      readings.add(
          new ConsumerReading(
              consumer, crossing, decision(bench, consumer, detector, elapsed, result, crossing)));
    }
    return readings;
  }

  private static ConsumerReading.Decision decision(
      DetectorBench bench,
      Consumer consumer,
      PlainDetector detector,
      OptionalLong elapsed,
      PhiResult result,
      double crossing) {
    if (result.status() == PhiResult.Status.UNTRAINED) {
      return ConsumerReading.Decision.UNTRAINED;
    }
    if (detector.status(result.phi(), consumer.threshold().doubleValue())
        == PhiResult.Status.BOUNDARY) {
      return ConsumerReading.Decision.BOUNDARY;
    }
    if (elapsed.getAsLong() < crossing) {
      return ConsumerReading.Decision.BELOW;
    }
    double row =
        (consumer.confirmations() - 1)
            * consumer.queryPeriod().movePointRight(bench.scale().decimals()).doubleValue();
    return elapsed.getAsLong() < crossing + row
        ? ConsumerReading.Decision.CONFIRMING
        : ConsumerReading.Decision.SUSPECT;
  }

  private static PosteriorReading posterior(BigDecimal prior, double phi) {
    double p = prior.doubleValue();
    double odds = Math.log10(p) - Math.log10(BigDecimal.ONE.subtract(prior).doubleValue());
    double posteriorOdds = odds + phi;
    return new PosteriorReading(
        p, odds, phi, posteriorOdds, 1 / (1 + Math.pow(10, -posteriorOdds)));
  }
}
