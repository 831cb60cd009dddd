package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.StudyBench;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ReadyStudy;
import phiscope.bench.study.StudyKind;
import phiscope.figure.study.StudyFigureKind;
import phiscope.figure.study.StudyThing;
import phiscope.lesson.Lesson;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonPlayer;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.study.StudyDocuments;

/** Lessons about studies, and the systems of issue 5, in the window. */
class StudyLessonWindowTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  private void press(String id) {
    Ui.run(() -> ui.find(id, Button.class).fire());
    Ui.pulse();
  }

  private LessonPlayer player() {
    return ui.window.lesson().player().orElseThrow();
  }

  @Test
  void everyLessonOfAStudyIsPlayedToItsEnd() {
    List<Lesson> lessons =
        LessonCatalogue.all().stream()
            .filter(each -> each.steps().get(0).document() instanceof StudyBench)
            .toList();
    assertThat(lessons).isNotEmpty();
    for (Lesson each : lessons) {
      press("open-lesson-" + each.id());
      for (int step = 0; step < each.steps().size(); step++) {
        assertThat(player().at()).isEqualTo(step);
        for (int i = 0; i < player().step().questions().size(); i++) {
          press("not-sure-" + i);
        }
        press("lesson-reveal");
        assertThat(player().revealed()).isTrue();
        assertThat(ui.window.study().bench()).isEqualTo(player().document());
        assertThat(painted()).contains(player().step().figures().get(0).id());
        String name = "study-" + each.id() + "-" + step;
        Ui.run(() -> Snapshot.save(ui.stage.getScene(), name.toLowerCase(Locale.ROOT)));
        if (player().hasNext()) {
          press("lesson-next");
        }
      }
      press("lesson-leave");
    }
  }

  @Test
  void everySystemIsShownWithItsFiguresAndThePointsOfTheStartAreMovedByKeys() {
    Messages messages = Messages.in(Language.ENGLISH);
    for (ReadyStudy ready : ReadyStudy.values()) {
      if (ready.name().endsWith("EXAMPLE") || ready.kind() == StudyKind.METHODS) {
        Ui.run(
            () ->
                ui.window.document().opened(StudyDocuments.of(ready, messages), Optional.empty()));
        Ui.pulse();
        assertThat(ui.window.study().bench().study()).isEqualTo(ready.study());
        assertThat(painted()).contains(StudyFigureKind.of(ready.kind()).get(0).id());
      }
    }
    Ui.run(
        () ->
            ui.window
                .document()
                .opened(StudyDocuments.of(ReadyStudy.PROBE_EXAMPLE, messages), Optional.empty()));
    Ui.pulse();
    RunFigureView view = ui.find("study-probe-curves", RunFigureView.class);
    Ui.run(() -> view.overlay().focus(new StudyThing.Drawn(0)));
    Ui.run(() -> view.fireEvent(key(KeyCode.RIGHT)));
    Ui.pulse();
    assertThat(ui.window.study().bench().study().marks())
        .singleElement()
        .matches(mark -> mark.kind() == MarkKind.PROGRESS && mark.at() == 9_000_000);
  }

  /** The figures that are seen. */
  private List<String> painted() {
    return Ui.call(
        () ->
            ui.stage.getScene().getRoot().lookupAll(".figure-view").stream()
                .filter(RunFigureView.class::isInstance)
                .map(RunFigureView.class::cast)
                .filter(figure -> figure.getWidth() > 60 && figure.painted().isPresent())
                .map(figure -> figure.kind().id())
                .toList());
  }

  private static KeyEvent key(KeyCode code) {
    return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, true, false, false, false);
  }
}
