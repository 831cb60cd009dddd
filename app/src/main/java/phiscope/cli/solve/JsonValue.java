package phiscope.cli.solve;

import java.util.List;
import java.util.Optional;

/** A JSON value that knows where in its file it begins. */
sealed interface JsonValue {
  /** Line and column, both from 1. */
  record Place(int line, int column) {}

  int line();

  int column();

  /** Where it begins. */
  default Place place() {
    return new Place(line(), column());
  }

  /** A string. */
  record Text(int line, int column, String value) implements JsonValue {}

  /** A number, as it is written: no digit is lost before somebody decides how to read it. */
  record Number(int line, int column, String digits) implements JsonValue {}

  /** true, false or null, as it is written. */
  record Word(int line, int column, String word) implements JsonValue {
    boolean isNull() {
      return word.equals("null");
    }
  }

  /** A list. */
  record Array(int line, int column, List<JsonValue> elements) implements JsonValue {}

  /**
   * An object. A file may hold millions of small ones, so names and values are two plain lists.
   *
   * @param names in the order of the file; a repeated one stands once
   * @param values of the names, of a repeated one the last
   * @param repeated the names that are given more than once
   */
  record Fields(
      int line, int column, List<String> names, List<JsonValue> values, List<String> repeated)
      implements JsonValue {
    Optional<JsonValue> get(String name) {
      int index = names.indexOf(name);
      return index < 0 ? Optional.empty() : Optional.of(values.get(index));
    }

    boolean has(String name) {
      return names.contains(name);
    }
  }
}
