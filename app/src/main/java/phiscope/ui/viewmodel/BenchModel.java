package phiscope.ui.viewmodel;

import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import phiscope.bench.Bench;
import phiscope.bench.BenchKind;
import phiscope.bench.Edit;
import phiscope.bench.EditHistory;

/**
 * A bench of one kind in the window: its document with everything done to it.
 *
 * @param <B> its documents
 */
public interface BenchModel<B extends Bench> {
  /** Which bench it is. */
  BenchKind kind();

  /** Through which everything is done to the document. */
  OpenHistory<B> edits();

  /** Grows with every change of what is shown. */
  ReadOnlyLongProperty revisionProperty();

  /**
   * Puts another document in place, with a history of its own.
   *
   * @throws IllegalArgumentException for a document of another kind
   */
  void open(EditHistory<?> history);

  /**
   * Computes what a document says before it is opened, on another thread than the screen's.
   *
   * @param stopped asked again and again
   * @return keeps it for when this very document is opened; to be run on the screen's thread
   * @throws java.util.concurrent.CancellationException once {@code stopped} says so
   */
  default Runnable prepared(Bench document, BooleanSupplier stopped) {
    return () -> {};
  }

  /** The history; the one writable fact. */
  default ReadOnlyObjectProperty<EditHistory<B>> historyProperty() {
    return edits().historyProperty();
  }

  default EditHistory<B> history() {
    return historyProperty().get();
  }

  /** The document. */
  default B bench() {
    return edits().present();
  }

  /** Where finished steps are kept against a crash. */
  default void keepIn(EditJournal journal) {
    edits().keepIn(journal);
  }

  /** Does one edit as a step of its own. */
  default void apply(Edit<B> edit) {
    edits().apply(edit);
  }

  default void undo() {
    edits().undo();
  }

  default void redo() {
    edits().redo();
  }
}
