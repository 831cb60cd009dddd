package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * What a numeric box takes, and the grid on which its arrows move.
 *
 * @param least smallest value
 * @param leastIncluded whether {@code least} itself is taken
 * @param most greatest value
 * @param mostIncluded whether {@code most} itself is taken
 * @param decimals decimal places that are taken; negative for any
 * @param step what one arrow press moves by, &gt; 0
 */
public record NumberRange(
    BigDecimal least,
    boolean leastIncluded,
    BigDecimal most,
    boolean mostIncluded,
    int decimals,
    BigDecimal step) {

  public static NumberRange between(String least, String most, String step) {
    return new NumberRange(
        new BigDecimal(least), true, new BigDecimal(most), true, -1, new BigDecimal(step));
  }

  /** Above {@code least}, up to {@code most}. */
  public static NumberRange above(String least, String most, String step) {
    return new NumberRange(
        new BigDecimal(least), false, new BigDecimal(most), true, -1, new BigDecimal(step));
  }

  public static NumberRange whole(long least, long most) {
    return new NumberRange(
        BigDecimal.valueOf(least), true, BigDecimal.valueOf(most), true, 0, BigDecimal.ONE);
  }

  public NumberRange withDecimals(int newDecimals) {
    return new NumberRange(least, leastIncluded, most, mostIncluded, newDecimals, step);
  }

  public NumberRange withStep(BigDecimal newStep) {
    return new NumberRange(least, leastIncluded, most, mostIncluded, decimals, newStep);
  }

  /** Open at the upper end. */
  public NumberRange below(String newMost) {
    return new NumberRange(least, leastIncluded, new BigDecimal(newMost), false, decimals, step);
  }

  /** What was typed, held to this range. */
  public DecimalEntry read(String typed) {
    DecimalEntry entry = DecimalEntry.of(typed);
    return entry instanceof DecimalEntry.Accepted accepted ? check(accepted) : entry;
  }

  private DecimalEntry check(DecimalEntry.Accepted accepted) {
    BigDecimal value = accepted.value();
    if (isBelow(value)) {
      return DecimalEntry.Refused.because(
          leastIncluded ? "atLeast" : "above", DecimalEntry.limit(least));
    }
    if (isAbove(value)) {
      return DecimalEntry.Refused.because(
          mostIncluded ? "atMost" : "below", DecimalEntry.limit(most));
    }
    if (decimals >= 0 && value.stripTrailingZeros().scale() > decimals) {
      return decimals == 0
          ? DecimalEntry.Refused.because("whole")
          : DecimalEntry.Refused.because("decimals", String.valueOf(decimals));
    }
    return accepted;
  }

  private boolean isBelow(BigDecimal value) {
    int order = value.compareTo(least);
    return order < 0 || (order == 0 && !leastIncluded);
  }

  private boolean isAbove(BigDecimal value) {
    int order = value.compareTo(most);
    return order > 0 || (order == 0 && !mostIncluded);
  }

  /**
   * The value {@code steps} grid points up (down where negative): always on the grid, or at the end
   * of the range; stays where no grid point is left.
   */
  public BigDecimal stepped(BigDecimal value, int steps) {
    BigDecimal[] parts = value.divideAndRemainder(step);
    BigDecimal below =
        value.divide(step, 0, steps > 0 ? RoundingMode.FLOOR : RoundingMode.CEILING).multiply(step);
    boolean onGrid = parts[1].signum() == 0;
    BigDecimal moved = (onGrid ? value : below).add(step.multiply(BigDecimal.valueOf(steps)));
    if (isBelow(moved)) {
      return leastIncluded ? least : value;
    }
    if (isAbove(moved)) {
      return mostIncluded ? most : value;
    }
    return moved;
  }
}
