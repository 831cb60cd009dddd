package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.fencing.FencingSituation;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.Settings;
import phiscope.ui.viewmodel.fencing.FencingDocuments;

/** The fencing bench in both languages and themes, at two sizes; pictures are kept. */
class FencingScreensTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  @AfterEach
  void back() {
    ui.size(1280, 720);
  }

  @ParameterizedTest
  @CsvSource({
    "1280, 720, ENGLISH, LIGHT, LATE_WRITE_BEFORE_THE_NEWER",
    "1280, 720, CHINESE, DARK, FLAPPING",
    "1920, 1080, ENGLISH, DARK, SPLIT_BRAIN",
    "1920, 1080, CHINESE, LIGHT, PAUSED_HOLDER"
  })
  void everyFigureIsPaintedInBothLanguagesAndThemes(
      double width,
      double height,
      Language language,
      Settings.Theme theme,
      FencingSituation situation) {
    ui.size(width, height);
    Ui.run(
        () -> {
          ui.window.workbench().change(s -> s.withLanguage(language).withTheme(theme));
          ui.window
              .document()
              .opened(
                  FencingDocuments.of(situation, ui.window.workbench().messages()),
                  Optional.empty());
        });
    Ui.pulse();
    // Whatever other tests left in front: the figures of the frames.
    for (KeyCode digit : List.of(KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3)) {
      ui.hands.push(KeyCode.CONTROL, digit);
      Ui.pulse();
    }
    String name = "fencing-" + (int) width + "-" + language + "-" + theme;
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), name));
    List<RunFigureView> figures =
        Ui.call(
            () ->
                ui.stage.getScene().getRoot().lookupAll(".figure-view").stream()
                    .filter(RunFigureView.class::isInstance)
                    .map(RunFigureView.class::cast)
                    .toList());
    assertThat(figures).hasSizeGreaterThanOrEqualTo(3);
    assertThat(figures)
        .allSatisfy(
            figure -> {
              assertThat(figure.painted()).isPresent();
              assertThat(figure.getAccessibleText()).isNotBlank();
              assertThat(figure.getAccessibleHelp()).isNotBlank();
            });
  }
}
