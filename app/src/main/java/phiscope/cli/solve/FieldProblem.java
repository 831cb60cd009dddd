package phiscope.cli.solve;

import java.util.List;
import phiscope.text.Messages;

/**
 * Something wrong in a file of problems.
 *
 * @param place where
 * @param field the name of the field, empty if it is none
 * @param key the sentence that says what is wrong and what would be right
 * @param arguments what is put into it
 */
record FieldProblem(JsonValue.Place place, String field, String key, List<String> arguments) {
  static FieldProblem of(JsonValue.Place place, String field, String key, Object... arguments) {
    List<String> texts = List.of(arguments).stream().map(String::valueOf).toList();
    return new FieldProblem(place, field, key, texts);
  }

  String text(Messages messages) {
    String sentence = messages.get(key, arguments.toArray());
    return field.isEmpty() ? sentence : field + ": " + sentence;
  }

  /** The form of a compiler's message: file:line:column: text. */
  String line(String file, Messages messages) {
    return file + ":" + place.line() + ":" + place.column() + ": " + text(messages);
  }
}
