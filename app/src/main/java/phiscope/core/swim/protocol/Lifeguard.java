package phiscope.core.swim.protocol;

/**
 * Lifeguard's parts, each on or off.
 *
 * @param localHealthProbe the probe interval is scaled by the member's own local health (LHA-Probe)
 * @param scalesTimeout with it, whether the probe timeout is scaled too: as the paper says,
 *     memberlist scales the interval only
 * @param nacks relays tell that they got no answer; a nack that does not come counts against the
 *     prober's own health
 * @param localHealthSuspicion the suspicion timeout starts long and is shortened by independent
 *     confirmations (LHA-Suspicion)
 * @param buddySystem a ping to a suspect carries the suspicion, so that it can refute at once
 * @param healthLevels scores are 0 to this - 1, memberlist's AwarenessMaxMultiplier
 */
public record Lifeguard(
    boolean localHealthProbe,
    boolean scalesTimeout,
    boolean nacks,
    boolean localHealthSuspicion,
    boolean buddySystem,
    int healthLevels) {
  public Lifeguard {
    Required.that(healthLevels >= 1, "health levels must be 1 or more, got ", healthLevels);
  }

  /** All parts, as memberlist has them: the timeout is not scaled. */
  public static Lifeguard memberlist() {
    return new Lifeguard(true, false, true, true, true, 8);
  }

  /** None: SWIM as it was. */
  public static Lifeguard off() {
    return new Lifeguard(false, false, false, false, false, 8);
  }
}
