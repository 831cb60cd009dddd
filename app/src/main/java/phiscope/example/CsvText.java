package phiscope.example;

import java.util.List;

/**
 * Lines of comma-separated values (RFC 4180) that a spreadsheet shows and never runs.
 *
 * <p>A text that a spreadsheet could take for a formula, or that begins with an apostrophe, gets an
 * apostrophe in front; {@link #original} takes it away. Numbers are left alone: -30 stays a number.
 */
public final class CsvText {
  private static final String DANGEROUS = "=+-@\t\r\n'";

  private CsvText() {}

  /** A cell that holds a text from outside. */
  public static String text(String text) {
    boolean guarded = !text.isEmpty() && isDangerous(text.stripLeading(), text);
    return quoted(guarded ? "'" + text : text);
  }

  /** Full-width signs are turned into plain ones by some spreadsheets. */
  private static boolean isDangerous(String stripped, String text) {
    int first = stripped.isEmpty() ? text.codePointAt(0) : stripped.codePointAt(0);
    return DANGEROUS.indexOf(text.charAt(0)) >= 0
        || DANGEROUS.indexOf(first) >= 0
        || first == '＝'
        || first == '＋'
        || first == '－'
        || first == '＠';
  }

  /** The text that a cell was made from, once a reader of CSV has taken the quotes away. */
  public static String original(String cell) {
    return cell.startsWith("'") ? cell.substring(1) : cell;
  }

  private static String quoted(String cell) {
    boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }

  /** A line of cells that are right already. */
  static String line(List<String> cells) {
    return String.join(",", cells) + "\r\n";
  }
}
