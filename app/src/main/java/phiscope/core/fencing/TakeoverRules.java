package phiscope.core.fencing;

import java.math.BigDecimal;
import java.util.Objects;

/**
 * From a suspicion to another holder: S000, "after detection" and flapping.
 *
 * @param confirmations so many evaluations in a row must suspect the holder, 1 or more; too few:
 *     one late heartbeat switches; too many: a real stop is noticed late
 * @param coolDown after a switch, evaluations are not counted for so long
 * @param minimumInterval a confirmed switch waits until the last one is so long ago
 * @param waitsForLease the new token is issued only when the lease has run out on the authority's
 *     clock; off: at once, on the detector's word
 * @param graded traffic is dropped at phi 1, connections at phi 3, and the switch needs phi 8; off:
 *     the switch needs {@code switchAt} and nothing is done before
 * @param switchAt phi from which a holder counts as suspected if actions are not graded
 * @param rollsBack a takeover that is not accepted in time goes back to the former holder, under a
 *     new token
 * @param acceptWithin how long a new holder has to accept
 * @param switchesBack holder 0 gets the right back when it is trusted again
 */
public record TakeoverRules(
    int confirmations,
    long coolDown,
    long minimumInterval,
    boolean waitsForLease,
    boolean graded,
    BigDecimal switchAt,
    boolean rollsBack,
    long acceptWithin,
    boolean switchesBack) {

  public TakeoverRules {
    Objects.requireNonNull(switchAt, "switchAt");
    Ranges.within("confirmations", confirmations, 1, 100);
    Ranges.duration("coolDown", coolDown);
    Ranges.duration("minimumInterval", minimumInterval);
    Ranges.within("acceptWithin", acceptWithin, 1, FencingScenario.LONGEST);
    if (switchAt.signum() <= 0) {
      throw new IllegalArgumentException("switchAt must be above 0, got " + switchAt);
    }
  }

  public TakeoverRules withConfirmations(int other) {
    return new TakeoverRules(
        other,
        coolDown,
        minimumInterval,
        waitsForLease,
        graded,
        switchAt,
        rollsBack,
        acceptWithin,
        switchesBack);
  }

  public TakeoverRules withCoolDown(long other) {
    return new TakeoverRules(
        confirmations,
        other,
        minimumInterval,
        waitsForLease,
        graded,
        switchAt,
        rollsBack,
        acceptWithin,
        switchesBack);
  }

  public TakeoverRules withMinimumInterval(long other) {
    return new TakeoverRules(
        confirmations,
        coolDown,
        other,
        waitsForLease,
        graded,
        switchAt,
        rollsBack,
        acceptWithin,
        switchesBack);
  }

  public TakeoverRules withWaiting(boolean other) {
    return new TakeoverRules(
        confirmations,
        coolDown,
        minimumInterval,
        other,
        graded,
        switchAt,
        rollsBack,
        acceptWithin,
        switchesBack);
  }

  public TakeoverRules withGrades(boolean other) {
    return new TakeoverRules(
        confirmations,
        coolDown,
        minimumInterval,
        waitsForLease,
        other,
        switchAt,
        rollsBack,
        acceptWithin,
        switchesBack);
  }

  public TakeoverRules withSwitchAt(BigDecimal other) {
    return new TakeoverRules(
        confirmations,
        coolDown,
        minimumInterval,
        waitsForLease,
        graded,
        other,
        rollsBack,
        acceptWithin,
        switchesBack);
  }

  public TakeoverRules withRollBack(boolean other) {
    return new TakeoverRules(
        confirmations,
        coolDown,
        minimumInterval,
        waitsForLease,
        graded,
        switchAt,
        other,
        acceptWithin,
        switchesBack);
  }
}
