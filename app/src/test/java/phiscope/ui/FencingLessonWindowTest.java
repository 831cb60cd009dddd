package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import javafx.scene.control.Button;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.BenchReader;
import phiscope.bench.FencingBench;
import phiscope.core.fencing.FencingScenario;
import phiscope.figure.FigureId;
import phiscope.lesson.Answer;
import phiscope.lesson.Feedback;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.Prediction;
import phiscope.lesson.Question;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.LessonViewModel;

/** The lessons about fencing, played in the window to their ends. */
class FencingLessonWindowTest {
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
    assertThat(lessons).hasSize(2);
    return lessons;
  }

  private LessonPlayer player() {
    return lesson.player().orElseThrow();
  }

  private void press(String id) {
    Ui.run(() -> ui.find(id, Button.class).fire());
    Ui.pulse();
  }

  @ParameterizedTest
  @EnumSource(LessonMode.class)
  void everyLessonIsPlayedToItsEndInEveryMode(LessonMode mode) {
    for (Lesson each : lessons()) {
      Ui.run(() -> lesson.changeMode(mode));
      press("open-lesson-" + each.id());
      for (int step = 0; step < each.steps().size(); step++) {
        assertThat(player().at()).isEqualTo(step);
        assertThat(player().mode()).isEqualTo(mode);
        assertShown();
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
    if (!player().revealed()) {
      for (int i = 0; i < count; i++) {
        assertThat(ui.find("lesson-reveal", Button.class).isDisabled()).isTrue();
        press("not-sure-" + i);
      }
      save(each, "asked");
      press("lesson-reveal");
      assertThat(player().revealed()).isTrue();
      assertShown();
    }
    save(each, "told");
  }

  private void save(Lesson each, String what) {
    String name = "fencing-lesson-" + each.id() + "-" + player().at() + "-" + what;
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), name.toLowerCase(Locale.ROOT)));
  }

  /** The bench holds the document of the player, and the figures that matter are painted. */
  private void assertShown() {
    assertThat(ui.window.fencing().bench()).isEqualTo(player().document());
    FencingScenario scenario = ((FencingBench) player().document()).scenario();
    long begun = System.nanoTime();
    // A run is made beside other work and comes when it is there.
    while (!ui.window.fencing().reading().run().scenario().equals(scenario)) {
      assertThat(System.nanoTime() - begun).isLessThan(TimeUnit.SECONDS.toNanos(20));
      Ui.pulse();
    }
    List<FigureId> figures = player().step().figures();
    List<FigureId> painted =
        Ui.call(
            () ->
                ui.stage.getScene().getRoot().lookupAll(".figure-view").stream()
                    .filter(RunFigureView.class::isInstance)
                    .map(RunFigureView.class::cast)
                    .filter(figure -> figure.getWidth() > 60 && figure.painted().isPresent())
                    .<FigureId>map(RunFigureView::kind)
                    .toList());
    assertThat(painted).as("seen in step " + player().step().id()).contains(figures.get(0));
  }

  @Test
  void theFiguresOfAStepAreBroughtForwardAndThoseOfBeforeComeBack() {
    ui.size(1920, 1080);
    try {
      Lesson second = LessonCatalogue.find("legitimate-takeover").orElseThrow();
      Ui.run(() -> lesson.start(second, LessonMode.PROBLEM));
      Ui.pulse();
      Ui.run(() -> lesson.goTo(1));
      Ui.pulse();
      assertThat(player().step().figures()).extracting(FigureId::id).contains("fencing-takeover");
      assertThat(ui.find("fencing-takeover", RunFigureView.class).painted()).isPresent();
      Ui.run(() -> lesson.goTo(4));
      Ui.pulse();
      assertThat(ui.find("fencing-holders", RunFigureView.class).painted()).isPresent();
    } finally {
      Ui.run(lesson::leave);
      ui.size(1280, 720);
    }
  }

  @Test
  void nobodyGetsBehindTheFrameOfAnOpenQuestion() {
    Lesson second = LessonCatalogue.find("legitimate-takeover").orElseThrow();
    Ui.run(
        () -> {
          lesson.start(second, LessonMode.PROBLEM);
          lesson.goTo(5);
        });
    Ui.pulse();
    int cursor = ui.window.fencing().cursor();
    Ui.run(() -> ui.find("fencing-forward", Button.class).fire());
    Ui.run(() -> ui.find("fencing-last", Button.class).fire());
    Ui.pulse();
    assertThat(ui.window.fencing().cursor()).isEqualTo(cursor);
    assertThat(ui.find("fencing-seek", javafx.scene.control.Slider.class).getMax())
        .isEqualTo(cursor);
    assertThat(ui.window.fencing().scene().frames())
        .allSatisfy(frame -> assertThat(frame.index()).isLessThanOrEqualTo(cursor));
  }

  /** A wrong option that has a reason of its own gets it, beside that of the question. */
  @Test
  void aWrongStatementIsToldWhyItIsWrong() {
    Lesson late = LessonCatalogue.find("late-write").orElseThrow();
    Ui.run(
        () -> {
          lesson.start(late, LessonMode.PROBLEM);
          lesson.predict(0, new Prediction.Chosen(1));
          lesson.predict(1, new Prediction.NotSure());
        });
    Ui.pulse();
    assertThat(told()).doesNotContain("all it sees is the token");
    Ui.run(lesson::reveal);
    Ui.pulse();
    assertThat(told())
        .contains("all it sees is the token")
        .contains("r2 has brought the highest token to");
    Ui.run(lesson::leave);
  }

  private String told() {
    return Ui.call(() -> textOf(ui.stage.getScene().lookup("#lesson")));
  }

  private static String textOf(javafx.scene.Node node) {
    if (node instanceof javafx.scene.text.Text text) {
      return text.getText();
    }
    return node instanceof javafx.scene.Parent parent
        ? parent.getChildrenUnmodifiable().stream()
            .map(FencingLessonWindowTest::textOf)
            .collect(java.util.stream.Collectors.joining())
        : "";
  }

  /** Typed numbers and chosen statements are judged by the engine, in both languages. */
  @ParameterizedTest
  @EnumSource(Language.class)
  void theRightPredictionsAreSaidToBeRight(Language language) {
    Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(language)));
    for (Lesson each : lessons()) {
      Ui.run(() -> lesson.start(each, LessonMode.PROBLEM));
      for (int step = 0; step < each.steps().size(); step++) {
        int at = step;
        Ui.run(() -> lesson.goTo(at));
        List<Answer> answers = player().answers(BenchReader::read);
        for (int i = 0; i < answers.size(); i++) {
          Prediction right = right(answers.get(i));
          int question = i;
          Ui.run(() -> lesson.predict(question, right));
        }
        Ui.run(lesson::reveal);
        Ui.pulse();
        for (int i = 0; i < answers.size(); i++) {
          Question question = player().step().questions().get(i);
          assertThat(player().feedback(i, BenchReader::read))
              .as(each.id() + ", " + question.id())
              .get()
              .extracting(Feedback::kind)
              .isEqualTo(Feedback.Kind.NEAR);
        }
      }
      Ui.run(lesson::leave);
    }
  }

  private static Prediction right(Answer answer) {
    return answer instanceof Answer.Number number
        ? new Prediction.Guess(number.shown())
        : new Prediction.Chosen(((Answer.Statement) answer).index());
  }
}
