package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
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
  private final Label label = new Label();
  private final Label remark = new Label();
  private final List<Text> texts = new ArrayList<>();
  private List<FormulaPiece> pieces = List.of();
  private ArithmeticStep step;

  ArithmeticRow(Bench bench, ArithmeticStep first) {
    this.bench = bench;
    getStyleClass().add("arithmetic-row");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.TOGGLE_BUTTON);
    label.getStyleClass().add("muted");
    label.setMinWidth(0);
    remark.setWrapText(true);
    remark.getStyleClass().add("group-title");
    show(first);
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

  /** Shows another step, with the texts that stand here where they can hold it. */
  void show(ArithmeticStep next) {
    if (next.equals(step)) {
      return;
    }
    List<FormulaPiece> before = pieces;
    pieces = next.equation().pieces();
    boolean sameForm =
        step != null
            && next.remark().isEmpty() == step.remark().isEmpty()
            && haveOneForm(before, pieces);
    step = next;
    setAccessibleText(step.label() + ": " + step.text());
    label.setText(step.label());
    remark.setText(step.remark());
    if (sameForm) {
      write();
      return;
    }
    texts.clear();
    getChildren().setAll(label, equation());
    if (!step.remark().isEmpty()) {
      getChildren().add(remark);
    }
  }

  /** Puts the words into the texts that stand here. */
  private void write() {
    int next = 0;
    for (FormulaPiece piece : pieces) {
      if (!isRoot(piece)) {
        texts.get(next++).setText(piece.text());
      }
    }
  }

  private static boolean haveOneForm(List<FormulaPiece> some, List<FormulaPiece> others) {
    if (some.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < some.size(); i++) {
      FormulaPiece one = some.get(i);
      FormulaPiece other = others.get(i);
      if (isRoot(one) != isRoot(other)
          || one.level() != other.level()
          || one.italic() != other.italic()
          || one.underRoot() != other.underRoot()) {
        return false;
      }
    }
    return true;
  }

  private static boolean isRoot(FormulaPiece piece) {
    return piece.text().equals(ROOT);
  }

  private void select() {
    bench.model().select(step.term());
  }

  private TextFlow equation() {
    TextFlow flow = new TextFlow();
    flow.setMinWidth(0);
    Radical root = null;
    for (FormulaPiece piece : pieces) {
      if (isRoot(piece)) {
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

  private Text text(FormulaPiece piece) {
    Text text = new Text(piece.text());
    texts.add(text);
    text.getStyleClass().add("run");
    switch (piece.level()) {
      case LINE -> text.getStyleClass().add(piece.italic() ? "letter" : "run-plain");
      case RAISED -> text.getStyleClass().add("run-exponent");
      case LOWERED -> text.getStyleClass().add("run-index");
    }
    return text;
  }

  Term term() {
    return step.term();
  }

  void light(boolean lit) {
    pseudoClassStateChanged(LIT, lit);
  }
}
