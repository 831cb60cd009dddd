package phiscope.bench.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.json.JsonValue.JsonMember;
import phiscope.bench.json.JsonValue.JsonObject;

/**
 * The fields of one object while it is read: ask for each that may be there, then call {@link
 * #end}, which notes those that nobody asked for. Mutable: it remembers what was asked.
 */
public final class JsonFields {
  private final JsonObject object;
  private final JsonSource source;
  private final List<String> known = new ArrayList<>();

  public JsonFields(JsonObject object, JsonSource source) {
    this.object = object;
    this.source = source;
  }

  /** Where problems are noted. */
  JsonSource source() {
    return source;
  }

  /** The fields of a value that must be an object. */
  public static Optional<JsonFields> of(JsonValue value, JsonSource source) {
    if (value instanceof JsonObject object) {
      return Optional.of(new JsonFields(object, source));
    }
    source.problem(value.offset(), "problem.json.expectedObject");
    return Optional.empty();
  }

  /** Where the object begins. */
  public int offset() {
    return object.offset();
  }

  /** A field that may be missing. */
  public Optional<JsonField> optional(String name) {
    if (!known.contains(name)) {
      known.add(name);
    }
    return object.get(name).map(value -> new JsonField(name, value, source));
  }

  /** A field that must be there; a problem where it is not. */
  public Optional<JsonField> required(String name) {
    Optional<JsonField> field = optional(name);
    if (field.isEmpty()) {
      source.problem(object.offset(), "problem.field.missing", name);
    }
    return field;
  }

  /** Whether the object has a field of this name. */
  public boolean has(String name) {
    return object.get(name).isPresent();
  }

  /** Notes a problem of the object as a whole. */
  public <T> Optional<T> problem(String key, Object... arguments) {
    source.problem(object.offset(), key, arguments);
    return Optional.empty();
  }

  /** Notes every field that was not asked for. */
  public void end() {
    for (JsonMember member : object.members()) {
      if (!known.contains(member.name())) {
        source.problem(
            member.offset(), "problem.field.unknown", member.name(), String.join(", ", known));
      }
    }
  }
}
