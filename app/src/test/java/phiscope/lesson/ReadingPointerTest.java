package phiscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.Bench;
import phiscope.bench.BenchKind;
import phiscope.bench.BenchReader;
import phiscope.bench.BenchReading;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.OpeningBench;
import phiscope.lesson.ReadingValue.Absent;
import phiscope.lesson.ReadingValue.Quantity;
import phiscope.lesson.ReadingValue.Word;

/** Places of the reading, and comparisons of what stands there. */
class ReadingPointerTest {
  private static final DetectorReading OPENING = DetectorReader.read(OpeningBench.document());
  private static final StepReadings READINGS = new StepReadings(OPENING, OPENING);

  /** S004: window 8, 8, 12, 12, silence 14; claims S004-06, -09 and -22. */
  @ParameterizedTest
  @CsvSource({
    "/now, 54",
    "/main/elapsed, 14",
    "/main/lastAccepted, 40",
    "/main/window/count, 4",
    "/main/window/sum, 40",
    "/main/window/sumOfSquares, 416",
    "/main/window/populationVariance, 4",
    "/main/model/sigma, 2",
    "/main/z, 2",
    "/main/consumers/1/threshold, 2",
    "/main/consumers/1/crossingElapsed, 14.6526957",
    "/main/result/phi, 1.6430161",
    "/tapes/0/main/result/phi, 1.6430161",
    "/tapes/0/policies/0/result/phi, 1.6430161",
    "/before/main/result/phi, 1.6430161",
    "/prior, 0.001",
  })
  void aPointerLeadsToANumberInTheUnitOfTheDocument(String pointer, double value) {
    Quantity found = (Quantity) ReadingPointer.of(pointer, BenchKind.DETECTOR).resolve(READINGS);
    assertThat(found.value()).isCloseTo(value, org.assertj.core.data.Offset.offset(5e-8));
  }

  @Test
  void wordsAreThoseOfFiles() {
    assertThat(
            ReadingPointer.of("/main/consumers/0/decision", BenchKind.DETECTOR).resolve(READINGS))
        .isEqualTo(new Word("suspect"));
    assertThat(ReadingPointer.of("/main/window/intervals", BenchKind.DETECTOR).resolve(READINGS))
        .isEqualTo(new Word("8, 8, 12, 12"));
    assertThat(ReadingPlaces.word(phiscope.bench.ConsumerReading.Decision.COOLING_DOWN))
        .isEqualTo("coolingDown");
  }

  @Test
  void nothingStandsAtAConsumerOrTapeThatIsNotThere() {
    assertThat(
            ReadingPointer.of("/main/consumers/7/decision", BenchKind.DETECTOR).resolve(READINGS))
        .isEqualTo(new Absent());
    assertThat(ReadingPointer.of("/tapes/1/main/result/phi", BenchKind.DETECTOR).resolve(READINGS))
        .isEqualTo(new Absent());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "/",
        "main/z",
        "/main",
        "/main/",
        "/main/zz",
        "/main/z/",
        "/main/z/x",
        "/main/consumers",
        "/main/consumers/-1/decision",
        "/main/consumers/01/decision",
        "/main/consumers/1234567/decision",
        "/before",
        "/before/before/main/z",
        "/main/__proto__",
        "/main/window/getClass"
      })
  void aPlaceThatDoesNotExistIsRefused(String pointer) {
    assertThat(ReadingPointer.problem(pointer, BenchKind.DETECTOR)).isPresent();
    assertThatThrownBy(() -> ReadingPointer.of(pointer, BenchKind.DETECTOR))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void everyValueOfAReadingIsListedOnceUnderAPointerThatLeadsToIt() {
    Map<String, ReadingValue> all = new TreeMap<>();
    ReadingPointer.each(OPENING, (pointer, value) -> assertThat(all.put(pointer, value)).isNull());
    assertThat(all).hasSizeGreaterThan(30).containsKey("/tapes/0/policies/0/result/phi");
    all.forEach(
        (pointer, value) ->
            assertThat(ReadingPointer.of(pointer, BenchKind.DETECTOR).resolve(READINGS))
                .isEqualTo(value));
  }

  @ParameterizedTest
  @CsvSource({
    "/main/result/phi > 1, true",
    "/main/result/phi < 1.5, false",
    "/main/elapsed = 14, true",
    "/main/elapsed != 14, false",
    "/main/elapsed >= 14, true",
    "/main/elapsed <= 13.999, false",
    "/main/result/phi = /tapes/0/main/result/phi, true",
    "/main/consumers/0/decision = suspect, true",
    "/main/consumers/0/decision != below, true",
  })
  void aConditionComparesPlacesNumbersAndWords(String condition, boolean holds) {
    assertThat(Condition.of(condition, BenchKind.DETECTOR).holds(READINGS)).contains(holds);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/main/consumers/0/decision > below",
        "/main/consumers/0/decision = 1",
        "/main/result/phi = suspect",
        "/main/consumers/7/decision = suspect"
      })
  void whatDoesNotCompareNeitherHoldsNorFails(String condition) {
    assertThat(Condition.of(condition, BenchKind.DETECTOR).holds(READINGS)).isEmpty();
  }

  @Test
  void anInfiniteValueIsGreaterThanEveryNumber() {
    Bench far =
        phiscope.bench.json.BenchJson.read(
                """
                {"phiscope": 1, "kind": "detector", "unit": "ms", "now": 100000,
                 "policies": [{"preset": "s003", "parameters": {"mean": 10, "std": 1}}],
                 "tapes": [{"name": "A", "arrivals": [0]}]}
                """,
                "far.json")
            .found()
            .orElseThrow();
    BenchReading reading = BenchReader.read(far);
    StepReadings readings = new StepReadings(reading, reading);
    assertThat(Condition.of("/main/result/phi > 1000", BenchKind.DETECTOR).holds(readings))
        .contains(true);
    assertThat(Condition.of("/main/result/phi = 1000", BenchKind.DETECTOR).holds(readings))
        .contains(false);
  }

  /** What an article prints: the last digit printed is the tolerance, unless there is another. */
  @ParameterizedTest
  @CsvSource({
    "/main/result/phi, 1.643016, , true",
    "/main/result/phi, 1.643017, , false",
    "/main/result/phi, 1.64, , true",
    "/main/result/phi, 1.65, , false",
    "/main/result/phi, 1.65, 0.01, true",
    "/main/window/mean, 10, , true",
    "/main/window/mean, 10.4, , false",
    "/main/window/mean, 20/2, , true",
    "/main/window/mean, 21/2, , false",
    "/main/model/sigma, 2, , true",
    "/main/model/sigma, 3, , false",
    "/main/elapsed, 14, , true",
    "/main/consumers/0/decision, suspect, , true",
    "/main/consumers/0/decision, below, , false",
    "/main/consumers/7/decision, below, , false",
    "/main/result/phi, about 1.64, , false",
  })
  void aPrintedValueHoldsToItsLastDigit(
      String pointer, String printed, String tolerance, boolean holds) {
    Expectation.Printed claim =
        new Expectation.Printed(
            ReadingPointer.of(pointer, BenchKind.DETECTOR),
            printed,
            Optional.ofNullable(tolerance).map(BigDecimal::new));
    assertThat(claim.holds(READINGS)).isEqualTo(holds);
  }

  @Test
  void theMachinesLocaleHasNoSay() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertThat(ReadingPlaces.word(phiscope.bench.Term.SUM_OF_SQUARES)).isEqualTo("sumOfSquares");
      assertThat(ReadingPlaces.word(phiscope.bench.Term.SIGMA)).isEqualTo("sigma");
    } finally {
      Locale.setDefault(before);
    }
  }
}
