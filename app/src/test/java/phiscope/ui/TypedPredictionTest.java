package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.BenchKind;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.LessonStep;
import phiscope.lesson.Prediction;
import phiscope.lesson.Question;
import phiscope.ui.viewmodel.LessonViewModel;

/** A prediction that is typed: what stands in the box is what is predicted. */
class TypedPredictionTest {
  private Ui ui;
  private LessonViewModel lesson;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    lesson = ui.window.lesson();
  }

  private LessonPlayer player() {
    return lesson.player().orElseThrow();
  }

  private void press(String id) {
    Ui.run(() -> ui.find(id, Button.class).fire());
    Ui.pulse();
  }

  private List<Prediction> predicted() {
    return player().state().predictions().stream().flatMap(Optional::stream).toList();
  }

  private void openOneNumber() {
    Lesson asking =
        LessonCatalogue.all().stream()
            .filter(each -> each.steps().get(0).document().kind() == BenchKind.DETECTOR)
            .filter(each -> each.steps().stream().anyMatch(this::asksOneNumber))
            .findFirst()
            .orElseThrow();
    int at =
        IntStream.range(0, asking.steps().size())
            .filter(i -> asksOneNumber(asking.steps().get(i)))
            .findFirst()
            .orElseThrow();
    Ui.run(
        () -> {
          lesson.start(asking, LessonMode.PROBLEM);
          lesson.goTo(at);
        });
    Ui.pulse();
  }

  @Test
  void aTypedNumberIsThePredictionBeforeItsBoxIsLeft() {
    openOneNumber();
    TextField box = ui.find("guess-0", TextField.class);
    Ui.run(box::requestFocus);
    ui.hands.push(KeyCode.DIGIT1).push(KeyCode.PERIOD).push(KeyCode.DIGIT5);
    Ui.pulse();
    assertThat(box.getText()).isEqualTo("1.5");
    assertThat(predicted()).containsExactly(new Prediction.Guess(1.5));
    press("lesson-reveal");
    assertThat(player().revealed()).isTrue();
  }

  /** 1e4 on the way to 1e400 is a number; what stands there in the end is none. */
  @Test
  void whileWhatIsTypedIsNoNumberThereIsNoPrediction() {
    openOneNumber();
    typeWrongAndRight();
  }

  @Test
  void whileWhatIsTypedForAMarkerIsNoNumberThereIsNoPrediction() {
    Ui.run(
        () -> {
          lesson.start(LessonCatalogue.all().get(0), LessonMode.PROBLEM);
          lesson.goTo(1);
        });
    Ui.pulse();
    assertThat(LessonViewModel.draggedQuestion(player())).isZero();
    double beginning = marker();
    typeWrongAndRight();
    assertThat(marker()).isEqualTo(5);
    type("5x");
    assertThat(marker()).isEqualTo(beginning);
    type("" + beginning);
    assertThat(predicted()).containsExactly(new Prediction.Guess(beginning));
  }

  private double marker() {
    return Ui.call(() -> ui.window.model().options().prediction().orElseThrow());
  }

  private void typeWrongAndRight() {
    Ui.run(() -> ui.find("guess-0", TextField.class).requestFocus());
    type("1e4");
    assertThat(predicted()).containsExactly(new Prediction.Guess(1e4));
    type("1e400");
    assertThat(predicted()).isEmpty();
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(ui.find("guess-0", TextField.class).getText()).isEqualTo("1e400");
    assertThat(ui.find("lesson-reveal", Button.class).isDisabled()).isTrue();
    press("not-sure-0");
    assertThat(predicted()).containsExactly(new Prediction.NotSure());
    type("-");
    assertThat(predicted()).isEmpty();
    type("5");
    assertThat(predicted()).containsExactly(new Prediction.Guess(5));
    type("");
    assertThat(predicted()).isEmpty();
    type("5");
    assertThat(predicted()).containsExactly(new Prediction.Guess(5));
    assertThat(ui.find("lesson-reveal", Button.class).isDisabled()).isFalse();
  }

  private void type(String text) {
    Ui.run(() -> ui.find("guess-0", TextField.class).setText(text));
    Ui.pulse();
  }

  private boolean asksOneNumber(LessonStep step) {
    return step.questions().size() == 1 && step.questions().get(0) instanceof Question.Value;
  }
}
