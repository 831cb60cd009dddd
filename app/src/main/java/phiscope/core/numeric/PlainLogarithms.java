package phiscope.core.numeric;

/**
 * The logarithms of {@link StrictMath} for the arguments that tails have, to the very same bits. Up
 * to Java 20 those leave the virtual machine at each call, which costs as much as the logarithm.
 *
 * <p>The method is that of fdlibm 5.3 (e_log.c, e_log10.c, s_log1p.c): Copyright (C) 1993 by Sun
 * Microsystems, Inc. All rights reserved. Developed at SunSoft, a Sun Microsystems, Inc. business.
 * Permission to use, copy, modify, and distribute this software is freely granted, provided that
 * this notice is preserved.
 */
final class PlainLogarithms {
  private static final double LN_2_HIGH = 0x1.62e42feep-1;
  private static final double LN_2_LOW = 0x1.a39ef35793c76p-33;
  private static final double ONE_OVER_LN_10 = 0x1.bcb7b1526e50ep-2;
  private static final double LOG10_2_HIGH = 0x1.34413509f6p-2;
  private static final double LOG10_2_LOW = 0x1.9fef311f12b36p-42;

  // The odd series of ln((1 + s) / (1 - s)).
  private static final double C1 = 0x1.5555555555593p-1;
  private static final double C2 = 0x1.999999997fa04p-2;
  private static final double C3 = 0x1.2492494229359p-2;
  private static final double C4 = 0x1.c71c51d8e78afp-3;
  private static final double C5 = 0x1.7466496cb03dep-3;
  private static final double C6 = 0x1.39a09d078c69fp-3;
  private static final double C7 = 0x1.2f112df3e5244p-3;

  private static final int HIGH_OF_FRACTION = 0xf_ffff;
  private static final int HIGH_OF_ONE = 0x3ff0_0000;
  private static final int BIAS = 1023;

  private PlainLogarithms() {}

  /** As {@link StrictMath#log10}. */
  static double log10(double x) {
    if (!(x >= Double.MIN_NORMAL && x < Double.POSITIVE_INFINITY)) {
      return StrictMath.log10(x);
    }
    long bits = Double.doubleToRawLongBits(x);
    int high = (int) (bits >> 32);
    int exponent = (high >> 20) - BIAS;
    int below = exponent >>> 31;
    double twos = exponent + below;
    int highOfRest = high & HIGH_OF_FRACTION | BIAS - below << 20;
    double logarithm = lnNearOne(withHigh(bits, highOfRest), highOfRest);
    return twos * LOG10_2_LOW + ONE_OVER_LN_10 * logarithm + twos * LOG10_2_HIGH;
  }

  /** The natural logarithm of a number from 0.5 to below 2, whose upper half is given too. */
  private static double lnNearOne(double x, int highOfX) {
    int fraction = highOfX & HIGH_OF_FRACTION;
    int upper = fraction + 0x9_5f64 & 0x10_0000;
    int twos = (highOfX >> 20) - BIAS + (upper >> 20);
    double f = withHigh(Double.doubleToRawLongBits(x), fraction | upper ^ HIGH_OF_ONE) - 1.0;
    if ((HIGH_OF_FRACTION & 2 + fraction) < 3) {
      return lnVeryNearOne(f, twos);
    }
    double s = f / (2.0 + f);
    double z = s * s;
    double w = z * z;
    double even = w * (C2 + w * (C4 + w * C6));
    double odd = z * (C1 + w * (C3 + w * (C5 + w * C7)));
    double rest = odd + even;
    boolean halfSquare = (fraction - 0x6_147a | 0x6_b851 - fraction) > 0;
    if (halfSquare) {
      double half = 0.5 * f * f;
      return twos == 0
          ? f - (half - s * (half + rest))
          : twos * LN_2_HIGH - (half - (s * (half + rest) + twos * LN_2_LOW) - f);
    }
    return twos == 0
        ? f - s * (f - rest)
        : twos * LN_2_HIGH - (s * (f - rest) - twos * LN_2_LOW - f);
  }

  private static double lnVeryNearOne(double f, int twos) {
    if (f == 0.0) {
      return twos == 0 ? 0.0 : twos * LN_2_HIGH + twos * LN_2_LOW;
    }
    double rest = f * f * (0.5 - 0.33333333333333333 * f);
    return twos == 0 ? f - rest : twos * LN_2_HIGH - (rest - twos * LN_2_LOW - f);
  }

  /** As {@link StrictMath#log1p}. */
  static double log1p(double x) {
    // From here to 0 nothing is normalised.
    if (!(x > -0.2928 && x <= 0)) {
      return StrictMath.log1p(x);
    }
    if (x > -0x1p-29) {
      return x > -0x1p-54 ? x : x - x * x * 0.5;
    }
    double half = 0.5 * x * x;
    double s = x / (2.0 + x);
    double z = s * s;
    double rest = z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * (C6 + z * C7))))));
    return x - (half - s * (half + rest));
  }

  private static double withHigh(long bits, int high) {
    return Double.longBitsToDouble(bits & 0xffff_ffffL | (long) high << 32);
  }
}
