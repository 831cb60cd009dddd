package phiscope.ui.view;

import javafx.scene.control.TableCell;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import phiscope.figure.RichText;

/** Texts outside figures in which powers of ten have a raised exponent, as figures write them. */
public final class PowerText {
  private PowerText() {}

  /** A text that is broken into lines where it must be. */
  public static TextFlow flow(String text) {
    TextFlow flow = new TextFlow();
    flow.setMinWidth(0);
    flow.getStyleClass().add("powers");
    for (RichText.Run run : RichText.of(text).runs()) {
      Text piece = new Text(run.text());
      piece.getStyleClass().addAll("run", run.raised() ? "run-raised" : "run-plain");
      flow.getChildren().add(piece);
    }
    return flow;
  }

  /** A cell of a table; only one with a power of ten is made of several texts. */
  static <S> TableCell<S, String> cell() {
    return new TableCell<>() {
      @Override
      protected void updateItem(String text, boolean empty) {
        super.updateItem(text, empty);
        boolean plain = empty || text == null || RichText.of(text).runs().size() == 1;
        setText(plain && !empty ? text : null);
        setGraphic(plain ? null : flow(text));
      }
    };
  }
}
