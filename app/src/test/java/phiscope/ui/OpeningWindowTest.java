package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.figure.Figure;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle.Target;
import phiscope.text.Messages.Language;
import phiscope.ui.viewmodel.Settings.Theme;

/** The window as it opens. */
class OpeningWindowTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  @Test
  void theWindowOpensOnTheExampleOfS004() {
    assertThat(ui.window.model().bench().now()).isEqualTo(54_000);
    assertThat(ui.window.model().bench().prior()).isEqualTo(new BigDecimal("0.001"));
    Figure tail = ui.figure(FigureKind.TAIL).painted().orElseThrow();
    assertThat(tail.reading()).contains("0.0227501");
  }

  @Test
  void whatCanBeDraggedOnTheOpeningScreenHasItsHandle() {
    assertThat(targets(FigureKind.TAPE))
        .contains(new Target.Now(), new Target.IntervalLength(0, 4));
    assertThat(targets(FigureKind.TAIL)).contains(new Target.Silence());
    assertThat(targets(FigureKind.PHI_CURVE))
        .contains(new Target.Threshold(0), new Target.Threshold(1), new Target.Silence());
  }

  private java.util.List<Target> targets(FigureKind kind) {
    return ui.figure(kind).painted().orElseThrow().handles().stream()
        .map(handle -> handle.target())
        .toList();
  }

  @Test
  void picturesOfAllLooksAreKept() {
    for (int[] size : new int[][] {{1280, 720}, {1920, 1080}}) {
      ui.size(size[0], size[1]);
      for (Language language : Language.values()) {
        for (Theme theme : Theme.values()) {
          Ui.run(
              () -> ui.window.workbench().change(s -> s.withLanguage(language).withTheme(theme)));
          Ui.pulse();
          String name =
              "opening-" + language.tag() + "-" + theme.name().toLowerCase(java.util.Locale.ROOT);
          Ui.run(() -> Snapshot.save(ui.stage.getScene(), name + "-" + size[0] + "x" + size[1]));
        }
      }
    }
    assertThat(java.nio.file.Path.of("target/screenshots/opening-zh-dark-1920x1080.png")).exists();
  }
}
