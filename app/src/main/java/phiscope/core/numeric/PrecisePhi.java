package phiscope.core.numeric;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Phi of the models that are not the exact normal tail, to {@value PreciseTail#DIGITS} digits: what
 * {@link LogisticTail} and {@link ExponentialTail} give in doubles.
 */
public final class PrecisePhi {
  private static final int WORKING_DIGITS = PreciseTail.DIGITS + 12;
  private static final BigDecimal LINEAR = new BigDecimal("1.5976");
  private static final BigDecimal CUBIC = new BigDecimal("0.070566");

  private PrecisePhi() {}

  /** Phi of the logistic approximation: log10(1 + e^u) with u = y (1.5976 + 0.070566 y^2). */
  public static PreciseNumber logistic(StandardScore y) {
    BigDecimal rough = y.value(5);
    int cubeDigits = rough.signum() == 0 ? 0 : 3 * Math.max(0, PreciseMath.exponent(rough) + 1);
    MathContext context = PreciseMath.context(WORKING_DIGITS + cubeDigits);
    BigDecimal score = y.value(context.getPrecision());
    BigDecimal u = score.multiply(LINEAR.add(CUBIC.multiply(score.pow(2))), context);
    BigDecimal ln10 = PreciseMath.ln10(context.getPrecision() + 5);
    PreciseNumber small =
        PreciseMath.powerOfTen(u.abs().negate().divide(ln10, context), WORKING_DIGITS);
    PreciseNumber logarithm = logOfOnePlus(small);
    if (u.signum() < 0) {
      BigDecimal significand = logarithm.significand().divide(ln10, context);
      return PreciseNumber.of(significand, logarithm.exponent10()).round(PreciseTail.DIGITS);
    }
    BigDecimal rest = isNegligible(logarithm) ? BigDecimal.ZERO : logarithm.toBigDecimal();
    return PreciseNumber.of(u.add(rest).divide(ln10, context)).round(PreciseTail.DIGITS);
  }

  /** ln(1 + x) for 0 &lt; x &lt;= 1, with relative accuracy. */
  private static PreciseNumber logOfOnePlus(PreciseNumber x) {
    if (isNegligible(x)) {
      return x;
    }
    BigDecimal plain = x.toBigDecimal();
    return PreciseNumber.of(
        PreciseMath.exponent(plain) < -3
            ? PreciseMath.minusLogOfOneMinus(plain.negate(), WORKING_DIGITS).negate()
            : PreciseMath.ln(BigDecimal.ONE.add(plain), WORKING_DIGITS));
  }

  private static boolean isNegligible(PreciseNumber x) {
    return x.exponent10().compareTo(BigInteger.valueOf(-WORKING_DIGITS)) < 0;
  }

  /**
   * Phi of the exponential tail: t / (mean ln 10).
   *
   * @param ratio t / mean, 0 or more
   */
  public static PreciseNumber exponential(BigFraction ratio) {
    MathContext context = PreciseMath.context(WORKING_DIGITS);
    BigDecimal phi =
        PreciseMath.decimal(ratio, WORKING_DIGITS)
            .divide(PreciseMath.ln10(WORKING_DIGITS), context);
    return PreciseNumber.of(phi).round(PreciseTail.DIGITS);
  }

  /**
   * Phi of a rational tail: -log10 of it.
   *
   * @throws IllegalArgumentException if it is not above 0 and at most 1
   */
  public static PreciseNumber ofTail(BigFraction survival) {
    if (survival.getNumerator().signum() <= 0 || survival.compareTo(BigFraction.ONE) > 0) {
      throw new IllegalArgumentException("survival must be above 0 and at most 1");
    }
    BigDecimal logarithm =
        PreciseMath.ln(PreciseMath.decimal(survival, 2 * WORKING_DIGITS), 2 * WORKING_DIGITS);
    return PreciseNumber.of(
            logarithm
                .negate()
                .divide(PreciseMath.ln10(WORKING_DIGITS), PreciseMath.context(WORKING_DIGITS)))
        .round(PreciseTail.DIGITS);
  }
}
