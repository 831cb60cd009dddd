package phiscope.core.numeric;

import org.apache.commons.numbers.gamma.Erf;

/**
 * The normal tail as one minus the cumulative probability, in doubles: what article S002 computes,
 * kept to show what it loses.
 *
 * <p>S = 1 - (1 + erf(y / sqrt 2)) / 2. The subtraction leaves multiples of 2^-53, so phi moves in
 * steps from about y = 7 on, is at most 15.95, and is infinite from y = 8.25. The right values come
 * from {@link NormalTail}.
 *
 * <p>Source: S002, {@code func phi} and {@code Arrival.Phi} (Go's {@code math.Erf}).
 */
public final class OneMinusCdf {
  private static final double SQRT_2 = 1.4142135623730951;

  private OneMinusCdf() {}

  /** 1 - (1 + erf(y / sqrt 2)) / 2: 0 or a multiple of 2^-53. */
  public static double survival(double y) {
    return 1 - 0.5 * (1 + Erf.value(y / SQRT_2));
  }

  /** -log10 of {@link #survival}; infinity where that is 0. */
  public static double phi(double y) {
    double p = survival(y);
    return p <= 0 ? Double.POSITIVE_INFINITY : 0.0 - StrictMath.log10(p);
  }
}
