package phiscope.ui.view;

import java.util.Optional;
import javafx.scene.control.Label;
import phiscope.figure.Figure;
import phiscope.figure.Rectangle;
import phiscope.figure.TextFreePlace;
import phiscope.text.Messages;

/**
 * Says over a figure that another one is being computed, where none of the figure's texts is. It
 * stays where it is as long as that place is free.
 */
public final class PendingMark extends Label {
  private static final double EDGE = 4;

  public PendingMark() {
    getStyleClass().add("pending-mark");
    setManaged(false);
    setVisible(false);
  }

  /**
   * Shows or hides it.
   *
   * @param figure what it lies over
   */
  public void show(boolean is, Messages messages, Optional<Figure> figure) {
    String text = messages.get("ui.figure.pending");
    if (is != isVisible() || is && !text.equals(getText())) {
      setText(text);
      setVisible(is);
      if (is) {
        // What lies under it may itself be what is computed, with nothing painted yet.
        figure.ifPresentOrElse(this::place, this::placeAlone);
      }
    }
  }

  /** Makes way for the texts of another figure. */
  public void keepOffTexts(Optional<Figure> figure) {
    if (isVisible()) {
      Rectangle now =
          new Rectangle(
              getLayoutX(), getLayoutY(), getLayoutX() + getWidth(), getLayoutY() + getHeight());
      figure.filter(painted -> !TextFreePlace.isFree(painted, now)).ifPresent(this::place);
    }
  }

  private void place(Figure figure) {
    // What was out of sight has no style yet.
    applyCss();
    double width = prefWidth(-1);
    Rectangle place = TextFreePlace.of(figure, width, prefHeight(width));
    resizeRelocate(place.left(), place.top(), place.width(), place.height());
  }

  private void placeAlone() {
    // What was out of sight has no style yet.
    applyCss();
    relocate(EDGE, EDGE);
    autosize();
  }
}
