package phiscope.ui.view;

import java.io.File;
import java.nio.file.Path;
import javafx.collections.ListChangeListener;
import javafx.scene.Scene;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import phiscope.ui.viewmodel.RecentFiles;

/** The file menu, the list of recent files, and files dropped on the window. */
final class FileActions {
  private final DocumentDesk desk;
  private final ActionBook book;
  private final RecentFiles recent;

  FileActions(DocumentDesk desk, ActionBook book, RecentFiles recent) {
    this.desk = desk;
    this.book = book;
    this.recent = recent;
  }

  void add(Runnable paste, CaptureDesk capture, Runnable export, Runnable quit) {
    book.add("file", "new", "mdi2f-file-outline", "Shortcut+N", desk::newDocument);
    book.add("file", "open", "mdi2f-folder-open-outline", "Shortcut+O", desk::open);
    book.separate("file");
    book.add("file", "save", "mdi2c-content-save-outline", "Shortcut+S", desk::save);
    book.add("file", "saveAs", "", "Shortcut+Shift+S", desk::saveAs);
    book.separate("file");
    book.add("file", "paste", "mdi2c-clipboard-arrow-down-outline", "Shortcut+Shift+V", paste);
    book.add(
        "file",
        "capture",
        "mdi2a-access-point",
        "Shortcut+Shift+K",
        capture.actionText(),
        ActionBook.ENABLED,
        capture::toggle);
    book.add("file", "export", "mdi2e-export-variant", "Shortcut+E", export);
    book.separate("file");
    book.add("file", "quit", "", "Shortcut+Q", quit);
  }

  /** The menu of recent files, kept up to date. */
  Menu recentMenu(Words words) {
    Menu menu = new Menu();
    menu.textProperty().bind(words.of("ui.menu.recent"));
    recent.files().addListener((ListChangeListener<Path>) change -> fill(menu));
    fill(menu);
    return menu;
  }

  private void fill(Menu menu) {
    menu.getItems().clear();
    for (Path file : recent.files()) {
      MenuItem item = new MenuItem(String.valueOf(file.getFileName()));
      item.setMnemonicParsing(false);
      item.setOnAction(chosen -> desk.open(file));
      menu.getItems().add(item);
    }
    menu.setDisable(menu.getItems().isEmpty());
  }

  /** Takes files that are dropped anywhere on the window. */
  void takeDrops(Scene scene, FileQueue queue) {
    scene.addEventHandler(
        DragEvent.DRAG_OVER,
        event -> {
          if (event.getDragboard().hasFiles()) {
            event.acceptTransferModes(TransferMode.COPY);
            event.consume();
          }
        });
    scene.addEventHandler(
        DragEvent.DRAG_DROPPED,
        event -> {
          boolean hasFiles = event.getDragboard().hasFiles();
          if (hasFiles) {
            queue.open(event.getDragboard().getFiles().stream().map(File::toPath).toList());
          }
          event.setDropCompleted(hasFiles);
          event.consume();
        });
  }
}
