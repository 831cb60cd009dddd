package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.LessonPlayer.StepState;
import phiscope.lesson.Prediction;
import phiscope.lesson.Question;
import phiscope.ui.viewmodel.Looking.InLesson;

/** What somebody was looking at comes back as it was, as far as it still makes sense. */
class LookingTest {
  static List<String> lessons() {
    return LessonCatalogue.ids();
  }

  /** Goes through a lesson: some steps answered and revealed, one with a hint, one left open. */
  private static LessonPlayer played(Lesson lesson) {
    LessonPlayer player = LessonPlayer.start(lesson, LessonMode.PROBLEM);
    for (int step = 0; step < lesson.steps().size(); step++) {
      player = player.goTo(step);
      List<Question> questions = player.step().questions();
      for (int i = 0; i < questions.size(); i++) {
        player = player.hint(i);
        if (step % 3 != 2) {
          player = player.predict(i, prediction(questions.get(i), step + i));
        }
      }
      player = step % 3 == 0 ? player.reveal() : player;
    }
    return player.goTo(lesson.steps().size() / 2);
  }

  private static Prediction prediction(Question question, int turn) {
    if (turn % 4 == 3) {
      return new Prediction.NotSure();
    }
    return question instanceof Question.Choice choice
        ? new Prediction.Chosen(turn % choice.options().size())
        : new Prediction.Guess(-1.0 / 3 + turn * 1e-7);
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void everyLessonComesBackAtItsStepWithAllThatWasDone(String id) {
    LessonPlayer player = played(LessonCatalogue.find(id).orElseThrow());
    Looking looking = new Looking(Optional.of("phi"), Optional.of(InLesson.of(player)));
    Looking again = Looking.read(looking.text());
    assertThat(again).isEqualTo(looking);
    LessonPlayer resumed = again.lesson().orElseThrow().player().orElseThrow();
    assertThat(resumed.at()).isEqualTo(player.at());
    assertThat(resumed.mode()).isEqualTo(player.mode());
    assertThat(resumed.states()).isEqualTo(player.states());
  }

  @Test
  void withoutALessonOnlyThePanelIsKept() {
    for (Optional<String> panel : List.of(Optional.<String>empty(), Optional.of("tape"))) {
      Looking looking = new Looking(panel, Optional.empty());
      assertThat(Looking.read(looking.text())).isEqualTo(looking);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[]",
        "{\"maximised\": 7}",
        "{\"lesson\": \"x\"}",
        "{\"lesson\": \"x\", \"mode\": \"problem\", \"step\": -1, \"states\": []}",
        "{\"lesson\": \"x\", \"mode\": \"dance\", \"step\": 1, \"states\": []}",
        "{\"lesson\": \"x\", \"mode\": \"problem\", \"step\": 1, \"states\": [7]}",
        "{\"lesson\": \"x\", \"mode\": \"problem\", \"step\": 1e99, \"states\": null}"
      })
  void whatIsNoSuchTextSaysNothing(String text) {
    assertThat(Looking.read(text)).isEqualTo(new Looking(Optional.empty(), Optional.empty()));
  }

  @Test
  void aLessonThatIsGoneIsNone() {
    assertThat(new InLesson("no-such", LessonMode.PROBLEM, 0, List.of()).player()).isEmpty();
  }

  @Test
  void whatDoesNotFitTheLessonOfNowBeginsAfresh() {
    String id = LessonCatalogue.ids().get(0);
    Lesson lesson = LessonCatalogue.find(id).orElseThrow();
    StepState odd =
        new StepState(
            List.of(Optional.of(new Prediction.Chosen(99)), Optional.empty(), Optional.empty()),
            List.of(77),
            true);
    LessonPlayer resumed =
        new InLesson(id, LessonMode.WORKED, 999, java.util.Collections.nCopies(99, odd))
            .player()
            .orElseThrow();
    assertThat(resumed.states()).isEqualTo(LessonPlayer.start(lesson, LessonMode.WORKED).states());
    assertThat(resumed.at()).isEqualTo(lesson.steps().size() - 1);
  }
}
