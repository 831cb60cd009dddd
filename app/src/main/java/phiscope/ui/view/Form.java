package phiscope.ui.view;

import javafx.geometry.Insets;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;

/** Labels and the boxes beside them. */
public final class Form extends GridPane {
  /** Under this a box in a row has the key of its name among its properties. */
  static final Object KEY = "phiscope-name-key";

  /** Under this the key of what explains it, if anything does. */
  static final Object TIP = "phiscope-tip-key";

  private static final double LABEL_SHARE = 40;
  private static final Insets BELOW = new Insets(0, 0, 6, 0);

  private final Words words;
  private int rows;

  public Form(Words words) {
    this.words = words;
    getStyleClass().add("form");
    ColumnConstraints labels = new ColumnConstraints();
    labels.setPercentWidth(LABEL_SHARE);
    ColumnConstraints boxes = new ColumnConstraints();
    boxes.setHgrow(Priority.ALWAYS);
    boxes.setFillWidth(true);
    boxes.setPercentWidth(100 - LABEL_SHARE);
    getColumnConstraints().setAll(labels, boxes);
  }

  /** A row; its label explains itself where the text {@code key.tip} exists. */
  public Label row(String key, Node box) {
    Label label = words.text(new Label(), key);
    label.setWrapText(true);
    label.setMinWidth(0);
    label.setLabelFor(box);
    box.getProperties().put(KEY, key);
    label.getStyleClass().add("form-label");
    GridPane.setValignment(label, VPos.TOP);
    GridPane.setValignment(box, VPos.TOP);
    addRow(rows++, label, box);
    // Not a gap of the grid, which a hidden row would leave too.
    GridPane.setMargin(box, BELOW);
    GridPane.setHgrow(box, Priority.ALWAYS);
    return label;
  }

  /** A row whose label has a tooltip. */
  public void explained(String key, Node box) {
    Label label = row(key, box);
    explain(label, key);
    box.getProperties().put(TIP, key + ".tip");
    if (box instanceof Choice choice) {
      choice.explained(key + ".tip");
    }
  }

  private void explain(Control label, String key) {
    String name = label.getAccessibleText();
    words.tip(label, key + ".tip");
    label.accessibleTextProperty().unbind();
    label.setAccessibleText(name);
  }

  /** Something as wide as the form. */
  public void wide(Node node) {
    add(node, 0, rows++, 2, 1);
    GridPane.setMargin(node, BELOW);
  }

  /** Shows or hides a row by its box. */
  public void setShown(Node box, boolean shown) {
    Integer row = GridPane.getRowIndex(box);
    for (Node node : getChildren()) {
      if (row != null && row.equals(GridPane.getRowIndex(node))) {
        node.setManaged(shown);
        node.setVisible(shown);
      }
    }
  }
}
