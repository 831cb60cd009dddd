package phiscope.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import phiscope.bench.Term;
import phiscope.figure.Figure;
import phiscope.figure.FigureKind;
import phiscope.figure.Mark;
import phiscope.ui.view.FigureView;

/** The arithmetic and the figures light each other up. */
class ArithmeticPanelTest {
  private Ui ui;

  @BeforeEach
  void open() {
    ui = Ui.fresh();
    Ui.run(() -> ui.window.view().deck().reveal("arithmetic"));
    Ui.pulse();
  }

  private List<Node> rows() {
    return List.copyOf(ui.stage.getScene().getRoot().lookupAll(".arithmetic-row"));
  }

  @Test
  void everyStepIsShownWithTheNumbersOfTheDocument() {
    List<String> spoken = Ui.call(() -> rows().stream().map(Node::getAccessibleText).toList());
    assertThat(spoken).hasSizeGreaterThan(8);
    assertThat(String.join("\n", spoken)).contains("1.643016").contains("0.0227501");
  }

  @Test
  void aStepChosenWithTheKeyboardLightsUpItsQuantityInTheFigures() {
    Node row =
        Ui.call(
            () ->
                rows().stream()
                    .filter(r -> r.getAccessibleText().contains("0.0227501"))
                    .findFirst()
                    .orElseThrow());
    Ui.run(row::requestFocus);
    ui.hands.push(KeyCode.SPACE);
    Ui.pulse();
    assertThat(ui.window.model().options().selected()).isPresent();
    Term term = ui.window.model().options().selected().orElseThrow();
    assertThat(ui.figure(FigureKind.TAIL).frame().orElseThrow().selected()).contains(term);
    ui.hands.push(KeyCode.SPACE);
    Ui.pulse();
    assertThat(ui.window.model().options().selected()).isEmpty();
  }

  @Test
  void aClickOnAQuantityInAFigureLightsUpItsStep() {
    FigureView tail = ui.figure(FigureKind.TAIL);
    Figure figure = tail.painted().orElseThrow();
    Mark.Text label =
        figure.marks().stream()
            .filter(mark -> mark.term().equals(Optional.of(Term.SURVIVAL)))
            .filter(Mark.Text.class::isInstance)
            .map(Mark.Text.class::cast)
            .findFirst()
            .orElseThrow();
    double x = label.at().x() + (label.anchor() == Mark.Anchor.LEFT ? 4 : -4);
    Point2D at = Ui.call(() -> tail.localToScreen(x, label.at().y() - 3));
    ui.hands.moveTo(at).click(MouseButton.PRIMARY);
    Ui.pulse();
    assertThat(ui.window.model().options().selected()).contains(Term.SURVIVAL);
    Ui.run(() -> Snapshot.save(ui.stage.getScene(), "arithmetic"));
  }

  @Test
  void whatIsUnderARootStandsOnTheLineOfTheTextAroundIt() {
    List<Double> besides =
        Ui.call(
            () ->
                ui.stage.getScene().getRoot().lookupAll(".under-root").stream()
                    .map(
                        under ->
                            baseline(((Parent) under).getChildrenUnmodifiable().get(0))
                                - baseline(
                                    under.getParent().getParent().getChildrenUnmodifiable().get(0)))
                    .toList());
    assertThat(besides).isNotEmpty().allSatisfy(off -> assertThat(off).isCloseTo(0, within(1.5)));
  }

  private static double baseline(Node text) {
    return text.localToScene(0, text.getLayoutBounds().getMinY() + text.getBaselineOffset()).getY();
  }
}
