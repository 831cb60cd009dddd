package phiscope.text;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.ResourceBundle;
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

  private final Language language;
  private final List<ResourceBundle> bundles;
  private final boolean doubled;

  private Messages(Language language, List<ResourceBundle> bundles, boolean doubled) {
    this.language = language;
    this.bundles = bundles;
    this.doubled = doubled;
  }

  /** The same language with every text twice as long: to see what a longer language would do. */
  public Messages doubled() {
    return new Messages(language, bundles, true);
  }

  public static Messages in(Language language) {
    ResourceBundle.Control noFallback =
        ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES);
    List<ResourceBundle> bundles = new ArrayList<>();
    for (String name : BUNDLES) {
      bundles.add(
          ResourceBundle.getBundle(
              "phiscope.text." + name, Locale.forLanguageTag(language.tag()), noFallback));
    }
    return new Messages(language, List.copyOf(bundles), false);
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
    for (ResourceBundle bundle : bundles) {
      if (bundle.containsKey(key)) {
        String text = bundle.getString(key);
        return doubled ? text + " " + text : text;
      }
    }
    throw new MissingResourceException("no text for " + key, Messages.class.getName(), key);
  }

  /**
   * The text of a key with {0}, {1}, ... replaced (an apostrophe is written twice in such texts),
   * and {0|line|lines} by the first word where argument 0 is "1", else by the second.
   */
  public String get(String key, Object... arguments) {
    Object[] texts = new Object[arguments.length];
    for (int i = 0; i < arguments.length; i++) {
      texts[i] = String.valueOf(arguments[i]);
    }
    return new MessageFormat(inNumber(get(key), texts), Locale.ROOT).format(texts);
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
