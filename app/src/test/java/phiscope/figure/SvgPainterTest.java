package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.StringReader;
import java.util.ArrayList;
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
import phiscope.text.Messages;

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
            new Mark.Boxes(
                new double[] {3, 4, 1.5, 20, 4.5, 9.125, 1.5, 14.875},
                Fill.plain(Ink.PHI, 0.5),
                Optional.of(Term.PHI)),
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
  void manyBoxesAreOnePath() {
    assertThat(SvgPainter.paint(figure("x"), LIGHT))
        .contains("d=\"M3 4h1.5v20h-1.5zM4.5 9.13h1.5v14.88h-1.5z\"");
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

  private static Element svg(Label label) throws Exception {
    Messages messages = Messages.in(Messages.Language.ENGLISH);
    Sketch sketch = new Sketch(FigureFrame.of(400, 100, 12, 2, messages));
    assertThat(sketch.place(label, Spot.left(20, 50))).isTrue();
    assertThat(sketch.place(Label.of("next", 12, Ink.TEXT), Spot.left(20, 80))).isTrue();
    Figure figure =
        new Figure(
            FigureKind.TAPE,
            400,
            100,
            Optional.empty(),
            Optional.empty(),
            sketch.marks(),
            List.of(),
            "name",
            "reading",
            new FigureTable(List.of("a"), List.of()));
    return parse(SvgPainter.paint(figure, LIGHT)).getDocumentElement();
  }

  /** Else another font paints the exponent upon the ten. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void aPowerOfTenIsOneTextWhoseExponentFollowsItsBase(boolean ofATerm) throws Exception {
    Label label = Label.of("φ = 4.6×10^-6, 1 in 3×10^5", 10, Ink.PHI);
    Element svg = svg(ofATerm ? label.about(Term.PHI) : label);
    Element text = (Element) svg.getElementsByTagName("text").item(0);
    assertThat(text.getTextContent()).isEqualTo("φ = 4.6×10−6, 1 in 3×105");
    assertThat(svg.getElementsByTagName("text").getLength()).isEqualTo(2);
    assertThat(svg.getElementsByTagName("g").getLength()).isEqualTo(ofATerm ? 1 : 0);
    List<String> shifts = new ArrayList<>();
    double height = 0;
    for (int i = 0; i < text.getElementsByTagName("tspan").getLength(); i++) {
      Element piece = (Element) text.getElementsByTagName("tspan").item(i);
      assertThat(piece.hasAttribute("x")).isFalse();
      height += Double.parseDouble(piece.getAttribute("dy"));
      shifts.add(piece.getTextContent() + "@" + (height < 0 ? "raised" : "line"));
    }
    assertThat(shifts).containsExactly("−6@raised", ", 1 in 3×10@line", "5@raised");
    double width = label.width(TextMeasure.bundled());
    assertThat(Double.parseDouble(text.getAttribute("textLength"))).isCloseTo(width, within(0.01));
  }

  /** A viewer with another font draws texts as wide as they were laid out. */
  @ParameterizedTest
  @ValueSource(strings = {"now 10400 ms", "沉默 400 毫秒", "10^5", "😀", " "})
  void everyTextSaysHowWideItIs(String words) throws Exception {
    Element svg = parse(SvgPainter.paint(figure(words), LIGHT)).getDocumentElement();
    Element text = (Element) svg.getElementsByTagName("text").item(0);
    double width = TextMeasure.bundled().width(words, 12, true);
    assertThat(Double.parseDouble(text.getAttribute("textLength"))).isCloseTo(width, within(0.01));
    assertThat(text.getAttribute("lengthAdjust")).isEqualTo("spacingAndGlyphs");
  }
}
