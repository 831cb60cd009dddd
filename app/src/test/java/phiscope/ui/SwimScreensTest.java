package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.Settings;
import phiscope.ui.viewmodel.swim.SwimDocuments;

/** The SWIM bench in both languages and themes, at two sizes; pictures are kept to be looked at. */
class SwimScreensTest {
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
    "1280, 720, ENGLISH, LIGHT",
    "1280, 720, CHINESE, DARK",
    "1920, 1080, ENGLISH, DARK",
    "1920, 1080, CHINESE, LIGHT"
  })
  void everyFigureIsPaintedInBothLanguagesAndThemes(
      double width, double height, Language language, Settings.Theme theme) {
    ui.size(width, height);
    Ui.run(
        () -> {
          ui.window.workbench().change(s -> s.withLanguage(language).withTheme(theme));
          ui.window
              .document()
              .opened(
                  SwimDocuments.opening(ui.window.workbench().messages()),
                  java.util.Optional.empty());
        });
    Ui.pulse();
    String name = "swim-" + (int) width + "-" + language + "-" + theme;
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
