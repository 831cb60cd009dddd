package phiscope.ui.view;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import javafx.scene.input.Clipboard;
import phiscope.dataset.ReadAnswers;
import phiscope.ui.FxThread;
import phiscope.ui.viewmodel.DataImport;

/** Data from files and from the clipboard, on their way to the bench. */
final class DataDesk {
  private final Bench bench;
  private final DialogLayer dialogs;
  private Consumer<Runnable> onDetector = Runnable::run;
  private Runnable onReplaced = () -> {};
  private BiPredicate<String, byte[]> takesFrames = (name, content) -> false;
  private Consumer<List<Path>> opensFiles = files -> {};
  private final ExecutorService reading = FxThread.background("data");

  DataDesk(Bench bench, DialogLayer dialogs) {
    this.bench = bench;
    this.dialogs = dialogs;
  }

  /** How something is done to the detector bench where another bench may be open. */
  void beforeImport(Consumer<Runnable> newOnDetector) {
    onDetector = newOnDetector;
  }

  /** What to do when data have taken the place of what the document held. */
  void afterReplacing(Runnable action) {
    onReplaced = action;
  }

  /** Who opens files of frames: it says of a name and content whether it has. */
  void framesTo(BiPredicate<String, byte[]> newTakesFrames) {
    takesFrames = newTakesFrames;
  }

  /** Who opens files that were copied in another program. */
  void filesTo(Consumer<List<Path>> newOpensFiles) {
    opensFiles = newOpensFiles;
  }

  /** Does something to the detector bench, once that is the one that is open. */
  void onDetector(Runnable go) {
    onDetector.accept(go);
  }

  /** Data have taken the place of what the document held. */
  void replaced() {
    onReplaced.run();
  }

  /** Opens frames as a study; shows what any other file holds, for a person to accept. */
  void open(String name, byte[] content) {
    if (!takesFrames.test(name, content)) {
      openData(name, content);
    }
  }

  /** Shows what a file holds that is known to hold no frames. */
  void openData(String name, byte[] content) {
    open(name, name, content, ReadAnswers.none());
  }

  /** The same under a title, with what is known of the file beforehand. */
  void open(String name, String title, byte[] content, ReadAnswers answers) {
    DataImport data = new DataImport(name, title, content, answers, reading, FxThread::run);
    new ImportDialog(bench, dialogs, data, go -> onDetector.accept(go), () -> onReplaced.run())
        .open();
  }

  /** Takes files that were copied, a column from a spreadsheet, or any text with numbers. */
  void paste() {
    if (Clipboard.getSystemClipboard().hasFiles()) {
      opensFiles.accept(
          Clipboard.getSystemClipboard().getFiles().stream().map(File::toPath).toList());
      return;
    }
    String text = Clipboard.getSystemClipboard().getString();
    if (text == null || text.isBlank()) {
      bench.workbench().announce("ui.said.nothingToPaste");
      return;
    }
    open(bench.words().get("ui.import.clipboard"), text.getBytes(StandardCharsets.UTF_8));
  }

  /** The thread on which files are read and written. */
  ExecutorService background() {
    return reading;
  }

  void close() {
    reading.shutdownNow();
  }
}
