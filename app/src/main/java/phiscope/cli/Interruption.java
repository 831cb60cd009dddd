package phiscope.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl+C, or a polite signal to end: the running work is told to stop and given time to write what
 * it has; then the process ends.
 */
final class Interruption implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 30;

  /** What the process would say by itself after such a signal. */
  private static final int BY_SIGNAL = 130;

  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook;
  private volatile int code = BY_SIGNAL;

  /**
   * @param stop tells the work to end soon; called on another thread
   */
  Interruption(Runnable stop) {
    hook =
        new Thread(
            () -> {
              stop.run();
              await();
              if (code != BY_SIGNAL) {
                // The only way to say how it went once the process is ending.
                Runtime.getRuntime().halt(code);
              }
            },
            "phiscope-interruption");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void await() {
    try {
      done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** The work has written what it has, and flushed it; the process then ends with this code. */
  void done(int exitCode) {
    code = exitCode;
    done();
  }

  /** The work has written what it has. */
  void done() {
    done.countDown();
  }

  @Override
  public void close() {
    done.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // The hook runs already: the process is ending, and it has been let go.
      return;
    }
  }
}
