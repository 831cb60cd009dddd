package phiscope.dataset.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.DoubleConsumer;
import phiscope.dataset.Remark;
import phiscope.dataset.source.ByteLimit;
import phiscope.dataset.source.LineCursor;
import phiscope.dataset.source.SourceText;
import phiscope.dataset.table.Row;
import phiscope.dataset.table.RowSource;
import phiscope.dataset.table.RowVisitor;

/** JSON lines: each line is a record of its own, so a bad line costs that line only. */
public final class JsonLinesRows implements RowSource {
  private static final int PROGRESS_LINES = 4096;

  private final SourceText text;
  private final JsonColumns columns = new JsonColumns();

  public JsonLinesRows(SourceText text) {
    this.text = text;
  }

  /**
   * Whether lines look like JSON lines: the first is a whole object, another one follows, and
   * nearly all lines begin as objects.
   */
  public static boolean recognizes(List<String> firstLines) {
    int objects = 0;
    int others = 0;
    for (String line : firstLines) {
      String content = line.strip();
      if (!content.isEmpty()) {
        boolean object = content.startsWith("{") && content.length() > 1;
        if (objects == 0 && !(object && content.endsWith("}"))) {
          return false;
        }
        objects += object ? 1 : 0;
        others += object ? 0 : 1;
      }
    }
    return objects >= 2 && others * 4 <= objects;
  }

  @Override
  public List<String> names() {
    return columns.names();
  }

  @Override
  public boolean isSparse() {
    return true;
  }

  @Override
  public void run(RowVisitor visitor, DoubleConsumer progress) {
    LineCursor cursor = text.lines();
    Row row = new Row();
    int record = 0;
    while (cursor.advance()) {
      int number = cursor.number();
      if (number % PROGRESS_LINES == 0) {
        progress.accept((double) cursor.position() / text.length());
      }
      if (cursor.isTooLong() || cursor.hasZeroByte()) {
        Remark why =
            cursor.isTooLong()
                ? Remark.of("dataset.skip.lineTooLong", ByteLimit.LINE)
                : Remark.of("dataset.skip.zeroByte");
        visitor.broken(number, number, 0, why, cursor.text());
        continue;
      }
      String line = cursor.text().replace("\ufeff", "");
      if (line.isBlank()) {
        visitor.structure(number);
      } else {
        row.begin(number, ++record);
        boolean last = cursor.position() >= text.end();
        read(line, row, last, visitor);
      }
    }
  }

  private void read(String line, Row row, boolean last, RowVisitor visitor) {
    try (JsonParser parser = JsonSource.FACTORY.createParser(line)) {
      JsonToken token = parser.nextToken();
      if (token == JsonToken.START_OBJECT || token == JsonToken.START_ARRAY) {
        columns.read(parser, "", row, row.line() - 1);
      } else {
        columns.read(parser, "value", row, row.line() - 1);
      }
      if (parser.nextToken() != null) {
        visitor.broken(row.line(), row.line(), 0, Remark.of("dataset.skip.severalJson"), line);
        return;
      }
      visitor.row(row);
    } catch (JsonProcessingException bad) {
      int column = bad.getLocation() == null ? 1 : JsonSource.column(bad.getLocation());
      boolean cut = last && column >= line.length();
      Remark why = Remark.of(cut ? "dataset.skip.jsonCut" : "dataset.skip.notJson");
      visitor.broken(row.line(), row.line(), Math.min(column, line.length()), why, line);
    } catch (IOException impossible) {
      throw new UncheckedIOException("a string can't fail to be read", impossible);
    }
  }
}
