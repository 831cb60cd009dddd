package phiscope.example;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Base64;
import java.util.Deque;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import phiscope.figure.FontSubset;
import phiscope.figure.TextMeasure;

/**
 * The part of the bundled font that a page needs, as a style rule: so figures look as measured, and
 * Chinese is right, on a machine that has neither the font nor any Chinese one.
 */
final class PageFonts {
  /** What a page's style sheet writes in bold, by element or class. */
  static final Set<String> BOLD =
      Set.of(
          "h1",
          "h2",
          "th",
          "strong",
          "kicker",
          "value",
          "name",
          "number",
          "label",
          "statement",
          "right");

  private final SortedSet<Integer> regular = new TreeSet<>();
  private final SortedSet<Integer> bold = new TreeSet<>();

  private PageFonts() {}

  /**
   * The rules.
   *
   * @param body the page's body, as XML
   */
  static String of(String body) {
    PageFonts fonts = new PageFonts();
    fonts.read(body);
    return rule(400, FontSubset.of(false, fonts.regular))
        + rule(700, FontSubset.of(true, fonts.bold));
  }

  private static String rule(int weight, byte[] font) {
    return "@font-face { font-family: \""
        + TextMeasure.FONT_FAMILY
        + "\"; font-weight: "
        + weight
        + "; src: url(data:font/ttf;base64,"
        + Base64.getEncoder().encodeToString(font)
        + ") format(\"truetype\"); }\n";
  }

  private void read(String body) {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    try {
      XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(body));
      Deque<Boolean> open = new ArrayDeque<>();
      open.push(false);
      while (reader.hasNext()) {
        switch (reader.next()) {
          case XMLStreamConstants.START_ELEMENT -> open.push(open.peek() || isBold(reader));
          case XMLStreamConstants.END_ELEMENT -> open.pop();
          case XMLStreamConstants.CHARACTERS -> take(reader.getText(), open.peek());
          default -> {}
        }
      }
    } catch (XMLStreamException broken) {
      throw new IllegalStateException("a page is XML", broken);
    }
  }

  /** What is bold stays in both: a rule inside may make it regular again. */
  private void take(String text, boolean isBold) {
    text.codePoints().forEach(regular::add);
    if (isBold) {
      text.codePoints().forEach(bold::add);
    }
  }

  private static boolean isBold(XMLStreamReader element) {
    if (BOLD.contains(element.getLocalName())
        || "bold".equals(element.getAttributeValue(null, "font-weight"))) {
      return true;
    }
    String classes = element.getAttributeValue(null, "class");
    return classes != null && Arrays.stream(classes.split(" ")).anyMatch(BOLD::contains);
  }
}
