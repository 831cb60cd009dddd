package phiscope.lesson;

import java.util.Objects;
import phiscope.text.Messages.Language;

/**
 * A text in both languages.
 *
 * @param zh in Chinese
 * @param en in English
 */
public record LocalText(String zh, String en) {
  public LocalText {
    Objects.requireNonNull(zh, "zh");
    Objects.requireNonNull(en, "en");
  }

  /** The text in one of them. */
  public String in(Language language) {
    return language == Language.CHINESE ? zh : en;
  }
}
