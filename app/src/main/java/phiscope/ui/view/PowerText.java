package phiscope.ui.view;

import javafx.scene.control.Labeled;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import phiscope.figure.RichText;
import phiscope.figure.TextMeasure;

/** Texts outside figures in which powers of ten have a raised exponent, as figures write them. */
public final class PowerText {
  private static final double TIP_SIZE = 12;
  private static final double LEADING = 1.25;

  /** Lines break between words. */
  private static final double SLACK = 1.06;

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

  /** Whether a text has a power of ten. */
  public static boolean isIn(String text) {
    return RichText.of(text).runs().size() > 1;
  }

  /** Shows a text of one line. */
  public static void show(Labeled label, String text) {
    boolean powers = isIn(text);
    label.setText(powers ? "" : text);
    label.setGraphic(powers ? flow(text) : null);
    label.setAccessibleText(powers ? text : null);
  }

  /**
   * Shows a text in a tooltip.
   *
   * @param width where its lines end
   */
  static void show(Tooltip tip, String text, double width) {
    boolean powers = isIn(text);
    tip.setText(powers ? "" : text);
    tip.setGraphic(powers ? within(text, width) : null);
  }

  /** A graphic is asked for its size before it is on the screen. */
  private static TextFlow within(String text, double width) {
    double natural = SLACK * TextMeasure.bundled().width(text, TIP_SIZE, false);
    TextFlow flow = flow(text);
    flow.setPrefWidth(Math.min(natural, width));
    flow.setPrefHeight(
        Math.ceil(natural / width) * TextMeasure.bundled().height(TIP_SIZE) * LEADING);
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
