package phiscope.dataset.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.DoubleConsumer;
import phiscope.dataset.Remark;
import phiscope.dataset.source.LineCursor;
import phiscope.dataset.source.SourceText;
import phiscope.dataset.table.FileSettings;
import phiscope.dataset.table.Row;
import phiscope.dataset.table.RowSource;
import phiscope.dataset.table.RowVisitor;

/**
 * The records of a JSON document: the objects or rows of its record array, or the plain values of
 * its arrays. A document that breaks off is read up to there; the rest is reported.
 */
public final class JsonDocumentRows implements RowSource {
  private static final int PROGRESS_RECORDS = 4096;

  private final SourceText text;
  private final Runnable stillWanted;
  private final JsonShape shape;
  private final String recordPath;
  private final ScalarArrays scalars;
  private final JsonColumns columns = new JsonColumns();
  private final int lineCount;

  /**
   * @param stillWanted asked at each piece of the text; throws if the rest is not wanted any more
   */
  public JsonDocumentRows(SourceText text, Runnable stillWanted) {
    this.text = text;
    this.stillWanted = stillWanted;
    this.shape = JsonShape.of(text, stillWanted);
    this.recordPath = shape.recordPath();
    this.scalars =
        recordPath == null && shape.hasScalars() ? ScalarArrays.of(text, stillWanted) : null;
    LineCursor cursor = text.lines();
    while (cursor.advance()) {}
    this.lineCount = cursor.number();
  }

  /** What pairs of the document itself say, such as a unit. */
  public FileSettings settings() {
    return shape.settings();
  }

  /** Names of the columns; complete after the first run. */
  @Override
  public List<String> names() {
    return scalars != null ? scalars.columnNames() : columns.names();
  }

  @Override
  public boolean isSparse() {
    return true;
  }

  @Override
  public void run(RowVisitor visitor, DoubleConsumer progress) {
    Run run = new Run(visitor, progress);
    try (JsonParser parser = JsonSource.parser(text, stillWanted)) {
      run.read(parser);
    } catch (JsonProcessingException bad) {
      int line = bad.getLocation() == null ? 1 : JsonSource.line(bad.getLocation());
      int column = bad.getLocation() == null ? 1 : JsonSource.column(bad.getLocation());
      int first = Math.min(line, lineCount);
      Remark why =
          Remark.of(line >= lineCount ? "dataset.skip.jsonCut" : "dataset.skip.jsonBreaks", line);
      visitor.broken(first, lineCount, column, why, "");
      structure(visitor, first - 1);
      return;
    } catch (IOException impossible) {
      throw new UncheckedIOException("bytes in memory can't fail to be read", impossible);
    }
    structure(visitor, lineCount);
  }

  private static void structure(RowVisitor visitor, int lines) {
    for (int line = 1; line <= lines; line++) {
      visitor.structure(line);
    }
  }

  /** One run over the document. */
  private final class Run {
    private final RowVisitor visitor;
    private final DoubleConsumer progress;
    private final Deque<String> path = new ArrayDeque<>();
    private final Deque<Boolean> inArray = new ArrayDeque<>();
    private final Row row = new Row();
    private int record;
    private int arrayNumber = -1;

    Run(RowVisitor visitor, DoubleConsumer progress) {
      this.visitor = visitor;
      this.progress = progress;
    }

    void read(JsonParser parser) throws IOException {
      JsonToken token = parser.nextToken();
      while (token != null) {
        if (token == JsonToken.END_ARRAY || token == JsonToken.END_OBJECT) {
          path.removeLast();
          inArray.removeLast();
        } else if (token != JsonToken.FIELD_NAME) {
          value(parser, token);
        }
        token = parser.nextToken();
      }
    }

    private void value(JsonParser parser, JsonToken token) throws IOException {
      boolean element = !inArray.isEmpty() && inArray.getLast();
      boolean sequence = path.isEmpty() && shape.isSequence() && token == JsonToken.START_OBJECT;
      if (sequence || (element && path.getLast().equals(recordPath))) {
        begin(parser);
        columns.read(parser, token.isScalarValue() ? "value" : "", row, 0);
        row.endAt(row.line());
        visitor.row(row);
      } else if (token.isStructStart()) {
        path.addLast(here(parser, element));
        inArray.addLast(token == JsonToken.START_ARRAY);
        arrayNumber += token == JsonToken.START_ARRAY ? 1 : 0;
      } else if (element && scalars != null && scalars.isTaken(arrayNumber)) {
        begin(parser);
        scalars.fill(row, parser, arrayNumber);
        visitor.row(row);
      }
    }

    private String here(JsonParser parser, boolean element) throws IOException {
      if (path.isEmpty()) {
        return "";
      }
      String parent = path.getLast();
      return element ? parent + "[]" : JsonSource.child(parent, parser.currentName());
    }

    private void begin(JsonParser parser) {
      row.begin(JsonSource.line(parser.currentTokenLocation()), ++record);
      if (record % PROGRESS_RECORDS == 0) {
        progress.accept(Math.min(1, (double) row.line() / lineCount));
      }
    }
  }
}
