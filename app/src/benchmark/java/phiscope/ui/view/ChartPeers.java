package phiscope.ui.view;

import io.fair_acc.chartfx.XYChart;
import io.fair_acc.chartfx.axes.spi.DefaultNumericAxis;
import io.fair_acc.dataset.spi.DoubleDataSet;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.chart.LineChart;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.XYChart.Data;
import javafx.scene.chart.XYChart.Series;
import javafx.stage.Stage;
import phiscope.benchmark.Frames;

/**
 * Charts of two libraries with one value changed at each frame, at the sizes that they survive: one
 * that needs longer than {@link #PATIENCE} for its frames is given up. A LineChart of 100,000
 * values is not tried: it would not finish its first frame.
 */
public final class ChartPeers {
  private static final int WARM = 10;
  private static final int FRAMES = 60;
  private static final long PATIENCE = 60_000_000_000L;

  private ChartPeers() {}

  /** A chart, and how one of its values is changed. */
  private record Chart(Parent node, IntConsumer change) {}

  /** Prints a table. */
  public static void measure() {
    System.out.println("\n| chart, 1,000 x 600 | values | frame, ms, median | 99 % |");
    System.out.println("| --- | ---: | ---: | ---: |");
    rows("JavaFX LineChart", ChartPeers::lineChart, 1_000, 10_000);
    rows("ChartFX 11.3.1", ChartPeers::chartFx, 1_000, 100_000, 1_000_000);
  }

  private static void rows(String name, IntFunction<Chart> chart, int... sizes) {
    for (int size : sizes) {
      Frames frames = frames(chart, size);
      System.out.printf(
          Locale.ROOT,
          "| %s | %,d | %s |%n",
          name,
          size,
          frames.isFull() ? frames.row() : "given up after 60 s |");
    }
  }

  private static double value(int i) {
    return i % 500 == 0 ? 9 : (i * 31 % 100) / 50.0;
  }

  private static Chart lineChart(int size) {
    Series<Number, Number> series = new Series<>();
    for (int i = 0; i < size; i++) {
      series.getData().add(new Data<>(i, value(i)));
    }
    LineChart<Number, Number> chart = new LineChart<>(new NumberAxis(), new NumberAxis());
    chart.setCreateSymbols(false);
    chart.setAnimated(false);
    chart.getData().add(series);
    return new Chart(chart, i -> series.getData().get(size / 2).setYValue(1 + i % 7));
  }

  private static Chart chartFx(int size) {
    double[] x = new double[size];
    double[] y = new double[size];
    for (int i = 0; i < size; i++) {
      x[i] = i;
      y[i] = value(i);
    }
    DoubleDataSet values = new DoubleDataSet("phi", x, y, size, false);
    XYChart chart = new XYChart(new DefaultNumericAxis(), new DefaultNumericAxis());
    chart.getDatasets().add(values);
    return new Chart(chart, i -> values.set(size / 2, size / 2.0, 1 + i % 7));
  }

  private static Frames frames(IntFunction<Chart> made, int size) {
    Frames frames = new Frames(FRAMES);
    CompletableFuture<Void> done = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          Chart chart = made.apply(size);
          Stage stage = new Stage();
          stage.setScene(new Scene(chart.node(), 1000, 600));
          stage.show();
          new Change(chart, stage, frames, done).start();
        });
    done.join();
    return frames;
  }

  /** Changes a value at each frame, and closes the window in the end. */
  private static final class Change extends AnimationTimer {
    private final Chart chart;
    private final Stage stage;
    private final Frames frames;
    private final CompletableFuture<Void> done;
    private final long begin = System.nanoTime();
    private int number;
    private long last;

    Change(Chart chart, Stage stage, Frames frames, CompletableFuture<Void> done) {
      this.chart = chart;
      this.stage = stage;
      this.frames = frames;
      this.done = done;
    }

    @Override
    public void handle(long ignored) {
      long now = System.nanoTime();
      if (number > WARM) {
        frames.add(now - last);
      }
      last = now;
      if (frames.isFull() || now - begin > PATIENCE) {
        stop();
        stage.close();
        done.complete(null);
        return;
      }
      chart.change().accept(number++);
    }
  }
}
