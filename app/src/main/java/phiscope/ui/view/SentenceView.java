package phiscope.ui.view;

import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.geometry.Insets;
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

  private double room() {
    Insets insets = getInsets();
    return Math.floor(getWidth() - insets.getLeft() - insets.getRight()) - 1;
  }

  private void rebuild() {
    String shown = oneLine ? TextMeasure.bundled().fitted(sentence, SIZE, false, room()) : sentence;
    getChildren().clear();
    for (RichText.Run run : RichText.of(shown).runs()) {
      Text text = new Text(run.text());
      text.getStyleClass().addAll("run", run.raised() ? "run-raised" : "run-plain");
      getChildren().add(text);
    }
    ScaledPane.moved(this);
    Pulse.ask();
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
