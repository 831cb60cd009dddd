package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.study.ReadyStudy;
import phiscope.figure.Mark;
import phiscope.figure.study.StudyFigureKind;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.study.StudyDocuments;

/** In a small window what does not fit scrolls, and is not squeezed. */
class SmallWindowTest {
  private Ui ui;

  @AfterEach
  void back() {
    ui.size(1280, 720);
  }

  @Test
  void theRowsOfTheVariantsKeepTheirHeight() {
    for (Language language : Language.values()) {
      ui = Ui.fresh(StudyDocuments.of(ReadyStudy.STREAM_KILL, Messages.in(language)));
      Ui.run(() -> ui.window.workbench().change(s -> s.withLanguage(language)));
      ui.size(800, 560);
      Ui.pulse();
      RunFigureView view = ui.find(StudyFigureKind.STREAM_VARIANTS.id(), RunFigureView.class);
      List<Mark.Text> names =
          Ui.call(() -> view.painted().orElseThrow().figure().marks()).stream()
              .filter(mark -> mark instanceof Mark.Text text && text.text().contains("FAILED"))
              .map(Mark.Text.class::cast)
              .toList();
      assertThat(names).hasSizeGreaterThan(3);
      for (int i = 1; i < names.size(); i++) {
        double pitch = names.get(i).at().y() - names.get(i - 1).at().y();
        assertThat(pitch).isGreaterThan(2.4 * names.get(i).style().size());
      }
    }
  }

  @Test
  void theRowsOfATableOfCellsKeepTheirHeight() {
    ui = Ui.fresh(StudyDocuments.of(ReadyStudy.METHODS_MACHINE, Messages.in(Language.ENGLISH)));
    ui.size(800, 560);
    Ui.pulse();
    RunFigureView view = ui.find(StudyFigureKind.METHODS_TABLE.id(), RunFigureView.class);
    Ui.await(() -> view.painted().isPresent());
    double pitch =
        Ui.call(
            () -> view.getHeight() / view.painted().orElseThrow().figure().table().rows().size());
    double size = Ui.call(() -> view.frame().orElseThrow().textSize());
    assertThat(pitch).isGreaterThan(1.7 * size);
    assertThat(Ui.call(() -> view.painted().orElseThrow().figure().marks()))
        .noneMatch(mark -> mark instanceof Mark.Text text && text.text().endsWith("…"));
  }
}
