package phiscope.core.numeric;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Locale;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Where the coefficients of {@link NormalTailPieces} come from: on each piece the polynomial
 * through the exact values at Chebyshev's points, computed with 50 digits and rounded once. {@code
 * main} prints the tables as they stand there.
 */
final class NormalTailDerivation {
  private static final MathContext DIGITS = new MathContext(60);
  private static final BigDecimal TWO = BigDecimal.valueOf(2);

  private NormalTailDerivation() {}

  /** Prints both tables. */
  public static void main(String[] arguments) {
    for (boolean left : new boolean[] {false, true}) {
      System.out.println(left ? "LEFT" : "RIGHT");
      for (int piece = 0; piece < NormalTailPieces.PIECES; piece++) {
        double[] coefficients = coefficients(left, piece);
        for (int i = 0; i < coefficients.length; i++) {
          System.out.print(
              (i % 4 == 0 ? "    " : " ")
                  + Double.toHexString(coefficients[i])
                  + (i % 4 == 3 ? ",\n" : ","));
        }
      }
      System.out.printf(Locale.ROOT, "%n");
    }
  }

  /** The coefficients of a piece in powers of the distance from its left end. */
  static double[] coefficients(boolean left, int piece) {
    int count = NormalTailPieces.COEFFICIENTS;
    BigDecimal begin = new BigDecimal(NormalTailPieces.begin(piece));
    double width = NormalTailPieces.begin(piece + 1) - NormalTailPieces.begin(piece);
    BigDecimal[] points = new BigDecimal[count];
    BigDecimal[] differences = new BigDecimal[count];
    for (int k = 0; k < count; k++) {
      double share = (1 + StrictMath.cos(Math.PI * (2 * k + 1) / (2 * count))) / 2;
      points[k] = new BigDecimal(width * share);
      BigDecimal z = begin.add(points[k]);
      differences[k] = left ? leftValue(z) : rightValue(z);
    }
    for (int order = 1; order < count; order++) {
      for (int k = count - 1; k >= order; k--) {
        differences[k] =
            differences[k]
                .subtract(differences[k - 1])
                .divide(points[k].subtract(points[k - order]), DIGITS);
      }
    }
    return powers(points, differences);
  }

  /** Newton's form, from its innermost bracket outwards, in powers. */
  private static double[] powers(BigDecimal[] points, BigDecimal[] differences) {
    int count = points.length;
    BigDecimal[] sums = new BigDecimal[count];
    Arrays.fill(sums, BigDecimal.ZERO);
    for (int k = count - 1; k >= 0; k--) {
      for (int power = count - 1; power >= 0; power--) {
        BigDecimal raised = power == 0 ? differences[k] : sums[power - 1];
        sums[power] = raised.subtract(sums[power].multiply(points[k], DIGITS), DIGITS);
      }
    }
    double[] rounded = new double[count];
    for (int power = 0; power < count; power++) {
      rounded[power] = sums[power].doubleValue();
    }
    return rounded;
  }

  /** phi(z) less what z squared makes of it: -log10 of the scaled tail. */
  static BigDecimal rightValue(BigDecimal z) {
    return phi(z)
        .subtract(z.multiply(z).divide(TWO.multiply(PreciseMath.ln10(60)), DIGITS), DIGITS);
  }

  /** phi(-x) without the exponential of -x squared by two. */
  static BigDecimal leftValue(BigDecimal x) {
    return phi(x.negate()).multiply(PreciseMath.exp(x.multiply(x).divide(TWO), 60), DIGITS);
  }

  static BigDecimal phi(BigDecimal z) {
    BigFraction exact =
        new BigFraction(z.unscaledValue(), BigInteger.TEN.pow(Math.max(0, z.scale())));
    return PreciseTail.phi(StandardScore.of(exact)).toBigDecimal();
  }
}
