package phiscope.core.probe;

import java.util.List;

/**
 * A place in the run of a service.
 *
 * @param index 0 is the beginning
 * @param at the time
 * @param pod to which something happened
 * @param event what happened
 * @param pods all of them after it
 */
public record ServiceFrame(int index, long at, int pod, PodRun.Event event, List<PodStatus> pods) {
  /** What a container is doing. */
  public enum Stage {
    /** There is none: the last was killed, the next waits for its start. */
    WAITING,
    /** It runs, and its startup probe has not succeeded yet. */
    STARTING,
    /** It runs. */
    RUNNING
  }

  /**
   * A pod.
   *
   * @param ready whether it gets traffic
   * @param restarts how often it was killed
   * @param failures of the probe that may kill it, in a row
   * @param since when its present container was started, or will be
   */
  public record PodStatus(Stage stage, boolean ready, int restarts, int failures, long since) {}

  public ServiceFrame {
    pods = List.copyOf(pods);
  }

  /** How many pods get traffic. */
  public int readyPods() {
    return (int) pods.stream().filter(PodStatus::ready).count();
  }

  /** How often pods were killed so far. */
  public int restarts() {
    return pods.stream().mapToInt(PodStatus::restarts).sum();
  }
}
