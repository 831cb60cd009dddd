package phiscope.ui.viewmodel;

import javafx.beans.property.ReadOnlyObjectProperty;
import phiscope.bench.Bench;
import phiscope.bench.BenchKind;
import phiscope.bench.EditHistory;

/** A bench of one kind in the window: its document with everything done to it. */
public interface BenchModel {
  /** Which bench it is. */
  BenchKind kind();

  /** The history, of documents of this kind; the one writable fact. */
  ReadOnlyObjectProperty<? extends EditHistory<?>> historyProperty();

  default EditHistory<?> history() {
    return historyProperty().get();
  }

  default Bench document() {
    return history().present();
  }

  /** Where finished steps are kept against a crash. */
  void keepIn(EditJournal journal);

  /**
   * Puts another document in place, with a history of its own.
   *
   * @throws IllegalArgumentException for a document of another kind
   */
  void open(EditHistory<?> history);

  void undo();

  void redo();
}
