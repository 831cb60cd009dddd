package phiscope.ui.view;

import java.io.IOException;
import java.lang.ref.Reference;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.IntFunction;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.canvas.Canvas;
import javafx.stage.Stage;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorEdit;
import phiscope.benchmark.Frames;
import phiscope.benchmark.Measuring;
import phiscope.benchmark.MillionDocument;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.ui.viewmodel.OpenGesture;

/**
 * Drags over a long recording in a real window: what they cost the thread of the screen, frame by
 * frame, and the frames themselves beside those of the same window with its canvases cleared.
 *
 * <p>Frames follow each other as fast as they can. Own work is that of the edit, of the texts and
 * of the painting of figures, in processor time of the thread; not the layout of JavaFX and not
 * what it makes of the canvases, which are in the frame. A long tape is read, and its figures are
 * drawn, by a thread beside it, whose processor time is told by itself.
 */
public final class MillionWindow {
  private static final int WARM = 40;
  private static final int COMPILED = 300;
  private static final int FRAMES = 100;
  private static final int UNDO_STEPS = 1000;

  private final Stage stage;
  private final WorkbenchWindow window;
  private long drags;

  private MillionWindow(Stage stage, WorkbenchWindow window) {
    this.stage = stage;
    this.window = window;
  }

  /** Prints the tables of documents of these sizes. */
  public static void measure(List<Integer> sizes) throws IOException {
    System.setProperty("phiscope.data", Files.createTempDirectory("phiscope-million").toString());
    MillionWindow opened = onScreen(MillionWindow::open);
    opened.pause(WARM);
    for (int size : sizes) {
      opened.memory(size);
      opened.warmUp(MillionDocument.of(size, new RecordRule.All()));
      for (RecordRule rule : List.of(new RecordRule.All(), new RecordRule.WhileAvailable())) {
        opened.table(MillionDocument.of(size, rule), rule);
      }
    }
    onScreen(
        () -> {
          opened.stage.close();
          opened.window.close();
          return null;
        });
  }

  private static MillionWindow open() {
    Platform.setImplicitExit(false);
    Stage stage = new Stage();
    WorkbenchWindow window = new WorkbenchWindow(stage);
    window.open(List.of());
    stage.setX(0);
    stage.setY(0);
    stage.setWidth(1920);
    stage.setHeight(1080);
    return new MillionWindow(stage, window);
  }

  private static <T> T onScreen(Callable<T> work) {
    CompletableFuture<T> done = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          try {
            done.complete(work.call());
          } catch (Exception failed) {
            done.completeExceptionally(failed);
          }
        });
    try {
      return done.join();
    } catch (CompletionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
  }

  private void show(DetectorBench bench) {
    onScreen(
        () -> {
          window.document().opened(bench, Optional.empty());
          return null;
        });
    pause(WARM);
  }

  /** Drags that are not counted, until the compiler is done with them. */
  private void warmUp(MillionDocument document) {
    show(document.bench());
    for (IntFunction<DetectorEdit> edits : document.gestures().values()) {
      new Drag(edits, COMPILED).drag();
    }
  }

  private void table(MillionDocument document, RecordRule rule) {
    show(document.bench());
    Frames empty = cleared();
    String name = rule instanceof RecordRule.All ? "all" : "while available";
    System.out.printf(
        Locale.ROOT,
        "%n%,d heartbeats, intervals recorded: %s. The same canvases, cleared: %s ms a frame (median,"
            + " 99 %%).%n%n| drag | own work, median, 99 %% | beside it | frame, median, 99 %% |"
            + " beside cleared | of %d frames, with the reading of that moment | last reading after |%n",
        document.bench().tape().heartbeats().size(),
        name,
        empty.row(),
        FRAMES);
    System.out.println("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (Map.Entry<String, IntFunction<DetectorEdit>> gesture : document.gestures().entrySet()) {
      Drag drag = new Drag(gesture.getValue(), WARM + FRAMES);
      drag.drag();
      System.out.printf(
          Locale.ROOT,
          "| %s | %s ms | %s ms | %s ms | %.1f | %d | %.0f ms |%n",
          gesture.getKey(),
          drag.own.row(),
          drag.beside.row(),
          drag.frames.row(),
          drag.frames.quantile(0.5) / empty.quantile(0.5),
          drag.answered,
          drag.lastAnswer / 1e6);
    }
  }

  /** Lets so many frames pass. */
  private void pause(int frames) {
    new Timed(frames) {
      @Override
      void frame(int number) {
        Pulse.ask();
      }
    }.run();
  }

  /** The frames of the window while nothing is done but to clear its canvases. */
  private Frames cleared() {
    Frames frames = new Frames(FRAMES);
    Timed timed =
        new Timed(WARM + FRAMES) {
          @Override
          void frame(int number) {
            for (Node node : stage.getScene().getRoot().lookupAll("*")) {
              if (node instanceof Canvas canvas && canvas.getScene() != null) {
                canvas
                    .getGraphicsContext2D()
                    .clearRect(-1, -1, canvas.getWidth() + 2, canvas.getHeight() + 2);
              }
            }
          }

          @Override
          void took(int number, long nanoseconds) {
            if (number >= WARM) {
              frames.add(nanoseconds);
            }
          }
        };
    timed.run();
    return frames;
  }

  /** Work at the beginning of each of some frames. */
  private abstract static class Timed {
    private final int count;
    private final CompletableFuture<Void> done = new CompletableFuture<>();
    private int number;
    private long last;

    Timed(int count) {
      this.count = count;
    }

    abstract void frame(int number);

    void took(int number, long nanoseconds) {}

    final void run() {
      Platform.runLater(
          () ->
              new AnimationTimer() {
                @Override
                public void handle(long ignored) {
                  long now = System.nanoTime();
                  if (number > 0) {
                    took(number - 1, now - last);
                  }
                  last = now;
                  if (number == count) {
                    stop();
                    done.complete(null);
                    return;
                  }
                  frame(number++);
                }
              }.start());
      done.join();
    }
  }

  /** A drag: an edit at each frame. */
  private final class Drag extends Timed {
    private final IntFunction<DetectorEdit> edits;
    private final OpenGesture gesture = new OpenGesture(window.model(), ++drags);
    private final Frames own = new Frames(FRAMES);
    private final Frames beside = new Frames(FRAMES);
    private final Frames frames = new Frames(FRAMES);
    private final Thread reader = Measuring.thread("reader");
    private long besideBefore;
    private int answered;
    private long lastAnswer;

    Drag(IntFunction<DetectorEdit> edits, int count) {
      super(count);
      this.edits = edits;
    }

    @Override
    void frame(int number) {
      BenchView bench = window.view().benchView();
      long begin = Measuring.processorTime();
      gesture.step(edits.apply(number + 1));
      bench.beforeLayout();
      // The sizes are those of the frame before; the pulse then finds nothing left to do.
      bench.afterLayout();
      long work = Measuring.processorTime() - begin;
      long besideNow = Measuring.processorTime(reader);
      if (number >= WARM) {
        own.add(work);
        beside.add(besideNow - besideBefore);
        answered += window.model().pendingProperty().get() ? 0 : 1;
      }
      besideBefore = besideNow;
    }

    @Override
    void took(int number, long nanoseconds) {
      if (number >= WARM) {
        frames.add(nanoseconds);
      }
    }

    void drag() {
      run();
      long end = System.nanoTime();
      while (onScreen(() -> window.model().pendingProperty().get())) {
        pause(1);
      }
      lastAnswer = System.nanoTime() - end;
      onScreen(
          () -> {
            gesture.cancel();
            return null;
          });
      while (onScreen(() -> window.model().pendingProperty().get())) {
        pause(1);
      }
      pause(2);
    }
  }

  /** Bytes of the document, and of steps that can be undone. */
  private void memory(int size) {
    DetectorBench small = MillionDocument.of(10, new RecordRule.All()).bench();
    show(small);
    long before = Measuring.usedMemory();
    MillionDocument document = MillionDocument.of(size, new RecordRule.All());
    long alone = Measuring.usedMemory() - before;
    show(document.bench());
    long shown = Measuring.usedMemory() - before;
    List<DetectorEdit> edits = new ArrayList<>();
    for (int i = 0; i < UNDO_STEPS; i++) {
      edits.add(document.step(i));
    }
    onScreen(
        () -> {
          edits.forEach(window.model()::apply);
          return null;
        });
    while (onScreen(() -> window.model().pendingProperty().get())) {
      pause(1);
    }
    pause(2);
    long stepped = Measuring.usedMemory() - before;
    Reference.reachabilityFence(document);
    System.out.printf(
        Locale.ROOT,
        "%n%,d heartbeats: the document %.1f MB, with its reading and figures %.1f MB;"
            + " %,d steps that can be undone %.1f MB more, in all %d of them.%n",
        size,
        alone / 1e6,
        shown / 1e6,
        UNDO_STEPS,
        (stepped - shown) / 1e6,
        onScreen(() -> window.model().history().undoDepth()));
  }
}
