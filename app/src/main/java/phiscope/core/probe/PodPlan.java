package phiscope.core.probe;

/**
 * A pod: its probes, its application, and what becomes of a container that is killed.
 *
 * @param restartTakes from the kill to the start of the next container: stopping and starting, 0 or
 *     more; the delay of the crash loop comes on top
 */
public record PodPlan(
    PodProbes probes, PodBehaviour behaviour, CrashLoop crashLoop, long restartTakes) {
  public PodPlan {
    if (restartTakes < 0) {
      throw new IllegalArgumentException("restartTakes must be 0 or more, got " + restartTakes);
    }
  }
}
