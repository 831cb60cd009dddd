package phiscope.dataset.value;

import phiscope.core.numeric.Decimals;

/** Numbers as an input method for Chinese or Japanese writes them: full-width digits and signs. */
public final class FullWidth {
  /** No number or time is longer; what is longer is not looked through. */
  private static final int LONGEST = 64;

  private FullWidth() {}

  /** A number or time with plain digits and signs; any other text stays as it is. */
  public static String narrow(String text) {
    int length = text.length();
    if (length > LONGEST) {
      return text;
    }
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c >= '\uFF01' && c <= '\uFF5E') {
        return Decimals.withoutFullWidth(text);
      }
    }
    return text;
  }
}
