package phiscope.bench;

import java.math.BigDecimal;

/**
 * Somebody who acts on phi: a threshold of its own, an action, and a rule that confirms before
 * acting.
 *
 * <p>It asks every {@code queryPeriod}. It acts when {@code confirmations} queries in a row, all in
 * one silence, reached the threshold: an accepted heartbeat ends the row (S000: N times in a row
 * over the threshold, and a cool-down).
 *
 * @param name as shown; free text
 * @param threshold phi from which it suspects, > 0
 * @param action what it does then
 * @param confirmations how many queries in a row must reach the threshold, 1 or more
 * @param queryPeriod time between two of its queries, > 0, in the unit of the document; of no
 *     effect with one confirmation
 * @param coolDown time after an action in which it does not act again, 0 or more, in the unit of
 *     the document
 */
public record Consumer(
    String name,
    BigDecimal threshold,
    Action action,
    int confirmations,
    BigDecimal queryPeriod,
    BigDecimal coolDown) {
  /** Actions from cheap to dear (S000, graded actions). */
  public enum Action {
    DROP_TRAFFIC,
    DROP_CONNECTIONS,
    SWITCH_OVER
  }

  public static final int MAX_CONFIRMATIONS = 1000;

  public Consumer {
    if (!BenchLimits.isText(name)) {
      throw new IllegalArgumentException("a consumer's name must be at most 1000 characters");
    }
    if (threshold.signum() <= 0 || !BenchLimits.isBounded(threshold)) {
      throw new IllegalArgumentException("threshold must be > 0, got " + threshold);
    }
    if (confirmations < 1 || confirmations > MAX_CONFIRMATIONS) {
      throw new IllegalArgumentException("confirmations must be 1 to 1000, got " + confirmations);
    }
    if (queryPeriod.signum() <= 0 || !BenchLimits.isBounded(queryPeriod)) {
      throw new IllegalArgumentException("queryPeriod must be > 0, got " + queryPeriod);
    }
    if (coolDown.signum() < 0 || !BenchLimits.isBounded(coolDown)) {
      throw new IllegalArgumentException("coolDown must be 0 or more, got " + coolDown);
    }
  }

  /** A consumer that acts at once, as often as it likes. */
  public static Consumer of(String name, String threshold, Action action) {
    return new Consumer(
        name, new BigDecimal(threshold), action, 1, BigDecimal.ONE, BigDecimal.ZERO);
  }

  public Consumer withName(String newName) {
    return new Consumer(newName, threshold, action, confirmations, queryPeriod, coolDown);
  }

  public Consumer withThreshold(BigDecimal newThreshold) {
    return new Consumer(name, newThreshold, action, confirmations, queryPeriod, coolDown);
  }

  public Consumer withAction(Action newAction) {
    return new Consumer(name, threshold, newAction, confirmations, queryPeriod, coolDown);
  }

  /** The same with another rule for confirming. */
  public Consumer confirming(int times, BigDecimal period) {
    return new Consumer(name, threshold, action, times, period, coolDown);
  }

  public Consumer withCoolDown(BigDecimal newCoolDown) {
    return new Consumer(name, threshold, action, confirmations, queryPeriod, newCoolDown);
  }
}
