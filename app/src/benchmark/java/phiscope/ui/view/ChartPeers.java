package phiscope.ui.view;

import io.fair_acc.chartfx.XYChart;
import io.fair_acc.chartfx.axes.spi.DefaultNumericAxis;
import io.fair_acc.chartfx.renderer.ErrorStyle;
import io.fair_acc.chartfx.renderer.spi.ErrorDataSetRenderer;
import io.fair_acc.dataset.spi.DoubleDataSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.chart.LineChart;
import javafx.scene.chart.NumberAxis;
import javafx.scene.chart.XYChart.Data;
import javafx.scene.chart.XYChart.Series;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;
import phiscope.bench.HeartbeatEdit.SetInterval;
import phiscope.benchmark.Frames;
import phiscope.benchmark.MillionDocument;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.figure.DetectorFigures;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.figure.FigureMemory;
import phiscope.text.Messages;
import phiscope.ui.viewmodel.Settings;

/**
 * Charts of two libraries, and the saw-tooth of the workbench, with one value changed at each frame
 * after the first: without animation, without symbols, with fixed axes. One that needs longer than
 * {@link #PATIENCE} for its frames is given up.
 *
 * <p>Nothing is changed at the first frame, since ChartFX 11.3.1 takes the read lock of its values
 * when the window asks for its size, and gives it back after the first frame has been laid out: a
 * change at that frame would wait for it forever, on the very thread that has to lay out.
 */
public final class ChartPeers {
  private static final int WARM = 10;
  private static final int FRAMES = 40;
  private static final long PATIENCE = 20_000_000_000L;

  /** A frame that does not end holds the thread of the screen: then nothing more can be shown. */
  private static final long STANDSTILL = 5 * PATIENCE;

  private static final double WIDTH = 1000;
  private static final double HEIGHT = 600;
  private static final double TOP = 10;

  private ChartPeers() {}

  /** A chart, and how one of its values is changed. */
  private record Chart(Parent node, IntConsumer change) {}

  /** Prints a table of charts with so many values. */
  public static void measure(List<Integer> sizes) throws Exception {
    Map<String, IntFunction<Chart>> charts = new LinkedHashMap<>();
    charts.put("saw-tooth", ChartPeers::ours);
    charts.put("JavaFX LineChart", ChartPeers::lineChart);
    charts.put("ChartFX 11.3.1", ChartPeers::chartFx);
    Set<String> givenUp = new HashSet<>();
    // Once for the compiler, so that none is first.
    for (IntFunction<Chart> chart : charts.values()) {
      frames(chart, sizes.get(0));
    }
    System.out.println("| values | " + String.join(" | ", charts.keySet()) + " |");
    System.out.println("| ---: |" + " ---: |".repeat(charts.size()));
    for (int size : sizes) {
      System.out.printf(Locale.ROOT, "| %,d", size);
      for (Map.Entry<String, IntFunction<Chart>> chart : charts.entrySet()) {
        System.out.print(" | ");
        if (!givenUp.contains(chart.getKey())) {
          Frames frames = frames(chart.getValue(), size);
          System.out.print(frames.isFull() ? frames.row() : "given up after 20 s");
          if (!frames.isFull()) {
            givenUp.add(chart.getKey());
          }
        }
      }
      System.out.println(" |");
    }
  }

  private static double value(int i) {
    return i % 500 == 0 ? 9 : (i * 31 % 100) / 50.0;
  }

  private static Chart lineChart(int size) {
    List<Data<Number, Number>> values = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      values.add(new Data<>(i, value(i)));
    }
    Series<Number, Number> series = new Series<>();
    series.getData().setAll(values);
    NumberAxis x = new NumberAxis(0, size, size / 10.0);
    NumberAxis y = new NumberAxis(0, TOP, 1);
    x.setAnimated(false);
    y.setAnimated(false);
    LineChart<Number, Number> chart = new LineChart<>(x, y);
    chart.setCreateSymbols(false);
    chart.setAnimated(false);
    chart.getData().add(series);
    return new Chart(chart, i -> values.get(size / 2).setYValue(1 + i % 7));
  }

  private static Chart chartFx(int size) {
    double[] x = new double[size];
    double[] y = new double[size];
    for (int i = 0; i < size; i++) {
      x[i] = i;
      y[i] = value(i);
    }
    DoubleDataSet values = new DoubleDataSet("phi", x, y, size, false);
    XYChart chart = new XYChart(axis(size), axis(TOP));
    ErrorDataSetRenderer line = new ErrorDataSetRenderer();
    line.setDrawMarker(false);
    line.setErrorStyle(ErrorStyle.NONE);
    chart.getRenderers().setAll(line);
    chart.getDatasets().add(values);
    return new Chart(chart, i -> values.set(size / 2, size / 2.0, 1 + i % 7));
  }

  private static DefaultNumericAxis axis(double high) {
    DefaultNumericAxis axis = new DefaultNumericAxis(0, high, high / 10);
    axis.setAutoRanging(false);
    axis.setAnimated(false);
    return axis;
  }

  /** A figure on its canvas: an interval is changed, all is read, drawn and painted. */
  private static Chart ours(int size) {
    DetectorBench first = MillionDocument.of(size, new RecordRule.All()).bench();
    Messages messages = Messages.in(Messages.Language.ENGLISH);
    Pane pane = new Pane();
    FigureCanvas canvas =
        new FigureCanvas(
            pane,
            new Appearance(
                new SimpleObjectProperty<>(Settings.first(Messages.Language.ENGLISH)), () -> 1));
    pane.getChildren().add(canvas);
    FigureMemory memory = new FigureMemory();
    DetectorReading[] reading = {DetectorReader.read(first)};
    IntConsumer change =
        i -> {
          DetectorBench bench = new SetInterval(0, size / 2, 1_000 + i % 7).apply(first);
          reading[0] = DetectorReader.read(bench, reading[0]);
          canvas.show(
              DetectorFigures.of(
                  FigureKind.SAW_TOOTH,
                  reading[0],
                  0,
                  FigureFrame.of(WIDTH, HEIGHT, messages),
                  memory));
        };
    return new Chart(pane, change);
  }

  private static Frames frames(IntFunction<Chart> made, int size) throws Exception {
    Frames frames = new Frames(FRAMES);
    CompletableFuture<Void> done = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          Chart chart = made.apply(size);
          Stage stage = new Stage();
          stage.setScene(new Scene(chart.node(), WIDTH, HEIGHT));
          stage.show();
          new Change(chart, stage, frames, done).start();
        });
    done.get(STANDSTILL, TimeUnit.NANOSECONDS);
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
      if (number++ > 0) {
        chart.change().accept(number);
      }
    }
  }
}
