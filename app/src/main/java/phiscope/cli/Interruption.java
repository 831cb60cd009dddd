package phiscope.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl+C, or a polite signal to end: the running work is told to stop and given two seconds to
 * write what it has.
 */
final class Interruption implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 2;

  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook;

  /**
   * @param stop tells the work to end soon; called on another thread
   */
  Interruption(Runnable stop) {
    hook =
        new Thread(
            () -> {
              stop.run();
              await();
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
