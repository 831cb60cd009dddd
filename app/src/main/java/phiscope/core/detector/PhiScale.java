package phiscope.core.detector;

import java.math.BigDecimal;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.detector.PhiPolicy.Arithmetic;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.numeric.LogisticTail;
import phiscope.core.numeric.NormalTail;
import phiscope.core.numeric.OneMinusCdf;
import phiscope.core.numeric.PreciseTail;
import phiscope.core.numeric.StandardScore;

/**
 * Phi as a function of a score, as one policy answers it.
 *
 * <p>The score says how far the silence is along the model, so that one function serves whatever
 * the window: (elapsed - mean - pause) / sigma for the normal and the logistic tail, (elapsed -
 * pause) / mean for the exponential one, minus the share of longer intervals for the empirical one.
 * Phi never falls while the score grows.
 *
 * @param tail the model of the tail
 * @param arithmetic how a normal tail is computed
 * @param upperEnd what is answered where the tail is very small
 */
record PhiScale(Tail tail, Arithmetic arithmetic, UpperEnd upperEnd) {
  /** The score of the silence of an untrained detector that answers 0. */
  static final double NOTHING_YET = Double.NEGATIVE_INFINITY;

  /** From here on {@code 0.5 * erfc(z / sqrt(2))} is 0 in doubles (C, Python): phi is 323.4. */
  static final double ERFC_UNDERFLOW = 38.475365730404555;

  /**
   * From here on {@code 1 - cdf} is 0 in doubles: the tail is 1.5 x 2^-54, see {@link #cdfScore}.
   */
  static final double CDF_UNDERFLOW = 8.244009839272803;

  /**
   * From here on Pekko's exp(-y (1.5976 + 0.070566 y^2)) is 0 in doubles: the exponent is 745.13.
   */
  static final double LOGISTIC_UNDERFLOW = 21.59484136868485;

  /** From here on exp(-t) is 0 in doubles. */
  static final double EXPONENTIAL_UNDERFLOW = 745.1332191019412;

  /** S004: "from z = 12 on, phi is above 30". */
  static final double AT_LEAST_30_FROM = 12;

  private static final double AT_LEAST = 30;
  private static final double LOG10_E = 0.4342944819032518;
  private static final BigDecimal LN_10 =
      new BigDecimal("2.302585092994045684017991454684364207601101488629");

  /** Phi that a normal double tail ends at: thresholds above are reached at the underflow. */
  private static final double UNDERFLOW_PHI = 323.4;

  /** The phi that the policy answers. */
  double phi(double score) {
    return score == NOTHING_YET ? 0 : ended(score, plainPhi(score));
  }

  private double ended(double score, double phi) {
    if (upperEnd instanceof UpperEnd.Cap cap) {
      return Math.min(phi, cap.phi().doubleValue());
    }
    return isAtLeast30(score, phi) ? AT_LEAST : phi;
  }

  /**
   * The greatest phi answered on the way to a score. It differs from {@link #phi} only where the
   * answer changes from a value above 30 to "at least 30".
   */
  double highest(double score) {
    boolean passed = upperEnd instanceof UpperEnd.AtLeast30 && isNormalSurvival();
    return phi(passed ? Math.min(score, Math.nextDown(AT_LEAST_30_FROM)) : score);
  }

  /** What kind of value the answer at a score is; never untrained and never boundary. */
  PhiResult.Status status(double score) {
    return status(score, plainPhi(score));
  }

  private PhiResult.Status status(double score, double phi) {
    if (upperEnd instanceof UpperEnd.Cap cap) {
      boolean reached = phi >= cap.phi().doubleValue();
      return reached ? PhiResult.Status.AT_LEAST : PhiResult.Status.OK;
    }
    if (isAtLeast30(score, phi)) {
      return PhiResult.Status.AT_LEAST;
    }
    return phi == Double.POSITIVE_INFINITY ? PhiResult.Status.INFINITE : PhiResult.Status.OK;
  }

  /**
   * The answer at a score where there is a model, given what was decided about the silence. The
   * tail is computed once.
   */
  PhiResult answer(double score, boolean suspected, boolean boundary) {
    double phi = plainPhi(score);
    PhiResult.Status status = boundary ? PhiResult.Status.BOUNDARY : status(score, phi);
    return new PhiResult(status, ended(score, phi), suspected);
  }

  private boolean isAtLeast30(double score, double phi) {
    if (!(upperEnd instanceof UpperEnd.AtLeast30)) {
      return false;
    }
    return isNormalSurvival() ? score >= AT_LEAST_30_FROM : phi > AT_LEAST;
  }

  private boolean isNormalSurvival() {
    return tail == Tail.NORMAL && arithmetic == Arithmetic.SURVIVAL;
  }

  private double plainPhi(double score) {
    boolean ends = upperEnd instanceof UpperEnd.Infinity;
    return switch (tail) {
      case NORMAL -> normalPhi(score, ends);
      case LOGISTIC -> ends ? LogisticTail.phi(score) : exactPhi(score);
      case EXPONENTIAL ->
          ends && score >= EXPONENTIAL_UNDERFLOW ? Double.POSITIVE_INFINITY : exactPhi(score);
      case EMPIRICAL -> exactPhi(score);
    };
  }

  private double normalPhi(double z, boolean ends) {
    if (arithmetic == Arithmetic.ONE_MINUS_CDF) {
      return z >= CDF_UNDERFLOW ? Double.POSITIVE_INFINITY : OneMinusCdf.phi(z);
    }
    return ends && z >= ERFC_UNDERFLOW ? Double.POSITIVE_INFINITY : exactPhi(z);
  }

  /** Phi of the model itself, whatever the arithmetic and the upper end: never negative or NaN. */
  double exactPhi(double score) {
    if (Double.isInfinite(score)) {
      return score > 0 ? score : 0;
    }
    return switch (tail) {
      case NORMAL -> NormalTail.phi(score);
      case LOGISTIC -> LogisticTail.exactPhi(score);
      case EXPONENTIAL -> Math.max(0.0, score * LOG10_E);
      case EMPIRICAL -> score < 0 ? 0.0 - StrictMath.log10(-score) : Double.POSITIVE_INFINITY;
    };
  }

  /**
   * The least score at which the answer reaches a phi: plus infinity where it never does.
   *
   * @param orEqual whether the phi itself is enough
   */
  double scoreOf(BigDecimal phi, boolean orEqual) {
    if (upperEnd instanceof UpperEnd.Cap cap) {
      int above = phi.compareTo(cap.phi());
      if (above > 0 || above == 0 && !orEqual) {
        return Double.POSITIVE_INFINITY;
      }
    }
    double score = exactScoreOf(phi);
    if (upperEnd instanceof UpperEnd.AtLeast30 && phi.doubleValue() > AT_LEAST) {
      boolean shown = isNormalSurvival() && score < AT_LEAST_30_FROM;
      return shown ? score : Double.POSITIVE_INFINITY;
    }
    return Math.min(score, underflow());
  }

  private double exactScoreOf(BigDecimal phi) {
    return switch (tail) {
      case NORMAL -> arithmetic == Arithmetic.ONE_MINUS_CDF ? cdfScore(phi) : zOf(phi);
      case LOGISTIC -> LogisticTail.yOfPhi(phi.doubleValue());
      case EXPONENTIAL -> phi.multiply(LN_10).doubleValue();
      case EMPIRICAL -> 0.0 - StrictMath.pow(10, -phi.doubleValue());
    };
  }

  /** The score from which the policy answers infinity. */
  private double underflow() {
    boolean ends = upperEnd instanceof UpperEnd.Infinity;
    return switch (tail) {
      case NORMAL ->
          arithmetic == Arithmetic.ONE_MINUS_CDF
              ? CDF_UNDERFLOW
              : ends ? ERFC_UNDERFLOW : Double.POSITIVE_INFINITY;
      case LOGISTIC -> ends ? LOGISTIC_UNDERFLOW : Double.POSITIVE_INFINITY;
      case EXPONENTIAL -> ends ? EXPONENTIAL_UNDERFLOW : Double.POSITIVE_INFINITY;
      case EMPIRICAL -> Double.POSITIVE_INFINITY;
    };
  }

  private double zOf(BigDecimal phi) {
    if (upperEnd instanceof UpperEnd.Infinity && phi.doubleValue() > UNDERFLOW_PHI) {
      return ERFC_UNDERFLOW;
    }
    return NormalThreshold.z(phi);
  }

  /**
   * The z at which {@code 1 - 0.5 * (1 + erf(z / sqrt(2)))} in doubles is at most 10^-phi.
   *
   * <p>The result of that subtraction is k 2^-53, so the largest k allowed is K = floor(2^53
   * 10^-phi). From 0.5 on erf is a multiple of 2^-53, 1 - j 2^-53; adding 1 leaves room for
   * multiples of 2^-52 only, so an odd j is rounded to the even k beside j / 2. Hence k is at most
   * K when j is at most 2K, or 2K + 1 for an even K; and j is that when 1 - erf is at most half a
   * unit more. 1 - erf is twice the tail.
   */
  private static double cdfScore(BigDecimal phi) {
    double value = phi.doubleValue();
    if (value < 1) {
      return NormalThreshold.z(phi);
    }
    double largest = Math.floor(StrictMath.pow(10, -value) * 0x1p53);
    if (largest == 0) {
      return CDF_UNDERFLOW;
    }
    double steps = 2 * largest + (largest % 2 == 0 ? 1 : 0);
    return nearestZOfSurvival((steps + 0.5) * 0x1p-54);
  }

  /** The z at a tail, rounded once: a step of Newton's from the double one, in 40 digits. */
  private static double nearestZOfSurvival(double survival) {
    double z = NormalTail.zOfSurvival(survival);
    BigDecimal reached = PreciseTail.survival(StandardScore.of(new BigFraction(z))).toBigDecimal();
    double missing = reached.subtract(new BigDecimal(survival)).doubleValue();
    return new BigDecimal(z).add(new BigDecimal(missing / NormalTail.density(z))).doubleValue();
  }
}
