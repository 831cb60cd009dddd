package phiscope.dataset.value;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Units of time that files use, with the ways people write them. */
public enum FileUnit {
  NANOSECOND("ns", 1, 6),
  MICROSECOND("us", 1, 3),
  MILLISECOND("ms", 1, 0),
  SECOND("s", 1, -3),
  MINUTE("min", 6, -4),
  HOUR("h", 36, -5),
  /** No unit: the file counts something that is no physical time. */
  TICK("ticks", 1, 0);

  /** What a unit question offers. */
  public static final List<String> CHOICES = List.of("ms", "s", "us", "ns", "ticks");

  private final String symbol;
  private final long factor;
  private final int decimals;
  private final List<String> words;

  FileUnit(String symbol, long factor, int decimals) {
    this.symbol = symbol;
    this.factor = factor;
    this.decimals = decimals;
    this.words = Vocabulary.words("unit." + name());
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

  /** The unit with which a Chinese text ends that is not cut into words: the longest such one. */
  public static Optional<FileUnit> ofEnd(String text) {
    FileUnit found = null;
    int longest = 0;
    for (FileUnit unit : values()) {
      for (String word : unit.words) {
        if (Vocabulary.isChinese(word) && text.endsWith(word) && word.length() > longest) {
          found = unit;
          longest = word.length();
        }
      }
    }
    return Optional.ofNullable(found);
  }
}
