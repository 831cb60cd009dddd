package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle.Target;

/** Who closes the list of commands without choosing goes on where he was. */
class PaletteFocusTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
  }

  private Node focusOwner() {
    return Ui.call(() -> ui.stage.getScene().getFocusOwner());
  }

  private boolean isFramed() {
    return Ui.call(() -> ui.figure(FigureKind.PHI_CURVE).lookup(".handle-focus").isVisible());
  }

  private void closeBeside() {
    Node card = ui.find("palette", Node.class);
    Bounds at = Ui.call(() -> card.localToScreen(card.getLayoutBounds()));
    ui.hands.click(new Point2D(at.getMinX() - 60, at.getCenterY()));
    Ui.pulse();
  }

  @Test
  void theGripThatTheArrowKeysMoveIsMarkedAgainAndMoves() {
    Grip.of(ui, FigureKind.PHI_CURVE, new Target.Threshold(1)).dragBy(4).release();
    assertThat(isFramed()).isTrue();
    for (int way = 0; way < 3; way++) {
      ui.hands.push(KeyCode.CONTROL, KeyCode.K);
      Ui.pulse();
      assertThat(isFramed()).isFalse();
      if (way == 0) {
        ui.hands.push(KeyCode.ESCAPE);
      } else if (way == 1) {
        closeBeside();
      } else {
        ui.hands.push(KeyCode.CONTROL, KeyCode.K).push(KeyCode.ESCAPE);
      }
      Ui.pulse();
      assertThat(focusOwner()).isSameAs(ui.figure(FigureKind.PHI_CURVE));
      assertThat(isFramed()).as("way %d", way).isTrue();
      var before = ui.window.model().bench();
      ui.hands.push(KeyCode.UP);
      Ui.pulse();
      assertThat(ui.window.model().bench().consumers().get(1))
          .isNotEqualTo(before.consumers().get(1));
    }
  }

  @Test
  void aPressOnAFigureThatWasMarkedMarksNothingUnasked() {
    Grip.of(ui, FigureKind.PHI_CURVE, new Target.Threshold(1)).dragBy(4).release();
    Ui.run(() -> ui.figure(FigureKind.TAPE).requestFocus());
    Node phi = ui.figure(FigureKind.PHI_CURVE);
    Bounds at = Ui.call(() -> phi.localToScreen(phi.getLayoutBounds()));
    ui.hands.click(new Point2D(at.getMinX() + 60, at.getMaxY() - 40));
    Ui.pulse();
    assertThat(focusOwner()).isSameAs(phi);
    assertThat(isFramed()).isFalse();
  }

  @Test
  void aControlHasTheFocusAgain() {
    Node now = ui.find("intervals", Node.class);
    Ui.run(now::requestFocus);
    ui.hands.push(KeyCode.CONTROL, KeyCode.K);
    Ui.pulse();
    closeBeside();
    assertThat(focusOwner()).isSameAs(now);
  }
}
