package phiscope.core.swim.protocol;

/**
 * How long a member may refute.
 *
 * @param enabled whether a failed probe leads to a suspicion; without, straight to dead (SWIM,
 *     section 3)
 * @param formula how the least timeout follows from the size of the cluster
 * @param multiplier in that formula; too low: slow members are declared dead, too high: slow
 *     detection
 * @param maximumMultiplier the timeout without confirmations, in multiples of the least one, where
 *     Lifeguard's suspicion is on
 * @param confirmations independent confirmations that bring the timeout down to the least one; 0
 *     means that it is the least one from the start (memberlist: multiplier - 2)
 */
public record SuspicionParameters(
    boolean enabled, Formula formula, int multiplier, int maximumMultiplier, int confirmations) {

  /** The least timeout of a cluster of n members. */
  public enum Formula {
    /** multiplier x max(1, log10 n) x probe interval, log10 to three decimals down. */
    MEMBERLIST,
    /** multiplier x ceil(log2(n + 1)) x probe interval. */
    SCALECUBE,
    /** multiplier x ceil(ln(n + 1)) x probe interval (SWIM, section 5; the base is not named). */
    SWIM_PAPER,
    /** multiplier x ln(n + 1) x probe interval; S002 writes log without a base. */
    NATURAL_LOGARITHM,
    /** multiplier x probe interval, whatever the size: what S002 warns of. */
    CONSTANT
  }

  public SuspicionParameters {
    Required.that(multiplier >= 1, "suspicion multiplier must be 1 or more, got ", multiplier);
    Required.that(
        maximumMultiplier >= 1,
        "greatest suspicion multiplier must be 1 or more, got ",
        maximumMultiplier);
    Required.that(confirmations >= 0, "confirmations must be 0 or more, got ", confirmations);
  }
}
