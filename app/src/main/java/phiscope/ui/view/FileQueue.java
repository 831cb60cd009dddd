package phiscope.ui.view;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import phiscope.ui.FxThread;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/**
 * Several files at once, named on the command line or dropped together: each is shown when the
 * dialogs of the one before are closed. One document is open at a time, so others are left and
 * named.
 */
final class FileQueue {
  private final DocumentDesk desk;
  private final DialogLayer dialogs;
  private final WorkbenchViewModel workbench;
  private final Deque<Path> waiting = new ArrayDeque<>();
  private final List<String> left = new ArrayList<>();
  private boolean hasDocument;

  FileQueue(DocumentDesk desk, DialogLayer dialogs, WorkbenchViewModel workbench) {
    this.desk = desk;
    this.dialogs = dialogs;
    this.workbench = workbench;
    // A dialog that makes room for another one closes and opens within the same event.
    dialogs.openProperty().subscribe(isOpen -> FxThread.later(this::next));
  }

  /** Opens files in this order; what was still waiting is not wanted any more. */
  void open(List<Path> files) {
    waiting.clear();
    waiting.addAll(files);
    left.clear();
    hasDocument = false;
    next();
  }

  /** Whether a file that turns out to be a document is the first one that can be opened. */
  private boolean takesDocument(Path file) {
    if (hasDocument) {
      left.add(String.valueOf(file.getFileName()));
      return false;
    }
    hasDocument = true;
    return true;
  }

  private void next() {
    while (!waiting.isEmpty() && !dialogs.isOpen()) {
      Path file = waiting.remove();
      desk.open(file, () -> takesDocument(file));
    }
    if (waiting.isEmpty() && !left.isEmpty() && !dialogs.isOpen()) {
      workbench.announce("ui.said.oneDocument", String.join(", ", left));
      left.clear();
    }
  }
}
