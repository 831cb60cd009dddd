package phiscope.figure;

import java.util.ArrayList;
import java.util.List;

/** A line of text in which powers of ten, written {@code ×10^-5}, have a raised exponent. */
public record RichText(List<Run> runs) {
  private static final String POWER = "×10^";
  private static final String SMALL = "⁰¹²³⁴⁵⁶⁷⁸⁹";
  private static final double RAISED_SIZE = 0.72;
  private static final double RAISED_SHIFT = 0.38;

  /** A piece of text, at the base line or raised. */
  public record Run(String text, boolean raised) {
    double size(double base) {
      return raised ? base * RAISED_SIZE : base;
    }

    double shift(double base) {
      return raised ? -base * RAISED_SHIFT : 0;
    }
  }

  /** The runs of a text. */
  public static RichText of(String text) {
    List<Run> runs = new ArrayList<>();
    int from = 0;
    int power = text.indexOf(POWER);
    while (power >= 0) {
      int exponent = power + POWER.length();
      int end = exponent;
      while (end < text.length() && isExponentDigit(text.charAt(end), end == exponent)) {
        end++;
      }
      if (end > exponent) {
        runs.add(new Run(text.substring(from, exponent - 1), false));
        runs.add(new Run(text.substring(exponent, end).replace('-', '−'), true));
        from = end;
      }
      power = text.indexOf(POWER, end);
    }
    if (from < text.length() || runs.isEmpty()) {
      runs.add(new Run(text.substring(from), false));
    }
    return new RichText(List.copyOf(runs));
  }

  /** A text for where nothing can be raised: its exponents are written with small figures. */
  static String inOneLine(String text) {
    StringBuilder line = new StringBuilder();
    for (Run run : of(text).runs()) {
      if (run.raised()) {
        run.text().chars().forEach(c -> line.append(c == '−' ? '⁻' : SMALL.charAt(c - '0')));
      } else {
        line.append(run.text());
      }
    }
    return line.toString();
  }

  private static boolean isExponentDigit(char c, boolean first) {
    return c >= '0' && c <= '9' || first && c == '-';
  }

  double width(TextMeasure measure, double size, boolean bold) {
    double width = 0;
    for (Run run : runs) {
      width += measure.width(run.text(), run.size(size), bold);
    }
    return width;
  }
}
