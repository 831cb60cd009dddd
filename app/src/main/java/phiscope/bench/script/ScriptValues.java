package phiscope.bench.script;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import phiscope.core.kernel.SimTime;

/** Times, shares and members as a script writes them. */
public final class ScriptValues {
  private static final Pattern TIME = Pattern.compile("([0-9]{1,15}(?:\\.[0-9]{1,9})?)([a-zµ]+)");
  private static final Pattern SHARE = Pattern.compile("([0-9]{1,3}(?:\\.[0-9]{1,9})?)%");
  private static final Pattern MEMBER = Pattern.compile("m(0|[1-9][0-9]{0,5})");
  private static final Map<String, Long> UNITS = units();
  private static final BigDecimal PER_PERCENT = BigDecimal.valueOf(10_000);

  private ScriptValues() {}

  private static Map<String, Long> units() {
    Map<String, Long> units = new LinkedHashMap<>();
    units.put("us", 1L);
    units.put("µs", 1L);
    units.put("ms", SimTime.MILLISECOND);
    units.put("s", SimTime.SECOND);
    units.put("min", 60 * SimTime.SECOND);
    units.put("h", 3600 * SimTime.SECOND);
    return units;
  }

  /** A time in ticks; empty if it is none of whole ticks within the bounds. */
  static Optional<Long> time(String text) {
    Matcher form = TIME.matcher(text);
    if (!form.matches() || !UNITS.containsKey(form.group(2))) {
      return Optional.empty();
    }
    BigDecimal ticks =
        new BigDecimal(form.group(1)).multiply(BigDecimal.valueOf(UNITS.get(form.group(2))));
    return whole(ticks, SimTime.MAX);
  }

  /** A share of a million; empty if it is none, or finer. */
  static Optional<Long> share(String text) {
    Matcher form = SHARE.matcher(text);
    return form.matches()
        ? whole(new BigDecimal(form.group(1)).multiply(PER_PERCENT), 1_000_000)
        : Optional.empty();
  }

  private static Optional<Long> whole(BigDecimal number, long most) {
    return number.stripTrailingZeros().scale() > 0 || number.compareTo(BigDecimal.valueOf(most)) > 0
        ? Optional.empty()
        : Optional.of(number.longValueExact());
  }

  /** The number of a member; empty if the text names none. */
  static Optional<Integer> member(String text) {
    Matcher form = MEMBER.matcher(text);
    return form.matches() ? Optional.of(Integer.valueOf(form.group(1))) : Optional.empty();
  }

  /** The name of a member: {@code m3}. */
  public static String member(int number) {
    return "m" + number;
  }

  /** A time in the greatest unit up to the second of which it has one: {@code 250ms}. */
  public static String time(long ticks) {
    long size = Math.abs(ticks);
    if (size == 0 || size >= SimTime.SECOND) {
      return decimal(ticks, 6) + "s";
    }
    return size >= SimTime.MILLISECOND ? decimal(ticks, 3) + "ms" : ticks + "us";
  }

  /** A time with its sign: {@code +3s}. */
  public static String step(long ticks) {
    return (ticks < 0 ? "" : "+") + time(ticks);
  }

  /** The same for people to read, with a blank that does not break: {@code 250 ms}. */
  public static String spoken(long ticks) {
    String time = time(ticks);
    int unit = time.length();
    while (Character.isLetter(time.charAt(unit - 1))) {
      unit--;
    }
    return time.substring(0, unit) + '\u00a0' + time.substring(unit).replace("us", "µs");
  }

  /** A share in percent: {@code 0.5%}. */
  public static String share(int perMillion) {
    return decimal(perMillion, 4) + "%";
  }

  private static String decimal(long unscaled, int scale) {
    BigDecimal number = BigDecimal.valueOf(unscaled, scale).stripTrailingZeros();
    return number.toPlainString();
  }
}
