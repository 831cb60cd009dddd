package phiscope.dataset.table;

/**
 * Splits text into cells as RFC 4180 says, and leniently where people differ from it: a quote
 * counts only at the beginning of a cell, text behind a closing quote belongs to the cell, spaces
 * around cells are dropped. Keeps its state from line to line, because a quoted cell may hold line
 * ends.
 */
final class CellSplitter {
  private final char delimiter;
  private final StringBuilder open = new StringBuilder();
  private boolean inQuotes;
  private int cellLine;
  private int cellColumn;

  /**
   * @param delimiter the sign between cells; {@link TableLayout#NO_DELIMITER} for one cell a line,
   *     a space for any run of spaces and tabs
   */
  CellSplitter(char delimiter) {
    this.delimiter = delimiter;
  }

  /** Whether a quote is still open, so that the record goes on in the next line. */
  boolean isOpen() {
    return inQuotes;
  }

  /** The line at which the open cell began. */
  int openColumn() {
    return cellColumn;
  }

  /** Length of the open cell so far. */
  int openLength() {
    return open.length();
  }

  /** Adds a line end to the open cell. */
  void addLineEnd(String lineEnd) {
    open.append(lineEnd);
  }

  /** Forgets an open cell. */
  void reset() {
    inQuotes = false;
    open.setLength(0);
  }

  /** Adds the cells of a line to a row. */
  void split(String text, int line, Row row) {
    int at = 0;
    if (inQuotes) {
      at = readQuoted(text, 0, row);
      if (at < 0) {
        return;
      }
    } else if (delimiter == TableLayout.NO_DELIMITER && text.indexOf('"') < 0) {
      addPlain(text, 0, text.length(), line, row);
      return;
    }
    while (at <= text.length()) {
      at = readCell(text, at, line, row);
      if (at < 0) {
        return;
      }
    }
  }

  /** Reads a cell from {@code at}; returns where the next one begins, or -1 if the line ends. */
  private int readCell(String text, int at, int line, Row row) {
    int start = skipSpaces(text, at);
    if (start < text.length() && text.charAt(start) == '"') {
      cellLine = line;
      cellColumn = start + 1;
      return readQuoted(text, start + 1, row);
    }
    int end = delimiter == TableLayout.NO_DELIMITER ? -1 : nextDelimiter(text, start);
    if (delimiter == ' ') {
      if (start >= text.length()) {
        return -1;
      }
      addPlain(text, start, end < 0 ? text.length() : end, line, row);
      int next = end < 0 ? text.length() : skipSpaces(text, end);
      return next >= text.length() ? -1 : next;
    }
    addPlain(text, at, end < 0 ? text.length() : end, line, row);
    return end < 0 ? -1 : end + 1;
  }

  private int nextDelimiter(String text, int from) {
    if (delimiter != ' ') {
      return text.indexOf(delimiter, from);
    }
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) == ' ' || text.charAt(i) == '\t') {
        return i;
      }
    }
    return -1;
  }

  private void addPlain(String text, int from, int to, int line, Row row) {
    int start = from;
    int end = to;
    while (start < end && isBlank(text.charAt(start))) {
      start++;
    }
    while (end > start && isBlank(text.charAt(end - 1))) {
      end--;
    }
    row.add(text.substring(start, end), line, start + 1);
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\ufeff';
  }

  private int skipSpaces(String text, int from) {
    int i = from;
    while (i < text.length()
        && isBlank(text.charAt(i))
        && (text.charAt(i) != delimiter || delimiter == ' ')) {
      i++;
    }
    return i;
  }

  /** Goes on in a quoted cell; returns where the next cell begins, or -1 if the line ends. */
  private int readQuoted(String text, int from, Row row) {
    inQuotes = true;
    int i = from;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (!inQuotes && isDelimiter(c)) {
        finish(row);
        int next = delimiter == ' ' ? skipSpaces(text, i) : i + 1;
        return delimiter == ' ' && next >= text.length() ? -1 : next;
      }
      if (c == '"' && inQuotes && i + 1 < text.length() && text.charAt(i + 1) == '"') {
        open.append('"');
        i++;
      } else if (c == '"' && inQuotes) {
        inQuotes = false;
      } else if (inQuotes || !isBlank(c)) {
        open.append(c);
      }
      i++;
    }
    if (!inQuotes) {
      finish(row);
    }
    return -1;
  }

  private boolean isDelimiter(char c) {
    return delimiter == ' ' ? c == ' ' || c == '\t' : c == delimiter;
  }

  private void finish(Row row) {
    row.add(open.toString(), cellLine, cellColumn);
    open.setLength(0);
    inQuotes = false;
  }
}
