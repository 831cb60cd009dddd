package phiscope.ui.view;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.scene.text.TextFlow;

/**
 * A label of several lines in which powers of ten have a raised exponent. The label keeps place,
 * focus and name; where its text has a power, it is not drawn, and what is drawn lies over it.
 */
public final class PowerLabel extends StackPane {
  private static final PseudoClass POWERS = PseudoClass.getPseudoClass("powers");

  private final Label label;
  private TextFlow drawn;

  public PowerLabel(Label label) {
    this.label = label;
    setAlignment(Pos.CENTER_LEFT);
    setMinWidth(0);
    getChildren().add(label);
    managedProperty().bind(label.managedProperty());
    visibleProperty().bind(label.visibleProperty());
    label.textProperty().subscribe(this::show);
  }

  private void show(String text) {
    getChildren().remove(drawn);
    drawn = null;
    boolean powers = text != null && PowerText.isIn(text);
    label.pseudoClassStateChanged(POWERS, powers);
    if (powers) {
      drawn = PowerText.flow(text);
      drawn.setMouseTransparent(true);
      drawn.setMaxHeight(USE_PREF_SIZE);
      // It has the paddings and colours of the label.
      drawn.getStyleClass().addAll(label.getStyleClass());
      drawn.getStyleClass().removeAll("label");
      getChildren().add(drawn);
    }
  }
}
