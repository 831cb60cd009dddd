package phiscope.ui.view;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** A dialog's frame: title, content that scrolls where there is little room, buttons. */
public final class DialogCard extends VBox {
  private final HBox buttons = new HBox();
  private final Scroll scroll = new Scroll();

  public DialogCard(String title, Node content, double width, double height) {
    getStyleClass().add("dialog-card");
    Label heading = new Label(title);
    heading.getStyleClass().add("dialog-title");
    heading.setWrapText(true);
    scroll.setContent(content);
    scroll.setFitToWidth(true);
    scroll.getStyleClass().add("edge-to-edge");
    scroll.most = height;
    scroll.setFocusTraversable(false);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    buttons.getStyleClass().add("dialog-buttons");
    getChildren().addAll(heading, scroll, buttons);
    setPrefWidth(width);
    setMinWidth(0);
    setMaxHeight(USE_PREF_SIZE);
    setAccessibleText(title);
  }

  /** As high as what stands in it, up to a height: below little there is no empty room. */
  private static final class Scroll extends ScrollPane {
    private double most;

    @Override
    protected double computePrefHeight(double width) {
      double inner = Math.max(0, width - snappedLeftInset() - snappedRightInset());
      double frame = snappedTopInset() + snappedBottomInset();
      return Math.min(most, getContent().prefHeight(width < 0 ? width : inner) + frame);
    }

    @Override
    public Orientation getContentBias() {
      return Orientation.HORIZONTAL;
    }
  }

  public Button button(String text, Runnable action) {
    Button button = new Button(text);
    button.setOnAction(fired -> action.run());
    button.setMinWidth(USE_PREF_SIZE);
    buttons.getChildren().add(button);
    return button;
  }

  public Button mainButton(String text, Runnable action) {
    Button button = button(text, action);
    button.setDefaultButton(true);
    button.getStyleClass().add("accent");
    return button;
  }
}
