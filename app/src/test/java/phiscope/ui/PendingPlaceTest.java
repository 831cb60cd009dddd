package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.bench.PolicyEdit.SetPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.figure.Rectangle;
import phiscope.figure.TextFreePlace;
import phiscope.text.Messages;
import phiscope.text.Messages.Language;
import phiscope.ui.view.FigureView;
import phiscope.ui.view.PendingMark;
import phiscope.ui.viewmodel.BenchViewModel;

/** While something is computed the window says so, covers no text and moves nothing. */
class PendingPlaceTest {
  private Ui ui;
  private BenchViewModel model;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    model = ui.window.model();
    Ui.run(() -> ui.window.document().opened(PendingTest.longDocument(), Optional.empty()));
    for (int i = 0; i < 500 && model.pendingProperty().get(); i++) {
      Ui.pulse();
    }
  }

  private List<FigureView> views() {
    return ui.stage.getScene().getRoot().lookupAll(".figure-view").stream()
        .filter(FigureView.class::isInstance)
        .map(FigureView.class::cast)
        .toList();
  }

  private void threshold(String value) {
    model.apply(
        new SetPolicy(
            0, PolicyDraft.of(model.bench().policy()).threshold(new BigDecimal(value)).policy()));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void whatSaysThatAFigureIsComputedLiesOnNoneOfItsTexts(Language language) {
    Ui.run(() -> ui.window.workbench().change(settings -> settings.withLanguage(language)));
    Ui.pulse();
    CountDownLatch done = new CountDownLatch(1);
    Ui.run(
        () -> {
          keepTheReaderFrom(done);
          threshold("9");
          assertThat(model.pendingProperty().get()).isTrue();
          views().forEach(FigureView::update);
          for (FigureView view : views()) {
            Label mark = (Label) view.lookup(".pending-mark");
            mark.layout();
            assertThat(mark.isVisible()).isTrue();
            Bounds at = mark.getBoundsInParent();
            assertThat(at.getWidth()).isPositive();
            assertThat(
                    TextFreePlace.isFree(
                        view.painted().orElseThrow(),
                        new Rectangle(at.getMinX(), at.getMinY(), at.getMaxX(), at.getMaxY())))
                .as(view.getId())
                .isTrue();
          }
        });
    done.countDown();
  }

  /** However fast the machine is, nothing is read until then. */
  private void keepTheReaderFrom(CountDownLatch done) {
    model.<Boolean>inBackground(never -> {}).ask(() -> done.await(20, TimeUnit.SECONDS));
  }

  @Test
  void itSaysSoInTheLanguageThatIsSpokenMeanwhile() {
    PendingMark mark = new PendingMark();
    Pane pane = Ui.call(() -> (Pane) views().get(0).lookup(".pending-mark").getParent());
    Ui.run(
        () -> {
          pane.getChildren().add(mark);
          for (Language language : Language.values()) {
            Messages spoken = Messages.in(language);
            mark.show(true, spoken, Optional.empty());
            assertThat(mark.getText()).isEqualTo(spoken.get("ui.figure.pending"));
          }
          pane.getChildren().remove(mark);
        });
  }

  /** The first trade-off of a long tape: there is nothing yet that it could lie on. */
  @Test
  void whereNothingIsPaintedYetItCanBeReadToo() {
    PendingMark mark = new PendingMark();
    Pane pane = Ui.call(() -> (Pane) views().get(0).lookup(".pending-mark").getParent());
    Ui.run(
        () -> {
          pane.getChildren().add(mark);
          mark.show(true, model.messages(), Optional.empty());
          assertThat(mark.getWidth()).isGreaterThanOrEqualTo(mark.prefWidth(-1)).isPositive();
          assertThat(mark.getHeight()).isPositive();
          mark.show(false, model.messages(), Optional.empty());
          pane.getChildren().remove(mark);
        });
  }

  @Test
  void theButtonThatStopsItMovesNothingOfTheStatusLine() {
    Bounds before = Ui.call(() -> ui.find("status", Label.class).getBoundsInParent());
    Node stop = ui.find("stop-reading", Node.class);
    Bounds during =
        Ui.call(
            () -> {
              stop.setVisible(true);
              ui.stage.getScene().getRoot().applyCss();
              ui.stage.getScene().getRoot().layout();
              return ui.find("status", Label.class).getBoundsInParent();
            });
    Ui.run(() -> stop.setVisible(false));
    assertThat(stop.isManaged()).isTrue();
    assertThat(during).isEqualTo(before);
  }
}
