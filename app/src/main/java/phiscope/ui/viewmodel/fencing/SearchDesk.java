package phiscope.ui.viewmodel.fencing;

import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import phiscope.ui.FxThread;

/**
 * Work beside the window that takes a while: one at a time, with progress, and it can be stopped.
 * What was found stays until something else is.
 *
 * @param <Q> what is asked
 * @param <R> what is found
 */
public final class SearchDesk<Q, R> {
  private final String name;
  private final Search<Q, R> search;
  private final Runnable onChange;
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper(false);
  private ExecutorService thread;
  private AtomicBoolean cancelled = new AtomicBoolean(false);
  private volatile Progress progress = Progress.NONE;
  private Optional<Found<Q, R>> found = Optional.empty();

  /** Looks for something; nothing comes of it once {@code cancelled} says so. */
  @FunctionalInterface
  public interface Search<Q, R> {
    Optional<R> search(Q question, Consumer<Progress> progress, BooleanSupplier cancelled);
  }

  /**
   * How far it is.
   *
   * @param done of something that the panel knows
   * @param depth how deep, where that means anything
   */
  public record Progress(long done, int depth) {
    static final Progress NONE = new Progress(0, 0);
  }

  /** An answer and what it is to. */
  public record Found<Q, R>(Q question, R answer) {}

  /**
   * @param name of the thread
   * @param onChange called on the thread of the scene whenever there is something else to show
   */
  public SearchDesk(String name, Search<Q, R> search, Runnable onChange) {
    this.name = name;
    this.search = search;
    this.onChange = onChange;
  }

  public ReadOnlyBooleanProperty runningProperty() {
    return running.getReadOnlyProperty();
  }

  public Progress progress() {
    return progress;
  }

  /** What was found last. */
  public Optional<Found<Q, R>> found() {
    return found;
  }

  /** What was found last, if it was asked the same. */
  public Optional<R> answer(Q question) {
    return found.filter(last -> last.question().equals(question)).map(Found::answer);
  }

  public void begin(Q question) {
    cancelled.set(true);
    AtomicBoolean mine = new AtomicBoolean(false);
    cancelled = mine;
    progress = Progress.NONE;
    running.set(true);
    onChange.run();
    if (thread == null) {
      thread = FxThread.background(name);
    }
    thread.execute(() -> work(question, mine));
  }

  private void work(Q question, AtomicBoolean mine) {
    AtomicReference<Optional<R>> answer = new AtomicReference<>(Optional.empty());
    try {
      answer.set(search.search(question, now -> progressed(mine, now), mine::get));
    } finally {
      // A search that fails is over too: nobody waits for it, and another can be begun.
      FxThread.run(() -> finished(mine, question, answer.get()));
    }
  }

  private void progressed(AtomicBoolean mine, Progress now) {
    if (mine == cancelled) {
      progress = now;
      FxThread.run(onChange);
    }
  }

  private void finished(AtomicBoolean mine, Q question, Optional<R> answer) {
    if (mine == cancelled) {
      running.set(false);
      answer.ifPresent(now -> found = Optional.of(new Found<>(question, now)));
      onChange.run();
    }
  }

  /** Stops; what a search makes of what it has by then is found. */
  public void cancel() {
    cancelled.set(true);
  }
}
