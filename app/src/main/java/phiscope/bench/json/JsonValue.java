package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** A value of a JSON text and where it begins. */
public sealed interface JsonValue {
  /** Index in the text of its first character. */
  int offset();

  /**
   * An object.
   *
   * @param members in the order of the text; of two with the same name the first alone
   */
  record JsonObject(int offset, List<JsonMember> members) implements JsonValue {
    public JsonObject {
      members = List.copyOf(members);
    }

    /** The value of a name. */
    public Optional<JsonValue> get(String name) {
      for (JsonMember member : members) {
        if (member.name().equals(name)) {
          return Optional.of(member.value());
        }
      }
      return Optional.empty();
    }
  }

  /**
   * A name with its value.
   *
   * @param offset where the name begins
   */
  record JsonMember(int offset, String name, JsonValue value) {}

  /**
   * An array.
   *
   * @param numbers the numbers at its beginning, up to the first other value, in columns
   * @param rest the values behind them
   */
  record JsonArray(int offset, JsonNumbers numbers, List<JsonValue> rest) implements JsonValue {
    public JsonArray {
      rest = List.copyOf(rest);
    }

    public int size() {
      return numbers.size() + rest.size();
    }

    /** The value at an index; made when it is asked for where it is a number. */
    public JsonValue get(int index) {
      return index < numbers.size()
          ? new JsonNumber(numbers.offset(index), numbers.get(index))
          : rest.get(index - numbers.size());
    }
  }

  /** A number, exact. */
  record JsonNumber(int offset, BigDecimal value) implements JsonValue {}

  record JsonText(int offset, String value) implements JsonValue {}

  record JsonBoolean(int offset, boolean value) implements JsonValue {}

  record JsonNull(int offset) implements JsonValue {}
}
