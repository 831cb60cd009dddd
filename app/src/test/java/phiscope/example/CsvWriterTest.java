package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.OpeningBench;

/** Every number in full, and nothing that a spreadsheet could run. */
class CsvWriterTest {
  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();

  private static List<CSVRecord> records(String csv) {
    try (CSVParser parser = CSVParser.parse(csv, FORMAT)) {
      return parser.getRecords();
    } catch (java.io.IOException impossible) {
      throw new java.io.UncheckedIOException(impossible);
    }
  }

  private static Map<String, CSVRecord> quantities(DetectorBench bench) {
    return records(CsvWriter.quantities(DetectorReader.read(bench))).stream()
        .collect(Collectors.toMap(record -> record.get("pointer"), record -> record));
  }

  /** claims S004-06 to S004-09 and S004-22, to twenty digits. */
  @ParameterizedTest
  @CsvSource({
    "/tapes/0/policies/0/window/sum, 40",
    "/tapes/0/policies/0/window/sumOfSquares, 416",
    "/tapes/0/policies/0/model/sigma, 2",
    "/tapes/0/policies/0/z, 2",
    "/tapes/0/policies/0/survival, 0.0227501319481792072",
    "/tapes/0/policies/0/result/phi, 1.643016080140937048",
    "/tapes/0/policies/0/consumers/0/crossingElapsed, 12.563103131089200934",
    "/tapes/0/policies/0/consumers/1/crossingElapsed, 14.652695748081682202",
    "/tapes/0/policies/0/consumers/0/decision, suspect",
  })
  void quantitiesStandAtTheirPointersInFull(String pointer, String value) {
    assertThat(quantities(OpeningBench.document()).get(pointer).get("value")).isEqualTo(value);
  }

  @Test
  void aFractionThatIsNoFiniteDecimalStandsBesideItsDecimal() {
    CSVRecord record =
        quantities(OpeningBench.document()).get("/tapes/0/policies/0/window/sampleVariance");
    assertThat(record.get("exact")).isEqualTo("16/3");
    assertThat(record.get("value")).isEqualTo("5.3333333333333333333");
  }

  @Test
  void everyNumberIsANumberForAnyReader() {
    Map<String, CSVRecord> records = quantities(OpeningBench.document());
    long numbers =
        records.values().stream()
            .map(record -> record.get("value"))
            .filter(value -> value.matches("-?[0-9.]+(e-?[0-9]+)?"))
            .peek(value -> assertThat(new BigDecimal(value)).isNotNull())
            .count();
    assertThat(numbers).isGreaterThan(25);
    assertThat(records.get("/tapes/0/policies/0/posterior/log10PriorOdds").get("value"))
        .startsWith("-2.99956");
  }

  @Test
  void heartbeatsStandInTheirOrderWithWhatBecameOfThem() {
    DetectorReading reading = DetectorReader.read(OpeningBench.document());
    assertThat(CsvWriter.heartbeats(reading))
        .isEqualTo(
            """
            tape,index,sequence,arrival,interval,incarnation,fate,treatment
            A,0,0,0,,0,delivered,accepted
            A,1,1,8,8,0,delivered,recorded
            A,2,2,16,8,0,delivered,recorded
            A,3,3,28,12,0,delivered,recorded
            A,4,4,40,12,0,delivered,recorded
            """
                .replace("\n", "\r\n"));
  }

  static List<String> hostileNames() {
    return Hostile.NAMES;
  }

  @ParameterizedTest
  @MethodSource("hostileNames")
  void aNameNeverBeginsLikeAFormulaAndComesBackAsItWas(String name) {
    DetectorReading reading = DetectorReader.read(Hostile.bench(name));
    List<CSVRecord> records = records(CsvWriter.heartbeats(reading));
    String cell = records.get(0).get("tape");
    assertThat(cell.strip()).doesNotStartWith("=").doesNotStartWith("+").doesNotStartWith("-");
    assertThat(cell).doesNotStartWith("@").doesNotStartWith("\t").doesNotStartWith("\r");
    assertThat(CsvText.original(cell)).isEqualTo(name);
    assertThat(CsvText.original(quantities(Hostile.bench(name)).get("/title").get("value")))
        .isEqualTo(name);
  }

  /** What a spreadsheet could take for a formula gets an apostrophe; it is taken away again. */
  @ParameterizedTest
  @ValueSource(strings = {"=1+1", "+x", "-30", "@a", "＝1", " =1", "'a", "\t=1", "\r=1"})
  void aTextLikeAFormulaIsGuarded(String text) {
    assertThat(CsvText.text(text).replace("\"", "")).startsWith("'");
    assertThat(CsvText.original(CsvText.text(text).replace("\"", ""))).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "", "1", "心跳", "a=b", "a,b"})
  void anyOtherTextIsLeftAlone(String text) {
    assertThat(CsvText.text(text).replace("\"", "")).isEqualTo(text);
  }

  @Test
  void aNegativeNumberStaysANumber() {
    String csv = CsvWriter.quantities(DetectorReader.read(OpeningBench.document()));
    assertThat(csv).contains("/log10PriorOdds,-2.9995").doesNotContain("'-2");
  }
}
