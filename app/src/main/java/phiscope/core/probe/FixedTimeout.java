package phiscope.core.probe;

import phiscope.core.trace.generator.Loss;

/**
 * A fixed timeout: a heartbeat every T, k periods without one are a failure, n failures in a row
 * are a verdict (S000). S000 gives one table for all forms of heartbeat: best k T, worst n k T; in
 * none of the forms do both hold. Travel takes no time here: a network delay comes on top.
 *
 * @param form of the heartbeat
 * @param period T, 1 or more
 * @param tolerance k, 1 or more
 * @param failures n, 1 or more
 */
public record FixedTimeout(HeartbeatForm form, long period, int tolerance, int failures) {
  private static final int MOST = 1_000_000;

  public FixedTimeout {
    requireOneOrMore("period", period);
    requireOneOrMore("tolerance", tolerance);
    requireOneOrMore("failures", failures);
    if (tolerance > MOST
        || failures > MOST
        || period > Long.MAX_VALUE / 4 / tolerance / (failures + 1L)) {
      throw new IllegalArgumentException("period, tolerance or failures is too large");
    }
  }

  private static void requireOneOrMore(String name, long value) {
    if (value < 1) {
      throw new IllegalArgumentException(name + " must be 1 or more, got " + value);
    }
  }

  /**
   * The times from a crash to its verdict.
   *
   * @param shortest a bound that is come near to; reached only if {@code shortestIsReached}
   * @param longest reached
   */
  public record Range(long shortest, boolean shortestIsReached, long longest) {}

  /** The exact range over all phases of the crash (claims S000-06 and S000-07). */
  public Range detection() {
    long timeout = tolerance * period;
    return switch (form) {
      case PUSH -> new Range(failures * timeout - period, false, failures * timeout);
      case PUSH_WINDOWS -> new Range(failures * timeout - period, false, (failures + 1) * timeout);
      case SEQUENTIAL_PULL -> new Range(failures * timeout, false, failures * timeout + period);
      case OVERLAPPING_PULL ->
          new Range(
              (failures - 1L + tolerance) * period, false, ((long) failures + tolerance) * period);
    };
  }

  /**
   * The time from a crash to its verdict.
   *
   * @param sinceLast from the last heartbeat, or from the last question, to the crash: 0 to period
   *     - 1
   * @param intoWindow of windows only: from the start of a window to the last heartbeat in it, 0 to
   *     k T - 1
   */
  long detectionAt(long sinceLast, long intoWindow) {
    long timeout = tolerance * period;
    if (sinceLast < 0 || sinceLast >= period || intoWindow < 0 || intoWindow >= timeout) {
      throw new IllegalArgumentException(
          "the phases must be within a period and a window, got " + sinceLast + ", " + intoWindow);
    }
    return switch (form) {
      case PUSH -> failures * timeout - sinceLast;
      case PUSH_WINDOWS -> timeout - intoWindow + failures * timeout - sinceLast;
      case SEQUENTIAL_PULL -> period - sinceLast + failures * timeout;
      case OVERLAPPING_PULL -> period - sinceLast + (failures - 1L + tolerance) * period;
    };
  }

  /**
   * The share of phases in which a pause of the sender, which sends what it owes when it goes on,
   * is taken for a crash (claim S000-17). In windows over both phases, of the pause and of the
   * window.
   *
   * @param pause its length, 0 or more
   */
  public double shareOfPausesMistaken(long pause) {
    long timeout = tolerance * period;
    return switch (form) {
      case PUSH -> share(pause - (failures * timeout - period));
      case PUSH_WINDOWS -> shareOfWindows(failures * timeout - pause, timeout);
      case SEQUENTIAL_PULL -> share(pause - failures * timeout);
      case OVERLAPPING_PULL -> share(pause - (failures - 1L + tolerance) * period);
    };
  }

  /** A phase is uniform over a period; the last ones, for so long, are mistaken. */
  private double share(long mistaken) {
    return Math.max(0, Math.min(period, mistaken)) / (double) period;
  }

  /**
   * The pause begins s after a heartbeat, s uniform over a period, and a window ends w after it, w
   * uniform over a window: the probability that w + n k T is not after s + pause, that is s - w is
   * not below the lack.
   */
  private double shareOfWindows(long lack, long window) {
    return (shareUpTo(period - lack, window) - shareUpTo(-lack, window)) / period;
  }

  /** The integral of min(1, x / window) from 0 to an end, 0 below 0. */
  private static double shareUpTo(long end, long window) {
    if (end <= 0) {
      return 0;
    }
    return end < window ? (double) end * end / (2.0 * window) : end - window / 2.0;
  }

  /** S000's table: the best case k T. */
  public long bestOfArticle() {
    return tolerance * period;
  }

  /** S000's table: the worst case n k T. */
  public long worstOfArticle() {
    return failures * (tolerance * period);
  }

  /** S000's table: loss^n, without saying of what. */
  public double mistakesOfArticle(double loss) {
    return StrictMath.pow(loss, failures);
  }

  /**
   * The mean time of a watch until its first mistake while the sender is well, infinite if there is
   * none. After a mistake the watch begins anew, so that it is the mean time between two as well.
   *
   * @param loss of heartbeats, or of questions with their answers; a path with bursts turns once a
   *     period in every form, also while a question waits for its answer
   * @param lateShare of a pushed heartbeat that is due exactly at the deadline: how often it is
   *     late. Any jitter makes that a half, none 0
   */
  public double meanTimeBetweenMistakes(Loss loss, double lateShare) {
    if (loss instanceof Loss.Independent independent) {
      return period * periodsIndependent(independent.probability(), lateShare);
    }
    return loss instanceof Loss.GilbertElliott bursts
        ? period * periodsInBursts(bursts, lateShare)
        : Double.POSITIVE_INFINITY;
  }

  /**
   * In periods (claims S000-08 and S000-13). A push is mistaken after m = n k - 1 losses, if the
   * next heartbeat is lost or late.
   */
  private double periodsIndependent(double p, double lateShare) {
    return switch (form) {
      case PUSH -> {
        int before = Math.multiplyExact(failures, tolerance) - 1;
        double last = StrictMath.pow(p, before) * (p + (1 - p) * lateShare);
        yield p == 1 ? before + 1 : (1 - StrictMath.pow(p, before + 1)) / (1 - p) / last;
      }
      case PUSH_WINDOWS -> {
        double empty = StrictMath.pow(p, tolerance);
        yield tolerance * RunsOfLosses.meanAttempts(new Loss.Independent(empty), failures);
      }
      case SEQUENTIAL_PULL ->
          RunsOfLosses.meanAttempts(new Loss.Independent(p), failures) * (1 - p + p * tolerance);
      case OVERLAPPING_PULL -> RunsOfLosses.meanAttempts(new Loss.Independent(p), failures);
    };
  }

  private double periodsInBursts(Loss.GilbertElliott bursts, double lateShare) {
    PathAttempt attempt =
        switch (form) {
          case PUSH, OVERLAPPING_PULL -> PathAttempt.single(bursts);
          case PUSH_WINDOWS -> PathAttempt.window(bursts, tolerance);
          case SEQUENTIAL_PULL -> PathAttempt.waiting(bursts, tolerance);
        };
    boolean isPush = form == HeartbeatForm.PUSH;
    int run = isPush ? Math.multiplyExact(failures, tolerance) : failures;
    PathAttempt last = isPush ? PathAttempt.late(bursts, lateShare) : attempt;
    return attempt.meanUntil(last, run, bursts.shareOfBad());
  }

  /** Mistakes in a day of so many units of time. */
  public double mistakesPerDay(Loss loss, double lateShare, long unitsPerSecond) {
    return 86_400.0 * unitsPerSecond / meanTimeBetweenMistakes(loss, lateShare);
  }
}
