package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.stream.LongStream;

/**
 * A threshold on phi turned into one on the silence, so that a decision compares the silence with
 * base + scale x score and never hangs on a logarithm.
 *
 * @param threshold the threshold on phi, > 0, rounded: many a detector holds a rule that no other
 *     has, and a decimal number takes as much room as the rest
 * @param orEqual whether phi equal to the threshold is suspicion
 * @param score the score at which phi reaches the threshold; infinite where it never does
 * @param bandFrom the score at which the boundary band begins; above {@code bandTo} for none
 * @param bandTo the score at which it ends
 */
public record SuspicionRule(
    double threshold, boolean orEqual, double score, double bandFrom, double bandTo) {
  /** All powers of ten that are longs. */
  private static final long[] POWERS_OF_TEN =
      LongStream.iterate(1, power -> 10 * power).limit(19).toArray();

  static SuspicionRule of(
      PhiScale scale, BigDecimal threshold, PhiPolicy.Comparison comparison, BigDecimal band) {
    boolean orEqual = comparison == PhiPolicy.Comparison.AT_LEAST;
    double score = scale.scoreOf(threshold, orEqual);
    double rounded = threshold.doubleValue();
    if (band.signum() == 0 || Double.isInfinite(score)) {
      return new SuspicionRule(
          rounded, orEqual, score, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
    }
    BigDecimal lower = threshold.subtract(band);
    double from = lower.signum() > 0 ? scale.scoreOf(lower, true) : Double.NEGATIVE_INFINITY;
    return new SuspicionRule(
        rounded, orEqual, score, from, scale.scoreOf(threshold.add(band), true));
  }

  /** Whether a silence is suspicion, given the silence at which phi reaches the threshold. */
  boolean isReached(double elapsed, double crossing) {
    return orEqual ? elapsed >= crossing : elapsed > crossing;
  }

  /** Whether a silence is within the boundary band; base and scale turn scores into silences. */
  boolean isBoundary(double elapsed, double base, double scale) {
    return elapsed >= base + scale * bandFrom && elapsed <= base + scale * bandTo;
  }

  /** The same rule over the silence itself: it is reached where the silence is the scale. */
  static SuspicionRule atOnce() {
    return atMultiple(BigDecimal.ONE);
  }

  /** The rule over the silence itself that is reached at a multiple of the scale. */
  static SuspicionRule atMultiple(BigDecimal multiple) {
    double rounded = multiple.doubleValue();
    return new SuspicionRule(
        rounded, true, rounded, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
  }

  /**
   * Of a window of {@code count} intervals, how many may be longer than a silence that is
   * suspicious; -1 where no silence is.
   */
  long longerAllowed(long count) {
    if (score == Double.POSITIVE_INFINITY) {
      return -1;
    }
    if (threshold == Math.rint(threshold) && threshold < POWERS_OF_TEN.length) {
      long power = POWERS_OF_TEN[(int) threshold];
      boolean exact = count % power == 0;
      return count / power - (exact && !orEqual ? 1 : 0);
    }
    double allowed = count * -score;
    long whole = (long) StrictMath.floor(allowed);
    // Where none is longer phi is infinite, which is above every threshold.
    return whole == allowed && !orEqual ? Math.max(0, whole - 1) : whole;
  }
}
