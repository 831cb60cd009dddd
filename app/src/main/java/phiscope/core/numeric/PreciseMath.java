package phiscope.core.numeric;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Elementary functions of decimal numbers to any number of digits. The last digit asked for may be
 * off by a few units, so callers ask for more than they show.
 */
final class PreciseMath {
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final int LITERAL_DIGITS = 119;

  private static final BigDecimal LN_10_LITERAL =
      new BigDecimal(
          "2.302585092994045684017991454684364207601101488628772976033327900967572609677352480235997"
              + "205089598298341967784042286248633");
  private static final BigDecimal PI_LITERAL =
      new BigDecimal(
          "3.141592653589793238462643383279502884197169399375105820974944592307816406286208998628034"
              + "825342117067982148086513282306647");

  /** A double is right to this many digits. */
  private static final int DOUBLE_DIGITS = 15;

  /** e^-30 has 13 zeros behind the point, so that so many more decimals are needed. */
  private static final int SMALLEST_RESULT_ZEROS = 14;

  /** Exponents are halved this often before Taylor's series, which then needs few terms. */
  private static final int HALVINGS = 8;

  private PreciseMath() {}

  static MathContext context(int digits) {
    return new MathContext(digits, RoundingMode.HALF_EVEN);
  }

  /** The fraction as a decimal of so many significant digits. */
  static BigDecimal decimal(BigFraction value, int digits) {
    return new BigDecimal(value.getNumerator())
        .divide(new BigDecimal(value.getDenominator()), context(digits));
  }

  /** ln 10 = 46 artanh(1/31) + 34 artanh(1/49) + 20 artanh(1/161). */
  static BigDecimal ln10(int digits) {
    if (digits <= LITERAL_DIGITS) {
      return LN_10_LITERAL.round(context(digits));
    }
    int scale = digits + 10;
    BigInteger sum =
        inverseTangent(31, 1, scale)
            .multiply(BigInteger.valueOf(46))
            .add(inverseTangent(49, 1, scale).multiply(BigInteger.valueOf(34)))
            .add(inverseTangent(161, 1, scale).multiply(BigInteger.valueOf(20)));
    return new BigDecimal(sum, scale).round(context(digits));
  }

  /** Pi = 16 arctan(1/5) - 4 arctan(1/239). */
  static BigDecimal pi(int digits) {
    if (digits <= LITERAL_DIGITS) {
      return PI_LITERAL.round(context(digits));
    }
    int scale = digits + 10;
    BigInteger sum =
        inverseTangent(5, -1, scale)
            .multiply(BigInteger.valueOf(16))
            .subtract(inverseTangent(239, -1, scale).multiply(BigInteger.valueOf(4)));
    return new BigDecimal(sum, scale).round(context(digits));
  }

  /** The sum of sign^k / ((2k + 1) n^(2k + 1)), scaled: artanh(1/n) for 1, arctan(1/n) for -1. */
  private static BigInteger inverseTangent(int n, int sign, int scale) {
    BigInteger square = BigInteger.valueOf((long) n * n);
    BigInteger power = BigInteger.TEN.pow(scale).divide(BigInteger.valueOf(n));
    BigInteger sum = BigInteger.ZERO;
    for (int k = 0; power.signum() != 0; k++) {
      BigInteger term = power.divide(BigInteger.valueOf(2L * k + 1));
      sum = sign < 0 && (k & 1) == 1 ? sum.subtract(term) : sum.add(term);
      power = power.divide(square);
    }
    return sum;
  }

  /** The square root of a number that is 0 or more, by Newton's method from a double on. */
  static BigDecimal sqrt(BigDecimal x, int digits) {
    if (x.signum() == 0) {
      return BigDecimal.ZERO;
    }
    int halfExponent = Math.floorDiv(exponent(x), 2);
    BigDecimal scaled = x.scaleByPowerOfTen(-2 * halfExponent);
    BigDecimal root = new BigDecimal(Math.sqrt(scaled.doubleValue()));
    for (int right = DOUBLE_DIGITS; right < digits + 2; right *= 2) {
      MathContext context = context(Math.min(2 * right, digits + 2) + 3);
      root = root.add(scaled.divide(root, context)).divide(TWO, context);
    }
    return root.scaleByPowerOfTen(halfExponent).round(context(digits));
  }

  /** e^x for x between -30 and 60, by Taylor's series of a small part of x. */
  static BigDecimal exp(BigDecimal x, int digits) {
    int decimals = digits + SMALLEST_RESULT_ZEROS;
    int bits = FixedPoint.bits(decimals) + HALVINGS;
    BigInteger small = FixedPoint.of(x, bits).shiftRight(HALVINGS);
    BigInteger sum = FixedPoint.one(bits);
    BigInteger term = sum;
    for (int k = 1; term.bitLength() > 1; k++) {
      term = FixedPoint.multiply(term, small, bits).divide(BigInteger.valueOf(k));
      sum = sum.add(term);
    }
    for (int i = 0; i < HALVINGS; i++) {
      sum = FixedPoint.multiply(sum, sum, bits);
    }
    return FixedPoint.decimal(sum, bits, decimals).round(context(digits));
  }

  /**
   * 10^x.
   *
   * @param x with all digits down to 10^-digits, however large it is
   */
  static PreciseNumber powerOfTen(BigDecimal x, int digits) {
    BigInteger floor = x.setScale(0, RoundingMode.FLOOR).toBigIntegerExact();
    BigDecimal fraction = x.subtract(new BigDecimal(floor));
    BigDecimal significand = exp(fraction.multiply(ln10(digits + 8)), digits);
    return PreciseNumber.of(significand, floor);
  }

  /**
   * The natural logarithm of a number above 0; near 1 the digits are absolute, not relative.
   *
   * <p>A double gives a first value y; the rest is 2 artanh((q - 1) / (q + 1)) with q = x / e^y,
   * which is so near 1 that each term of the series adds 30 digits.
   */
  static BigDecimal ln(BigDecimal x, int digits) {
    MathContext context = context(digits + 8);
    int shift = exponent(x);
    BigDecimal significand = x.scaleByPowerOfTen(-shift);
    if (significand.doubleValue() > 3.2) {
      shift++;
      significand = significand.scaleByPowerOfTen(-1);
    }
    BigDecimal first = new BigDecimal(StrictMath.log(significand.doubleValue()));
    BigDecimal quotient = significand.multiply(exp(first.negate(), digits + 8), context);
    BigDecimal ratio =
        quotient.subtract(BigDecimal.ONE).divide(quotient.add(BigDecimal.ONE), context);
    BigDecimal square = ratio.multiply(ratio, context);
    BigDecimal sum = BigDecimal.ZERO;
    BigDecimal power = ratio;
    for (int k = 1; power.signum() != 0 && exponent(power) > -digits - 8; k += 2) {
      sum = sum.add(power.divide(BigDecimal.valueOf(k), context), context);
      power = power.multiply(square, context);
    }
    BigDecimal tens = ln10(digits + 16).multiply(BigDecimal.valueOf(shift));
    return tens.add(first).add(sum.multiply(TWO)).round(context);
  }

  /** -ln(1 - x) = x + x^2/2 + x^3/3 + ... for 0 &lt; x &lt;= 1/1000, with relative accuracy. */
  static BigDecimal minusLogOfOneMinus(BigDecimal x, int digits) {
    MathContext context = context(digits + 5);
    BigDecimal sum = x;
    BigDecimal power = x;
    for (int k = 2; exponent(power) > exponent(x) - digits - 5; k++) {
      power = power.multiply(x, context);
      sum = sum.add(power.divide(BigDecimal.valueOf(k), context), context);
    }
    return sum.round(context(digits));
  }

  /** 1 - e^-x = x - x^2/2 + x^3/6 - ... for 0 &lt; x &lt;= 1, with relative accuracy. */
  static BigDecimal oneMinusExp(BigDecimal x, int digits) {
    MathContext context = context(digits + 5);
    BigDecimal sum = x;
    BigDecimal term = x;
    for (int k = 2; exponent(term) > exponent(x) - digits - 5; k++) {
      term = term.multiply(x, context).divide(BigDecimal.valueOf(-k), context);
      sum = sum.add(term, context);
    }
    return sum.round(context(digits));
  }

  /** The e of the scientific form d.ddd x 10^e of a number that is not 0. */
  static int exponent(BigDecimal x) {
    return x.precision() - x.scale() - 1;
  }
}
