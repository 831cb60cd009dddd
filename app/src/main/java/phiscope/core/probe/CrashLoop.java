package phiscope.core.probe;

/**
 * How long Kubernetes waits before it starts a killed container again: not at all the first time,
 * then a delay that doubles up to a cap, and from the beginning once a container has run for a
 * while.
 *
 * @param first delay, 0 or more (10 s)
 * @param cap the longest (5 min)
 * @param forgetAfter a container that has run so long counts as the first again (10 min)
 */
public record CrashLoop(long first, long cap, long forgetAfter) {
  /** A container that is started again at once, whatever happens. */
  public static final CrashLoop NONE = new CrashLoop(0, 0, Long.MAX_VALUE);

  public CrashLoop {
    if (first < 0 || cap < first || forgetAfter < 0) {
      throw new IllegalArgumentException(
          "first and forgetAfter must be 0 or more and cap not below first");
    }
  }

  /** What Kubernetes does, with so many units in a second. */
  public static CrashLoop kubernetes(long second) {
    return new CrashLoop(10 * second, 300 * second, 600 * second);
  }

  /** The delay before the start that follows the so-manieth kill in a row, from 1. */
  public long delay(int kills) {
    if (kills <= 1) {
      return 0;
    }
    long delay = first;
    for (int i = 2; i < kills && delay < cap; i++) {
      delay *= 2;
    }
    return Math.min(cap, delay);
  }
}
