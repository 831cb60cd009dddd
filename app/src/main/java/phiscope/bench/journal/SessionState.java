package phiscope.bench.journal;

import java.nio.file.Path;
import java.util.Optional;
import phiscope.bench.Bench;
import phiscope.bench.EditHistory;

/**
 * What a session had open: the document with all its steps, and where it is saved.
 *
 * @param history the document, what can be undone and what can be redone
 * @param file the file it was opened from or saved to last, if any
 * @param unsaved whether the document holds what the file does not
 * @param saved what the file holds, where that is known: one of the documents of the history
 */
public record SessionState(
    EditHistory<?> history, Optional<Path> file, boolean unsaved, Optional<Bench> saved) {
  /** A state whose file, if it holds something else, is not known. */
  public SessionState(EditHistory<?> history, Optional<Path> file, boolean unsaved) {
    this(history, file, unsaved, unsaved ? Optional.empty() : Optional.of(history.present()));
  }
}
