package phiscope.dataset.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import phiscope.dataset.source.SourceText;
import phiscope.dataset.table.FileSettings;

/**
 * Where the records of a JSON document are. Paths name keys with dots and any place of an array
 * with {@code []}; the root is the empty path.
 */
final class JsonShape {
  /** What the elements of the arrays at one path are. */
  private static final class Elements {
    private int scalars;
    private int objects;
    private int inner;
  }

  private final Map<String, Elements> arrays = new LinkedHashMap<>();
  private final FileSettings settings = new FileSettings();
  private int rootValues;
  private int rootObjects;

  static JsonShape of(SourceText text, Runnable stillWanted) {
    JsonShape shape = new JsonShape();
    try (JsonParser parser = JsonSource.parser(text, stillWanted)) {
      shape.scan(parser);
    } catch (JsonProcessingException bad) {
      return shape;
    } catch (IOException impossible) {
      throw new UncheckedIOException("bytes in memory can't fail to be read", impossible);
    }
    return shape;
  }

  private void scan(JsonParser parser) throws IOException {
    Deque<String> path = new ArrayDeque<>();
    Deque<Boolean> inArray = new ArrayDeque<>();
    JsonToken token = parser.nextToken();
    while (token != null) {
      if (token == JsonToken.END_ARRAY || token == JsonToken.END_OBJECT) {
        path.removeLast();
        inArray.removeLast();
      } else if (token != JsonToken.FIELD_NAME) {
        see(parser, token, path, inArray);
      }
      token = parser.nextToken();
    }
  }

  private void see(JsonParser parser, JsonToken token, Deque<String> path, Deque<Boolean> inArray)
      throws IOException {
    boolean element = !inArray.isEmpty() && inArray.getLast();
    if (path.isEmpty()) {
      rootValues++;
      rootObjects += token == JsonToken.START_OBJECT ? 1 : 0;
    }
    if (element) {
      Elements elements = arrays.get(path.getLast());
      elements.objects += token == JsonToken.START_OBJECT ? 1 : 0;
      elements.inner += token == JsonToken.START_ARRAY ? 1 : 0;
      elements.scalars += token.isScalarValue() ? 1 : 0;
    } else if (token.isScalarValue() && (path.size() == 1 || isUnit(parser))) {
      settings.see(String.valueOf(parser.currentName()), parser.getText());
    }
    if (token.isStructStart()) {
      String here = element ? path.getLast() + "[]" : child(path, parser);
      path.addLast(here);
      inArray.addLast(token == JsonToken.START_ARRAY);
      if (token == JsonToken.START_ARRAY) {
        arrays.computeIfAbsent(here, key -> new Elements());
      }
    }
  }

  private static boolean isUnit(JsonParser parser) throws IOException {
    return "unit".equals(parser.currentName());
  }

  private static String child(Deque<String> path, JsonParser parser) throws IOException {
    return path.isEmpty() ? "" : JsonSource.child(path.getLast(), parser.currentName());
  }

  FileSettings settings() {
    return settings;
  }

  /** The records are the objects at the root: several, or one that holds no array. */
  boolean isSequence() {
    return rootObjects * 2 > rootValues && (rootValues > 1 || arrays.isEmpty());
  }

  /**
   * The path of the array whose elements are the records, or null. A root array comes first; else
   * the array with most objects or most rows, unless plain values outnumber them.
   */
  String recordPath() {
    if (arrays.containsKey("")) {
      return arrays.get("").objects + arrays.get("").inner > 0 ? "" : null;
    }
    String best = null;
    int most = 0;
    for (Map.Entry<String, Elements> array : arrays.entrySet()) {
      int records = array.getValue().objects + array.getValue().inner;
      if (records > most) {
        most = records;
        best = array.getKey();
      }
    }
    return best != null && most >= scalarCount() ? best : null;
  }

  /** Elements of arrays of plain values that are not themselves rows of a record array. */
  private int scalarCount() {
    int count = 0;
    for (Map.Entry<String, Elements> array : arrays.entrySet()) {
      count += array.getKey().endsWith("[]") ? 0 : array.getValue().scalars;
    }
    return count;
  }

  /** Whether any array holds plain values. */
  boolean hasScalars() {
    return arrays.values().stream().anyMatch(elements -> elements.scalars > 0);
  }
}
