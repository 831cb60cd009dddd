package phiscope.dataset.catalogue;

import phiscope.text.Messages;

/** A text in both languages. */
public record Wording(String zh, String en) {
  public String in(Messages.Language language) {
    return language == Messages.Language.CHINESE ? zh : en;
  }
}
