package phiscope.dataset.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import phiscope.dataset.Remark;
import phiscope.dataset.value.DecimalSign;
import phiscope.dataset.value.DecimalText;
import phiscope.dataset.value.NumberFault;
import phiscope.dataset.value.TimeText;

/** The first run over a table: what stands in its columns, and whether its first row names them. */
final class TableSurvey implements RowVisitor {
  /** Columns behind this one are not looked at. */
  static final int MOST_COLUMNS = 200;

  private final DecimalText number = new DecimalText();
  private final TimeText time = new TimeText();
  private final List<ColumnSurvey> columns = new ArrayList<>();
  private final Map<Integer, Integer> widths = new TreeMap<>();
  private final FileSettings settings = new FileSettings();
  private String[] first;
  private boolean firstMayBeHeader;
  private String lastComment = "";
  private String commentAbove = "";
  private int rows;
  private final boolean mayHaveHeader;

  /**
   * @param mayHaveHeader whether a first row of text can be the names of the columns
   */
  TableSurvey(boolean mayHaveHeader) {
    this.mayHaveHeader = mayHaveHeader;
  }

  @Override
  public void row(Row row) {
    if (first == null) {
      first = row.cells();
      commentAbove = lastComment;
      firstMayBeHeader = mayHaveHeader && holdsNoValue();
      if (firstMayBeHeader) {
        return;
      }
    } else if (firstMayBeHeader && repeatsFirst(row)) {
      return;
    }
    see(row);
  }

  private void see(Row row) {
    rows++;
    widths.merge(row.size(), 1, Integer::sum);
    int count = Math.min(row.size(), MOST_COLUMNS);
    while (columns.size() < count) {
      columns.add(new ColumnSurvey(number, time));
    }
    for (int i = 0; i < count; i++) {
      columns.get(i).see(row.cell(i));
    }
  }

  private boolean holdsNoValue() {
    boolean text = false;
    for (String cell : first) {
      NumberFault fault = number.read(cell, DecimalSign.POINT);
      boolean isTime = time.read(cell, TimeText.DateOrder.MONTH_DAY) != TimeText.Kind.NONE;
      if (fault != NumberFault.TEXT && fault != NumberFault.MISSING || isTime) {
        return false;
      }
      text |= fault == NumberFault.TEXT;
    }
    return text;
  }

  /** Whether there are names of several columns and nothing below them. */
  boolean isHeaderOnly() {
    return firstMayBeHeader && rows == 0 && first.length > 1;
  }

  boolean repeatsFirst(Row row) {
    return row.size() == first.length
        && row.cell(0).equals(first[0])
        && Arrays.equals(first, row.cells());
  }

  @Override
  public void structure(int line) {}

  @Override
  public void comment(int line, String text) {
    lastComment = text;
    settings.see(text);
  }

  @Override
  public void broken(int line, int lastLine, int column, Remark why, String text) {}

  /** Cells of the first row, or null without rows. */
  String[] first() {
    return first;
  }

  /** Whether the first row holds text only; the others decide whether it is a header. */
  boolean firstMayBeHeader() {
    return firstMayBeHeader;
  }

  /** The comment just above the first row, where some programs write the names of the columns. */
  String commentAbove() {
    return commentAbove;
  }

  FileSettings settings() {
    return settings;
  }

  /** Rows, without a first row that may be a header. */
  int rows() {
    return rows;
  }

  int columnCount() {
    return columns.size();
  }

  ColumnSurvey column(int index) {
    return columns.get(index);
  }

  /** How many cells most rows have. */
  int usualWidth() {
    int best = 0;
    int most = 0;
    for (Map.Entry<Integer, Integer> width : widths.entrySet()) {
      if (width.getValue() > most) {
        most = width.getValue();
        best = width.getKey();
      }
    }
    return best;
  }
}
