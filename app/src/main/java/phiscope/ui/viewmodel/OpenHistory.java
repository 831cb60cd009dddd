package phiscope.ui.viewmodel;

import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import phiscope.bench.Bench;
import phiscope.bench.Edit;
import phiscope.bench.EditHistory;

/**
 * The history of the document that is open on a bench: the one writable fact there. Everything that
 * is done to the document goes through here; finished steps are kept before they are shown.
 *
 * @param <B> the documents: of one bench
 */
public final class OpenHistory<B extends Bench> {
  private final Class<B> documents;
  private final ReadOnlyObjectWrapper<EditHistory<B>> history;
  private final BiConsumer<B, B> show;
  private EditJournal journal = EditJournal.none();
  private long gestures;

  /**
   * @param first the document to begin with
   * @param show shows the document, after whatever was done; told the one before it and the one now
   */
  public OpenHistory(Class<B> documents, B first, BiConsumer<B, B> show) {
    this.documents = documents;
    this.history = new ReadOnlyObjectWrapper<>(EditHistory.of(first));
    this.show = show;
  }

  /** Its value is another one with everything that is done. */
  public ReadOnlyObjectProperty<EditHistory<B>> historyProperty() {
    return history.getReadOnlyProperty();
  }

  private EditHistory<B> now() {
    return history.get();
  }

  /** The document. */
  public B present() {
    return now().present();
  }

  /** Where finished steps are kept from now on. */
  void keepIn(EditJournal newJournal) {
    journal = newJournal;
  }

  /** Does one edit as a step of its own. */
  void apply(Edit<B> edit) {
    keep(now().apply(edit));
  }

  void undo() {
    keep(now().undo());
  }

  void redo() {
    keep(now().redo());
  }

  /** The number of a gesture that begins. */
  public long newGesture() {
    gestures++;
    return gestures;
  }

  /** Does an edit of a gesture that goes on, in place of what it did before. */
  public void inGesture(long gesture, Edit<B> edit) {
    put(now().apply(edit, gesture));
  }

  /** Keeps what a gesture that goes on for long has done so far; it stays one step. */
  void keepGesture() {
    journal.follows(now());
  }

  /** The gesture is at its end: it is one step. */
  public void finishGesture() {
    keep(now().finished());
  }

  /** The gesture is given up. */
  public void cancelGesture() {
    put(now().cancelled());
  }

  private void keep(EditHistory<B> next) {
    journal.follows(next);
    put(next);
  }

  /**
   * A history as one of this bench.
   *
   * @throws IllegalArgumentException if it is of documents of another bench
   */
  public EditHistory<B> own(EditHistory<?> other) {
    return other
        .as(documents)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "this bench has no documents of " + other.present().kind().word()));
  }

  /** Another history in place of this one, shown at once. */
  public void put(EditHistory<B> next) {
    B before = present();
    replace(next);
    show.accept(before, next.present());
  }

  /** Another history in place of this one, to be shown by whoever puts it there. */
  void replace(EditHistory<B> next) {
    history.set(next);
  }
}
