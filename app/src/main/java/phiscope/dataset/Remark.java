package phiscope.dataset;

import java.util.ArrayList;
import java.util.List;
import phiscope.text.Messages;

/**
 * A sentence about a reading, without a language.
 *
 * @param key key of the dataset bundle
 * @param arguments what is put in, already written as text
 */
public record Remark(String key, List<String> arguments) {
  public Remark {
    arguments = List.copyOf(arguments);
  }

  /** A remark whose arguments are written with {@link String#valueOf(Object)}. */
  public static Remark of(String key, Object... arguments) {
    List<String> texts = new ArrayList<>();
    for (Object argument : arguments) {
      texts.add(String.valueOf(argument));
    }
    return new Remark(key, texts);
  }

  /** The sentence in one language. */
  public String in(Messages messages) {
    return messages.get(key, arguments.toArray());
  }
}
