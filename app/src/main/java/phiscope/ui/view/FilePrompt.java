package phiscope.ui.view;

import java.nio.file.Path;
import java.util.Optional;

/** Asks a person for a file. */
public interface FilePrompt {
  /** A file to open. */
  Optional<Path> toOpen(String title);

  /** A file to write. */
  Optional<Path> toSave(String title, String suggestedName);

  /** A folder to write into. */
  Optional<Path> folder(String title);
}
