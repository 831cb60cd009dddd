package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TitledPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.TapeEdit.AddTape;
import phiscope.bench.study.ReadyStudy;
import phiscope.core.fencing.FencingSituation;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.study.StudyDocuments;

/** Nothing is clipped, outside the window or under something else at 1280 x 720 and at 150 %. */
class LayoutTest {
  private Ui ui;
  private LayoutCheck layout;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    layout = new LayoutCheck(ui);
    Ui.run(() -> unfold(ui.stage.getScene().getRoot()));
  }

  /** Opens every section, so that all boxes are looked at, whatever other tests left open. */
  private void unfold(Parent parent) {
    for (Node child : parent.getChildrenUnmodifiable()) {
      if (child instanceof TitledPane section) {
        section.setExpanded(true);
        unfold((Parent) section.getContent());
      } else if (child instanceof Parent inner) {
        unfold(inner);
      }
    }
  }

  private void look(int zoom, Language language, boolean projector) {
    layout.look(zoom, language, projector);
  }

  private void check(String where) {
    layout.check(where);
  }

  private void done() {
    assertThat(layout.faults()).isEmpty();
  }

  @Test
  void nothingIsClippedInBothLanguagesAtAllZooms() {
    for (Language language : Language.values()) {
      for (int zoom : new int[] {100, 125, 150, 200}) {
        look(zoom, language, false);
        check(language + " at " + zoom + " %");
        String name = "layout-" + language.tag() + "-" + zoom;
        Ui.run(() -> Snapshot.save(ui.stage.getScene(), name));
      }
    }
    done();
  }

  @Test
  void nothingIsClippedOnAProjector() {
    for (Language language : Language.values()) {
      look(100, language, true);
      check(language + " projector");
      Ui.run(() -> Snapshot.save(ui.stage.getScene(), "layout-" + language.tag() + "-projector"));
    }
    done();
  }

  @Test
  void nothingIsClippedWithTwoTapesOrALesson() {
    Ui.run(() -> ui.window.model().apply(new AddTape(ui.window.model().bench().tape())));
    for (int zoom : new int[] {100, 150}) {
      look(zoom, Language.ENGLISH, false);
      check("two tapes at " + zoom + " %");
      Ui.run(() -> Snapshot.save(ui.stage.getScene(), "layout-two-tapes-" + zoom));
    }
    Ui.run(() -> ui.window.lesson().start(LessonCatalogue.all().get(0), LessonMode.PROBLEM));
    for (int zoom : new int[] {100, 150}) {
      for (Language language : Language.values()) {
        look(zoom, language, false);
        check("lesson, " + language + " at " + zoom + " %");
      }
    }
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), "layout-lesson-150"));
    done();
  }

  @Test
  void nothingIsClippedOnTheFencingBench() {
    for (Language language : Language.values()) {
      look(100, language, false);
      Ui.run(
          () ->
              ui.window
                  .document()
                  .opened(
                      FencingDocuments.of(
                          FencingSituation.SPLIT_BRAIN, ui.window.workbench().messages()),
                      Optional.empty()));
      for (KeyCode digit :
          List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT6, KeyCode.DIGIT9)) {
        ui.hands.push(KeyCode.CONTROL, digit);
        check("fencing, " + digit + ", " + language);
      }
    }
    done();
  }

  /** One study of each shape of parameters, at the usual size, enlarged, and on a projector. */
  @ParameterizedTest
  @EnumSource(
      value = ReadyStudy.class,
      names = {"STREAM_KILL", "TIMEOUT_TABLE", "PROBE_EXAMPLE", "METHODS_MACHINE", "BUDGET_S003"})
  void nothingIsClippedInAStudy(ReadyStudy ready) {
    Ui.run(
        () ->
            ui.window
                .document()
                .opened(
                    StudyDocuments.of(ready, ui.window.workbench().messages()), Optional.empty()));
    look(100, Language.CHINESE, false);
    check(ready + ", zh");
    look(150, Language.ENGLISH, false);
    check(ready + ", en at 150 %");
    look(200, Language.ENGLISH, false);
    check(ready + ", en at 200 %");
    look(100, Language.ENGLISH, true);
    check(ready + ", en projector");
    Ui.run(
        () ->
            Snapshot.save(ui.stage.getScene(), "layout-" + ready.name().toLowerCase(Locale.ROOT)));
    done();
  }

  @Test
  void nothingLiesOutsideOrOverAnythingWithTextsTwiceAsLong() {
    layout.allowEllipsis();
    for (int zoom : new int[] {100, 150}) {
      look(zoom, Language.ENGLISH, false);
      Ui.run(() -> ui.window.workbench().speak(ui.window.workbench().messages().doubled()));
      check("double length at " + zoom + " %");
      String name = "layout-double-" + zoom;
      Ui.run(() -> Snapshot.save(ui.stage.getScene(), name));
      Ui.run(() -> ui.window.workbench().speak(phiscope.text.Messages.in(Language.ENGLISH)));
    }
    done();
  }

  @Test
  void dialogsFitTheSmallestWindow() {
    for (int zoom : new int[] {100, 200}) {
      look(zoom, Language.ENGLISH, false);
      for (javafx.scene.input.KeyCode[] keys :
          new javafx.scene.input.KeyCode[][] {
            {javafx.scene.input.KeyCode.F1},
            {javafx.scene.input.KeyCode.CONTROL, javafx.scene.input.KeyCode.K}
          }) {
        ui.hands.push(keys);
        check("dialog " + keys[keys.length - 1] + " at " + zoom + " %");
        ui.hands.push(javafx.scene.input.KeyCode.ESCAPE);
        Ui.pulse();
      }
    }
    done();
  }

  /** The check itself: a control that is pressed too low is found. */
  @Test
  void aTextThatIsCutInHeightIsFound() {
    javafx.scene.control.Label low = Ui.call(() -> new javafx.scene.control.Label("cut"));
    Ui.run(
        () -> {
          low.setMinHeight(0);
          low.setMaxHeight(8);
          ((javafx.scene.layout.Pane) ui.find("step-bar", javafx.scene.layout.HBox.class))
              .getChildren()
              .add(low);
        });
    check("with a low label");
    Ui.run(
        () ->
            ((javafx.scene.layout.Pane) ui.find("step-bar", javafx.scene.layout.HBox.class))
                .getChildren()
                .remove(low));
    assertThat(layout.faults()).anyMatch(fault -> fault.contains("is cut in height"));
  }

  @Test
  void aLargerZoomNeverShowsMoreFigures() {
    double[][] sizes = {{1280, 720}, {1366, 768}, {1600, 900}, {1920, 1080}};
    for (double[] size : sizes) {
      ui.size(size[0], size[1]);
      for (boolean lesson : new boolean[] {false, true}) {
        if (lesson) {
          Ui.run(() -> ui.window.lesson().start(LessonCatalogue.all().get(0), LessonMode.PROBLEM));
        }
        List<Integer> counts = new ArrayList<>();
        for (int zoom : phiscope.ui.viewmodel.Settings.ZOOMS) {
          look(zoom, Language.ENGLISH, false);
          counts.add(Ui.call(() -> ui.window.view().deck().shown().size()));
        }
        List<Integer> falling = new ArrayList<>(counts);
        falling.sort(java.util.Comparator.reverseOrder());
        assertThat(counts).as("%s by %s, lesson %s", size[0], size[1], lesson).isEqualTo(falling);
        Ui.run(() -> ui.window.lesson().leave());
      }
    }
  }
}
