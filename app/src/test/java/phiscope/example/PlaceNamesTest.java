package phiscope.example;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.BenchKind;
import phiscope.bench.OpeningBench;
import phiscope.lesson.Expectation;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonStep;
import phiscope.lesson.ReadingPointer;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;

/** Who reads a page is told what was computed, in words. */
class PlaceNamesTest {
  @ParameterizedTest
  @EnumSource(Language.class)
  void everyPlaceThatALessonHoldsAgainstAnArticleHasAName(Language language) {
    PlaceNames names = new PlaceNames(Messages.in(language));
    for (Lesson lesson : LessonCatalogue.all()) {
      for (LessonStep step : lesson.steps()) {
        for (Expectation expectation : step.expectations()) {
          if (expectation.claim() instanceof Expectation.Printed printed) {
            assertThat(names.of(printed.pointer(), expectation.document()))
                .as("%s, %s", lesson.id(), printed.pointer().text())
                .doesNotContain("/");
          }
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ENGLISH, /main/consumers/1/decision, Decision of recovery",
    "CHINESE, /main/consumers/1/decision, recovery 的决定",
    "ENGLISH, /main/window/sumOfSquares, Sum of their squares",
    "ENGLISH, /before/main/result/phi, Suspicion level φ",
    "ENGLISH, /tapes/0/main/z, A: Standard score z",
    "CHINESE, /tapes/0/main/z, A：标准分 z"
  })
  void aNameTellsWhoseItIs(Language language, String pointer, String name) {
    assertThat(
            new PlaceNames(Messages.in(language))
                .of(
                    ReadingPointer.of(pointer, BenchKind.DETECTOR),
                    OpeningBench.document("new tasks", "recovery")))
        .isEqualTo(name);
  }

  @Test
  void aPlaceWithoutANameIsGivenAsItIsWritten() {
    assertThat(
            new PlaceNames(Messages.in(Language.ENGLISH))
                .of(
                    ReadingPointer.of("/main/window/synthetic", BenchKind.DETECTOR),
                    OpeningBench.document()))
        .isEqualTo("/main/window/synthetic");
  }
}
