package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.ui.Ui.await;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Slider;
import javafx.scene.text.Text;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.bench.Bench;
import phiscope.bench.FencingBench;
import phiscope.bench.StudyBench;
import phiscope.bench.SwimBench;
import phiscope.figure.FigureId;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.lesson.LessonPlayer;
import phiscope.lesson.Prediction;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.LessonViewModel;

/** The lessons about SWIM, fencing and studies, played in the window to their ends. */
class LessonOnBenchWindowTest {
  private Ui ui;
  private LessonViewModel lesson;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    lesson = ui.window.lesson();
  }

  /** Each lesson in every mode and in both languages. */
  static Stream<Arguments> played() {
    return LessonCatalogue.all().stream()
        .filter(each -> isPlayedHere(each.steps().get(0).document()))
        .flatMap(
            each ->
                Stream.of(
                    Arguments.of(each.id(), LessonMode.PROBLEM, Language.ENGLISH),
                    Arguments.of(each.id(), LessonMode.COMPLETION, Language.CHINESE),
                    Arguments.of(each.id(), LessonMode.WORKED, Language.ENGLISH)));
  }

  private static boolean isPlayedHere(Bench document) {
    return document instanceof SwimBench
        || document instanceof FencingBench
        || document instanceof StudyBench;
  }

  private static Lesson find(String id) {
    return LessonCatalogue.find(id).orElseThrow();
  }

  private LessonPlayer player() {
    return lesson.player().orElseThrow();
  }

  private void press(String id) {
    Ui.run(() -> ui.find(id, Button.class).fire());
    Ui.pulse();
  }

  @Test
  void lessonsOnEveryBenchArePlayedHere() {
    assertThat(played().map(arguments -> arguments.get()[0]).distinct())
        .contains(
            "lost-path",
            "suspicion-and-incarnation",
            "late-write",
            "legitimate-takeover",
            "stream-waits",
            "who-pays");
  }

  @ParameterizedTest
  @MethodSource("played")
  void aLessonIsPlayedToItsEnd(String id, LessonMode mode, Language language) {
    Lesson played = find(id);
    Ui.run(
        () -> {
          ui.window.workbench().change(settings -> settings.withLanguage(language));
          lesson.changeMode(mode);
        });
    press("open-lesson-" + id);
    for (int step = 0; step < played.steps().size(); step++) {
      assertThat(player().at()).isEqualTo(step);
      assertThat(player().mode()).isEqualTo(mode);
      assertShown();
      playStep(language);
      if (player().hasNext()) {
        press("lesson-next");
      }
    }
    assertThat(ui.find("lesson-next", Button.class).isDisabled()).isTrue();
    press("lesson-leave");
  }

  private void playStep(Language language) {
    if (player().revealed()) {
      return;
    }
    int count = player().step().questions().size();
    for (int i = 0; i < count; i++) {
      assertThat(ui.find("lesson-reveal", Button.class).isDisabled()).isTrue();
      press("not-sure-" + i);
    }
    press("lesson-reveal");
    assertThat(player().revealed()).isTrue();
    assertShown();
    save(language);
  }

  /** A picture to look at. */
  private void save(Language language) {
    String name =
        String.join("-", "lesson", player().lesson().id(), "" + player().at(), language.tag());
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), name.toLowerCase(Locale.ROOT)));
  }

  /** The bench holds the document of the player, and the figures that matter are painted. */
  private void assertShown() {
    Bench document = player().document();
    assertThat(bench(document)).isEqualTo(document);
    // What takes long is computed beside other work and comes when it is there.
    await(() -> isRead(document));
    List<FigureId> figures = player().step().figures();
    assertThat(painted()).as("seen in step " + player().step().id()).contains(figures.get(0));
  }

  /** What the bench holds of the kind of a document. */
  private Bench bench(Bench document) {
    return switch (document.kind()) {
      case SWIM -> ui.window.swim().bench();
      case FENCING -> ui.window.fencing().bench();
      case STUDY -> ui.window.study().bench();
      case DETECTOR -> throw new AssertionError("not played here");
    };
  }

  private boolean isRead(Bench document) {
    if (document instanceof SwimBench swim) {
      return ui.window.swim().reading().run().scenario().equals(swim.scenario());
    } else if (document instanceof FencingBench fencing) {
      return ui.window.fencing().reading().run().scenario().equals(fencing.scenario());
    }
    return ui.window.study().isUpToDate();
  }

  /** The figures that are seen. */
  private List<FigureId> painted() {
    return Ui.call(
        () ->
            ui.stage.getScene().getRoot().lookupAll(".figure-view").stream()
                .filter(RunFigureView.class::isInstance)
                .map(RunFigureView.class::cast)
                .filter(figure -> figure.getWidth() > 60 && figure.painted().isPresent())
                .<FigureId>map(RunFigureView::kind)
                .toList());
  }

  /**
   * The second figures of a step are seen too where there is room, and so are those of the next.
   */
  @ParameterizedTest
  @CsvSource({
    "suspicion-and-incarnation, 1, swim-members, 2, swim-matrix",
    "legitimate-takeover, 1, fencing-takeover, 4, fencing-holders",
    "stream-waits, 0, study-stream-estimate, 3, study-stream-variants"
  })
  void theFiguresOfAStepAreBroughtForwardAndThoseOfAnotherInTheirPlace(
      String id, int one, String figure, int other, String figureThere) {
    ui.size(1920, 1080);
    try {
      Ui.run(() -> lesson.start(find(id), LessonMode.PROBLEM));
      Ui.pulse();
      Ui.run(() -> lesson.goTo(one));
      Ui.pulse();
      assertThat(painted()).extracting(FigureId::id).contains(figure);
      Ui.run(() -> lesson.goTo(other));
      Ui.pulse();
      assertThat(painted()).extracting(FigureId::id).contains(figureThere);
    } finally {
      Ui.run(lesson::leave);
      ui.size(1280, 720);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "suspicion-and-incarnation, 3, swim",
    "legitimate-takeover, 5, fencing",
    "stream-waits, 1, study"
  })
  void nobodyGetsBehindTheFrameOfAnOpenQuestion(String id, int step, String bench) {
    Ui.run(
        () -> {
          lesson.start(find(id), LessonMode.PROBLEM);
          lesson.goTo(step);
        });
    Ui.pulse();
    double at = Ui.call(() -> ui.find(bench + "-seek", Slider.class).getValue());
    Ui.run(() -> ui.find(bench + "-forward", Button.class).fire());
    Ui.run(() -> ui.find(bench + "-last", Button.class).fire());
    Ui.pulse();
    Slider seek = ui.find(bench + "-seek", Slider.class);
    assertThat(Ui.call(seek::getValue)).isEqualTo(at).isPositive();
    assertThat(Ui.call(seek::getMax)).isEqualTo(at);
    Ui.run(lesson::leave);
  }

  /** A wrong option that has a reason of its own gets it, beside that of the question. */
  @Test
  void aWrongStatementIsToldWhyItIsWrong() {
    Ui.run(
        () -> {
          lesson.start(find("late-write"), LessonMode.PROBLEM);
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

  private static String textOf(Node node) {
    if (node instanceof Text text) {
      return text.getText();
    }
    return node instanceof Parent parent
        ? parent.getChildrenUnmodifiable().stream()
            .map(LessonOnBenchWindowTest::textOf)
            .collect(java.util.stream.Collectors.joining())
        : "";
  }
}
