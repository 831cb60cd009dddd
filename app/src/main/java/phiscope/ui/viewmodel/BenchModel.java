package phiscope.ui.viewmodel;

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
