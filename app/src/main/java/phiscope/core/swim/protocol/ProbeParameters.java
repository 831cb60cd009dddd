package phiscope.core.swim.protocol;

/**
 * How members probe each other.
 *
 * @param interval the protocol period, in ticks; too short: more messages and less time for
 *     answers, too long: slow detection
 * @param timeout how long a direct probe waits before the indirect ones, in ticks; below the
 *     interval
 * @param indirectProbes how many relays are asked (k); 0 means none
 * @param targetChoice how the next target is found
 * @param fallbackPing whether the target is also pinged over a connection when the direct probe had
 *     no answer (memberlist)
 * @param relayTimeoutPercent how long a relay waits for the target, in percent of the timeout:
 *     memberlist waits 100, which makes nacks late where interval = 2 x timeout; Lifeguard 80
 * @param phases when the first period of each member begins
 */
public record ProbeParameters(
    long interval,
    long timeout,
    int indirectProbes,
    TargetChoice targetChoice,
    boolean fallbackPing,
    int relayTimeoutPercent,
    Phases phases) {

  /** How the next target of a direct probe is found. */
  public enum TargetChoice {
    /**
     * Along a shuffled list, shuffled again at its end: every member is probed within 2n - 1
     * periods (SWIM, section 4.3).
     */
    ROUND_ROBIN,
    /** Anyone with the same chance (SWIM, section 3.1). */
    UNIFORM
  }

  /** When the first period of each member begins. */
  public enum Phases {
    /**
     * At a random instant of the first period; the clocks of members are not tied to each other.
     */
    RANDOM,
    /** Everybody's at the same instant, as the analysis assumes. */
    SYNCHRONOUS
  }

  public ProbeParameters {
    Required.that(interval >= 1, "probe interval must be 1 tick or more, got ", interval);
    Required.that(
        timeout >= 1 && timeout <= interval,
        "probe timeout must be 1 tick to the probe interval, got ",
        timeout);
    Required.that(indirectProbes >= 0, "indirect probes must be 0 or more, got ", indirectProbes);
    Required.that(
        relayTimeoutPercent >= 1 && relayTimeoutPercent <= 100,
        "relay timeout must be 1 to 100 percent, got ",
        relayTimeoutPercent);
  }

  /** How long a relay waits for the target, in ticks. */
  public long relayTimeout() {
    return Math.max(1, timeout * relayTimeoutPercent / 100);
  }
}
