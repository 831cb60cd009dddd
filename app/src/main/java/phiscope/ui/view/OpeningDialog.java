package phiscope.ui.view;

import java.nio.file.Path;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.ProgressBar;
import phiscope.ui.viewmodel.FileReading;

/** Says how far the reading of a long file is, and stops it. */
final class OpeningDialog {
  private final Words words;
  private final DialogLayer dialogs;
  private final Path file;
  private final FileReading reading;
  private final Consumer<Path> onStopped;

  /**
   * @param onStopped what to do when somebody does not want to wait for it
   */
  OpeningDialog(
      Words words, DialogLayer dialogs, Path file, FileReading reading, Consumer<Path> onStopped) {
    this.words = words;
    this.dialogs = dialogs;
    this.file = file;
    this.reading = reading;
    this.onStopped = onStopped;
  }

  /** Begins to read; {@code then} gets what was read when the dialog is gone. */
  void open(Consumer<FileReading.Read> then) {
    ProgressBar progress = new ProgressBar(0);
    progress.setId("opening-progress");
    progress.setMaxWidth(Double.MAX_VALUE);
    progress.progressProperty().bind(reading.progressProperty());
    String title = words.get("ui.reading.title", String.valueOf(file.getFileName()));
    words.named(progress, "ui.reading.progress");
    DialogCard card = new DialogCard(title, progress, 420, 24);
    card.setId("opening");
    Button stop =
        card.button(
            words.get("ui.reading.stop"),
            () -> {
              dialogs.close();
              stop();
            });
    stop.setId("opening-stop");
    dialogs.show(card, stop, this::stop);
    reading.start(
        read -> {
          dialogs.close();
          then.accept(read);
        });
  }

  private void stop() {
    reading.cancel();
    onStopped.accept(file);
  }
}
