package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import phiscope.bench.BenchKind;
import phiscope.bench.DetectorBench;
import phiscope.bench.journal.DocumentFile;
import phiscope.figure.Axis;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle.Target;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.Prediction;
import phiscope.lesson.Question;
import phiscope.text.Messages.Language;
import phiscope.ui.view.FigureView;
import phiscope.ui.viewmodel.LessonViewModel;

/** Lessons played in the window: predict, reveal, go on, leave. */
class LessonWindowTest {
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

  private static List<Lesson> detectorLessons() {
    return LessonCatalogue.all().stream()
        .filter(each -> each.steps().get(0).document().kind() == BenchKind.DETECTOR)
        .toList();
  }

  @Test
  void everyLessonIsPlayedToItsEndInTheWindow() {
    for (Lesson each : detectorLessons()) {
      press("open-lesson-" + each.id());
      for (int step = 0; step < each.steps().size(); step++) {
        assertThat(player().at()).isEqualTo(step);
        assertThat(ui.window.model().bench()).isEqualTo(player().document());
        playStep(each);
        if (player().hasNext()) {
          press("lesson-next");
        }
      }
      assertThat(ui.find("lesson-next", Button.class).isDisabled()).isTrue();
      press("lesson-leave");
    }
  }

  private void playStep(Lesson each) {
    int count = player().step().questions().size();
    assertThat(ui.find("lesson-reveal", Button.class).isDisabled())
        .isEqualTo(count > 0 || player().revealed());
    for (int i = 0; i < count; i++) {
      press("not-sure-" + i);
    }
    if (count > 0) {
      press("lesson-reveal");
      assertThat(player().revealed()).isTrue();
      assertThat(ui.window.model().options().hidden()).isEmpty();
    }
    String name = "lesson-" + each.id() + "-" + player().at();
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), name.toLowerCase(Locale.ROOT)));
  }

  @Test
  void leavingALessonBringsBackTheDocumentWithItsHistory() {
    Ui.run(() -> ui.window.model().apply(new phiscope.bench.SettingEdit.SetNow(57_000)));
    DetectorBench before = ui.window.model().bench();
    Ui.run(() -> lesson.start(LessonCatalogue.all().get(0), LessonMode.PROBLEM));
    Ui.pulse();
    assertThat(ui.window.model().bench()).isNotEqualTo(before);
    press("lesson-leave");
    assertThat(ui.window.model().bench()).isSameAs(before);
    assertThat(ui.window.document().isUnsaved()).isTrue();
    ui.hands.push(KeyCode.CONTROL, KeyCode.Z);
    Ui.pulse();
    assertThat(ui.window.model().bench().now()).isEqualTo(54_000);
    assertThat(ui.window.document().isUnsaved()).isFalse();
  }

  /** The documents of lessons are called after what is on them: "8, 8, 12, 12". */
  @Test
  void whatIsSavedAmidALessonIsCalledAfterLessonAndStep(@TempDir Path folder) {
    Lesson first = LessonCatalogue.all().get(0);
    for (Language language : Language.values()) {
      Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(language)));
      Ui.run(() -> lesson.start(first, LessonMode.PROBLEM));
      Ui.pulse();
      Path file = folder.resolve(language.tag() + ".phiscope");
      Ui.FILES.willChoose(file);
      ui.hands.push(KeyCode.CONTROL, KeyCode.S);
      Ui.pulse();
      String title = DocumentFile.read(file).found().orElseThrow().title();
      assertThat(title)
          .startsWith(first.title().in(language))
          .endsWith(first.steps().get(0).title().in(language));
      Ui.run(() -> lesson.leave());
      Ui.pulse();
    }
  }

  @Test
  void aPredictionIsDraggedInTheFigureThatAsks() {
    for (Lesson each : detectorLessons()) {
      for (int step = 0; step < each.steps().size(); step++) {
        int at = step;
        Ui.run(
            () -> {
              lesson.start(each, LessonMode.PROBLEM);
              lesson.goTo(at);
            });
        Ui.pulse();
        int question = LessonViewModel.draggedQuestion(player());
        if (question >= 0) {
          Question.Drag drag = (Question.Drag) player().step().questions().get(question);
          assertThat(player().prediction(question)).isEmpty();
          Grip.of(ui, drag.figure(), new Target.Prediction()).dragBy(60).release();
          assertThat(player().prediction(question)).containsInstanceOf(Prediction.Guess.class);
          return;
        }
      }
    }
    throw new AssertionError("no lesson asks for a drag");
  }

  @Test
  void theLearnerChoosesExampleCompletionOrProblem() {
    press("open-lesson-phi-from-four-intervals");
    assertThat(player().mode()).isEqualTo(LessonMode.PROBLEM);
    assertThat(player().revealed()).isFalse();
    click("lesson-mode-WORKED");
    assertThat(player().mode()).isEqualTo(LessonMode.WORKED);
    assertThat(player().states()).allMatch(LessonPlayer.StepState::revealed);
    assertThat(ui.window.model().options().hidden()).isEmpty();
    for (Language language : Language.values()) {
      Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(language)));
      Ui.pulse();
      Ui.run(() -> Snapshot.save(ui.stage.getScene(), "lesson-worked-" + language.tag()));
    }
    ui.hands.push(KeyCode.RIGHT).push(KeyCode.SPACE);
    Ui.pulse();
    assertThat(player().mode()).isEqualTo(LessonMode.COMPLETION);
    assertThat(player().states().get(0).revealed()).isTrue();
    assertThat(player().states().get(player().states().size() - 1).revealed()).isFalse();
    click("lesson-mode-PROBLEM");
    assertThat(ui.window.model().options().hidden()).isNotEmpty();
    press("lesson-leave");
  }

  @Test
  void aLessonBeginsInTheModeThatWasChosenLast() {
    press("open-lesson-phi-from-four-intervals");
    click("lesson-mode-WORKED");
    press("lesson-leave");
    press("open-lesson-what-phi-is-not");
    assertThat(player().mode()).isEqualTo(LessonMode.WORKED);
    click("lesson-mode-PROBLEM");
    press("lesson-leave");
  }

  private void click(String id) {
    ui.click(id);
    Ui.pulse();
  }

  @Test
  void hintsComeOneAtATimeAndBeforeTheAnswer() {
    Ui.run(
        () ->
            lesson.start(
                LessonCatalogue.find("phi-from-four-intervals").orElseThrow(), LessonMode.PROBLEM));
    Ui.pulse();
    assertThat(player().hints(0)).isEmpty();
    press("hint-0");
    assertThat(player().hints(0)).hasSize(1);
    assertThat(player().revealed()).isFalse();
  }

  @Test
  void aChoiceIsMadeWithTheKeyboard() {
    for (Lesson each : detectorLessons()) {
      for (int step = 0; step < each.steps().size(); step++) {
        if (each.steps().get(step).questions().stream()
            .anyMatch(Question.Choice.class::isInstance)) {
          int at = step;
          Ui.run(
              () -> {
                lesson.start(each, LessonMode.PROBLEM);
                lesson.goTo(at);
              });
          Ui.pulse();
          RadioButton option =
              Ui.call(() -> (RadioButton) ui.stage.getScene().lookup(".radio-button"));
          Ui.run(option::requestFocus);
          ui.hands.push(KeyCode.SPACE);
          Ui.pulse();
          assertThat(option.isSelected()).isTrue();
          assertThat(predicted()).containsExactly(new Prediction.Chosen(0));
          ui.hands.push(KeyCode.DOWN);
          Ui.pulse();
          assertThat(predicted()).containsExactly(new Prediction.Chosen(1));
          ui.hands.push(KeyCode.UP);
          Ui.pulse();
          assertThat(predicted()).containsExactly(new Prediction.Chosen(0));
          Ui.run(() -> Snapshot.save(ui.stage.getScene(), "lesson-chosen"));
          return;
        }
      }
    }
    throw new AssertionError("no lesson has a choice");
  }

  private List<Prediction> predicted() {
    return player().state().predictions().stream().flatMap(Optional::stream).toList();
  }

  private List<Double> answerPlaces(FigureView figure, int pulses) {
    List<Double> places = new ArrayList<>();
    for (int i = 0; i < pulses; i++) {
      Ui.pulse();
      Ui.run(
          () -> {
            Node line = figure.lookup(".answer-marker");
            places.add(line == null ? Double.NaN : line.getLayoutX() + 1.5);
          });
    }
    return places;
  }

  /** The first question of this lesson asks for a standard deviation in ms. */
  @Test
  void whatIsNeverNegativeIsNotPredictedSoAndTheAnswerHasItsUnit() {
    Ui.run(
        () -> {
          lesson.start(LessonCatalogue.find("the-same-1200-ms").orElseThrow(), LessonMode.PROBLEM);
          lesson.goTo(0);
        });
    Ui.pulse();
    TextField field = Ui.call(() -> (TextField) ui.stage.getScene().lookup("#guess-0"));
    Ui.run(field::requestFocus);
    Ui.run(() -> field.setText("-5"));
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(predicted()).doesNotContain(new Prediction.Guess(-5));
    Ui.run(() -> lesson.predict(0, new Prediction.Guess(250)));
    Ui.pulse();
    Ui.run(() -> ui.find("lesson-reveal", Button.class).fire());
    Ui.pulse();
    Label answer = Ui.call(() -> (Label) ui.stage.getScene().lookup(".answer"));
    assertThat(answer.getText()).contains("300").endsWith(" ms");
  }

  private FigureView revealedDrag(double guess) {
    Ui.run(
        () -> {
          lesson.start(LessonCatalogue.all().get(0), LessonMode.PROBLEM);
          lesson.goTo(1);
        });
    Ui.pulse();
    Ui.run(() -> lesson.predict(0, new Prediction.Guess(guess)));
    Ui.pulse();
    Ui.run(() -> ui.find("lesson-reveal", Button.class).fire());
    return ui.figure(FigureKind.TAIL);
  }

  private static double pixel(FigureView figure, double value) {
    return Ui.call(() -> figure.painted().orElseThrow().x().orElseThrow().pixel(value));
  }

  @Test
  void theAnswerMovesFromThePredictionToItsPlaceAndFollowsTheFigure() {
    FigureView figure = revealedDrag(16);
    List<Double> places = answerPlaces(figure, 60);
    assertThat(new TreeSet<>(places)).as("%s", places).hasSizeGreaterThan(4);
    assertThat(places).isSortedAccordingTo(Comparator.reverseOrder());
    assertThat(places.get(places.size() - 1)).isCloseTo(pixel(figure, 10), within(0.6));
    ui.size(1500, 900);
    List<Double> resized = answerPlaces(figure, 2);
    assertThat(resized.get(1)).isCloseTo(pixel(figure, 10), within(0.6));
    Node line = Ui.call(() -> figure.lookup(".answer-marker"));
    Axis y = figure.painted().orElseThrow().y().orElseThrow();
    assertThat(line.getLayoutY()).as("below the plate").isGreaterThanOrEqualTo(18);
    assertThat(line.getLayoutY() + line.getLayoutBounds().getHeight())
        .as("above the axis")
        .isLessThanOrEqualTo(Math.max(y.start(), y.end()) + 1);
  }

  @Test
  void withReducedMotionTheAnswerIsAtItsPlaceAtOnce() {
    Ui.run(() -> ui.window.workbench().change(s -> s.withReducedMotion(true)));
    FigureView figure = revealedDrag(16);
    List<Double> places = answerPlaces(figure, 4);
    assertThat(new TreeSet<>(places.subList(1, 4))).hasSize(1);
    assertThat(places.get(3)).isCloseTo(pixel(figure, 10), within(0.6));
  }
}
