package phiscope.dataset.value;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Properties;

/**
 * The words by which data files name columns, units and the like, from {@code words.properties}.
 * They are data, not text of the program: a Chinese word is understood whatever language is shown.
 */
public final class Vocabulary {
  private static final Properties WORDS = load();

  private Vocabulary() {}

  private static Properties load() {
    Properties words = new Properties();
    try (InputStream in =
            Vocabulary.class.getResourceAsStream("/phiscope/dataset/words.properties");
        InputStreamReader reader = new InputStreamReader(in, StandardCharsets.UTF_8)) {
      words.load(reader);
      return words;
    } catch (IOException unreadable) {
      throw new UncheckedIOException("the words of data files can't be read", unreadable);
    }
  }

  /**
   * The words of a key.
   *
   * @throws IllegalArgumentException if there is no such key
   */
  public static List<String> words(String key) {
    String words = WORDS.getProperty(key);
    if (words == null) {
      throw new IllegalArgumentException("no words for " + key);
    }
    return List.of(words.strip().split(" +"));
  }

  /** All keys that begin so, sorted. */
  public static List<String> keys(String beginning) {
    return WORDS.stringPropertyNames().stream()
        .filter(key -> key.startsWith(beginning))
        .sorted()
        .toList();
  }

  /** Whether a word is of a script that is not cut into words by spaces. */
  public static boolean isChinese(String word) {
    return word.charAt(0) > 0x2e80;
  }
}
