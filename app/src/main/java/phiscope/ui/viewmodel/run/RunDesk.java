package phiscope.ui.viewmodel.run;

import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import phiscope.core.kernel.RunWatch;
import phiscope.ui.viewmodel.LatestWork;

/**
 * Makes the runs that a document needs: short ones at once, long ones beside the window, where they
 * can be stopped. Until a long one is there, what was there before is shown, and to look elsewhere
 * in it does not begin the long one anew.
 *
 * <p>For one thread, that of the screen.
 *
 * @param <B> the documents
 * @param <R> what they say
 */
public final class RunDesk<B, R> {
  private final Reader<B, R> reader;
  private final Executor screen;
  private final Runnable onChange;
  private final LatestWork<Made<R>> late;
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(false);
  private RunProgress making = RunProgress.none();
  private int percent;
  private R reading;
  private B wanted;

  /**
   * How documents are read.
   *
   * @param <B> the documents
   * @param <R> what they say
   */
  public interface Reader<B, R> {
    /** Whether a document is read within the time of a gesture, after another reading. */
    boolean isQuick(B document, R before);

    /** Reads a document for which that is quick. */
    R read(B document, R before);

    /** Reads a document beside the window; what is cut short is there as far as it came. */
    R read(B document, R before, RunWatch watch);

    /** Whether the runs that are made for one document are those of the other too. */
    boolean needSameRuns(B one, B other);
  }

  private record Made<R>(RunProgress by, R reading) {}

  /**
   * @param document the first one
   * @param reading what it says
   * @param background where long runs are made
   * @param screen where they arrive
   * @param onChange called whenever there is something else to show than was there when a document
   *     was read
   */
  public RunDesk(
      Reader<B, R> reader,
      B document,
      R reading,
      Executor background,
      Executor screen,
      Runnable onChange) {
    this.reader = reader;
    this.wanted = document;
    this.reading = reading;
    this.screen = screen;
    this.onChange = onChange;
    this.late = new LatestWork<>(background, screen, this::arrived, this::failed);
  }

  /** What was made last. */
  public R reading() {
    return reading;
  }

  /** Whether a run is being made beside the window. */
  public ReadOnlyBooleanProperty busyProperty() {
    return busy.getReadOnlyProperty();
  }

  /** How far the run is that is being made, in percent. */
  public int percent() {
    return percent;
  }

  /** Stops making the run; what there is of it is shown. */
  public void cancel() {
    making.cancel();
  }

  /** Shows another document as soon as its run is there. */
  public void read(B document) {
    boolean isBeingMade = busy.get() && reader.needSameRuns(document, wanted);
    wanted = document;
    if (isBeingMade) {
      return;
    }
    // One that nobody waits for any more ends at once, and is not shown.
    making.cancel();
    if (reader.isQuick(document, reading)) {
      making = RunProgress.none();
      late.forget();
      reading = reader.read(document, reading);
      busy.set(false);
    } else {
      begin(document);
    }
  }

  private void begin(B document) {
    RunProgress mine = new RunProgress(screen, this::reached);
    making = mine;
    percent = 0;
    R before = reading;
    Optional<Made<R>> made = late.ask(() -> new Made<>(mine, reader.read(document, before, mine)));
    made.ifPresent(now -> reading = now.reading());
    busy.set(made.isEmpty());
  }

  private void reached(int now) {
    percent = now;
    if (busy.get()) {
      onChange.run();
    }
  }

  private void arrived(Made<R> made) {
    if (made.by() == making) {
      reading = reader.read(wanted, made.reading());
      busy.set(false);
      onChange.run();
    }
  }

  /** What was there before stays; the next change of the document begins anew. */
  private void failed() {
    busy.set(false);
    onChange.run();
  }
}
