package phiscope.ui.view;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import phiscope.figure.RichText;
import phiscope.figure.TextMeasure;

/**
 * The sentence that reads a figure: on one line as much of it as there is room for, or on several;
 * all of it is in the tooltip. Powers of ten have a raised exponent, as in the figure.
 */
final class SentenceView extends TextFlow {
  private static final double SIZE = 12;
  private static final double MOST_TIP = 420;

  /** Lines break between words. */
  private static final double SLACK = 1.06;

  private final StringProperty whole = new SimpleStringProperty("");
  private String sentence = "";
  private boolean oneLine = true;

  SentenceView() {
    getStyleClass().add("reading");
    Tip.on(this, whole, MOST_TIP);
    setMinWidth(0);
    setMaxHeight(USE_PREF_SIZE);
    widthProperty().subscribe(this::roomChanged);
    insetsProperty().subscribe(this::roomChanged);
  }

  private void roomChanged() {
    if (oneLine) {
      rebuild();
    }
  }

  /** Says another sentence. */
  void say(String newSentence) {
    if (!newSentence.equals(sentence)) {
      sentence = newSentence;
      whole.set(newSentence);
      setAccessibleText(newSentence);
      rebuild();
    }
  }

  /** All of the sentence. */
  String sentence() {
    return sentence;
  }

  /** Whether it keeps to one line, with an ellipsis where it ends too early. */
  void setOneLine(boolean one) {
    if (one != oneLine) {
      oneLine = one;
      rebuild();
    }
  }

  /** About how high all of the sentence is in a width. */
  double heightOfAll(double width) {
    double room = Math.max(SIZE, width - 2 * SIZE);
    double length = TextMeasure.bundled().width(sentence, SIZE, false);
    return Math.ceil(SLACK * length / room) * 1.5 * SIZE;
  }

  private double room() {
    Insets insets = getInsets();
    return Math.floor(getWidth() - insets.getLeft() - insets.getRight()) - 1;
  }

  private void rebuild() {
    String shown = oneLine ? TextMeasure.bundled().fitted(sentence, SIZE, false, room()) : sentence;
    List<Text> texts = new ArrayList<>();
    for (RichText.Run run : RichText.of(shown).runs()) {
      texts.add(text(run.text(), run.raised() ? "run-raised" : "run-plain"));
    }
    getChildren().setAll(texts);
    ScaledPane.moved(this);
    Pulse.ask();
  }

  /**
   * A new text looks like the one of its kind before it. Its style comes with the next pulse only:
   * until then it would be painted in another font, and crumbs of that would stay.
   */
  private Text text(String words, String kind) {
    Text text = new Text(words);
    text.getStyleClass().addAll("run", kind);
    for (Node child : getChildren()) {
      if (child instanceof Text before && before.getStyleClass().contains(kind)) {
        text.setFont(before.getFont());
        text.setFill(before.getFill());
      }
    }
    return text;
  }

  @Override
  protected double computePrefWidth(double height) {
    return oneLine ? 0 : super.computePrefWidth(height);
  }

  @Override
  protected double computePrefHeight(double width) {
    return oneLine ? Math.ceil(1.5 * SIZE) : super.computePrefHeight(width);
  }

  @Override
  protected double computeMinHeight(double width) {
    return oneLine ? computePrefHeight(width) : 0;
  }
}
