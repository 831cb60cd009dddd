package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.json.JsonValue;
import phiscope.bench.json.JsonValue.JsonMember;
import phiscope.bench.json.JsonValue.JsonNull;
import phiscope.bench.json.JsonValue.JsonObject;

/**
 * A change of a JSON value by another: the merge patch of RFC 7396. Objects are merged field by
 * field, null takes a field out, everything else is put in whole. Values keep their places, so a
 * problem in the result is found where it was written.
 */
final class JsonMerge {
  private JsonMerge() {}

  /** The value after a change. */
  static JsonValue merge(JsonValue value, JsonValue change) {
    if (!(change instanceof JsonObject changes)) {
      return change;
    }
    List<JsonMember> members = new ArrayList<>();
    List<JsonMember> old = value instanceof JsonObject object ? object.members() : List.of();
    for (JsonMember member : old) {
      Optional<JsonValue> by = changes.get(member.name());
      if (by.isEmpty()) {
        members.add(member);
      } else if (!(by.get() instanceof JsonNull)) {
        members.add(
            new JsonMember(by.get().offset(), member.name(), merge(member.value(), by.get())));
      }
    }
    for (JsonMember member : changes.members()) {
      boolean known = old.stream().anyMatch(before -> before.name().equals(member.name()));
      if (!known && !(member.value() instanceof JsonNull)) {
        members.add(new JsonMember(member.offset(), member.name(), merge(empty(), member.value())));
      }
    }
    return new JsonObject(changes.offset(), members);
  }

  private static JsonObject empty() {
    return new JsonObject(0, List.of());
  }
}
