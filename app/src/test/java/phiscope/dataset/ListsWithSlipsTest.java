package phiscope.dataset;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Numbers in a row with a slip of the hand among them, and numbers of another width. */
class ListsWithSlipsTest {
  private static final ReadAnswers MILLIS_APART =
      ReadAnswers.none()
          .with(ReadQuestion.UNIT, "ms")
          .with(ReadQuestion.READS_AS, ReadsAs.INTERVALS.id());

  private static DataReading read(String text) {
    return DataFileReader.read("list.txt", text.getBytes(StandardCharsets.UTF_8), MILLIS_APART);
  }

  private static List<String> intervals(DataReading reading) {
    assertThat(reading.streams()).hasSize(1);
    return reading.streams().get(0).intervals().stream().map(Object::toString).toList();
  }

  /** Kept are the others; the wrong one is named with the column at which it begins. */
  @ParameterizedTest
  @CsvSource({
    "'8, 8, 12, x, 12'   , 11, x",
    "'8,8,x,12,12'       , 5 , x",
    "'8 8 12 o 12'       , 8 , o",
    "'8; 8; 12; 12; 1z'  , 15, 1z",
    "'x, 8, 8, 12, 12'   , 1 , x",
    "'8,8,12,12,1e308'   , 11, 1e308",
  })
  void aSlipInALineIsNamedWithItsPlaceAndTheOthersStay(String line, int column, String wrong) {
    DataReading reading = read(line + "\n");
    assertThat(intervals(reading)).as(line).containsExactly("8", "8", "12", "12");
    assertThat(reading.skipped()).hasSize(1);
    SkippedLine skipped = reading.skipped().get(0);
    assertThat(skipped.line()).isEqualTo(1);
    assertThat(skipped.column()).isEqualTo(column);
    for (Language language : Language.values()) {
      assertThat(skipped.why().in(Messages.in(language))).contains(wrong);
    }
  }

  @Test
  void everySlipOfALineIsNamed() {
    DataReading reading = read("1,2,3,NaN,1e308,-5,abc\n");
    assertThat(reading.streams()).hasSize(1);
    assertThat(reading.streams().get(0).name()).isEqualTo(DataStream.SINGLE);
    assertThat(reading.skipped().stream().map(SkippedLine::column)).containsExactly(7, 11, 17, 20);
  }

  @Test
  void aSlipInAListOfSeveralLinesIsNamedToo() {
    DataReading reading = read("8, 8, 12, 12, 8\n8, 12, y, 12\n8, 9, 7\n");
    assertThat(reading.skipped()).hasSize(1);
    assertThat(reading.skipped().get(0).line()).isEqualTo(2);
    assertThat(reading.skipped().get(0).column()).isEqualTo(8);
    assertThat(intervals(reading)).hasSize(11);
  }

  /** A record of a table stays one. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "received_at,node,seq\n1772805600,b,1\n1772805601.5,b,3\n",
        "1772805600,b,1,0.5\n1772805601.5,b,3,0.5\n",
      })
  void aTableStaysATable(String text) {
    DataReading reading = read(text);
    assertThat(reading.streams().get(0).name()).isEqualTo("b");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "８\n８\n１２\n１２\n",
        "８ ８ １２ １２\n",
        "８，８，１２，１２\n",
        "８．０\n８\n１．２ｅ１\n１２\n",
        "interval_ms\n８\n８\n１２\n１２\n",
      })
  void fullWidthDigitsAreReadInFilesAsInFields(String text) {
    DataReading reading = read(text);
    assertThat(reading.skipped()).isEmpty();
    assertThat(intervals(reading)).containsExactly("8", "8", "12", "12");
    assertThat(reading.says()).extracting(Remark::key).contains("dataset.say.fullWidth");
  }

  @Test
  void fullWidthTimesAreReadToo() {
    DataReading reading = read("received_at\n２０２６-０３-０６ １４:００:００\n2026-03-06 14:00:01\n");
    assertThat(intervals(reading)).containsExactly("1000");
  }
}
