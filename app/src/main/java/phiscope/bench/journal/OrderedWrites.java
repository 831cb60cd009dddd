package phiscope.bench.journal;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import phiscope.bench.Problem;

/**
 * Writes in the order in which they are asked for, beside the thread that asks. A short one is
 * waited for, so that it is on the disk before anything is shown; a long one, one that waits behind
 * it, and one that the disk keeps up, is not.
 *
 * <p>Asked by one thread.
 */
final class OrderedWrites {
  /** So long the screen may stand still for a step to be kept. */
  private static final long PATIENCE_MILLIS = 100;

  /** So long a window that closes waits for a disk. */
  private static final long END_MILLIS = 60_000;

  private final Executor background;
  private Write last;
  private long newest;
  private Optional<Problem> problem;
  private Runnable whenLate = () -> {};

  /**
   * @param background runs what it is given one after another, in order
   * @param problem what is wrong to begin with
   */
  OrderedWrites(Executor background, Optional<Problem> problem) {
    this.background = background;
    this.problem = problem;
    this.last = new Write(0, () -> problem);
    last.run();
  }

  /** What to do, on the thread that writes, when the outcome of a write comes late. */
  synchronized void whenLate(Runnable action) {
    whenLate = action;
  }

  /** What went wrong with the latest write that is done. */
  synchronized Optional<Problem> problem() {
    return problem;
  }

  /** Writes everything anew; what waits to be written before need not be written any more. */
  Optional<Problem> whole(Supplier<Optional<Problem>> work, boolean isLong) {
    synchronized (this) {
      newest++;
    }
    return add(work, isLong);
  }

  /**
   * Writes one more thing.
   *
   * @return what is wrong, as far as is known yet
   */
  Optional<Problem> add(Supplier<Optional<Problem>> work, boolean isLong) {
    boolean isBehind = !last.isDone(0);
    synchronized (this) {
      last = new Write(newest, work);
    }
    try {
      background.execute(last);
    } catch (RejectedExecutionException ended) {
      // Whoever ends the thread that writes has waited for all that came before.
      last.run();
    }
    boolean isDone = last.isDone(isBehind || isLong ? 0 : PATIENCE_MILLIS);
    if (!isDone) {
      last.comesLate();
    }
    return problem();
  }

  boolean isSettled() {
    return last.isDone(0);
  }

  /** Waits until all is written. */
  void awaitAll() {
    last.isDone(END_MILLIS);
  }

  /** One thing to be written. */
  private final class Write implements Runnable {
    private final long mine;
    private final Supplier<Optional<Problem>> work;
    private boolean isDone;
    private boolean isLate;

    Write(long mine, Supplier<Optional<Problem>> work) {
      this.mine = mine;
      this.work = work;
    }

    @Override
    public void run() {
      if (isWanted()) {
        done(work.get());
      }
      Runnable then;
      synchronized (OrderedWrites.this) {
        isDone = true;
        OrderedWrites.this.notifyAll();
        then = isLate ? whenLate : () -> {};
      }
      then.run();
    }

    private boolean isWanted() {
      synchronized (OrderedWrites.this) {
        return mine == newest;
      }
    }

    private void done(Optional<Problem> outcome) {
      synchronized (OrderedWrites.this) {
        problem = outcome;
      }
    }

    boolean isDone(long patienceMillis) {
      long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patienceMillis);
      synchronized (OrderedWrites.this) {
        try {
          for (long left = until - System.nanoTime();
              !isDone && left > 0;
              left = until - System.nanoTime()) {
            TimeUnit.NANOSECONDS.timedWait(OrderedWrites.this, left);
          }
        } catch (InterruptedException interrupted) {
          Thread.currentThread().interrupt();
        }
        return isDone;
      }
    }

    void comesLate() {
      Runnable then;
      synchronized (OrderedWrites.this) {
        isLate = true;
        then = isDone ? whenLate : () -> {};
      }
      // It was done in between: the one who asked gets the newest answer anyway.
      then.run();
    }
  }
}
