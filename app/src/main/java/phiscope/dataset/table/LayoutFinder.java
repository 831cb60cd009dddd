package phiscope.dataset.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import phiscope.dataset.source.LineCursor;
import phiscope.dataset.source.SourceText;
import phiscope.dataset.value.DecimalSign;
import phiscope.dataset.value.DecimalText;
import phiscope.dataset.value.NumberFault;
import phiscope.dataset.value.TimeText;

/**
 * Finds the delimiter of a table from its first lines. Only how lines are cut is decided here; what
 * the cells mean is decided by all lines.
 *
 * <p>A delimiter must stand equally often in the first line and in most others. A comma between
 * digits in a file of one column is a decimal sign: unless the part in front counts rows, or a
 * space follows, or several commas stand in a line.
 */
final class LayoutFinder {
  private static final int LINES = 200;
  private static final int LINE_LENGTH = 65_536;
  private static final int CHARACTERS = 1_000_000;

  /** A table may begin behind so many lines about it. */
  private static final int PREAMBLE = 30;

  private static final char[] DELIMITERS = {'\t', ';', ',', '|'};
  private static final String LIST_SIGNS = "[\\s,;|\uff0c\uff1b\u3001]+";
  private static final String LIST_SIGNS_WITHOUT_COMMA = "[\\s;|\uff0c\uff1b\u3001]+";

  private final List<String> lines = new ArrayList<>();
  private final List<Integer> numbers = new ArrayList<>();
  private final DecimalText number = new DecimalText();
  private final TimeText time = new TimeText();

  private LayoutFinder(SourceText text) {
    LineCursor cursor = text.lines();
    int length = 0;
    while (lines.size() < LINES && length < CHARACTERS && cursor.advance()) {
      String line = cursor.isTooLong() ? "" : cursor.text().replace("\ufeff", "");
      line = line.length() <= LINE_LENGTH ? line : line.substring(0, LINE_LENGTH);
      length += line.length();
      if (!TableLayout.isBlank(line)
          && !TableLayout.isRule(line)
          && TableLayout.commentOf(line, ';') == null) {
        lines.add(line.strip());
        numbers.add(cursor.number());
      }
    }
  }

  static TableLayout find(SourceText text) {
    return new LayoutFinder(text).layout();
  }

  private TableLayout layout() {
    if (lines.isEmpty()) {
      return TableLayout.of(TableLayout.NO_DELIMITER);
    }
    String first = lines.get(0);
    if (first.startsWith("sep=") && first.length() == 5) {
      return TableLayout.of(first.charAt(4));
    }
    if (isList()) {
      return TableLayout.list();
    }
    char best = TableLayout.NO_DELIMITER;
    int bestShare = 0;
    for (char delimiter : DELIMITERS) {
      int share = share(delimiter);
      if (share > bestShare) {
        best = delimiter;
        bestShare = share;
      }
    }
    if (best == ',' && commaIsDecimalSign()) {
      best = TableLayout.NO_DELIMITER;
    }
    if (best == TableLayout.NO_DELIMITER && isSpaced()) {
      best = ' ';
    }
    return best == TableLayout.NO_DELIMITER ? behindPreamble() : TableLayout.of(best);
  }

  /**
   * A table that begins with its header behind a few lines about it. The header must hold a known
   * name, and a comma must make at least three columns, or it could be a decimal sign.
   */
  private TableLayout behindPreamble() {
    for (char delimiter : DELIMITERS) {
      int usual = usualCount(delimiter);
      for (int i = 1; i < Math.min(PREAMBLE, lines.size()) && usual >= 1; i++) {
        boolean header = count(lines.get(i), delimiter) == usual && isHeader(i, delimiter);
        if (header && (delimiter != ',' || usual >= 2)) {
          return new TableLayout(delimiter, false, numbers.get(i));
        }
      }
    }
    return TableLayout.of(TableLayout.NO_DELIMITER);
  }

  /** The count of a delimiter that at least six lines of ten have; 0 if there is none. */
  private int usualCount(char delimiter) {
    Map<Integer, Integer> lineCounts = new TreeMap<>();
    for (String line : lines) {
      lineCounts.merge(count(line, delimiter), 1, Integer::sum);
    }
    for (Map.Entry<Integer, Integer> entry : lineCounts.entrySet()) {
      if (entry.getValue() * 10 >= lines.size() * 6) {
        return entry.getKey();
      }
    }
    return 0;
  }

  private boolean isHeader(int line, char delimiter) {
    Row row = new Row();
    row.begin(1, 1);
    new CellSplitter(delimiter).split(lines.get(line), 1, row);
    boolean known = false;
    for (String cell : row.cells()) {
      if (isNumber(cell) || isTime(cell)) {
        return false;
      }
      known |= ColumnHeader.of(cell).isKnown();
    }
    return known;
  }

  /**
   * Per mille of lines that have as many delimiters as the first one, not counting empty cells at
   * the end; 0 if that is no table.
   */
  private int share(char delimiter) {
    int expected = count(withoutEnd(lines.get(0), delimiter), delimiter);
    if (expected == 0) {
      return 0;
    }
    int same = 0;
    for (String line : lines) {
      boolean enough = count(line, delimiter) >= expected;
      same += enough && count(withoutEnd(line, delimiter), delimiter) <= expected ? 1 : 0;
    }
    int share = 1000 * same / lines.size();
    return share >= 500 ? share : 0;
  }

  private static String withoutEnd(String line, char delimiter) {
    int end = line.length();
    while (end > 0 && (line.charAt(end - 1) == delimiter || line.charAt(end - 1) == ' ')) {
      end--;
    }
    return line.substring(0, end);
  }

  private static int count(String line, char delimiter) {
    int count = 0;
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      quoted ^= c == '"';
      count += c == delimiter && !quoted ? 1 : 0;
    }
    return count;
  }

  /** Every line is two whole numbers around one comma, short behind it, not counting in front. */
  private boolean commaIsDecimalSign() {
    int counting = 0;
    long before = Long.MIN_VALUE;
    for (String line : lines) {
      int comma = line.indexOf(',');
      boolean plain = comma > 0 && line.indexOf(',', comma + 1) < 0;
      if (!plain || !isDigits(line.substring(0, comma)) || !isDigits(line.substring(comma + 1))) {
        return false;
      }
      if (line.length() - comma - 1 > 3 || comma > 15) {
        return false;
      }
      long front = Long.parseLong(line.substring(0, comma));
      counting += front == before + 1 ? 1 : 0;
      before = front;
    }
    return lines.size() == 1 || counting * 2 < lines.size() - 1;
  }

  private static boolean isDigits(String text) {
    return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  /**
   * Lines of several numbers, not of one and the same count as a table would have. A slip among
   * them makes no table of a list: of several lines, one entry in ten may be no number.
   */
  private boolean isList() {
    int several = 0;
    int firstCount = -1;
    int values = 0;
    int slips = 0;
    boolean sameCount = true;
    for (String line : lines) {
      String content = beforeComment(line);
      Listed listed = listed(withoutEnd(withoutEnd(content, ','), ';'));
      if (!listed.isList()) {
        return false;
      }
      values += listed.values;
      slips += listed.slips;
      several += listed.values > 1 ? 1 : 0;
      sameCount &= firstCount < 0 || firstCount == listed.values;
      firstCount = listed.values;
    }
    boolean oneLine = lines.size() == 1;
    return several * 2 > lines.size() && (oneLine || !sameCount && slips * 10 <= values);
  }

  /** How many values a line lists, and how many of them are no numbers. */
  private record Listed(int values, int slips) {
    /** All numbers, or at least four values of which at most a third are slips. */
    boolean isList() {
      return slips == 0 ? values > 0 : values >= 4 && slips * 3 <= values;
    }
  }

  /** What a line lists; nothing if times stand there, or text as between quotes. */
  private Listed listed(String line) {
    int values = 0;
    int slips = 0;
    for (String token : line.split(commasSeparate(line) ? LIST_SIGNS : LIST_SIGNS_WITHOUT_COMMA)) {
      if (!token.isEmpty()) {
        boolean isSlip = !isNumber(token);
        if (isSlip && (token.indexOf('"') >= 0 || isTime(token))) {
          return new Listed(0, 0);
        }
        values++;
        slips += isSlip ? 1 : 0;
      }
    }
    return new Listed(values, slips);
  }

  /**
   * Whether commas separate the values of a line: a space follows one, or nothing else separates
   * and they do not group digits. In "8,5 9,1" and "8,5; 9,1" they are decimal signs.
   */
  static boolean commasSeparate(String line) {
    int comma = line.indexOf(',');
    int commas = 0;
    boolean groups = true;
    while (comma >= 0) {
      commas++;
      if (comma + 1 < line.length() && Character.isWhitespace(line.charAt(comma + 1))) {
        return true;
      }
      int next = line.indexOf(',', comma + 1);
      int length = (next < 0 ? line.length() : next) - comma - 1;
      groups &= length == 3;
      comma = next;
    }
    boolean others = line.split(LIST_SIGNS_WITHOUT_COMMA).length > 1;
    return commas > 1 && !groups && !others;
  }

  static String beforeComment(String line) {
    int end = line.length();
    for (String sign : new String[] {" #", "\t#", " //", "\t//"}) {
      int at = line.indexOf(sign);
      end = at >= 0 ? Math.min(end, at) : end;
    }
    return line.substring(0, end).strip();
  }

  private boolean isNumber(String token) {
    NumberFault fault = number.read(token, DecimalSign.POINT);
    return fault == NumberFault.NONE
        || number.read(token, DecimalSign.COMMA) == NumberFault.NONE
        || fault == NumberFault.NOT_A_NUMBER
        || fault == NumberFault.INFINITE;
  }

  /** A table whose cells are separated by spaces: short lines of the same number of cells. */
  private boolean isSpaced() {
    int expected = lines.get(0).split("\\s+").length;
    if (expected < 2 || expected > 8 || lines.size() < 2) {
      return false;
    }
    int same = 0;
    int whole = 0;
    int numeric = 0;
    for (String line : lines) {
      String[] tokens = line.split("\\s+");
      same += tokens.length == expected ? 1 : 0;
      whole += isNumber(line) || isTime(line) ? 1 : 0;
      boolean any = false;
      for (String token : tokens) {
        any |= isNumber(token) || isTime(token);
      }
      numeric += any ? 1 : 0;
    }
    return same * 10 >= lines.size() * 9 && whole * 2 < lines.size() && numeric * 2 > lines.size();
  }

  private boolean isTime(String text) {
    return time.read(text, TimeText.DateOrder.DAY_MONTH) != TimeText.Kind.NONE
        || time.read(text, TimeText.DateOrder.MONTH_DAY) != TimeText.Kind.NONE;
  }
}
