package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingParameter;
import phiscope.bench.FencingSettingEdit;
import phiscope.core.fencing.FencingSituation;
import phiscope.figure.Mark;
import phiscope.figure.fencing.FencingFigureKind;
import phiscope.figure.fencing.FencingFigures;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.run.RunFigureView;
import phiscope.ui.viewmodel.fencing.FencingDocuments;
import phiscope.ui.viewmodel.fencing.FencingViewModel;

/** What the marks of the space-time diagram mean can be read where the window is small. */
class LegendInReachTest {
  @ParameterizedTest
  @CsvSource({
    "800, 560, 100, ENGLISH",
    "800, 560, 100, CHINESE",
    "1280, 720, 125, ENGLISH",
    "1280, 720, 125, CHINESE",
    "1280, 720, 100, ENGLISH"
  })
  void theWholeLegendIsDrawnAndCanBeScrolledTo(
      double width, double height, int zoom, Language language) {
    Ui ui =
        Ui.fresh(
            FencingDocuments.of(
                FencingSituation.LATE_WRITE_BEFORE_THE_NEWER, Messages.in(Language.ENGLISH)));
    ui.size(width, height);
    Ui.run(
        () ->
            ui.window
                .workbench()
                .change(settings -> settings.withLanguage(language).withZoom(zoom)));
    Ui.pulse();
    FencingViewModel model = ui.window.fencing();
    RunFigureView view = ui.find(FencingFigureKind.SPACE_TIME.id(), RunFigureView.class);
    for (int step : List.of(0, 8, model.reading().run().size() - 1)) {
      Ui.run(() -> model.goTo(step));
      Ui.pulse();
      double whole =
          Ui.call(
              () ->
                  FencingFigures.wholeHeight(
                      FencingFigureKind.SPACE_TIME, model.scene(), view.frame().orElseThrow()));
      assertThat(Ui.call(view::getHeight)).isGreaterThanOrEqualTo(whole);
      double lowest =
          Ui.call(
              () ->
                  view.painted().orElseThrow().figure().marks().stream()
                      .filter(Mark.Text.class::isInstance)
                      .mapToDouble(mark -> ((Mark.Text) mark).at().y())
                      .max()
                      .orElseThrow());
      assertThat(lowest).isLessThan(Ui.call(view::getHeight));
    }
    ScrollPane scroll = Ui.call(() -> around(view).orElseThrow());
    Ui.run(() -> scroll.setVvalue(1));
    Ui.pulse();
    double below =
        Ui.call(
            () ->
                view.localToScene(view.getLayoutBounds()).getMaxY()
                    - scroll.localToScene(scroll.getLayoutBounds()).getMaxY());
    assertThat(below).as("what lies under the lower edge of what is shown").isLessThan(2);
  }

  /** It grows while one goes through a run, and begins anew with another document. */
  @Test
  void ofAnotherDocumentTheDiagramIsNoHigherThanThatNeeds() {
    Messages english = Messages.in(Language.ENGLISH);
    FencingBench few = FencingDocuments.of(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER, english);
    FencingBench many =
        new FencingSettingEdit.SetParameter(0, FencingParameter.HOLDERS, 9).apply(few);
    Ui ui = Ui.fresh(few);
    ui.size(1280, 720);
    RunFigureView view = ui.find(FencingFigureKind.SPACE_TIME.id(), RunFigureView.class);
    double least = Ui.call(view::getMinHeight);
    open(ui, many);
    assertThat(Ui.call(view::getMinHeight)).isGreaterThan(least);
    open(ui, few);
    assertThat(Ui.call(view::getMinHeight)).isEqualTo(least);
  }

  private static void open(Ui ui, FencingBench document) {
    Ui.run(() -> ui.window.document().opened(document, Optional.empty()));
    Ui.await(() -> !ui.window.fencing().busyProperty().get());
    Ui.pulse();
  }

  private static Optional<ScrollPane> around(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at instanceof ScrollPane scroll) {
        return Optional.of(scroll);
      }
    }
    return Optional.empty();
  }
}
