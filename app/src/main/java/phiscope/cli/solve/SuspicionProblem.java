package phiscope.cli.solve;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.Decimals;
import phiscope.core.numeric.PreciseLogarithm;
import phiscope.core.swim.theory.SuspicionTimes;

/** {@code suspicionTimeout} and {@code suspicionRemaining}: how long a suspected member has. */
final class SuspicionProblem {
  private static final MathContext WORKING = new MathContext(PreciseLogarithm.DIGITS);

  private SuspicionProblem() {}

  static Optional<Answer> timeout(ProblemFields fields) {
    long multiplier = fields.whole("multiplier", 1, Long.MAX_VALUE);
    long members = fields.whole("members", 0, Long.MAX_VALUE);
    BigFraction period = fields.number("period", NumberRange.POSITIVE);
    fields.noOthers();
    if (!fields.areSound()) {
      return Optional.empty();
    }
    BigInteger timeout = SuspicionTimes.memberlist(multiplier, members, period);
    return Optional.of(json -> json.writeNumberField("timeout", timeout));
  }

  static Optional<Answer> remaining(ProblemFields fields) {
    BigInteger confirmations = fields.whole("confirmations");
    BigInteger expected = fields.whole("expected");
    BigFraction elapsed = fields.number("elapsed", NumberRange.NOT_NEGATIVE);
    BigFraction min = fields.number("min", NumberRange.NOT_NEGATIVE);
    BigFraction max = fields.number("max", NumberRange.NOT_NEGATIVE);
    fields.noOthers();
    if (fields.areSound() && max.compareTo(min) < 0) {
      fields.complainAbout("max", "solve.suspicion.maxBelowMin", Decimals.exact(min));
    }
    if (!fields.areSound()) {
      return Optional.empty();
    }
    BigDecimal timeout =
        SuspicionTimes.decayed(confirmations, expected, decimal(min), decimal(max));
    BigDecimal remaining = timeout.subtract(decimal(elapsed));
    return Optional.of(json -> json.writeStringField("remaining", Printed.number(remaining)));
  }

  private static BigDecimal decimal(BigFraction value) {
    return new BigDecimal(value.getNumerator())
        .divide(new BigDecimal(value.getDenominator()), WORKING);
  }
}
