package phiscope.ui.view;

import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import phiscope.bench.Term;
import phiscope.text.ArithmeticStep;
import phiscope.text.FormulaPiece;

/** One step of the arithmetic; a press on it lights up its quantity everywhere. */
final class ArithmeticRow extends VBox {
  private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");

  private static final String ROOT = "√";

  private final Bench bench;
  private final Term term;

  ArithmeticRow(Bench bench, ArithmeticStep step) {
    this.bench = bench;
    this.term = step.term();
    getStyleClass().add("arithmetic-row");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.TOGGLE_BUTTON);
    setAccessibleText(step.label() + ": " + step.text());
    Label label = new Label(step.label());
    label.getStyleClass().add("muted");
    label.setMinWidth(0);
    getChildren().addAll(label, equation(step));
    if (!step.remark().isEmpty()) {
      Label remark = new Label(step.remark());
      remark.setWrapText(true);
      remark.getStyleClass().add("group-title");
      getChildren().add(remark);
    }
    setOnMousePressed(
        press -> {
          requestFocus();
          select();
        });
    setOnKeyPressed(
        event -> {
          if (event.getCode() == KeyCode.SPACE || event.getCode() == KeyCode.ENTER) {
            select();
            event.consume();
          }
        });
  }

  private void select() {
    bench.model().select(term);
  }

  private static TextFlow equation(ArithmeticStep step) {
    TextFlow flow = new TextFlow();
    flow.setMinWidth(0);
    Radical root = null;
    for (FormulaPiece piece : step.equation().pieces()) {
      if (piece.text().equals(ROOT)) {
        root = new Radical();
        flow.getChildren().add(root);
      } else if (piece.underRoot() && root != null) {
        root.add(text(piece));
      } else {
        root = null;
        flow.getChildren().add(text(piece));
      }
    }
    return flow;
  }

  private static Text text(FormulaPiece piece) {
    Text text = new Text(piece.text());
    text.getStyleClass().add("run");
    switch (piece.level()) {
      case LINE -> text.getStyleClass().add(piece.italic() ? "letter" : "run-plain");
      case RAISED -> text.getStyleClass().add("run-exponent");
      case LOWERED -> text.getStyleClass().add("run-index");
    }
    return text;
  }

  Term term() {
    return term;
  }

  void light(boolean lit) {
    pseudoClassStateChanged(LIT, lit);
  }
}
