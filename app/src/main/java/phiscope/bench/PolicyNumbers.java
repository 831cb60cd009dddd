package phiscope.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.WindowSize;

/** The decimal numbers of a policy: its times, which have the document's unit, and the others. */
final class PolicyNumbers {
  private PolicyNumbers() {}

  /** The same policy with every time replaced. */
  static PhiPolicy mapTimes(PhiPolicy policy, UnaryOperator<BigDecimal> times) {
    return map(policy, times, UnaryOperator.identity());
  }

  /** Whether every number is within {@link BenchLimits}. */
  static boolean areBounded(PhiPolicy policy) {
    List<BigDecimal> outside = new ArrayList<>();
    UnaryOperator<BigDecimal> check =
        number -> {
          if (!BenchLimits.isBounded(number)) {
            outside.add(number);
          }
          return number;
        };
    map(policy, check, check);
    return outside.isEmpty();
  }

  /** The policy with its numbers moved into {@link BenchLimits}. */
  static PhiPolicy bounded(PhiPolicy policy) {
    return areBounded(policy) ? policy : map(policy, BenchLimits::number, BenchLimits::number);
  }

  private static PhiPolicy map(
      PhiPolicy policy, UnaryOperator<BigDecimal> times, UnaryOperator<BigDecimal> others) {
    return new PhiPolicy(
        policy.preset(),
        windowSize(policy.windowSize(), times),
        policy.minimumSamples(),
        policy.variance(),
        sigmaFloor(policy.sigmaFloor(), times, others),
        parameters(policy.parameters(), times),
        times.apply(policy.acceptablePause()),
        policy
            .firstEstimate()
            .map(estimate -> new FirstEstimate(times.apply(estimate.value()), estimate.shape())),
        policy.startCountsAsHeartbeat(),
        record(policy.record(), times),
        policy.sequenceRule(),
        policy.tail(),
        policy.arithmetic(),
        upperEnd(policy.upperEnd(), others),
        others.apply(policy.boundaryBand()),
        policy.comparison(),
        policy.localPause().map(times),
        others.apply(policy.threshold()));
  }

  private static WindowSize windowSize(WindowSize size, UnaryOperator<BigDecimal> times) {
    return size instanceof WindowSize.Lasting lasting
        ? new WindowSize.Lasting(times.apply(lasting.time()))
        : size;
  }

  private static SigmaFloor sigmaFloor(
      SigmaFloor floor, UnaryOperator<BigDecimal> times, UnaryOperator<BigDecimal> others) {
    if (floor instanceof SigmaFloor.Absolute absolute) {
      return new SigmaFloor.Absolute(times.apply(absolute.time()));
    }
    if (floor instanceof SigmaFloor.Relative relative) {
      return new SigmaFloor.Relative(others.apply(relative.shareOfMean()));
    }
    return floor;
  }

  private static ModelParameters parameters(
      ModelParameters parameters, UnaryOperator<BigDecimal> times) {
    return parameters instanceof ModelParameters.Given given
        ? new ModelParameters.Given(times.apply(given.mean()), times.apply(given.std()))
        : parameters;
  }

  private static RecordRule record(RecordRule rule, UnaryOperator<BigDecimal> times) {
    return rule instanceof RecordRule.UpTo upTo
        ? new RecordRule.UpTo(times.apply(upTo.time()))
        : rule;
  }

  private static UpperEnd upperEnd(UpperEnd end, UnaryOperator<BigDecimal> others) {
    return end instanceof UpperEnd.Cap cap ? new UpperEnd.Cap(others.apply(cap.phi())) : end;
  }
}
