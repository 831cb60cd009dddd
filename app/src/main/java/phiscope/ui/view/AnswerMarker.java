package phiscope.ui.view;

import java.util.Optional;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import phiscope.figure.Axis;
import phiscope.figure.Figure;

/** The engine's answer, moving over a figure from the prediction to where it belongs. */
final class AnswerMarker {
  private static final Duration TIME = Duration.millis(900);
  private static final double WIDTH = 3;

  private final FigureView figure;
  private final Region line = new Region();
  private final DoubleProperty share = new SimpleDoubleProperty(0);
  private Timeline timeline = new Timeline();
  private double predicted;
  private double answer;

  AnswerMarker(FigureView figure) {
    this.figure = figure;
    line.getStyleClass().add("answer-marker");
    line.setMouseTransparent(true);
  }

  void move(double from, double to, Bench bench) {
    predicted = from;
    answer = to;
    figure.overlay().setAnswer(this);
    share.subscribe(now -> place());
    if (bench.appearance().isMotionReduced()) {
      share.set(1);
    } else {
      timeline = new Timeline(new KeyFrame(TIME, new KeyValue(share, 1, Interpolator.EASE_BOTH)));
      timeline.play();
    }
  }

  /** Takes the marker off its figure. */
  void remove() {
    timeline.stop();
    figure.overlay().setAnswer(null);
  }

  Region line() {
    return line;
  }

  /** Puts it where its value is on the figure's axis of now. */
  void place() {
    double value = predicted + share.get() * (answer - predicted);
    figure.painted().flatMap(Figure::x).ifPresent(axis -> place(axis, value));
  }

  private void place(Axis axis, double value) {
    // Within the plot, clear of the plate above it and of the numbers below.
    Optional<Axis> y = figure.painted().flatMap(Figure::y);
    double top = y.map(it -> Math.min(it.start(), it.end())).orElse(0.0);
    double bottom = y.map(it -> Math.max(it.start(), it.end())).orElse(figure.getHeight());
    line.resizeRelocate(axis.pixel(value) - WIDTH / 2, top, WIDTH, Math.max(0, bottom - top));
  }
}
