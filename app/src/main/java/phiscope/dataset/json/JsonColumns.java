package phiscope.dataset.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import phiscope.dataset.table.Row;

/**
 * Columns of records in JSON: one for each key, with dots for keys of objects inside, in order of
 * first sight. Arrays inside a record are no cells.
 */
final class JsonColumns {
  private static final int MOST = 200;

  private final Map<String, Integer> columns = new LinkedHashMap<>();

  List<String> names() {
    return new ArrayList<>(columns.keySet());
  }

  /** The column of a key; -1 if there are too many already. */
  int of(String key) {
    Integer known = columns.get(key);
    if (known != null) {
      return known;
    }
    if (columns.size() >= MOST) {
      return -1;
    }
    columns.put(key, columns.size());
    return columns.size() - 1;
  }

  /**
   * Reads a value into a row: an object by its keys, an array by its places, anything else into the
   * column of the key.
   *
   * @param lineOffset added to the line numbers of the parser
   */
  void read(JsonParser parser, String key, Row row, int lineOffset) throws IOException {
    JsonToken token = parser.currentToken();
    if (token == JsonToken.START_OBJECT) {
      while (parser.nextToken() != JsonToken.END_OBJECT) {
        String name = parser.currentName();
        parser.nextToken();
        read(parser, JsonSource.child(key, name), row, lineOffset);
      }
    } else if (token == JsonToken.START_ARRAY) {
      if (key.isEmpty()) {
        readPlaces(parser, row, lineOffset);
      } else {
        parser.skipChildren();
      }
    } else {
      put(parser, key, row, lineOffset);
    }
  }

  private void readPlaces(JsonParser parser, Row row, int lineOffset) throws IOException {
    int place = 1;
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      if (parser.currentToken().isStructStart()) {
        parser.skipChildren();
      } else {
        put(parser, Integer.toString(place), row, lineOffset);
      }
      place++;
    }
  }

  private void put(JsonParser parser, String key, Row row, int lineOffset) throws IOException {
    int column = of(key);
    if (column >= 0) {
      row.put(
          column,
          parser.getText().strip(),
          JsonSource.line(parser.currentTokenLocation()) + lineOffset,
          JsonSource.column(parser.currentTokenLocation()));
    }
  }
}
