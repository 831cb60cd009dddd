package phiscope.dataset.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import phiscope.dataset.source.SourceText;
import phiscope.dataset.table.ColumnNames;
import phiscope.dataset.table.Row;

/**
 * Arrays of plain values in a JSON document, each a stream. If some keys say that they hold times
 * or intervals, only the arrays of the best such key are taken, and the stream's name is a name
 * beside the array or the key above it. Else every array is a stream, and its key the name.
 */
final class ScalarArrays {
  /** Most arrays that are told apart. */
  private static final int MOST = 100_000;

  /** One array in the document, in order of appearance. */
  private static final class Occurrence {
    private final String key;
    private final String parentKey;
    private String name = "";
    private int scalars;

    Occurrence(String key, String parentKey) {
      this.key = key;
      this.parentKey = parentKey;
    }
  }

  /** An object or array that is open. */
  private static final class Level {
    private final String key;
    private final boolean isArray;
    private final int firstArray;
    private String name = "";

    Level(String key, boolean isArray, int firstArray) {
      this.key = key;
      this.isArray = isArray;
      this.firstArray = firstArray;
    }
  }

  private final List<Occurrence> arrays = new ArrayList<>();
  private final Deque<Level> levels = new ArrayDeque<>();
  private String takenKey = "";
  private boolean named;

  static ScalarArrays of(SourceText text, Runnable stillWanted) {
    ScalarArrays found = new ScalarArrays();
    try (JsonParser parser = JsonSource.parser(text, stillWanted)) {
      found.scan(parser);
    } catch (JsonProcessingException bad) {
      found.closeAll();
    } catch (IOException impossible) {
      throw new UncheckedIOException("bytes in memory can't fail to be read", impossible);
    }
    found.choose();
    return found;
  }

  private void scan(JsonParser parser) throws IOException {
    JsonToken token = parser.nextToken();
    while (token != null) {
      if (token == JsonToken.END_ARRAY || token == JsonToken.END_OBJECT) {
        close();
      } else if (token.isStructStart()) {
        open(parser.currentName(), token == JsonToken.START_ARRAY);
      } else if (token.isScalarValue() && !levels.isEmpty()) {
        scalar(parser);
      }
      token = parser.nextToken();
    }
  }

  private void open(String name, boolean isArray) {
    String key = name == null ? "" : name;
    String parent = levels.isEmpty() ? "" : levels.getLast().key;
    levels.addLast(new Level(key, isArray, arrays.size()));
    if (isArray && arrays.size() < MOST) {
      arrays.add(new Occurrence(key, parent));
    }
  }

  private void scalar(JsonParser parser) throws IOException {
    Level level = levels.getLast();
    if (!level.isArray && ColumnNames.isName(parser.currentName())) {
      level.name = parser.getText();
    } else if (level.isArray && level.firstArray < arrays.size()) {
      arrays.get(level.firstArray).scalars++;
    }
  }

  /** The name in an object belongs to all arrays inside that have none nearer. */
  private void close() {
    Level level = levels.removeLast();
    if (!level.name.isEmpty()) {
      for (int i = level.firstArray; i < arrays.size(); i++) {
        if (arrays.get(i).name.isEmpty()) {
          arrays.get(i).name = level.name;
        }
      }
    }
  }

  private void closeAll() {
    while (!levels.isEmpty()) {
      close();
    }
  }

  private void choose() {
    Set<String> keys = new LinkedHashSet<>();
    arrays.stream().filter(a -> a.scalars > 0).forEach(a -> keys.add(a.key));
    String best = ColumnNames.bestOfTimesAndIntervals(new ArrayList<>(keys));
    named = best != null;
    takenKey = named ? best : "";
  }

  List<String> columnNames() {
    return List.of(takenKey, "name");
  }

  boolean isTaken(int array) {
    return array >= 0
        && array < arrays.size()
        && arrays.get(array).scalars > 0
        && (!named || arrays.get(array).key.equals(takenKey));
  }

  /** Fills a row with the value at which the parser stands and the name of its array. */
  void fill(Row row, JsonParser parser, int array) throws IOException {
    int line = JsonSource.line(parser.currentTokenLocation());
    row.add(parser.getText().strip(), line, JsonSource.column(parser.currentTokenLocation()));
    Occurrence occurrence = arrays.get(array);
    String other = named ? occurrence.parentKey : occurrence.key;
    row.add(occurrence.name.isEmpty() ? other : occurrence.name, line, 0);
  }
}
