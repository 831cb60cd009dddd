package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.figure.FigureKind;
import phiscope.figure.Handle.Target;
import phiscope.ui.view.FigureView;
import phiscope.ui.view.Panel;
import phiscope.ui.view.PanelCell;
import phiscope.ui.view.run.RunFigureView;

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

  /** The keys are where the eyes are: what is shown is what F8 gives all room. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
  void whatIsShownByItsKeysHasTheFocusAndIsMaximised(int digit) {
    Node check = ui.unfolded("cover-MEAN", CheckBox.class);
    Ui.run(check::requestFocus);
    KeyCode key = KeyCode.valueOf("DIGIT" + digit);
    ui.hands.push(KeyCode.CONTROL, key);
    Ui.pulse();
    Panel panel = ui.window.view().deck().panels().get(digit - 1);
    assertThat(isWithin(focusOwner(), panel)).as("focus on %s", focusOwner()).isTrue();
    ui.hands.push(KeyCode.F8);
    Ui.pulse();
    assertThat(ui.window.view().deck().shown()).containsExactly(panel);
    // Another comes out from behind the one that has all room.
    ui.hands.push(KeyCode.CONTROL, digit == 1 ? KeyCode.DIGIT2 : KeyCode.DIGIT1);
    Ui.pulse();
    Panel other = ui.window.view().deck().panels().get(digit == 1 ? 1 : 0);
    assertThat(ui.window.view().deck().shown()).contains(other);
    assertThat(isWithin(focusOwner(), other)).isTrue();
  }

  @Test
  void whatIsShownByItsNameHasTheFocus() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.K);
    Ui.pulse();
    Ui.run(() -> ui.find("palette-search", TextField.class).setText("many runs"));
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(isWithin(focusOwner(), ui.window.view().deck().panels().get(7))).isTrue();
    assertThat(focusOwner()).isInstanceOf(RunFigureView.class);
  }

  /** The limit of mistakes has no box: its name leads to the figure where it is dragged. */
  @Test
  void theMistakesAllowedAreFoundByTheirName() {
    ui.hands.push(KeyCode.CONTROL, KeyCode.K);
    Ui.pulse();
    Ui.run(() -> ui.find("palette-search", TextField.class).setText("allowed"));
    ui.hands.push(KeyCode.ENTER);
    Ui.pulse();
    assertThat(focusOwner())
        .isInstanceOfSatisfying(
            FigureView.class, view -> assertThat(view.kind()).isEqualTo(FigureKind.TRADE_OFF));
  }

  private static boolean isWithin(Node node, Panel panel) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at instanceof PanelCell cell) {
        return cell.shown() == panel;
      }
    }
    return false;
  }
}
