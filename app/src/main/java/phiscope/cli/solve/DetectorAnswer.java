package phiscope.cli.solve;

import java.math.BigDecimal;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.detector.PhiDetector;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.Arithmetic;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiResult;
import phiscope.core.numeric.PreciseNumber;
import phiscope.core.numeric.PrecisePhi;
import phiscope.core.numeric.PreciseTail;
import phiscope.core.trace.TickScale;

/**
 * What a detector answers to one query, as text.
 *
 * @param phi "Infinity" where it is infinite, empty where there is none
 * @param status the kind of value that phi is
 * @param available whether the threshold is not reached
 * @param mean of the window, without the pause; empty where there is no model
 * @param sigma after the floor; empty where there is no model
 */
record DetectorAnswer(
    Optional<String> phi,
    String status,
    boolean available,
    Optional<String> mean,
    Optional<String> sigma) {

  /** The answer of a detector at a tick. */
  static DetectorAnswer of(PhiPolicy policy, TickScale scale, PhiDetector detector, long now) {
    PhiResult result = detector.query(now);
    String status = status(result.status());
    boolean available = !result.suspected();
    if (result.status() == PhiResult.Status.UNTRAINED) {
      Optional<String> phi =
          result.hasPhi() ? Optional.of(ofDouble(result.phi())) : Optional.empty();
      return new DetectorAnswer(phi, status, available, Optional.empty(), Optional.empty());
    }
    ExactModel model = ExactModel.of(policy, scale, detector);
    BigFraction tick = ProblemTicks.tick(scale);
    long silence = now - detector.lastAccepted().orElseThrow();
    BigFraction elapsed = tick.multiply(new BigFraction(silence));
    String phi =
        shown(policy.upperEnd(), result)
            .orElseGet(
                () ->
                    isOfDoubles(policy)
                        ? ofDouble(result.phi())
                        : Printed.number(phi(policy, model, detector, result, elapsed)));
    return new DetectorAnswer(
        Optional.of(phi),
        status,
        available,
        Optional.of(Printed.number(model.mean())),
        Optional.of(Printed.number(model.sigma())));
  }

  private static String status(PhiResult.Status status) {
    return switch (status) {
      case OK -> "ok";
      case UNTRAINED -> "untrained";
      case BOUNDARY -> "boundary";
      case AT_LEAST -> "atLeast";
      case INFINITE -> "infinite";
    };
  }

  private static String ofDouble(double value) {
    return Printed.number(new BigDecimal(value));
  }

  /** The answer where it is not the phi of the model but what the policy shows in its place. */
  private static Optional<String> shown(UpperEnd end, PhiResult result) {
    if (Double.isInfinite(result.phi())) {
      return Optional.of("Infinity");
    }
    if (end instanceof UpperEnd.Cap cap && result.phi() >= cap.phi().doubleValue()) {
      return Optional.of(Printed.number(cap.phi()));
    }
    return result.status() == PhiResult.Status.AT_LEAST
        ? Optional.of(ofDouble(result.phi()))
        : Optional.empty();
  }

  /** Whether what the system answers is made by the rounding of its doubles: it is shown as is. */
  private static boolean isOfDoubles(PhiPolicy policy) {
    boolean pekko =
        policy.tail() == Tail.LOGISTIC && policy.upperEnd() instanceof UpperEnd.Infinity;
    return pekko
        || (policy.tail() == Tail.NORMAL && policy.arithmetic() == Arithmetic.ONE_MINUS_CDF);
  }

  private static PreciseNumber phi(
      PhiPolicy policy,
      ExactModel model,
      PhiDetector detector,
      PhiResult result,
      BigFraction elapsed) {
    return switch (policy.tail()) {
      case NORMAL -> PreciseTail.phi(model.score(elapsed));
      case LOGISTIC -> PrecisePhi.logistic(model.score(elapsed));
      case EXPONENTIAL -> {
        BigFraction late = elapsed.subtract(model.pause());
        yield late.getNumerator().signum() <= 0
            ? PreciseNumber.ZERO
            : PrecisePhi.exponential(late.divide(model.mean()));
      }
      case EMPIRICAL -> PrecisePhi.ofTail(shareOfLonger(detector, result));
    };
  }

  /** The share from which the detector took its phi: a count of at most a million over another. */
  private static BigFraction shareOfLonger(PhiDetector detector, PhiResult result) {
    long count = detector.windowCount();
    long longer = Math.round(count * StrictMath.pow(10, -result.phi()));
    return new BigFraction(longer).divide(new BigFraction(count));
  }
}
