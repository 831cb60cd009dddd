package phiscope.dataset.value;

/** Dates such as 3/4/2026, of which only the whole column says whether the month comes first. */
public final class SlashDate {
  /** What one date tells of the order of its column. */
  public enum Order {
    /** The first number is above 12, so it is the day. */
    DAY_FIRST,
    /** The second number is above 12, so it is the day. */
    MONTH_FIRST,
    OPEN
  }

  private SlashDate() {}

  /** Whether a text is of the form a/b/YYYY. */
  public static boolean isOne(String text) {
    int first = text.indexOf('/');
    int second = text.indexOf('/', first + 1);
    return first > 0 && first <= 3 && second > first && second - first <= 3;
  }

  /** What a text of the form a/b/YYYY tells. */
  public static Order order(String text) {
    String[] parts = text.strip().split("[/ ,T]", 4);
    if (parts.length < 3) {
      return Order.OPEN;
    }
    if (isAbove12(parts[0])) {
      return Order.DAY_FIRST;
    }
    return isAbove12(parts[1]) ? Order.MONTH_FIRST : Order.OPEN;
  }

  private static boolean isAbove12(String number) {
    return number.length() == 2
        && number.chars().allMatch(c -> c >= '0' && c <= '9')
        && Integer.parseInt(number) > 12;
  }
}
