package phiscope.core.health;

/**
 * The time from a fault to its detection, in the four phases of S001 section 1.2.
 *
 * @param propagation what was still under way when the fault happened arrives
 * @param interruption until the next sign of life would have come
 * @param waiting until the detector has waited long enough
 * @param confirmation until the verdict is noticed, by a checker that looks now and then
 */
public record LatencyPhases(long propagation, long interruption, long waiting, long confirmation) {
  /** Detected at once. */
  public static final LatencyPhases NONE = new LatencyPhases(0, 0, 0, 0);

  public LatencyPhases {
    if (propagation < 0 || interruption < 0 || waiting < 0 || confirmation < 0) {
      throw new IllegalArgumentException("a phase can't be below 0");
    }
  }

  /** The whole detection time. */
  public long total() {
    return propagation + interruption + waiting + confirmation;
  }

  /**
   * The phases of a detector that decides at an instant.
   *
   * @param propagation from the fault to the end of arrivals
   * @param cut the end of arrivals
   * @param next when the next arrival would have been, not before the cut
   * @param decision when the detector decides; one before the cut counts as at the cut
   * @param confirmation from the decision until it is noticed
   */
  static LatencyPhases of(long propagation, long cut, long next, long decision, long confirmation) {
    long decided = Math.max(cut, decision);
    long interrupted = Math.min(Math.max(cut, next), decided);
    return new LatencyPhases(propagation, interrupted - cut, decided - interrupted, confirmation);
  }
}
