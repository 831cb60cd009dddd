package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;
import phiscope.bench.DetectorBench;
import phiscope.bench.json.BenchJson;
import phiscope.example.Part.Column;
import phiscope.example.Part.Grid;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** No table of a page is wider than the paper, whatever it holds, and nothing of it is lost. */
class WideTablesTest {
  /** Runs of eight detectors with two timeouts on tapes like two, without consumers. */
  static String document(int heartbeats) {
    return """
    {"phiscope": 1, "kind": "detector", "title": "Loss", "unit": "s", "decimals": 3, "now": 340,
     "prior": 0.001, "runs": {"seeds": {"from": 1, "count": 4}, "heartbeats": 60},
     "policies": ["s000", "s002", "s003", "s004", "hayashibara", "pekko", "cassandra", "hazelcast"],
     "fixedTimeouts": [3, 4], "consumers": [],
     "tapes": [
       {"name": "A", "generator": {"seed": 1, "heartbeats": HEARTBEATS,
        "intervals": {"kind": "normal", "mean": 1, "standardDeviation": 0.1},
        "loss": {"kind": "independent", "probability": 0.02}}},
       {"name": "B", "generator": {"seed": 2, "heartbeats": HEARTBEATS,
        "intervals": {"kind": "exponential", "mean": 1}}}]}
    """
        .replace("HEARTBEATS", String.valueOf(heartbeats));
  }

  static WorkedExample example(int heartbeats, Language language, Edition edition) {
    DetectorBench bench =
        (DetectorBench) BenchJson.read(document(heartbeats), "f").found().orElseThrow();
    return DetectorExample.of(bench, Messages.in(language), edition, "1");
  }

  private static List<Element> cells(Element row) {
    return IntStream.range(0, row.getChildNodes().getLength())
        .mapToObj(row.getChildNodes()::item)
        .filter(Element.class::isInstance)
        .map(Element.class::cast)
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void aTableHasAsManyColumnsAsFitOnPaperAndABoxToScrollIn(Language language) throws Exception {
    for (Edition edition : Edition.values()) {
      Page page = Page.parse(HtmlWriter.write(example(600, language, edition)));
      assertThat(page.elements("table")).hasSizeGreaterThan(20);
      for (Element table : page.elements("table")) {
        assertThat(((Element) table.getParentNode()).getAttribute("class")).isEqualTo("table");
      }
      for (Element row : page.elements("tr")) {
        assertThat(cells(row)).hasSizeBetween(1, WideTables.MOST_COLUMNS);
      }
    }
  }

  /** 2 tapes of 8 policies and 2 timeouts, each with its 15 quantities; four beside one another. */
  @Test
  void theTableOfManyRunsHasADetectorAColumn() {
    List<Part> parts = section("Over many runs").parts();
    List<Grid> tables =
        parts.stream().filter(Grid.class::isInstance).map(Grid.class::cast).toList();
    assertThat(tables).hasSize(5);
    List<String> heads = new ArrayList<>();
    for (Grid table : tables) {
      assertThat(table.header()).hasSize(5);
      assertThat(table.rows()).hasSize(14).allSatisfy(row -> assertThat(row).hasSize(5));
      assertThat(table.rows().get(0).get(0)).isEqualTo("Runs");
      assertThat(table.rows().get(0).subList(1, 5)).containsOnly("4");
      heads.addAll(table.header().subList(1, 5));
    }
    assertThat(heads).hasSize(20).doesNotHaveDuplicates();
    assertThat(heads.get(0)).startsWith("A");
    assertThat(heads.get(19)).startsWith("B").contains("timeout 4 s");
  }

  /** The sentence stands below the figure, and nowhere else. */
  @Test
  void whatManyRunsGaveIsToldOnce() {
    WorkedExample example = example(600, Language.ENGLISH, Edition.KEY);
    String html = HtmlWriter.write(example).replaceAll("(?s)<svg .*?</svg>", "");
    String markdown = MarkdownWriter.write(example, Part.Picture::name);
    String told = picture(example, "runs").figure().reading();
    String start = told.substring(0, told.indexOf(':'));
    for (String page : List.of(html, markdown)) {
      assertThat(page.split(Pattern.quote(start), -1).length - 1).isEqualTo(1);
    }
  }

  private static Part.Picture picture(WorkedExample example, String name) {
    return example.pictures().stream()
        .filter(picture -> picture.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private static WorkedExample.Section section(String title) {
    return example(600, Language.ENGLISH, Edition.KEY).sections().stream()
        .filter(section -> section.title().equals(title))
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @EnumSource
  void aStepWithNothingToShowIsLeftOut(Language language) {
    Messages messages = Messages.in(language);
    WorkedExample example = example(600, language, Edition.KEY);
    assertThat(example.sections())
        .hasSize(2 * 6 + 2)
        .allSatisfy(section -> assertThat(section.parts()).isNotEmpty())
        .noneMatch(s -> s.title().endsWith(messages.get("example.section.decide")));
  }

  @Test
  void aTableThatFitsIsNotTouched() {
    Grid grid = grid(WideTables.MOST_COLUMNS, 30, Column.NUMBERS);
    assertThat(WideTables.fitting(grid)).containsExactly(grid);
  }

  @Test
  void aWideTableOfWordsIsSetInPartsEachWithItsFirstColumn() {
    List<Grid> parts = WideTables.fitting(grid(9, 3, Column.WORDS));
    assertThat(parts)
        .extracting(Grid::header)
        .containsExactly(
            List.of("h0", "h1", "h2", "h3", "h4"), List.of("h0", "h5", "h6", "h7", "h8"));
    assertThat(parts.get(1).rows().get(2)).containsExactly("2/0", "2/5", "2/6", "2/7", "2/8");
  }

  @Test
  void whatAReaderIsToFillInStaysBlankInATurnedTable() {
    List<Column> columns = new ArrayList<>(Collections.nCopies(7, Column.NUMBERS));
    columns.set(0, Column.WORDS);
    columns.set(2, Column.BLANK);
    List<String> row = List.of("a", "1", "", "3", "4", "5", "6");
    Grid turned = WideTables.fitting(new Grid("", heads(7), List.of(row), columns)).get(0);
    assertThat(turned.rows().get(1)).containsExactly("h2", "");
    assertThat(turned.columns().get(1).leaves("")).isTrue();
    assertThat(turned.columns().get(1).leaves("3")).isFalse();
  }

  private static List<String> heads(int columns) {
    return IntStream.range(0, columns).mapToObj(i -> "h" + i).toList();
  }

  private static Grid grid(int columns, int rows, Column look) {
    List<List<String>> cells =
        IntStream.range(0, rows)
            .mapToObj(r -> IntStream.range(0, columns).mapToObj(c -> r + "/" + c).toList())
            .toList();
    return new Grid("", heads(columns), cells, Collections.nCopies(columns, look));
  }

  /** The table of a tape holds its first heartbeats only; the CSV holds them all. */
  @ParameterizedTest
  @ValueSource(ints = {60, 61, 201, 600, 5000})
  void theCaptionOfACutTableTellsHowManyRowsThereAre(int heartbeats) {
    String table = HtmlWriter.write(example(heartbeats, Language.ENGLISH, Edition.STUDENT));
    String total = heartbeats == 5000 ? "5000" : String.valueOf(heartbeats);
    if (heartbeats == 60) {
      assertThat(table).doesNotContain("The first 60");
    } else {
      assertThat(table.split("The first 60 of " + total + " rows; an export as CSV holds all", -1))
          .hasSize(1 + 2);
    }
    assertThat(Stream.of("more are in the CSV", "…</td>")).noneMatch(table::contains);
  }

  @Test
  void aTableThatNoCsvHoldsNamesNone() {
    for (Language language : Language.values()) {
      Messages messages = Messages.in(language);
      assertThat(ExampleTables.cut(60, 70, false, messages))
          .contains("60", "70")
          .doesNotContain("CSV");
      assertThat(ExampleTables.cut(60, 70, true, messages)).contains("60", "70", "CSV");
      assertThat(ExampleTables.cut(60, 60, true, messages)).isEmpty();
    }
  }
}
