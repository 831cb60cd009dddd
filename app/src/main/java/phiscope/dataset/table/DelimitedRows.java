package phiscope.dataset.table;

import java.util.List;
import java.util.function.DoubleConsumer;
import phiscope.dataset.Remark;
import phiscope.dataset.source.ByteLimit;
import phiscope.dataset.source.LineCursor;
import phiscope.dataset.source.SourceText;

/** The records of a table in text. */
public final class DelimitedRows implements RowSource {
  /** A quoted cell that is not closed within so many lines was opened by mistake. */
  private static final int QUOTED_LINES = 100;

  private static final int PROGRESS_LINES = 4096;

  private final SourceText text;
  private final TableLayout layout;

  DelimitedRows(SourceText text, TableLayout layout) {
    this.text = text;
    this.layout = layout;
  }

  /** The rows of a text, with the delimiter that its first lines show. */
  public static DelimitedRows of(SourceText text) {
    return new DelimitedRows(text, LayoutFinder.find(text));
  }

  /** The sign between cells; 0 for one value a line. */
  public char delimiter() {
    return layout.delimiter();
  }

  /** The line at which the table begins; the lines before are about it. */
  public int firstLine() {
    return layout.firstLine();
  }

  @Override
  public List<String> names() {
    return List.of();
  }

  @Override
  public boolean isSparse() {
    return layout.isList();
  }

  @Override
  public boolean mayHaveHeader() {
    return !layout.isList();
  }

  @Override
  public void run(RowVisitor visitor, DoubleConsumer progress) {
    new Run(visitor, progress).run();
  }

  /** One run over the lines. */
  private final class Run {
    private final RowVisitor visitor;
    private final DoubleConsumer progress;
    private final LineCursor cursor = text.lines();
    private final CellSplitter splitter = new CellSplitter(layout.delimiter());
    private final Row row = new Row();
    private int record;

    Run(RowVisitor visitor, DoubleConsumer progress) {
      this.visitor = visitor;
      this.progress = progress;
    }

    void run() {
      while (cursor.advance()) {
        if (cursor.number() % PROGRESS_LINES == 0) {
          progress.accept((double) cursor.position() / text.length());
        }
        line();
      }
    }

    private void line() {
      int number = cursor.number();
      if (cursor.isTooLong()) {
        broken("dataset.skip.lineTooLong", ByteLimit.LINE);
      } else if (cursor.hasZeroByte()) {
        broken("dataset.skip.zeroByte");
      } else {
        String line = cursor.text();
        String comment = TableLayout.commentOf(line, layout.delimiter());
        if (number < layout.firstLine() && comment == null) {
          visitor.comment(number, line);
        } else if (TableLayout.isBlank(line) || isSeparatorLine(line) || TableLayout.isRule(line)) {
          visitor.structure(number);
        } else if (comment != null) {
          visitor.comment(number, comment);
        } else if (layout.isList()) {
          list(line);
        } else {
          record(line);
        }
      }
    }

    private boolean isSeparatorLine(String line) {
      return cursor.number() == 1 && line.strip().length() == 5 && line.strip().startsWith("sep=");
    }

    private void broken(String key, Object... arguments) {
      int number = cursor.number();
      visitor.broken(number, number, 0, Remark.of(key, arguments), shown(cursor.text()));
    }

    private String shown(String line) {
      return line.length() > 80 ? line.substring(0, 80) : line;
    }

    private void record(String line) {
      row.begin(cursor.number(), ++record);
      boolean single = layout.delimiter() == TableLayout.NO_DELIMITER;
      splitter.split(single ? bare(line) : line, cursor.number(), row);
      if (splitter.isOpen()) {
        closeQuote(line);
      } else {
        visitor.row(row);
      }
    }

    /** A single value without a comment behind it and without a comma or semicolon at its end. */
    private String bare(String line) {
      boolean comment = line.indexOf('#') >= 0 || line.indexOf("//") >= 0;
      String value = comment ? LayoutFinder.beforeComment(line) : line;
      int end = value.length();
      while (end > 0 && (value.charAt(end - 1) == ',' || value.charAt(end - 1) == ';')) {
        end--;
      }
      return value.substring(0, end);
    }

    /** Adds lines until the quote closes; if none closes it, only the opening line is given up. */
    private void closeQuote(String firstLine) {
      int first = cursor.number();
      LineCursor.Mark mark = cursor.mark();
      for (int i = 0; i < QUOTED_LINES && splitter.isOpen(); i++) {
        splitter.addLineEnd(cursor.lineEnd());
        if (splitter.openLength() > ByteLimit.LINE || !cursor.advance() || cursor.isTooLong()) {
          break;
        }
        splitter.split(cursor.text(), cursor.number(), row);
      }
      if (splitter.isOpen()) {
        int column = splitter.openColumn();
        splitter.reset();
        cursor.backTo(mark);
        visitor.broken(first, first, column, Remark.of("dataset.skip.openQuote"), shown(firstLine));
      } else {
        row.endAt(cursor.number());
        visitor.row(row);
      }
    }

    /** Each value of the line is a record. */
    private void list(String line) {
      String content = LayoutFinder.beforeComment(line);
      boolean commas = LayoutFinder.commasSeparate(content);
      int at = 0;
      while (at < content.length()) {
        while (at < content.length() && isListSign(content.charAt(at), commas)) {
          at++;
        }
        int end = at;
        while (end < content.length() && !isListSign(content.charAt(end), commas)) {
          end++;
        }
        if (end > at) {
          row.begin(cursor.number(), ++record);
          row.add(content.substring(at, end), cursor.number(), at + 1);
          visitor.row(row);
        }
        at = end;
      }
      if (content.isEmpty()) {
        visitor.structure(cursor.number());
      }
    }

    private boolean isListSign(char c, boolean commas) {
      return c <= ' '
          || (c == ',' && commas)
          || c == ';'
          || c == '|'
          || "\uff0c\uff1b\u3001\u00a0\u3000\ufeff".indexOf(c) >= 0;
    }
  }
}
