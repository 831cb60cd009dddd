package phiscope.ui;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.TitledPane;
import javafx.stage.Stage;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;
import phiscope.bench.Bench;
import phiscope.bench.BenchKind;
import phiscope.bench.OpeningBench;
import phiscope.figure.FigureKind;
import phiscope.text.Messages.Language;
import phiscope.ui.view.BenchView;
import phiscope.ui.view.FigureView;
import phiscope.ui.view.Section;
import phiscope.ui.view.WorkbenchWindow;
import phiscope.ui.view.run.RunBenchView;
import phiscope.ui.viewmodel.Settings;

/** One window for all tests of the window, driven by a real mouse and keyboard. */
final class Ui {
  private static final int WIDTH = 1280;
  private static final int HEIGHT = 720;

  /** How many seconds a test waits for what takes long. */
  private static final long PATIENCE = 120;

  /** The files that the next dialogs are answered with. */
  static final ScriptedFiles FILES = new ScriptedFiles();

  /** What failed on the thread of the scene where no test was asking for it. */
  private static final Queue<Throwable> FAILED = new ConcurrentLinkedQueue<>();

  private static Ui only;

  /** Is told what fails on the thread of the scene. */
  private static Thread.UncaughtExceptionHandler watching;

  final Stage stage;
  final WorkbenchWindow window;
  final Hands hands = new Hands();

  private Ui(Stage stage, WorkbenchWindow window) {
    this.stage = stage;
    this.window = window;
  }

  /** The window, as at the first start: the opening document, English, light. */
  static Ui fresh() {
    return fresh(OpeningBench.document("new tasks", "recovery"));
  }

  /** The window, as at the first start and with a document opened in the same pulse. */
  static synchronized Ui fresh(Bench document) {
    try {
      if (only == null) {
        only = open();
      }
      only.reset(document);
      return only;
    } catch (TimeoutException e) {
      throw new AssertionError(e);
    }
  }

  private static Ui open() throws TimeoutException {
    try {
      Path data = Files.createTempDirectory("phiscope-ui");
      System.setProperty("phiscope.data", data.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Platform.setImplicitExit(false);
    Stage stage = FxToolkit.registerPrimaryStage();
    WorkbenchWindow[] made = new WorkbenchWindow[1];
    FxToolkit.setupFixture(
        () -> {
          made[0] = new WorkbenchWindow(stage, FILES);
          made[0].open(List.of());
          stage.setX(0);
          stage.setY(0);
        });
    run(Ui::watchFailures);
    return new Ui(stage, made[0]);
  }

  private static boolean isOurs(StackTraceElement line) {
    return line.getClassName().startsWith("phiscope.");
  }

  private static void watchFailures() {
    Thread screen = Thread.currentThread();
    Thread.UncaughtExceptionHandler told = screen.getUncaughtExceptionHandler();
    watching =
        (thread, failure) -> {
          // The toolkit without a screen has failures of its own, such as at the end of a drop.
          if (Arrays.stream(failure.getStackTrace()).anyMatch(Ui::isOurs)) {
            FAILED.add(failure);
          }
          told.uncaughtException(thread, failure);
        };
    screen.setUncaughtExceptionHandler(watching);
  }

  private void reset(Bench document) {
    size(WIDTH, HEIGHT);
    // Another window that a test opened had the keys, and was told what fails.
    run(stage::requestFocus);
    run(() -> Thread.currentThread().setUncaughtExceptionHandler(watching));
    run(
        () -> {
          window.workbench().change(settings -> Settings.first(Language.ENGLISH));
          window.workbench().speak(window.workbench().messages());
          window.lesson().leave();
          window.lesson().changeMode(phiscope.lesson.LessonMode.PROBLEM);
          window.model().look(options -> phiscope.ui.viewmodel.ViewOptions.none());
          window.view().dialogs().close();
          window
              .document()
              .opened(OpeningBench.document("new tasks", "recovery"), java.util.Optional.empty());
          window.view().benchViews().forEach(BenchView::showFigures);
          window.view().benchViews().forEach(Ui::frontAtFirst);
          window.workbench().say("");
          stage.getScene().getRoot().lookupAll(".section").stream()
              .filter(Section.class::isInstance)
              .forEach(section -> ((Section) section).asAtFirst());
          if (document.kind() != BenchKind.DETECTOR) {
            window.document().opened(document, java.util.Optional.empty());
          }
        });
    pulse();
  }

  /** The first panel of those that share a place is in front, whichever a test has chosen. */
  private static void frontAtFirst(BenchView bench) {
    if (bench instanceof RunBenchView runs && runs.madePanels().isPresent()) {
      List<String> ids = new ArrayList<>(runs.panels().ids());
      Collections.reverse(ids);
      ids.forEach(runs.panels()::reveal);
    }
  }

  /** Sizes the window. */
  void size(double width, double height) {
    if (stage.getWidth() != width || stage.getHeight() != height) {
      run(
          () -> {
            // Monocle writes a picture of the old size into a new one if it is shown meanwhile.
            stage.hide();
            stage.setWidth(width);
            stage.setHeight(height);
            stage.show();
          });
      pulse();
    }
  }

  /** Does something on the thread of the scene and waits for it. */
  static void run(Runnable work) {
    call(
        () -> {
          work.run();
          return null;
        });
  }

  static <T> T call(Callable<T> work) {
    try {
      T done = WaitForAsyncUtils.asyncFx(work).get(20, TimeUnit.SECONDS);
      Throwable failed = FAILED.poll();
      if (failed != null) {
        throw new AssertionError("a failure in the window", failed);
      }
      return done;
    } catch (ExecutionException | TimeoutException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  /** Waits until two pulses have brought the screen up to date. */
  static void pulse() {
    CountDownLatch pulses = new CountDownLatch(2);
    AnimationTimer timer =
        new AnimationTimer() {
          @Override
          public void handle(long now) {
            pulses.countDown();
          }
        };
    Platform.runLater(timer::start);
    try {
      if (!pulses.await(20, TimeUnit.SECONDS)) {
        throw new AssertionError("no pulse for 20 s");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    Platform.runLater(timer::stop);
    WaitForAsyncUtils.waitForFxEvents(1);
  }

  /** Waits, pulse for pulse, until something holds on the thread of the scene. */
  static void await(Callable<Boolean> holds) {
    long begun = System.nanoTime();
    while (!call(holds)) {
      if (System.nanoTime() - begun > TimeUnit.SECONDS.toNanos(PATIENCE)) {
        throw new AssertionError("does not come to hold within " + PATIENCE + " s");
      }
      pulse();
    }
  }

  /** Waits until something holds, and is on the screen. */
  static void awaitShown(Callable<Boolean> holds) {
    await(holds);
    pulse();
  }

  /** Types a text into what has the focus. */
  void type(String text) {
    run(
        () -> {
          Node owner = stage.getScene().getFocusOwner();
          for (char letter : text.toCharArray()) {
            owner.fireEvent(
                new javafx.scene.input.KeyEvent(
                    javafx.scene.input.KeyEvent.KEY_TYPED,
                    String.valueOf(letter),
                    "",
                    javafx.scene.input.KeyCode.UNDEFINED,
                    false,
                    false,
                    false,
                    false));
          }
        });
  }

  /** Clicks with the mouse on what has an id. */
  void click(String id) {
    Node node = find(id, Node.class);
    javafx.geometry.Bounds place = call(() -> node.localToScreen(node.getLayoutBounds()));
    hands.click(new javafx.geometry.Point2D(place.getCenterX(), place.getCenterY()));
  }

  FigureView figure(FigureKind kind) {
    return figure(kind.id());
  }

  FigureView figure(String id) {
    return find(id, FigureView.class);
  }

  /**
   * What has an id, with the sections around it unfolded, whatever an earlier test left folded. A
   * section that was never unfolded is empty: then they are unfolded one after another, as by
   * somebody who looks for it, and those folded again that it does not stand in.
   */
  <N extends Node> N unfolded(String id, Class<N> type) {
    N node =
        type.cast(
            call(
                () -> {
                  Node found = stage.getScene().lookup("#" + id);
                  return found == null ? lookInFolded(stage.getScene().getRoot(), id) : found;
                }));
    if (node == null) {
      throw new AssertionError("nothing in the window is called " + id);
    }
    run(
        () -> {
          for (Node around = node; around != null; around = around.getParent()) {
            if (around instanceof TitledPane section) {
              section.setExpanded(true);
            }
          }
        });
    pulse();
    return node;
  }

  private static Node lookInFolded(Parent in, String id) {
    for (Node child : List.copyOf(in.getChildrenUnmodifiable())) {
      TitledPane folded = child instanceof TitledPane pane && !pane.isExpanded() ? pane : null;
      if (folded != null) {
        folded.setExpanded(true);
        // Its skin, and with it the way to what stands in it, comes with its style.
        folded.applyCss();
      }
      Node found = child.lookup("#" + id);
      if (found == null && child instanceof Parent parent) {
        found = lookInFolded(parent, id);
      }
      if (found != null) {
        return found;
      }
      if (folded != null) {
        folded.setExpanded(false);
      }
    }
    return null;
  }

  <N extends Node> N find(String id, Class<N> type) {
    Node node = call(() -> stage.getScene().lookup("#" + id));
    if (node == null) {
      throw new AssertionError("nothing in the window is called " + id);
    }
    return type.cast(node);
  }
}
