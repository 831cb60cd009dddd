package phiscope.core.probe;

/**
 * A service of several pods that differ in nothing but the time of their probes.
 *
 * @param plan of every pod
 * @param pods 1 to {@link #MOST_PODS}
 * @param firstTick from the start to the first tick of the first pod's probes, 0 or more; the
 *     others follow, spread evenly over a period
 * @param end the last instant
 */
public record ProbedService(PodPlan plan, int pods, long firstTick, long end) {
  /** No service has more. */
  public static final int MOST_PODS = 20;

  public ProbedService {
    if (pods < 1 || pods > MOST_PODS) {
      throw new IllegalArgumentException("pods must be from 1 to " + MOST_PODS + ", got " + pods);
    }
    if (firstTick < 0 || end < 0) {
      throw new IllegalArgumentException("firstTick and end must be 0 or more");
    }
  }

  /** The first tick of a pod: all are within one period of the probe that may restart it. */
  public long firstTick(int pod) {
    long period = period();
    return (firstTick + period * pod / pods) % period;
  }

  /**
   * The period of the probe that decides over the start: startup, else liveness, else readiness.
   */
  public long period() {
    PodProbes probes = plan.probes();
    return probes
        .startup()
        .or(probes::liveness)
        .or(probes::readiness)
        .map(ProbeSettings::period)
        .orElse(1L);
  }
}
