package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.FencingBench;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.Prediction;
import phiscope.lesson.Question;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.LessonViewModel;

/** Whoever answers one question of a lesson finds the next one where it was. */
class PredictionMovesNothingTest {
  private Ui ui;
  private LessonViewModel lesson;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    lesson = ui.window.lesson();
  }

  private static List<Lesson> lessons() {
    List<Lesson> lessons =
        LessonCatalogue.all().stream()
            .filter(each -> each.steps().get(0).document() instanceof FencingBench)
            .toList();
    assertThat(lessons).isNotEmpty();
    return lessons;
  }

  private LessonPlayer player() {
    return lesson.player().orElseThrow();
  }

  /** A click that follows must find what it was meant for. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void toPredictMovesNoQuestion(Language language) {
    Ui.run(() -> ui.window.workbench().change(now -> now.withLanguage(language)));
    for (Lesson each : lessons()) {
      Ui.run(() -> lesson.start(each, LessonMode.PROBLEM));
      Ui.pulse();
      for (int step = 0; step < each.steps().size(); step++) {
        int at = step;
        Ui.run(() -> lesson.goTo(at));
        Ui.pulse();
        predictAll(each);
      }
      Ui.run(lesson::leave);
    }
  }

  private void predictAll(Lesson each) {
    List<Question> questions = player().step().questions();
    for (int i = 0; i < questions.size() && !player().revealed(); i++) {
      int asked = i;
      List<Bounds> before = places(questions.size());
      for (Prediction made : predictions(questions.get(i))) {
        Ui.run(() -> lesson.predict(asked, made));
        Ui.pulse();
        assertThat(places(questions.size()))
            .as("%s, %s, question %d, %s", each.id(), player().at(), i, made)
            .isEqualTo(before);
      }
    }
  }

  private List<Bounds> places(int questions) {
    return Ui.call(
        () ->
            IntStream.range(0, questions)
                .mapToObj(i -> ui.stage.getScene().lookup("#question-" + i))
                .map(node -> node.localToScene(node.getLayoutBounds()))
                .toList());
  }

  private static List<Prediction> predictions(Question question) {
    List<Prediction> all = new ArrayList<>(List.of(new Prediction.NotSure()));
    if (question instanceof Question.Choice choice) {
      for (int i = 0; i < choice.options().size(); i++) {
        all.add(new Prediction.Chosen(i));
      }
    } else {
      all.add(new Prediction.Guess(5));
    }
    return all;
  }
}
