package phiscope.bench;

import java.math.BigDecimal;

/**
 * Somebody who acts on phi: a threshold of its own, an action, and a rule that confirms before
 * acting.
 *
 * @param name as shown; free text
 * @param threshold phi from which it suspects, > 0
 * @param action what it does then
 * @param confirmations how many queries in a row must reach the threshold, 1 or more
 * @param coolDown time after an action in which it does not act again, 0 or more, in the unit of
 *     the document
 */
public record Consumer(
    String name, BigDecimal threshold, Action action, int confirmations, BigDecimal coolDown) {
  /** Actions from cheap to dear (S000, graded actions). */
  public enum Action {
    DROP_TRAFFIC,
    DROP_CONNECTIONS,
    SWITCH_OVER
  }

  public static final int MAX_CONFIRMATIONS = 1000;

  public Consumer {
    if (threshold.signum() <= 0) {
      throw new IllegalArgumentException("threshold must be > 0, got " + threshold);
    }
    if (confirmations < 1 || confirmations > MAX_CONFIRMATIONS) {
      throw new IllegalArgumentException("confirmations must be 1 to 1000, got " + confirmations);
    }
    if (coolDown.signum() < 0) {
      throw new IllegalArgumentException("coolDown must be 0 or more, got " + coolDown);
    }
  }

  public static Consumer of(String name, String threshold, Action action) {
    return new Consumer(name, new BigDecimal(threshold), action, 1, BigDecimal.ZERO);
  }

  public Consumer withThreshold(BigDecimal newThreshold) {
    return new Consumer(name, newThreshold, action, confirmations, coolDown);
  }
}
