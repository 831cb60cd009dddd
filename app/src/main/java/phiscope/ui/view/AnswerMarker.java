package phiscope.ui.view;

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

  AnswerMarker(FigureView figure) {
    this.figure = figure;
    line.getStyleClass().add("answer-marker");
    line.setMouseTransparent(true);
  }

  void move(double predicted, double answer, Bench bench) {
    figure.overlay().setAnswer(line);
    share.subscribe(now -> place(predicted + now.doubleValue() * (answer - predicted)));
    if (bench.appearance().isMotionReduced()) {
      share.set(1);
    } else {
      Timeline timeline =
          new Timeline(new KeyFrame(TIME, new KeyValue(share, 1, Interpolator.EASE_BOTH)));
      timeline.play();
    }
  }

  private void place(double value) {
    figure.painted().flatMap(Figure::x).ifPresent(axis -> place(axis, value));
  }

  private void place(Axis axis, double value) {
    line.resizeRelocate(axis.pixel(value) - WIDTH / 2, 0, WIDTH, figure.getHeight());
  }
}
