package phiscope.ui.viewmodel;

import java.util.Optional;
import java.util.concurrent.Callable;
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
  private final Runnable whenFailed;
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
    this(background, screen, whenLate, () -> {});
  }

  /**
   * @param background where it is computed
   * @param screen where answers arrive
   * @param whenLate what to do with an answer that was not there at once
   * @param whenFailed what to do where none will come, since computing it has gone wrong; the
   *     failure itself is thrown on the screen's thread
   */
  public LatestWork(
      Executor background, Executor screen, Consumer<R> whenLate, Runnable whenFailed) {
    this.background = background;
    this.screen = screen;
    this.whenLate = whenLate;
    this.whenFailed = whenFailed;
  }

  /** Whether an answer is still to come. */
  public boolean isPending() {
    return running != null;
  }

  /**
   * Asks; the answer if it is there at once. One that is being computed is waited for within the
   * same half frame: else all that follow a late one would be late too, each behind the one before.
   */
  public Optional<R> ask(Callable<R> work) {
    long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(GRACE_MILLIS);
    FutureTask<R> before = running;
    if (before != null && !isDone(before, until)) {
      waiting = work;
      return Optional.empty();
    }
    waiting = null;
    FutureTask<R> task = begin(work);
    if (isDone(task, until)) {
      running = null;
      return Optional.of(answer(task));
    }
    if (before != null) {
      // Shown until the newer one comes.
      screen.execute(() -> showMeanwhile(before, task));
    }
    return Optional.empty();
  }

  private static boolean isDone(FutureTask<?> task, long until) {
    try {
      task.get(until - System.nanoTime(), TimeUnit.NANOSECONDS);
      return true;
    } catch (TimeoutException late) {
      return false;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    } catch (ExecutionException failed) {
      return true;
    }
  }

  private R answer(FutureTask<R> done) {
    try {
      return done.get();
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException("a task that is done makes nobody wait", interrupted);
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    }
  }

  private void showMeanwhile(FutureTask<R> before, FutureTask<R> newer) {
    if (running == newer) {
      whenLate.accept(answer(before));
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
    if (task.isCancelled()) {
      return;
    }
    if (next == null && hasFailed(task)) {
      whenFailed.run();
    }
    whenLate.accept(answer(task));
  }

  private static boolean hasFailed(FutureTask<?> done) {
    try {
      done.get();
      return false;
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException("a task that is done makes nobody wait", interrupted);
    } catch (ExecutionException failed) {
      return true;
    }
  }
}
