package phiscope.bench.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;
import phiscope.core.kernel.Workers;

/**
 * Threads for an {@link phiscope.core.kernel.Explorer}: the caller's and as many more as are
 * needed. They end with {@link #close}, and with the program if that is forgotten.
 */
public final class SearchThreads implements Workers, AutoCloseable {
  private final int count;
  private final ExecutorService others;

  private SearchThreads(int count) {
    this.count = count;
    others =
        Executors.newFixedThreadPool(
            Math.max(1, count - 1),
            task -> {
              Thread thread = new Thread(task, "search");
              thread.setDaemon(true);
              return thread;
            });
  }

  /**
   * So many threads.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public static SearchThreads of(int count) {
    if (count < 1) {
      throw new IllegalArgumentException("count must be 1 or more, got " + count);
    }
    return new SearchThreads(count);
  }

  /** One for each processor. */
  public static SearchThreads ofAllProcessors() {
    return of(Runtime.getRuntime().availableProcessors());
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public void run(IntConsumer task) {
    List<Future<?>> running = new ArrayList<>();
    for (int part = 1; part < count; part++) {
      int number = part;
      running.add(others.submit(() -> task.accept(number)));
    }
    Throwable failure = null;
    try {
      task.accept(0);
    } catch (RuntimeException | Error thrown) {
      failure = thrown;
    }
    for (Future<?> part : running) {
      failure = await(part, failure);
    }
    if (failure instanceof Error error) {
      throw error;
    }
    if (failure != null) {
      throw (RuntimeException) failure;
    }
  }

  /** Waits whatever happens: a part that still ran would write to what the search has left. */
  private static Throwable await(Future<?> part, Throwable before) {
    boolean interrupted = false;
    try {
      while (true) {
        try {
          part.get();
          return before;
        } catch (InterruptedException late) {
          interrupted = true;
        } catch (ExecutionException failed) {
          return before == null ? failed.getCause() : before;
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  @Override
  public void close() {
    others.shutdown();
  }
}
