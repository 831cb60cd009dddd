package phiscope.core.fencing;

import java.math.BigDecimal;
import java.util.OptionalDouble;
import phiscope.core.detector.PhiDetector;
import phiscope.core.detector.PhiResult;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * What the detector knows of one holder. The phi detector in it is copied before it changes, so
 * this is a value.
 *
 * @param detector null if the judgement is not by phi
 * @param last when the last heartbeat arrived; -1 for none
 */
record Watch(PhiDetector detector, long last) {
  private static final TickScale SECONDS_IN_TICKS = new TickScale(TimeUnit.SECOND, 6);

  static Watch of(DetectorChoice choice) {
    return new Watch(
        choice instanceof DetectorChoice.Phi phi
            ? new PhiDetector(phi.policy(), SECONDS_IN_TICKS)
            : null,
        -1);
  }

  Watch heard(long sequence, long now) {
    if (detector == null) {
      return new Watch(null, now);
    }
    PhiDetector after = detector.copy();
    after.deliver(sequence, now, 0);
    return new Watch(after, now);
  }

  long silence(long now) {
    return last < 0 ? -1 : now - last;
  }

  OptionalDouble phi(long now) {
    PhiResult result = detector == null ? null : detector.query(now);
    return result == null || !result.hasPhi()
        ? OptionalDouble.empty()
        : OptionalDouble.of(result.phi());
  }

  /** Whether phi is a lower bound, beyond which the policy answers nothing more. */
  boolean isAtLeast(long now) {
    return detector != null && detector.query(now).status() == PhiResult.Status.AT_LEAST;
  }

  Grade grade(DetectorChoice choice, TakeoverRules rules, long now) {
    if (last < 0) {
      return Grade.TRUSTED;
    }
    if (choice instanceof DetectorChoice.FixedTimeout fixed) {
      return now - last >= fixed.timeout() ? Grade.SWITCH : Grade.TRUSTED;
    }
    if (detector == null) {
      return Grade.TRUSTED;
    }
    if (!rules.graded()) {
      return reaches(rules.switchAt(), now) ? Grade.SWITCH : Grade.TRUSTED;
    }
    Grade grade = Grade.TRUSTED;
    for (Grade next : Grade.values()) {
      grade = next != Grade.TRUSTED && reaches(next.threshold(), now) ? next : grade;
    }
    return grade;
  }

  private boolean reaches(BigDecimal threshold, long now) {
    return detector.isSuspected(now, detector.rule(threshold));
  }
}
