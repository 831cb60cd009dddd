package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;
import phiscope.bench.Term;
import phiscope.figure.Mark.Point;

/** SVG files parse strictly, give texts back, and are the same bytes everywhere. */
class SvgPainterTest {
  private static final FigurePalette LIGHT = FigurePalette.of(Theme.LIGHT);

  private static Figure figure(String text) {
    Mark.TextStyle style = new Mark.TextStyle(12, true);
    List<Mark> marks =
        List.of(
            new Mark.Polyline(
                List.of(new Point(0, 0), new Point(1234567.125, -0.005), new Point(2, 1e-9)),
                new Stroke(Ink.PHI, 2, Stroke.Dash.DASH_DOT),
                Optional.of(Term.PHI)),
            new Mark.Box(
                1,
                2,
                30,
                40,
                new Fill(Ink.TAIL, 0.3, Fill.Pattern.HATCHED),
                Optional.empty(),
                Optional.empty()),
            new Mark.Symbol(
                Mark.Shape.CIRCLE, new Point(5, 5), 8, Ink.HEARTBEAT, false, Optional.empty()),
            new Mark.Text(
                text, new Point(10, 20), Mark.Anchor.RIGHT, style, Ink.TEXT, Optional.empty()));
    return new Figure(
        FigureKind.TAPE,
        320,
        160,
        Optional.empty(),
        Optional.empty(),
        marks,
        List.of(),
        "name " + text,
        "reading " + text,
        new FigureTable(List.of("a"), List.of()));
  }

  private static Document parse(String svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a<b>&\"c'", "😀 心跳", "]]>", "<!-- -->", "  two  spaces ", "a\tb\nc\rd", ""})
  void textComesBackEqual(String text) throws Exception {
    Element svg = parse(SvgPainter.paint(figure(text), LIGHT)).getDocumentElement();
    assertThat(svg.getElementsByTagName("text").item(0).getTextContent()).isEqualTo(text);
    assertThat(svg.getElementsByTagName("title").item(0).getTextContent())
        .isEqualTo("name " + text);
    assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
        .isEqualTo("reading " + text);
    assertThat(svg.getAttribute("aria-label")).isEqualTo("name " + text);
    assertThat(svg.getAttribute("role")).isEqualTo("img");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u0001", "\ufffe", "\ud800", "\udc00"})
  void aForbiddenCharacterIsVisiblyReplaced(String forbidden) throws Exception {
    Element svg =
        parse(SvgPainter.paint(figure("a" + forbidden + "b"), LIGHT)).getDocumentElement();
    assertThat(svg.getElementsByTagName("text").item(0).getTextContent()).isEqualTo("a\ufffdb");
  }

  @Test
  void marksOfATermAreGrouped() throws Exception {
    Element svg = parse(SvgPainter.paint(figure("x"), LIGHT)).getDocumentElement();
    Element group = (Element) svg.getElementsByTagName("g").item(0);
    assertThat(group.getAttribute("data-term")).isEqualTo("phi");
    assertThat(group.getElementsByTagName("polyline").getLength()).isEqualTo(1);
  }

  @Test
  void numbersHaveAtMostTwoDecimalsAndNoExponent() {
    String svg = SvgPainter.paint(figure("x"), LIGHT);
    assertThat(svg)
        .contains("points=\"0,0 1234567.13,0 2,0\"")
        .doesNotContainPattern("\\d[eE]-?\\d");
  }

  @Test
  void theBytesDoNotDependOnTheMachinesLanguage() {
    Locale before = Locale.getDefault();
    String expected = SvgPainter.paint(figure("x"), LIGHT);
    try {
      for (String tag : List.of("en", "de", "ar-EG", "zh", "tr", "th-TH-u-nu-thai")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(SvgPainter.paint(figure("x"), LIGHT)).as(tag).isEqualTo(expected);
      }
    } finally {
      Locale.setDefault(before);
    }
  }
}
