package phiscope.core.fencing;

import phiscope.core.kernel.SimTime;

/** One rule that keeps a takeover from being hasty, as far as it can be turned off and on. */
public enum TakeoverRule {
  /** Several evaluations in a row must suspect the holder. */
  CONFIRMATIONS,
  /** After a switch, evaluations are not counted for a while. */
  COOL_DOWN,
  /** Switches are so far apart. */
  MINIMUM_INTERVAL,
  /** The new token waits for the end of the lease. */
  WAITS_FOR_LEASE,
  /** Traffic and connections are dropped before the switch, which needs more suspicion. */
  GRADED,
  /** A takeover that fails goes back. */
  ROLLS_BACK;

  /** How many confirmations are asked for where the rule is turned on. */
  public static final int CONFIRMED = 3;

  /** How long the cool-down and the minimum interval are where they are turned on. */
  public static final long APART = 10 * SimTime.SECOND;

  /** Whether it is on. */
  public boolean isOn(TakeoverRules rules) {
    return switch (this) {
      case CONFIRMATIONS -> rules.confirmations() > 1;
      case COOL_DOWN -> rules.coolDown() > 0;
      case MINIMUM_INTERVAL -> rules.minimumInterval() > 0;
      case WAITS_FOR_LEASE -> rules.waitsForLease();
      case GRADED -> rules.graded();
      case ROLLS_BACK -> rules.rollsBack();
    };
  }

  /** The same rules with this one turned the other way. */
  public TakeoverRules turned(TakeoverRules rules) {
    boolean on = !isOn(rules);
    return switch (this) {
      case CONFIRMATIONS -> rules.withConfirmations(on ? CONFIRMED : 1);
      case COOL_DOWN -> rules.withCoolDown(on ? APART : 0);
      case MINIMUM_INTERVAL -> rules.withMinimumInterval(on ? APART : 0);
      case WAITS_FOR_LEASE -> rules.withWaiting(on);
      case GRADED -> rules.withGrades(on);
      case ROLLS_BACK -> rules.withRollBack(on);
    };
  }
}
