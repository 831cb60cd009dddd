package phiscope.core.probe;

/**
 * The five parameters of a Kubernetes probe, in one unit of time.
 *
 * @param initialDelay from the start of the container to the first probe, 0 or more (default 0 s)
 * @param period between probes, 1 or more (default 10 s)
 * @param timeout of one probe, 1 or more (default 1 s)
 * @param successThreshold successes in a row after a failure, 1 or more; for liveness and startup 1
 *     (default 1)
 * @param failureThreshold failures in a row, 1 or more (default 3)
 */
public record ProbeSettings(
    long initialDelay, long period, long timeout, int successThreshold, int failureThreshold) {
  public ProbeSettings {
    if (initialDelay < 0) {
      throw new IllegalArgumentException("initialDelay must be 0 or more, got " + initialDelay);
    }
    if (period < 1 || timeout < 1 || successThreshold < 1 || failureThreshold < 1) {
      throw new IllegalArgumentException("period, timeout and both thresholds must be 1 or more");
    }
  }

  /** What Kubernetes takes where nothing is said, with so many units in a second. */
  static ProbeSettings defaults(long second) {
    return new ProbeSettings(0, 10 * second, second, 1, 3);
  }

  /** With another first delay. */
  ProbeSettings withInitialDelay(long newDelay) {
    return new ProbeSettings(newDelay, period, timeout, successThreshold, failureThreshold);
  }
}
