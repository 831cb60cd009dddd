package phiscope.ui.viewmodel;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Computes what would hold up the screen. A request that is done within half a frame is answered at
 * once; another is answered later. One computation runs at a time, and only the latest request
 * waits: those between are never begun.
 *
 * <p>For one thread, that of the screen.
 *
 * @param <R> what is computed
 */
public final class LatestWork<R> {
  /** How long the screen may wait for an answer: somewhat more than half a frame. */
  private static final long GRACE_MILLIS = 10;

  private final Executor background;
  private final Executor screen;
  private final Consumer<R> whenLate;
  private FutureTask<R> running;
  private Callable<R> waiting;
  // How often answers were given up; read by the thread that computes.
  private volatile long forgotten;

  /**
   * @param background where it is computed
   * @param screen where answers arrive
   * @param whenLate what to do with an answer that was not there at once
   */
  public LatestWork(Executor background, Executor screen, Consumer<R> whenLate) {
    this.background = background;
    this.screen = screen;
    this.whenLate = whenLate;
  }

  /** Whether an answer is still to come. */
  public boolean isPending() {
    return running != null;
  }

  /** Asks; the answer if it is there at once. */
  public Optional<R> ask(Callable<R> work) {
    if (running != null) {
      waiting = work;
      return Optional.empty();
    }
    FutureTask<R> task = begin(work);
    try {
      R done = task.get(GRACE_MILLIS, TimeUnit.MILLISECONDS);
      running = null;
      return Optional.of(done);
    } catch (TimeoutException late) {
      return Optional.empty();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } catch (ExecutionException failed) {
      running = null;
      throw new IllegalStateException(failed.getCause());
    }
  }

  /**
   * Asks for what can be ended early.
   *
   * @param work told whether the answer is still wanted, whenever it asks
   */
  public Optional<R> askStoppable(Function<BooleanSupplier, R> work) {
    long mine = forgotten;
    return ask(() -> work.apply(() -> forgotten != mine));
  }

  /** Nobody wants the answers any more that are still to come: what can be stopped ends. */
  public void forget() {
    forgotten = forgotten + 1;
    if (running != null) {
      running.cancel(false);
    }
    running = null;
    waiting = null;
  }

  private FutureTask<R> begin(Callable<R> work) {
    FutureTask<R> task =
        new FutureTask<>(work) {
          @Override
          protected void done() {
            screen.execute(() -> finished(this));
          }
        };
    running = task;
    background.execute(task);
    return task;
  }

  /** An answer has come; one that was there at once, or is no longer wanted, is none. */
  private void finished(FutureTask<R> task) {
    if (task != running) {
      return;
    }
    running = null;
    Callable<R> next = waiting;
    waiting = null;
    if (next != null) {
      begin(next);
    }
    try {
      whenLate.accept(task.get());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (CancellationException noLongerWanted) {
      return;
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
  }
}
