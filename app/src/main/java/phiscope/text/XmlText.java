package phiscope.text;

/**
 * Escapes text for XML 1.0. Characters that XML forbids are replaced by U+FFFD, so that they are
 * seen to be missing.
 */
public final class XmlText {
  private static final char REPLACEMENT = '\ufffd';

  private XmlText() {}

  /** Appends a text as element content. */
  public static void content(String text, StringBuilder out) {
    escape(text, false, out);
  }

  /** Appends a text as the value of an attribute in double quotes. */
  public static void attribute(String text, StringBuilder out) {
    escape(text, true, out);
  }

  private static void escape(String text, boolean attribute, StringBuilder out) {
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      switch (c) {
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '&' -> out.append("&amp;");
        case '"' -> out.append(attribute ? "&quot;" : "\"");
        case '\r' -> out.append("&#13;");
        case '\n' -> out.append(attribute ? "&#10;" : "\n");
        case '\t' -> out.append(attribute ? "&#9;" : "\t");
        default -> {
          if (isAllowed(c)) {
            out.appendCodePoint(c);
          } else {
            out.append(REPLACEMENT);
          }
        }
      }
    }
  }

  private static boolean isAllowed(int c) {
    return c >= 0x20 && c <= 0xd7ff || c >= 0xe000 && c <= 0xfffd || c >= 0x10000 && c <= 0x10ffff;
  }
}
