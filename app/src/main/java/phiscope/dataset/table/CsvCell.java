package phiscope.dataset.table;

import phiscope.dataset.value.NumberFault;

/**
 * Text cells of CSV files that a spreadsheet must not take for a formula. A text that begins with
 * one of {@code = + - @ '}, a tab or a line end, or is a word for nothing such as null, gets an
 * apostrophe in front, as spreadsheets mark text; reading takes it away again, so a name survives
 * the way out and back. Numbers are written without it and stay numbers.
 */
public final class CsvCell {
  private static final String DANGEROUS = "=+-@\t\r\n＝＋－＠'";

  private CsvCell() {}

  /** A text as a cell, quoted where CSV needs it. */
  public static String ofText(String text) {
    String safe = needsMark(text) ? "'" + text : text;
    boolean quote = !safe.equals(safe.strip());
    for (int i = 0; i < safe.length() && !quote; i++) {
      quote = ",;\"\r\n\t|#'".indexOf(safe.charAt(i)) >= 0;
    }
    return quote || safe.isEmpty() && !text.isEmpty()
        ? '"' + safe.replace("\"", "\"\"") + '"'
        : safe;
  }

  /** The text of a cell, without the apostrophe that {@link #ofText} puts in front. */
  static String plainText(String cell) {
    return cell.length() > 1 && cell.charAt(0) == '\'' && needsMark(cell.substring(1))
        ? cell.substring(1)
        : cell;
  }

  /** A formula, or a word that stands for an empty cell. */
  private static boolean needsMark(String text) {
    return !text.isEmpty()
        && (DANGEROUS.indexOf(text.charAt(0)) >= 0 || NumberFault.isMissing(text));
  }
}
