package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.lesson.LessonCatalogue;
import phiscope.lesson.LessonMode;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.swim.SwimDocuments;
import phiscope.ui.viewmodel.swim.SwimVerbs;

/** Nothing on the SWIM bench is clipped, outside the window or under something else. */
class SwimLayoutTest {
  private static final KeyCode[] PANELS = {
    KeyCode.DIGIT1,
    KeyCode.DIGIT2,
    KeyCode.DIGIT3,
    KeyCode.DIGIT4,
    KeyCode.DIGIT5,
    KeyCode.DIGIT6,
    KeyCode.DIGIT7,
    KeyCode.DIGIT8,
    KeyCode.DIGIT9
  };

  private Ui ui;
  private LayoutCheck layout;

  @BeforeEach
  void open() {
    ui = Ui.fresh(SwimDocuments.opening(Messages.in(Language.ENGLISH)));
    layout = new LayoutCheck(ui);
  }

  @AfterEach
  void back() {
    Ui.run(() -> ui.window.lesson().leave());
    ui.size(1280, 720);
  }

  private void checkEveryPanel(String where) {
    for (KeyCode panel : PANELS) {
      ui.hands.push(KeyCode.CONTROL, panel);
      layout.check(where + ", panel " + panel);
    }
  }

  @ParameterizedTest
  @CsvSource({"1280, 720", "1920, 1080"})
  void nothingIsClippedInBothLanguagesAtAllZooms(double width, double height) {
    ui.size(width, height);
    Ui.run(() -> new SwimVerbs(ui.window.swim()).crash(1, 1_000_000));
    for (Language language : Language.values()) {
      for (int zoom : new int[] {100, 125, 150, 200}) {
        layout.look(zoom, language, false);
        checkEveryPanel(language + " at " + zoom + " %, " + width);
        String name = "swim-layout-" + language.tag() + "-" + zoom + "-" + (int) width;
        Ui.run(() -> Snapshot.save(ui.stage.getScene(), name));
      }
    }
    assertThat(layout.faults()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1280, 720", "1920, 1080"})
  void nothingIsClippedOnAProjector(double width, double height) {
    ui.size(width, height);
    for (Language language : Language.values()) {
      layout.look(100, language, true);
      checkEveryPanel(language + " projector, " + width);
      String name = "swim-layout-" + language.tag() + "-projector-" + (int) width;
      Ui.run(() -> Snapshot.save(ui.stage.getScene(), name));
    }
    assertThat(layout.faults()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1280, 720", "1920, 1080"})
  void nothingIsClippedInALesson(double width, double height) {
    ui.size(width, height);
    Ui.run(
        () ->
            ui.window
                .lesson()
                .start(LessonCatalogue.find("lost-path").orElseThrow(), LessonMode.PROBLEM));
    for (Language language : Language.values()) {
      for (int zoom : new int[] {100, 150}) {
        layout.look(zoom, language, false);
        layout.check("lesson, " + language + " at " + zoom + " %, " + width);
      }
    }
    assertThat(layout.faults()).isEmpty();
  }
}
