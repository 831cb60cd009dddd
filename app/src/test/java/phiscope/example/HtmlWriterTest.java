package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import phiscope.bench.BenchReader;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.lesson.Answer;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonStep;
import phiscope.lesson.Question;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.text.Numbers;

/** The page is right HTML and XML, needs nothing, hides nothing, and lets no name do anything. */
class HtmlWriterTest {
  private static final List<String> VOID =
      List.of("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "wbr");

  private static String page(DetectorBench bench, Language language, Edition edition) {
    return HtmlWriter.write(DetectorExample.of(bench, Messages.in(language), edition, "1.0"));
  }

  private static String opening(Language language, Edition edition) {
    return page(OpeningBench.document(), language, edition);
  }

  private static String lesson(String id, Language language, Edition edition) {
    Lesson lesson = LessonCatalogue.find(id).orElseThrow();
    return HtmlWriter.write(LessonExample.of(lesson, Messages.in(language), edition, "1.0"));
  }

  static Stream<String> pages() {
    return Stream.of(
        opening(Language.CHINESE, Edition.KEY),
        opening(Language.ENGLISH, Edition.STUDENT),
        lesson("the-same-1200-ms", Language.CHINESE, Edition.STUDENT),
        lesson("what-phi-is-not", Language.ENGLISH, Edition.KEY));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aPageIsXmlWithoutAnIdGivenTwice(String html) throws Exception {
    Page page = Page.parse(html);
    assertThat(html).startsWith("<!DOCTYPE html>\n<html xmlns=\"http://www.w3.org/1999/xhtml\"");
    assertThat(page.ids()).doesNotHaveDuplicates();
    assertThat(page.elements("h1")).hasSize(1);
    assertThat(page.elements("svg")).isNotEmpty();
  }

  @Test
  void equationsAreMathml() throws Exception {
    for (Edition edition : Edition.values()) {
      List<Element> maths = Page.parse(opening(Language.CHINESE, edition)).elements("math");
      assertThat(maths).hasSizeGreaterThan(12);
      assertThat(maths)
          .extracting(Element::getNamespaceURI)
          .containsOnly("http://www.w3.org/1998/Math/MathML");
    }
    String key = lesson("phi-from-four-intervals", Language.ENGLISH, Edition.KEY);
    assertThat(Page.parse(key).elements("mfrac")).isNotEmpty();
  }

  /** An HTML parser closes only these by itself, and takes a slash in any other for nothing. */
  @ParameterizedTest
  @MethodSource("pages")
  void anHtmlParserSeesTheSameElementsAsAnXmlParser(String html) {
    String outside = html.replaceAll("(?s)<(svg|math) .*?</\\1>", "");
    Matcher closed = Pattern.compile("<([a-z0-9]+)[^<>]*/>").matcher(outside);
    while (closed.find()) {
      assertThat(closed.group(1)).isIn(VOID);
    }
    HtmlWriter.ownTexts().forEach(own -> assertThat(own).doesNotContain("<", "&", "]]>"));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void aPageNeedsNoNetworkAndItsPolicyForbidsIt(String html) throws Exception {
    Page page = Page.parse(html);
    assertThat(page.attributes()).doesNotContainKeys("src", "srcset", "xlink:href", "action");
    assertThat(page.elements("a")).isEmpty();
    assertThat(html).doesNotContain("@import").doesNotContainPattern("url\\((?!data:font/ttf;)");
    String policy =
        page.elements("meta").stream()
            .filter(m -> m.getAttribute("http-equiv").equals("Content-Security-Policy"))
            .map(m -> m.getAttribute("content"))
            .findFirst()
            .orElseThrow();
    assertThat(policy).startsWith("default-src 'none'");
    assertThat(policy).contains(HtmlWriter.hash(page.elements("style").get(0).getTextContent()));
    assertThat(policy).contains(HtmlWriter.hash(page.elements("script").get(0).getTextContent()));
  }

  /** What the script alone can show is the bar that only the script needs. */
  @ParameterizedTest
  @MethodSource("pages")
  void withoutScriptsEverythingIsVisible(String html) throws Exception {
    Page page = Page.parse(html);
    List<Element> hidden =
        page.all().stream().filter(element -> element.hasAttribute("hidden")).toList();
    assertThat(hidden).extracting(element -> element.getAttribute("id")).containsExactly("steps");
    assertThat(page.elements("details"))
        .allSatisfy(details -> assertThat(details.hasAttribute("open")).isTrue());
    assertThat(page.attributes()).doesNotContainKey("style");
  }

  @ParameterizedTest
  @CsvSource({"CHINESE, zh-Hans", "ENGLISH, en"})
  void aPageNamesItsLanguage(Language language, String tag) throws Exception {
    Element root = Page.parse(opening(language, Edition.KEY)).root();
    assertThat(root.getAttribute("lang")).isEqualTo(tag);
    assertThat(root.getAttribute("xml:lang")).isEqualTo(tag);
  }

  @Test
  void everyFigureHasNameAndCaption() throws Exception {
    Page page = Page.parse(opening(Language.ENGLISH, Edition.KEY));
    for (Element figure : page.elements("figure")) {
      Element svg = (Element) figure.getElementsByTagNameNS("*", "svg").item(0);
      assertThat(svg.getAttribute("aria-label")).isNotBlank();
      assertThat(figure.getElementsByTagNameNS("*", "figcaption").item(0).getTextContent())
          .contains(svg.getAttribute("aria-label"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void thePaperIsWhiteAndFitsA4AndLetter(Language language) {
    String html = opening(language, Edition.KEY);
    assertThat(html).contains("@page { margin:").doesNotContain("size: A4", "size: letter");
    assertThat(html).contains("@media print");
  }

  /** S004, the table of four queries: claims S004-08 to S004-11. */
  @ParameterizedTest
  @CsvSource({
    "50, 10, 0.5, 0.30103",
    "54, 14, 0.0227501, 1.643016",
    "55, 15, 0.00620967, 2.206932",
    "58, 18, 3.16712×10−5, 4.499335",
  })
  void theNumbersOfS004AreOnThePageOfItsBench(long now, String elapsed, String survival, String phi)
      throws Exception {
    DetectorBench opening = OpeningBench.document();
    DetectorBench asked =
        new DetectorBench(
            opening.title(),
            opening.scale(),
            opening.tapes(),
            opening.policies(),
            opening.fixedTimeouts(),
            now * 1000,
            opening.instantOrder(),
            opening.horizon(),
            opening.consumers(),
            opening.prior());
    String text = Page.parse(page(asked, Language.CHINESE, Edition.KEY)).text();
    assertThat(text).contains(phi).containsPattern("\\b" + elapsed + "\\b");
    assertThat(text.replaceAll("\\s+", " ")).contains(survival);
  }

  @ParameterizedTest
  @EnumSource
  void everyNumberThatALessonHoldsAgainstAnArticleIsOnItsPage(Language language) throws Exception {
    String text = Page.parse(lesson("phi-from-four-intervals", language, Edition.KEY)).text();
    assertThat(text)
        .contains("0.301030", "0.0227501", "1.643016", "0.00620967", "2.206932")
        .contains("0.0000316712", "4.499335", "0.490559", "6.542646", "8, 12, 12, 20");
  }

  @ParameterizedTest
  @MethodSource("phiscope.example.HtmlWriterTest#lessons")
  void theStudentsVersionHasBlanksWhereTheKeyHasAnswers(String id) throws Exception {
    Lesson lesson = LessonCatalogue.find(id).orElseThrow();
    Page student = Page.parse(lesson(id, Language.ENGLISH, Edition.STUDENT));
    Page key = Page.parse(lesson(id, Language.ENGLISH, Edition.KEY));
    assertThat(withClass(student, "answer")).isEmpty();
    assertThat(withClass(student, "right")).isEmpty();
    assertThat(withClass(key, "blank")).isEmpty();
    int typed = 0;
    int chosen = 0;
    for (LessonStep step : lesson.steps()) {
      for (Question question : step.questions()) {
        Answer answer = Answer.to(question, step.readings(BenchReader::read));
        if (answer instanceof Answer.Number number) {
          typed++;
          assertThat(key.text()).contains(Numbers.significant(number.shown(), 5).text());
        } else {
          chosen++;
        }
      }
    }
    assertThat(withClass(student, "fill")).hasSize(typed);
    assertThat(withClass(key, "right")).hasSize(chosen);
    assertThat(withClass(key, "answer")).hasSize(typed + chosen);
  }

  static List<String> lessons() {
    return LessonCatalogue.ids();
  }

  @Test
  void theStudentsBenchShowsNoResult() throws Exception {
    Page student = Page.parse(opening(Language.ENGLISH, Edition.STUDENT));
    String text = student.text();
    for (String result : List.of("1.643016", "0.0227501", "12.5631", "14.6527", "416", "4.21")) {
      assertThat(text.contains(result)).as(result).isFalse();
      assertThat(opening(Language.ENGLISH, Edition.KEY)).contains(result);
    }
    assertThat(text.contains("suspects")).isFalse();
  }

  private static List<Element> withClass(Page page, String name) {
    return page.all().stream()
        .filter(e -> List.of(e.getAttribute("class").split(" ")).contains(name))
        .toList();
  }

  static List<String> hostileNames() {
    return Hostile.NAMES;
  }

  @ParameterizedTest
  @MethodSource("hostileNames")
  void aNameIsTextWhateverItSays(String name) throws Exception {
    Page harmless = Page.parse(page(Hostile.bench("A"), Language.ENGLISH, Edition.KEY));
    Page page = Page.parse(page(Hostile.bench(name), Language.ENGLISH, Edition.KEY));
    assertThat(page.elementNames()).isEqualTo(harmless.elementNames());
    assertThat(page.attributes().keySet()).isEqualTo(harmless.attributes().keySet());
    assertThat(page.elements("script")).hasSize(1);
    String shown = page.elements("h1").get(0).getTextContent();
    assertThat(shown).isEqualTo(visible(name));
    assertThat(page.elements("title").get(0).getTextContent()).isEqualTo(visible(name));
  }

  /** XML 1.0 has no place for some characters: they are seen to be missing. */
  static String visible(String name) {
    return name.replaceAll("[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\ufffe\uffff]", "\ufffd");
  }

  @Test
  void pagesAreTheSameUnderEveryLocale() {
    Locale before = Locale.getDefault();
    String english = opening(Language.ENGLISH, Edition.KEY);
    try {
      for (String tag : List.of("de", "ar-EG-u-nu-arab", "zh-CN", "tr", "fa")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        assertThat(opening(Language.ENGLISH, Edition.KEY)).isEqualTo(english);
      }
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void everyClassOfTheStyleIsUsedByAPage() throws Exception {
    TreeSet<String> used = new TreeSet<>();
    Stream<String> all =
        Stream.concat(
            pages(), Stream.of(lesson("what-phi-is-not", Language.CHINESE, Edition.STUDENT)));
    for (String html : all.toList()) {
      for (Element element : Page.parse(html).all()) {
        used.addAll(List.of(element.getAttribute("class").split(" ")));
      }
    }
    String style = HtmlWriter.ownTexts().get(0);
    Matcher classes = Pattern.compile("\\.([a-z][a-z-]*)").matcher(style);
    while (classes.find()) {
      boolean ofScript = HtmlWriter.ownTexts().get(1).contains('"' + classes.group(1) + '"');
      assertThat(ofScript || used.contains(classes.group(1))).as(classes.group(1)).isTrue();
    }
  }
}
