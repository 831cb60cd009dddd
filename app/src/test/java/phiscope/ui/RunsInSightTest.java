package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import phiscope.bench.SeedRange;
import phiscope.bench.SettingEdit.SetRuns;
import phiscope.ui.view.run.RunFigureView;

/** After runs their figure is what the panel shows, in a window of the smallest usual size. */
class RunsInSightTest {
  private final Ui ui = Ui.fresh();

  private Bounds place(Node node) {
    return Ui.call(() -> node.localToScene(node.getLayoutBounds()));
  }

  private void runThem() {
    Button run = ui.find("runs-run", Button.class);
    Button stop = ui.find("runs-stop", Button.class);
    RunFigureView view = ui.find("runs", RunFigureView.class);
    Ui.run(run::fire);
    Ui.pulse();
    Ui.await(
        () ->
            stop.isDisabled()
                && view.painted().filter(p -> !p.figure().reading().isEmpty()).isPresent());
    Ui.pulse();
    Ui.pulse();
  }

  @Test
  void theFigureComesIntoSightAndAScrollBarLeadsBackToTheFields() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.N);
    ui.hands.push(KeyCode.CONTROL, KeyCode.DIGIT8);
    Ui.run(
        () ->
            ui.window
                .model()
                .apply(
                    new SetRuns(ui.window.model().bench().runs().withSeeds(new SeedRange(1, 20)))));
    Ui.pulse();
    runThem();
    RunFigureView view = ui.find("runs", RunFigureView.class);
    ScrollPane pane = (ScrollPane) Ui.call(() -> around(view));
    Bounds seen = place(pane);
    Bounds figure = place(view);
    double shown =
        Math.min(seen.getMaxY(), figure.getMaxY()) - Math.max(seen.getMinY(), figure.getMinY());
    assertThat(shown).isGreaterThanOrEqualTo(Math.min(figure.getHeight(), seen.getHeight()) - 1);
    boolean whole =
        Ui.call(() -> pane.getContent().getLayoutBounds().getHeight()) <= seen.getHeight();
    ScrollBar bar =
        Ui.call(
            () ->
                pane.lookupAll(".scroll-bar").stream()
                    .map(ScrollBar.class::cast)
                    .filter(
                        b ->
                            b.getParent() == pane
                                && b.getOrientation() == javafx.geometry.Orientation.VERTICAL)
                    .findFirst()
                    .orElseThrow());
    assertThat(whole).isFalse();
    assertThat(bar.isVisible()).isTrue();
    Label told = ui.find("runs-told", Label.class);
    Ui.run(() -> pane.setVvalue(0));
    Ui.pulse();
    assertThat(place(told).getMinY()).isGreaterThanOrEqualTo(seen.getMinY());
  }

  private static Node around(Node node) {
    Node at = node;
    while (!(at instanceof ScrollPane)) {
      at = at.getParent();
    }
    return at;
  }
}
