package phiscope.ui.view;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Stage;

/** The file dialogs of the system; they begin where the last one ended. */
final class SystemFilePrompt implements FilePrompt {
  private final Stage stage;
  private Path folder;

  SystemFilePrompt(Stage stage) {
    this.stage = stage;
  }

  private FileChooser chooser(String title) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(title);
    if (folder != null && Files.isDirectory(folder)) {
      chooser.setInitialDirectory(folder.toFile());
    }
    return chooser;
  }

  private Optional<Path> chosen(File file) {
    if (file == null) {
      return Optional.empty();
    }
    folder = file.toPath().toAbsolutePath().getParent();
    return Optional.of(file.toPath());
  }

  @Override
  public Optional<Path> toOpen(String title) {
    return chosen(chooser(title).showOpenDialog(stage));
  }

  @Override
  public Optional<Path> toSave(String title, String suggestedName) {
    FileChooser chooser = chooser(title);
    chooser.setInitialFileName(suggestedName);
    return chosen(chooser.showSaveDialog(stage));
  }

  @Override
  public Optional<Path> folder(String title) {
    DirectoryChooser chooser = new DirectoryChooser();
    chooser.setTitle(title);
    if (folder != null && Files.isDirectory(folder)) {
      chooser.setInitialDirectory(folder.toFile());
    }
    File chosen = chooser.showDialog(stage);
    return chosen == null ? Optional.empty() : Optional.of(chosen.toPath());
  }
}
