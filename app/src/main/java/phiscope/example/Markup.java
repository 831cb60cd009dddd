package phiscope.example;

import phiscope.text.XmlText;

/**
 * Markup in the making, for pages that are HTML and XML at once: every text is escaped, every
 * element is closed.
 */
final class Markup {
  private final StringBuilder out = new StringBuilder(65_536);

  /** Markup that is right already: tags without text from outside, and other writers' work. */
  Markup raw(String markup) {
    out.append(markup);
    return this;
  }

  /** Text. */
  Markup text(String text) {
    XmlText.content(text, out);
    return this;
  }

  /** The start of an element; attributes by name and value. */
  Markup open(String element, String... attributes) {
    out.append('<').append(element);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"");
      XmlText.attribute(attributes[i + 1], out);
      out.append('"');
    }
    out.append('>');
    return this;
  }

  Markup close(String element) {
    out.append("</").append(element).append('>');
    return this;
  }

  /** An element without content. */
  Markup empty(String element, String... attributes) {
    open(element, attributes);
    out.setLength(out.length() - 1);
    out.append("/>");
    return this;
  }

  /** An element that holds text alone. */
  Markup element(String element, String text, String... attributes) {
    return open(element, attributes).text(text).close(element);
  }

  Markup line() {
    out.append('\n');
    return this;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
