package phiscope.core.numeric;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The upper tail of the standard normal distribution to {@value #DIGITS} significant digits, for
 * exact arguments of any size: S(500) = 1.2350951543...e-54290, and S(10^12) has an exponent of 24
 * digits. Everything that is printed in a file comes from here, so that its text does not depend on
 * the machine.
 *
 * <p>The same functions in doubles, thousands of times faster, are in {@link NormalTail}.
 */
public final class PreciseTail {
  /** The significant digits of every result; the last may be off by one. */
  public static final int DIGITS = 50;

  private static final int WORKING_DIGITS = DIGITS + 12;
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final MathContext WORKING = PreciseMath.context(WORKING_DIGITS);
  private static final BigDecimal LN_10 = PreciseMath.ln10(WORKING_DIGITS);
  private static final BigDecimal ROOT_OF_TWO_PI =
      PreciseMath.sqrt(PreciseMath.pi(WORKING_DIGITS).multiply(TWO), WORKING_DIGITS);
  private static final BigDecimal LN_2 = PreciseMath.ln(TWO, WORKING_DIGITS);
  private static final double LN_10_AS_DOUBLE = 2.302585092994046;
  private static final double LN_4_PI = 2.5310242469692907;
  private static final int LARGEST_DOUBLE_EXPONENT = 300;
  private static final int NEWTON_STEPS = 3;

  private PreciseTail() {}

  /** S(z) = P(Z &gt; z). */
  public static PreciseNumber survival(StandardScore z) {
    PreciseNumber tail = upperTail(z.square());
    if (z.sign() >= 0) {
      return tail.round(DIGITS);
    }
    return PreciseNumber.of(oneMinus(tail)).round(DIGITS);
  }

  private static BigDecimal oneMinus(PreciseNumber tail) {
    return isNegligible(tail) ? BigDecimal.ONE : BigDecimal.ONE.subtract(tail.toBigDecimal());
  }

  private static boolean isNegligible(PreciseNumber tail) {
    return tail.exponent10().compareTo(BigInteger.valueOf(-WORKING_DIGITS)) < 0;
  }

  /** phi(z) = -log10 S(z), above 0 for every z. */
  public static PreciseNumber phi(StandardScore z) {
    if (z.sign() >= 0) {
      BigDecimal phi = minusLogOfUpperTail(z.square()).divide(LN_10, WORKING);
      return PreciseNumber.of(phi).round(DIGITS);
    }
    PreciseNumber tail = upperTail(z.square());
    if (isNegligible(tail)) {
      // -ln(1 - x) is x, to more digits than are shown.
      BigDecimal significand = tail.significand().divide(LN_10, WORKING);
      return PreciseNumber.of(significand, tail.exponent10()).round(DIGITS);
    }
    BigDecimal phi = minusLogOfOneMinus(tail.toBigDecimal()).divide(LN_10, WORKING);
    return PreciseNumber.of(phi).round(DIGITS);
  }

  private static BigDecimal minusLogOfOneMinus(BigDecimal tail) {
    if (PreciseMath.exponent(tail) < -3) {
      return PreciseMath.minusLogOfOneMinus(tail, WORKING_DIGITS);
    }
    return PreciseMath.ln(BigDecimal.ONE.subtract(tail), WORKING_DIGITS).negate();
  }

  /** S of the root of this square: S = R exp(-z^2/2) / sqrt(2 pi) with Mills' ratio R. */
  private static PreciseNumber upperTail(BigFraction square) {
    int digits = WORKING_DIGITS + integerDigits(square);
    BigDecimal halfSquare = PreciseMath.decimal(square, digits).divide(TWO);
    BigDecimal exponent =
        halfSquare.negate().divide(PreciseMath.ln10(digits), PreciseMath.context(digits));
    PreciseNumber power = PreciseMath.powerOfTen(exponent, WORKING_DIGITS);
    BigDecimal factor = MillsRatio.of(root(square), WORKING_DIGITS).divide(ROOT_OF_TWO_PI, WORKING);
    return PreciseNumber.of(power.significand().multiply(factor), power.exponent10());
  }

  /** -ln S of the root of this square: z^2/2 - ln(R / sqrt(2 pi)), both terms positive. */
  private static BigDecimal minusLogOfUpperTail(BigFraction square) {
    return minusLogOfUpperTail(
        PreciseMath.decimal(square, WORKING_DIGITS), MillsRatio.of(root(square), WORKING_DIGITS));
  }

  private static BigDecimal minusLogOfUpperTail(BigDecimal square, BigDecimal millsRatio) {
    BigDecimal factor = millsRatio.divide(ROOT_OF_TWO_PI, WORKING);
    return square.divide(TWO).subtract(PreciseMath.ln(factor, WORKING_DIGITS), WORKING);
  }

  private static BigDecimal root(BigFraction square) {
    return PreciseMath.sqrt(PreciseMath.decimal(square, WORKING_DIGITS + 5), WORKING_DIGITS + 5);
  }

  /** About how many digits the number has before the point; 0 if it is below 1. */
  private static int integerDigits(BigFraction value) {
    int bits = value.getNumerator().bitLength() - value.getDenominator().bitLength() + 1;
    return Math.max(0, (int) (bits * 0.30103) + 1);
  }

  /**
   * The z at which phi(z) is the given phi: the constant that turns a threshold on phi into one on
   * the silence, mean + sigma z.
   *
   * @return z to {@value #DIGITS} digits, but not beyond 60 decimal places (z near 0)
   * @throws IllegalArgumentException if phi is not above 0
   */
  public static BigDecimal zOfPhi(BigFraction phi) {
    if (phi.getNumerator().signum() <= 0) {
      throw new IllegalArgumentException("phi must be above 0, got " + phi);
    }
    BigDecimal logarithm = PreciseMath.decimal(phi, WORKING_DIGITS).multiply(LN_10, WORKING);
    if (logarithm.compareTo(LN_2) >= 0) {
      return zOfMinusLogTail(logarithm).round(PreciseMath.context(DIGITS));
    }
    // Left of the mean: the other tail is 1 - 10^-phi.
    BigDecimal otherTail = PreciseMath.oneMinusExp(logarithm, WORKING_DIGITS);
    BigDecimal otherLogarithm = PreciseMath.ln(otherTail, WORKING_DIGITS).negate();
    return zOfMinusLogTail(otherLogarithm).negate().round(PreciseMath.context(DIGITS));
  }

  /** The z from 0 on at which -ln S(z) is the given number, by Newton's method. */
  private static BigDecimal zOfMinusLogTail(BigDecimal logarithm) {
    BigDecimal z = firstZ(logarithm);
    for (int step = 0; step < NEWTON_STEPS; step++) {
      BigDecimal ratio = MillsRatio.of(z, WORKING_DIGITS);
      BigDecimal reached = minusLogOfUpperTail(z.multiply(z, WORKING), ratio);
      // The slope of -ln S is the hazard, the inverse of Mills' ratio.
      z = z.subtract(reached.subtract(logarithm).multiply(ratio), WORKING);
      z = z.max(BigDecimal.ZERO);
    }
    return z;
  }

  /** Right to about 15 digits, so that three of Newton's steps are more than enough. */
  private static BigDecimal firstZ(BigDecimal logarithm) {
    int exponent = PreciseMath.exponent(logarithm);
    if (exponent < LARGEST_DOUBLE_EXPONENT) {
      return new BigDecimal(NormalTail.zOfPhi(logarithm.doubleValue() / LN_10_AS_DOUBLE));
    }
    // S is about exp(-z^2/2) / (z sqrt(2 pi)).
    double correction = LN_4_PI + LN_10_AS_DOUBLE * (exponent + 0.5);
    return PreciseMath.sqrt(
        logarithm.multiply(TWO).subtract(new BigDecimal(correction)), WORKING_DIGITS);
  }
}
