package phiscope.core.numeric;

import org.apache.commons.numbers.gamma.Erfc;
import org.apache.commons.numbers.gamma.Erfcx;
import org.apache.commons.numbers.gamma.InverseErfc;

/**
 * The upper tail of the standard normal distribution in doubles: the survival function S(z) = P(Z
 * &gt; z), phi(z) = -log10 S(z), and their inverses.
 *
 * <p>Every value is computed as a tail of its own, never as one minus a cumulative probability,
 * which is 0 from z = 8.3 on. Phi is finite for every z below 1e154 and keeps its relative accuracy
 * at both ends: on the right by the scaled complementary error function, S(z) = exp(-z^2/2)
 * erfcx(z/sqrt 2) / 2, whose logarithm needs no tail that underflows; on the left, where S is
 * nearly 1, by the logarithm of one minus the small other tail. NaN gives NaN.
 */
public final class NormalTail {
  private static final double SQRT_2 = 1.4142135623730951;
  private static final double SQRT_HALF = 0.7071067811865476;
  private static final double SQRT_2_OVER_PI = 0.7978845608028654;
  private static final double ONE_OVER_SQRT_2_PI = 0.3989422804014327;
  private static final double ONE_SIXTH = 0.16666666666666666;
  private static final double LN_10 = 2.302585092994046;
  private static final double HALF_LOG10_E = 0.21714724095162592;
  private static final double LOG10_2 = 0.3010299956639812;
  private static final double LN_2_PI = 1.8378770664093453;

  /** Above this phi the tail 10^-phi is no longer a normal double. */
  private static final double LARGEST_PHI_OF_A_DOUBLE = 300;

  /** Below this phi the other tail is no longer a normal double, and its last digits are lost. */
  private static final double SMALLEST_REFINED_PHI = 1e-300;

  private static final double LARGEST_REFINED_PHI = 1e300;

  private NormalTail() {}

  /** S(z), to 1e-14 relative while S is a normal double (z up to 37.5); 0 from z = 38.6. */
  public static double survival(double z) {
    if (z > 1) {
      return halfSquareExponential(z) * (0.5 * Erfcx.value(z * SQRT_HALF));
    }
    return 0.5 * Erfc.value(z * SQRT_HALF);
  }

  /**
   * phi(z) = -log10 S(z), to 1e-14 relative for z from -37 on (below, S differs from 1 by less than
   * a normal double). Never negative and never -0.0.
   */
  public static double phi(double z) {
    if (Math.abs(z) < NormalTailPieces.END) {
      return z < 0 ? NormalTailPieces.left(-z) : NormalTailPieces.right(z);
    }
    if (z < 0) {
      return -PlainLogarithms.log1p(-survival(-z)) / LN_10;
    }
    double scaledTail = 0.5 * Erfcx.value(z * SQRT_HALF);
    return z * z * HALF_LOG10_E - PlainLogarithms.log10(scaledTail);
  }

  /** log10 S(z) = -phi(z): 0 or less, never -0.0. */
  public static double log10Survival(double z) {
    return 0.0 - phi(z);
  }

  /** The density exp(-z^2/2) / sqrt(2 pi), to 1e-15 relative while it is a normal double. */
  public static double density(double z) {
    return ONE_OVER_SQRT_2_PI * halfSquareExponential(z);
  }

  /**
   * exp(-z^2/2). The square is taken in two parts, the first of them exact, since the rounding
   * error of z^2 alone would cost three digits at z = 37.
   */
  static double halfSquareExponential(double z) {
    if (!(Math.abs(z) < 40)) {
      return Double.isNaN(z) ? z : 0;
    }
    double head = (float) z;
    // Below 5e-5 in size, where three powers of it give the exponential to the last digit.
    double rest = -0.5 * (z - head) * (z + head);
    double factor = 1 + (rest + rest * rest * (0.5 + rest * ONE_SIXTH));
    return StrictMath.exp(-0.5 * head * head) * factor;
  }

  /**
   * The z at which phi(z) equals the given phi: the constant that turns a threshold on phi into one
   * on the silence, mean + sigma z.
   *
   * @param phi from 0 (gives minus infinity) to infinity
   * @return z such that phi(z) is the given phi to 1e-13 relative, or as near as neighbouring
   *     doubles z allow, which far on the left (phi below 1e-200) is 2e-13
   * @throws IllegalArgumentException if phi is negative or NaN
   */
  public static double zOfPhi(double phi) {
    if (!(phi >= 0)) {
      throw new IllegalArgumentException("phi must be 0 or more, got " + phi);
    }
    if (phi == 0 || phi == Double.POSITIVE_INFINITY) {
      return phi == 0 ? Double.NEGATIVE_INFINITY : phi;
    }
    return phi < LOG10_2 ? leftZOfPhi(phi) : rightZOfPhi(phi);
  }

  private static double rightZOfPhi(double phi) {
    if (phi > LARGEST_REFINED_PHI) {
      // All but the square of z is lost in rounding, and 2 phi ln 10 may be too large.
      return Math.sqrt(2 * LN_10) * Math.sqrt(phi);
    }
    double z = approximateRightZ(phi);
    for (int step = 0; step < 2; step++) {
      // d phi / dz is the hazard, density / S, over ln 10.
      z -= (phi(z) - phi) * LN_10 * Erfcx.value(z * SQRT_HALF) / SQRT_2_OVER_PI;
    }
    return z;
  }

  private static double approximateRightZ(double phi) {
    if (phi < LARGEST_PHI_OF_A_DOUBLE) {
      return SQRT_2 * InverseErfc.value(2 * StrictMath.pow(10, -phi));
    }
    // S(z) is about exp(-z^2/2) / (z sqrt(2 pi)).
    double twoLogarithms = 2 * LN_10 * phi;
    return Math.sqrt(twoLogarithms - LN_2_PI - StrictMath.log(twoLogarithms));
  }

  private static double leftZOfPhi(double phi) {
    double otherTail = -StrictMath.expm1(-phi * LN_10);
    double z = -SQRT_2 * InverseErfc.value(2 * otherTail);
    if (phi < SMALLEST_REFINED_PHI) {
      return z;
    }
    // Newton's step on the logarithm of phi, which is far from straight here.
    double reached = phi(z);
    return z - StrictMath.log(reached / phi) * reached * LN_10 * survival(z) / density(z);
  }

  /**
   * The z at which S(z) equals the given tail.
   *
   * @param survival from 0 (gives infinity) to 1 (gives minus infinity)
   * @throws IllegalArgumentException if it is outside that range or NaN
   */
  public static double zOfSurvival(double survival) {
    if (!(survival >= 0 && survival <= 1)) {
      throw new IllegalArgumentException("survival must be from 0 to 1, got " + survival);
    }
    double z = SQRT_2 * InverseErfc.value(2 * survival);
    return z == 0 ? 0.0 : z;
  }
}
