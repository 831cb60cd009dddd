package phiscope.ui;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import javafx.application.Platform;

/** The one door to the thread that owns the scene, and to the threads that must not touch it. */
public final class FxThread {
  private FxThread() {}

  /** Runs on the scene's thread: at once when already there. */
  public static void run(Runnable work) {
    if (Platform.isFxApplicationThread()) {
      work.run();
    } else {
      Platform.runLater(work);
    }
  }

  /** Runs on the scene's thread after what is going on now. */
  public static void later(Runnable work) {
    Platform.runLater(work);
  }

  /** One background thread, in order, that does not keep the program alive. */
  public static ExecutorService background(String name) {
    ThreadFactory threads =
        work -> {
          Thread thread = new Thread(work, name);
          thread.setDaemon(true);
          return thread;
        };
    return Executors.newSingleThreadExecutor(threads);
  }
}
