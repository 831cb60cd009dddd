package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.Bench;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.bench.json.BenchJson;
import phiscope.example.ExampleExport.Format;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.text.Messages.Language;

/** The files of an export. */
class ExampleExportTest {
  private static final List<Language> BOTH = List.of(Language.CHINESE, Language.ENGLISH);
  private static final EnumSet<Format> TEXTS = EnumSet.complementOf(EnumSet.of(Format.PNG));

  private static ExampleExport export(EnumSet<Format> formats) {
    return new ExampleExport("opening", formats, BOTH, true, "1.0");
  }

  private static String text(byte[] file) {
    return new String(file, StandardCharsets.UTF_8);
  }

  @Test
  void thereIsAFileForEachLanguageAndEdition() {
    SortedMap<String, byte[]> files =
        export(EnumSet.of(Format.HTML, Format.CSV, Format.JSON)).filesOf(OpeningBench.document());
    assertThat(files)
        .containsOnlyKeys(
            "opening.detectors.csv",
            "opening.en.html",
            "opening.heartbeats.csv",
            "opening.json",
            "opening.quantities.csv",
            "opening.student.en.html",
            "opening.student.zh.html",
            "opening.zh.html");
  }

  /** The timeout of 10 over 8, 8, 12, 12 and 14: see {@code TradeOffFigureTest}. */
  @Test
  void theFastestSettingOfEachDetectorIsInItsCsv() {
    DetectorBench opening = OpeningBench.document().withFixedTimeouts(List.of(BigDecimal.TEN));
    DetectorBench bench = opening.withRuns(opening.runs().withMistakes(BigDecimal.ZERO));
    List<String> lines =
        text(export(EnumSet.of(Format.CSV)).filesOf(bench).get("opening.detectors.csv"))
            .lines()
            .toList();
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0)).startsWith("tape,detector,setting,detectionTime,mistakes,");
    assertThat(lines.get(1)).contains(",s004,1,").contains(",1.65,");
    assertThat(lines.get(2))
        .contains(",timeout,10,4.55555555556,3,55.5555555556,")
        .contains(",14,8.33333333333,0,0,1000,");
    assertThat(lines).allMatch(line -> line.split(",", -1).length == 14);
    ExampleExport student =
        new ExampleExport(
            "opening", EnumSet.of(Format.CSV), BOTH, EnumSet.of(Edition.STUDENT), "1.0");
    assertThat(student.filesOf(bench)).doesNotContainKey("opening.detectors.csv");
  }

  @Test
  void everyFigureThatMarkdownNamesIsAFileBesideIt() {
    Lesson lesson = LessonCatalogue.find("the-same-1200-ms").orElseThrow();
    SortedMap<String, byte[]> files = export(EnumSet.of(Format.MARKDOWN)).filesOf(lesson);
    String markdown = text(files.get("opening.zh.md"));
    List<String> named =
        java.util.regex.Pattern.compile("]\\(([^)]*)\\)")
            .matcher(markdown)
            .results()
            .map(match -> match.group(1))
            .toList();
    assertThat(named).isNotEmpty().doesNotHaveDuplicates();
    assertThat(files.keySet()).containsAll(named);
  }

  @Test
  void theDocumentComesBackFromItsJson() {
    DetectorBench bench = Hostile.bench("a<b>&\"c' \uD83D\uDC93\n");
    SortedMap<String, byte[]> files = export(EnumSet.of(Format.JSON)).filesOf(bench);
    byte[] json = files.get("opening.json");
    Bench read = BenchJson.read(json, "opening.json").found().orElseThrow();
    assertThat(read).isEqualTo(bench);
    assertThat(BenchJson.write(read)).isEqualTo(text(json));
  }

  @Test
  void imagesAreLargeAndNotBlank() throws Exception {
    SortedMap<String, byte[]> files =
        new ExampleExport("x", EnumSet.of(Format.PNG), List.of(Language.CHINESE), false, "1.0")
            .filesOf(OpeningBench.document());
    assertThat(files).hasSizeGreaterThanOrEqualTo(8);
    for (String name : files.keySet()) {
      BufferedImage image = ImageIO.read(new ByteArrayInputStream(files.get(name)));
      assertThat(image.getWidth()).isEqualTo(2160);
      TreeSet<Integer> colors = new TreeSet<>();
      int white = 0;
      int seen = 0;
      for (int y = 0; y < image.getHeight(); y += 3) {
        for (int x = 0; x < image.getWidth(); x += 3) {
          colors.add(image.getRGB(x, y));
          white += image.getRGB(x, y) == 0xffffffff ? 1 : 0;
          seen++;
        }
      }
      assertThat(colors.size()).as(name).isGreaterThan(10);
      assertThat(white).as(name).isBetween(seen / 4, seen * 999 / 1000);
    }
  }

  static List<String> hostileNames() {
    return Hostile.NAMES;
  }

  @ParameterizedTest
  @MethodSource("hostileNames")
  void drawingsAreXmlWhateverANameSays(String name) throws Exception {
    SortedMap<String, byte[]> files =
        new ExampleExport("x", EnumSet.of(Format.SVG), List.of(Language.ENGLISH), false, "1.0")
            .filesOf(Hostile.bench(name));
    for (byte[] file : files.values()) {
      Page page = Page.parse(text(file));
      assertThat(page.elementNames()).doesNotContain("script", "image", "foreignObject", "a");
      assertThat(page.attributes().keySet()).noneMatch(attribute -> attribute.startsWith("on"));
    }
  }

  @Test
  void textsAreTheSameBytesInEveryLocaleAndTimeZone() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    Lesson lesson = LessonCatalogue.find("what-phi-is-not").orElseThrow();
    SortedMap<String, byte[]> first = export(TEXTS).filesOf(lesson);
    try {
      for (String tag : List.of("en-US", "de-DE", "ar-EG-u-nu-arab", "zh-CN")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Chatham"));
        SortedMap<String, byte[]> again = export(TEXTS).filesOf(lesson);
        assertThat(again.keySet()).isEqualTo(first.keySet());
        again.forEach((name, file) -> assertThat(file).as(name).isEqualTo(first.get(name)));
      }
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  @Test
  void textsHaveOneKindOfLineEndAndNoByteOrderMark() {
    SortedMap<String, byte[]> files = export(TEXTS).filesOf(OpeningBench.document());
    files.forEach(
        (name, file) -> {
          String text = text(file);
          assertThat(text).as(name).doesNotStartWith("\ufeff");
          if (name.endsWith(".csv")) {
            assertThat(text.replace("\r\n", "")).as(name).doesNotContain("\r", "\n");
          } else {
            assertThat(text).as(name).doesNotContain("\r").endsWith("\n");
          }
        });
  }

  /** An export can be made one format after the other. */
  @Test
  void allFormatsTogetherAreWhatEachGivesAlone() {
    ExampleExport whole =
        new ExampleExport(
            "opening",
            EnumSet.of(Format.HTML, Format.MARKDOWN, Format.SVG, Format.CSV, Format.JSON),
            List.of(Language.ENGLISH),
            true,
            "1.0");
    TreeMap<String, byte[]> one = new TreeMap<>();
    whole.formats().forEach(f -> one.putAll(whole.only(f).filesOf(OpeningBench.document())));
    SortedMap<String, byte[]> all = whole.filesOf(OpeningBench.document());
    assertThat(one.keySet()).isEqualTo(all.keySet());
    all.forEach((name, content) -> assertThat(one.get(name)).as(name).isEqualTo(content));
  }
}
