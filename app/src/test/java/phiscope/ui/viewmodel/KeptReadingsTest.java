package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.BenchReader;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.LessonStep;
import phiscope.lesson.ProseReader;
import phiscope.lesson.Question;
import phiscope.lesson.StepReadings;
import phiscope.text.Messages.Language;

/** The readings of a lesson's steps, each made once and from the one before. */
class KeptReadingsTest {
  static List<Lesson> lessons() {
    return LessonCatalogue.all();
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("lessons")
  void aStepIsReadOnceWhileItIsShown(Lesson lesson) {
    KeptReadings reader = new KeptReadings();
    for (LessonStep step : lesson.steps()) {
      StepReadings entering = step.entering(reader);
      StepReadings readings = step.readings(reader);
      assertThat(entering.after()).isSameAs(entering.before()).isSameAs(readings.before());
      StepReadings again = step.readings(reader);
      assertThat(again.before()).isSameAs(readings.before());
      assertThat(again.after()).isSameAs(readings.after());
    }
  }

  @ParameterizedTest(name = "{index}")
  @MethodSource("lessons")
  void textsAndAnswersAreThoseOfReadingsMadeAnew(Lesson lesson) {
    KeptReadings reader = new KeptReadings();
    for (LessonStep step : lesson.steps()) {
      assertThat(said(step, step.readings(reader)))
          .isEqualTo(said(step, step.readings(BenchReader::read)));
    }
  }

  private static List<Object> said(LessonStep step, StepReadings readings) {
    List<Object> said = new ArrayList<>();
    for (Language language : Language.values()) {
      said.add(ProseReader.read(step.text(), language, readings.entering()));
      step.after().ifPresent(after -> said.add(ProseReader.read(after, language, readings)));
      for (Question question : step.questions()) {
        said.add(ProseReader.line(question.why(), language, readings));
      }
    }
    LessonPlayer player =
        LessonPlayer.start(
            new Lesson("x", step.title(), step.title(), 1, List.of(), List.of(step)),
            LessonMode.WORKED);
    said.addAll(
        player.answers(bench -> bench == step.document() ? readings.before() : readings.after()));
    return said;
  }
}
