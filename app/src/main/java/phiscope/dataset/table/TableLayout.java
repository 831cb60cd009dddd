package phiscope.dataset.table;

/**
 * How the lines of a table are cut into cells.
 *
 * @param delimiter the sign between cells; {@link #NO_DELIMITER} or a space for any run of spaces
 * @param isList whether each cell is a value of its own, many on a line
 * @param firstLine the line at which the table begins; lines before are about it
 */
record TableLayout(char delimiter, boolean isList, int firstLine) {
  /** One cell a line. */
  static final char NO_DELIMITER = 0;

  /** A table from the first line on. */
  static TableLayout of(char delimiter) {
    return new TableLayout(delimiter, false, 1);
  }

  /** A list of values, many on a line. */
  static TableLayout list() {
    return new TableLayout(NO_DELIMITER, true, 1);
  }

  private static final String RULE_SIGNS = "-=+|: _*~";

  /** The text behind a comment sign, or null if the line is no comment. */
  static String commentOf(String line, char delimiter) {
    int at = 0;
    while (at < line.length() && (line.charAt(at) <= ' ' || line.charAt(at) == '\ufeff')) {
      at++;
    }
    if (at == line.length()) {
      return null;
    }
    char first = line.charAt(at);
    char second = at + 1 < line.length() ? line.charAt(at + 1) : ' ';
    if (first == '#' || first == '%' || (first == ';' && delimiter != ';')) {
      return line.substring(at + 1);
    }
    if ((first == '/' && second == '/')
        || (first == '-' && second == '-' && isText(line, at + 2))) {
      return line.substring(at + 2);
    }
    return null;
  }

  private static boolean isText(String line, int from) {
    return from < line.length()
        && (line.charAt(from) == ' ' || Character.isLetter(line.charAt(from)));
  }

  /** A line of dashes, bars and the like, as tables in text have. */
  static boolean isRule(String line) {
    int dashes = 0;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (RULE_SIGNS.indexOf(c) < 0) {
        return false;
      }
      dashes += c == '-' || c == '=' || c == '_' || c == '*' ? 1 : 0;
    }
    return dashes >= 3;
  }

  static boolean isBlank(String line) {
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c > ' ' && c != '\ufeff' && c != '\u00a0' && c != '\u3000') {
        return false;
      }
    }
    return true;
  }
}
