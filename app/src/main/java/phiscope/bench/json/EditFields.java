package phiscope.bench.json;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import phiscope.bench.BenchLimits;

/**
 * The fields of an edit of a simulator while it is read; what is missing is noted, and reading goes
 * on. Mutable: it remembers whether all was there.
 */
class EditFields {
  /** The most edits that are one. */
  static final int MOST_TOGETHER = 100_000;

  private final JsonFields fields;
  private boolean complete = true;

  EditFields(JsonFields fields) {
    this.fields = fields;
  }

  /**
   * Reads an edit.
   *
   * @param kinds what reads each kind of edit, by its word
   * @param reader makes that which reads the fields
   */
  static <R extends EditFields, E> Optional<E> read(
      JsonFields fields, Map<String, Function<R, E>> kinds, Function<JsonFields, R> reader) {
    Optional<Function<R, E>> kind =
        fields.required(EditJson.KIND).flatMap(field -> field.word(kinds));
    fields.optional(EditJson.BENCH);
    if (kind.isEmpty()) {
      return Optional.empty();
    }
    R from = reader.apply(fields);
    E edit = kind.get().apply(from);
    fields.end();
    return ((EditFields) from).complete ? Optional.of(edit) : Optional.empty();
  }

  /** A field; where it is missing or wrong, another value, and the edit is not complete. */
  final <T> T get(String name, Function<JsonField, Optional<T>> reader, T otherwise) {
    Optional<T> value = fields.required(name).flatMap(reader);
    require(value.isPresent());
    return value.orElse(otherwise);
  }

  /** Unless this holds, there is no edit. */
  final void require(boolean holds) {
    complete &= holds;
  }

  final long number(String name) {
    return get(name, field -> field.whole(Long.MIN_VALUE, Long.MAX_VALUE), 0L);
  }

  final int index(String name) {
    return get(name, field -> field.whole(Integer.MIN_VALUE, Integer.MAX_VALUE), 0L).intValue();
  }

  final String text(String name) {
    return get(name, field -> field.text(BenchLimits.MAX_TEXT), "");
  }

  /** Edits in a list; those that are wrong are noted and left out. */
  final <E> List<E> edits(Function<JsonFields, Optional<E>> reader) {
    return get(
        "edits",
        field ->
            Optional.of(
                field.items(0, MOST_TOGETHER).stream()
                    .flatMap(item -> item.object().flatMap(reader).stream())
                    .toList()),
        List.of());
  }
}
