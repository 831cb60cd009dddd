package phiscope.ui.viewmodel;

import java.nio.file.Path;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import phiscope.bench.journal.RecentDocuments;

/** The documents that were open last, the last one first, to be shown in a menu. */
public final class RecentFiles {
  private static final int MOST_SHOWN = 10;

  private final RecentDocuments documents;
  private final ObservableList<Path> files = FXCollections.observableArrayList();

  public RecentFiles(RecentDocuments documents) {
    this.documents = documents;
    show();
  }

  private void show() {
    files.setAll(documents.files().stream().limit(MOST_SHOWN).toList());
  }

  public ObservableList<Path> files() {
    return files;
  }

  /** This one was open last. */
  public void opened(Path file) {
    documents.add(file);
    show();
  }
}
