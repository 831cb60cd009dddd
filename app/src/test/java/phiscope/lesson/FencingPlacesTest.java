package phiscope.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.BenchKind;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingBranchEdit;
import phiscope.bench.FencingReader;
import phiscope.bench.FencingReading;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingScenarios;
import phiscope.core.fencing.FencingSituation;
import phiscope.lesson.ReadingValue.Quantity;
import phiscope.lesson.ReadingValue.Word;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** What stands at the places of a reading of the fencing bench. */
class FencingPlacesTest {
  private static FencingReading reading(FencingSituation situation, int frame) {
    FencingBench bench = FencingBench.of("", FencingScenarios.of(situation));
    return FencingReader.read(bench.withView(bench.view().atFrame(frame)));
  }

  private static String at(FencingReading reading, String place) {
    ReadingValue value =
        ReadingPointer.of(place, BenchKind.FENCING).resolve(new StepReadings(reading, reading));
    if (value instanceof Quantity quantity) {
      return quantity
          .exact()
          .map(exact -> String.valueOf(exact.doubleValue()))
          .orElse("~")
          .replaceAll("\\.0$", "");
    }
    return value instanceof Word word ? word.word() : "absent";
  }

  /** S003, the second group of assertions, when 41 arrives before anything of 42: frame 16. */
  @ParameterizedTest
  @CsvSource({
    "/frames, 26",
    "/frame/index, 16",
    "/frame/time, 5.51",
    "/frame/cause, 6",
    "/frame/event, writeArrived",
    "/frame/verdict, accepted",
    "/frame/phi, absent",
    "/frame/sent/0/fate, arrives",
    "/frame/sent/0/arrivesAt, 5.515",
    "/frame/sent/1/fate, absent",
    "/holders/0/token, 41",
    "/holders/0/believes, no",
    "/holders/0/mayWrite, no",
    "/holders/0/state, running",
    "/holders/1/token, 42",
    "/holders/1/believes, yes",
    "/holders/1/mayWrite, yes",
    "/holders/1/leaseLeft, 4.495",
    "/holders/2/token, absent",
    "/authority/token, 42",
    "/authority/holder, h1",
    "/authority/leaseLeft, 4.5",
    "/authority/phase, watching",
    "/authority/grade, trusted",
    "/authority/inARow, 0",
    "/resource/highest, 41",
    "/resource/greatestAccepted, 41",
    "/resource/value, r1",
    "/requests/1/token, 41",
    "/requests/1/done, 1",
    "/requests/1/isAcknowledged, yes",
    "/requests/1/isRefused, no",
    "/requests/2/done, 0",
    "/counters/switches, 1",
    "/counters/accepted, 2",
    "/counters/nobodyWrites, 0.005",
    "/invariants/nothingOldAfterTheSwitch/state, broken",
    "/invariants/nothingOldAfterTheSwitch/times, 1",
    "/invariants/noOlderTokenAfterANewer/state, holds",
    "/end/resource/highest, 42",
    "/end/resource/value, r3",
    "/end/counters/refused, 1",
    "/end/requests/2/isRefused, yes",
    "/end/invariants/nothingOldAfterTheSwitch/times, 1",
    "/parent/counters/accepted, absent",
  })
  void theySayWhatHappened(String place, String value) {
    assertThat(at(reading(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER, 16), place))
        .isEqualTo(value);
  }

  @Test
  void beforeAnythingWasWrittenTheResourceHoldsNothing() {
    FencingReading start = reading(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER, 0);
    assertThat(at(start, "/resource/value")).isEqualTo("none");
    assertThat(at(start, "/frame/verdict")).isEqualTo("none");
    assertThat(at(start, "/frame/cause")).isEqualTo("-1");
  }

  @Test
  void aLookOfTheDetectorHasItsPhi() {
    FencingReading look = reading(FencingSituation.RIGHT_ORDER, 501);
    ReadingValue phi =
        ReadingPointer.of("/frame/phi", BenchKind.FENCING).resolve(new StepReadings(look, look));
    assertThat(((Quantity) phi).value()).isEqualTo(16);
    assertThat(at(look, "/authority/grade")).isEqualTo("switch");
  }

  @Test
  void inABranchTheRunThatItPartedFromIsBesideIt() {
    FencingBench late =
        FencingBench.of("", FencingScenarios.of(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER));
    FencingReading branch =
        FencingReader.read(
            new FencingBranchEdit.Fork(0, 5_600_000, new FencingIntervention.Crash(1)).apply(late));
    assertThat(at(branch, "/end/counters/accepted")).isEqualTo("3");
    assertThat(at(branch, "/parent/counters/accepted")).isEqualTo("3");
    assertThat(at(branch, "/end/requests/2/isRefused")).isEqualTo("no");
    assertThat(at(branch, "/parent/requests/2/isRefused")).isEqualTo("yes");
  }

  /** Every word that can stand at a place is said in words, but for names. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void wordsAreSaidInTheLanguageOfTheLesson(Language language) {
    Messages messages = Messages.in(language);
    for (FencingSituation situation : FencingSituation.values()) {
      FencingReading reading = reading(situation, 16);
      ReadingPointer.each(
          reading,
          (place, value) -> {
            if (value instanceof Word word && !place.endsWith("/event")) {
              String said = FencingPlaces.spoken(word.word(), messages);
              boolean isName = word.word().matches("[hr][0-9]+");
              boolean isLatin = said.matches("[ -~]+");
              assertThat(isLatin && language == Language.CHINESE && !isName)
                  .as("%s at %s", word.word(), place)
                  .isFalse();
              assertThat(said).isNotEqualTo("connectionDropped");
            }
          });
    }
    assertThat(List.of("checkPassed", "trafficDropped"))
        .allSatisfy(word -> assertThat(FencingPlaces.spoken(word, messages)).isNotEqualTo(word));
  }
}
