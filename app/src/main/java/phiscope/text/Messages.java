package phiscope.text;

import java.text.MessageFormat;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The bundles of one language. Arguments are put in as they are: numbers are formatted by the
 * caller, never by the machine's locale.
 */
public final class Messages {
  /** The languages of Phiscope. */
  public enum Language {
    ENGLISH("en", "English"),
    CHINESE("zh", "中文");

    private final String tag;
    private final String ownName;

    Language(String tag, String ownName) {
      this.tag = tag;
      this.ownName = ownName;
    }

    public String tag() {
      return tag;
    }

    /** The language's name in itself. */
    public String ownName() {
      return ownName;
    }

    /** Chinese for any Chinese locale, else English. */
    public static Language of(Locale locale) {
      return locale.getLanguage().equals("zh") ? CHINESE : ENGLISH;
    }
  }

  /** One bundle a part of the program. */
  private static final List<String> BUNDLES =
      List.of(
          "figures",
          "ui",
          "dataset",
          "lesson",
          "cli",
          "bench",
          "swimview",
          "swim",
          "fencingview",
          "fencing",
          "study",
          "systems");

  private static final Pattern BY_NUMBER = Pattern.compile("\\{(\\d+)\\|([^|{}]*)\\|([^|{}]*)\\}");

  private static final Map<Language, Messages> READ = new ConcurrentHashMap<>();

  private final Language language;
  private final Map<String, String> texts;
  private final boolean doubled;

  private Messages(Language language, Map<String, String> texts, boolean doubled) {
    this.language = language;
    this.texts = texts;
    this.doubled = doubled;
  }

  /** The same language with every text twice as long: to see what a longer language would do. */
  public Messages doubled() {
    return new Messages(language, texts, true);
  }

  /** The texts of a language; the same object every time. */
  public static Messages in(Language language) {
    return READ.computeIfAbsent(language, Messages::read);
  }

  private static Messages read(Language language) {
    ResourceBundle.Control noFallback =
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
    Map<String, String> texts = new HashMap<>();
    for (String name : BUNDLES) {
      ResourceBundle bundle =
          ResourceBundle.getBundle(
              "phiscope.text." + name, Locale.forLanguageTag(language.tag()), noFallback);
      bundle.keySet().forEach(key -> texts.putIfAbsent(key, bundle.getString(key)));
    }
    return new Messages(language, texts, false);
  }

  public Language language() {
    return language;
  }

  /**
   * The text of a key.
   *
   * @throws MissingResourceException if no bundle has it
   */
  public String get(String key) {
    String text = texts.get(key);
    if (text == null) {
      throw new MissingResourceException("no text for " + key, Messages.class.getName(), key);
    }
    return doubled ? text + " " + text : text;
  }

  /**
   * The text of a key with {0}, {1}, ... replaced (an apostrophe is written twice in such texts),
   * and {0|line|lines} by the first word where argument 0 is "1", else by the second.
   */
  public String get(String key, Object... arguments) {
    Object[] words = new Object[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      words[i] = String.valueOf(arguments[i]);
    }
    return new MessageFormat(inNumber(get(key), words), Locale.ROOT).format(words);
  }

  private static String inNumber(String text, Object[] arguments) {
    return BY_NUMBER
        .matcher(text)
        .replaceAll(
            found -> {
              boolean isOne = arguments[Integer.parseInt(found.group(1))].equals("1");
              return Matcher.quoteReplacement(found.group(isOne ? 2 : 3));
            });
  }
}
