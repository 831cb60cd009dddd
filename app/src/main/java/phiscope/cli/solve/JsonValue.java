package phiscope.cli.solve;

import java.util.List;
import java.util.Map;

/** A JSON value that knows where in its file it begins. */
sealed interface JsonValue {
  /** Where it begins. */
  Place place();

  /** Line and column, both from 1. */
  record Place(int line, int column) {}

  /** A string. */
  record Text(Place place, String value) implements JsonValue {}

  /** A number, as it is written: no digit is lost before somebody decides how to read it. */
  record Number(Place place, String digits) implements JsonValue {}

  /** true, false or null, as it is written. */
  record Word(Place place, String word) implements JsonValue {
    boolean isNull() {
      return word.equals("null");
    }
  }

  /** A list. */
  record Array(Place place, List<JsonValue> elements) implements JsonValue {}

  /**
   * An object.
   *
   * @param fields in the order of the file; of a repeated field the last
   * @param repeated the fields that are given more than once
   */
  record Fields(Place place, Map<String, JsonValue> fields, List<String> repeated)
      implements JsonValue {}
}
