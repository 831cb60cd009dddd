package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;

/** A tooltip belongs to what is under the mouse. */
class TipOfWhatScrollsTest {
  private final Ui ui = Ui.fresh();

  private static boolean isTipShown() {
    return Window.getWindows().stream().anyMatch(w -> w instanceof Tooltip && w.isShowing());
  }

  @Test
  void theTipOfAnEntryGoesWhenTheEntryScrollsAway() {
    Node entry =
        Ui.call(
            () ->
                ui.stage.getScene().getRoot().lookupAll(".library-entry").stream()
                    .filter(node -> node.localToScene(0, 0).getY() > 150)
                    .findFirst()
                    .orElseThrow());
    Bounds place = Ui.call(() -> entry.localToScreen(entry.getLayoutBounds()));
    ui.hands.moveTo(new Point2D(place.getMinX() - 1, place.getMinY()));
    ui.hands.moveTo(new Point2D(place.getCenterX(), place.getCenterY()));
    ui.hands.moveTo(new Point2D(place.getCenterX() + 3, place.getCenterY()));
    Ui.await(TipOfWhatScrollsTest::isTipShown);
    ScrollPane pane =
        (ScrollPane)
            Ui.call(
                () -> {
                  Node at = entry;
                  while (!(at instanceof ScrollPane)) {
                    at = at.getParent();
                  }
                  return at;
                });
    Ui.run(() -> pane.setVvalue(pane.getVvalue() + 0.2));
    // At once, not when it goes by itself after some seconds.
    Ui.pulse();
    assertThat(Ui.call(TipOfWhatScrollsTest::isTipShown)).isFalse();
    Ui.run(() -> pane.setVvalue(0));
  }
}
