package phiscope.ui.viewmodel;

import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import phiscope.bench.DetectorBench;
import phiscope.bench.EditHistory;

/**
 * Where the open document lives. Whether it is unsaved follows from the history: undo back to what
 * was saved, and it is saved.
 */
public final class OpenDocument {
  private final BenchViewModel model;
  private final ReadOnlyObjectWrapper<Optional<Path>> file =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper unsaved = new ReadOnlyBooleanWrapper(false);
  private DetectorBench saved;

  public OpenDocument(BenchViewModel model) {
    this.model = model;
    this.saved = model.bench();
    model.historyProperty().subscribe(history -> compare());
  }

  private void compare() {
    DetectorBench present = model.bench();
    unsaved.set(present != saved);
  }

  public ReadOnlyObjectProperty<Optional<Path>> fileProperty() {
    return file.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty unsavedProperty() {
    return unsaved.getReadOnlyProperty();
  }

  public Optional<Path> file() {
    return file.get();
  }

  public boolean isUnsaved() {
    return unsaved.get();
  }

  /** Another document is open: as it is in a file, or one that has none yet. */
  public void opened(DetectorBench document, Optional<Path> from) {
    saved = document;
    file.set(from);
    model.open(EditHistory.of(document));
    compare();
  }

  /** A session of before goes on: what it had not saved is still unsaved. */
  public void restored(EditHistory history, Optional<Path> from) {
    saved = null;
    file.set(from);
    model.open(history);
    compare();
  }

  /** The document of now is in this file. */
  public void saved(Path to) {
    saved = model.bench();
    file.set(Optional.of(to));
    compare();
  }
}
