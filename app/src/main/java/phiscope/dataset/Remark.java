package phiscope.dataset;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
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

  /** The sentence in one language; the stream of a file without names is spoken of as its data. */
  public String in(Messages messages) {
    String data = messages.get("dataset.stream.single");
    Object[] spoken =
        arguments.stream().map(text -> text.equals(DataStream.SINGLE) ? data : text).toArray();
    String sentence = messages.get(key, spoken);
    return sentence.startsWith(data) && arguments.contains(DataStream.SINGLE)
        ? sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1)
        : sentence;
  }
}
