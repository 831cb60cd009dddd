package phiscope.dataset.value;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Units of time that files use, with the ways people write them. */
public enum FileUnit {
  NANOSECOND("ns", 1, 6, "ns nanos nsec nanosec nanosecond nanoseconds 纳秒"),
  MICROSECOND("us", 1, 3, "us µs μs usec usecs micros microsec microsecond microseconds 微秒"),
  MILLISECOND(
      "ms", 1, 0, "ms msec msecs millis milli millisec millisecond milliseconds millisekunden 毫秒"),
  SECOND("s", 1, -3, "s sec secs second seconds sek sekunde sekunden 秒 秒钟"),
  MINUTE("min", 6, -4, "min mins minute minutes 分 分钟"),
  HOUR("h", 36, -5, "h hr hrs hour hours 小时"),
  /** No unit: the file counts something that is no physical time. */
  TICK("ticks", 1, 0, "tick ticks 刻 滴答");

  /** What a unit question offers. */
  public static final List<String> CHOICES = List.of("ms", "s", "us", "ns", "ticks");

  private final String symbol;
  private final long factor;
  private final int decimals;
  private final List<String> words;

  FileUnit(String symbol, long factor, int decimals, String words) {
    this.symbol = symbol;
    this.factor = factor;
    this.decimals = decimals;
    this.words = List.of(words.split(" "));
  }

  /** The symbol in files and answers, ASCII. */
  public String symbol() {
    return symbol;
  }

  /** One of this unit is {@code factor} x 10^-{@link #decimals} milliseconds. */
  public long factor() {
    return factor;
  }

  /** See {@link #factor}. */
  public int decimals() {
    return decimals;
  }

  /** The unit that a word means, in any case; the micro sign and the Greek letter are alike. */
  public static Optional<FileUnit> ofWord(String word) {
    String lower = word.strip().toLowerCase(Locale.ROOT);
    for (FileUnit unit : values()) {
      if (unit.words.contains(lower)) {
        return Optional.of(unit);
      }
    }
    return Optional.empty();
  }

  /** Whether a Chinese text that is not cut into words ends with this unit and no longer one. */
  public boolean isChinesePart(String text) {
    for (String word : words) {
      boolean ends = word.charAt(0) > 0x2e80 && text.endsWith(word);
      if (ends
          && (this != SECOND
              || !(text.endsWith("毫秒") || text.endsWith("微秒") || text.endsWith("纳秒")))) {
        return true;
      }
    }
    return false;
  }
}
