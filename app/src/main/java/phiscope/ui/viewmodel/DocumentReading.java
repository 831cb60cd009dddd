package phiscope.ui.viewmodel;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import phiscope.bench.Bench;
import phiscope.bench.Loaded;
import phiscope.bench.journal.FileStamp;
import phiscope.bench.json.BenchJson;

/**
 * The file of a long document while it is read beside the window: how far it is, and whether it is
 * still wanted.
 */
public final class DocumentReading {
  /** The share of the time that the text takes; what it means, and what follows, takes the rest. */
  private static final double TEXT = 0.5;

  private final Path file;
  private final OpenBench open;
  private final Executor background;
  private final Executor screen;
  private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(0);
  private volatile boolean cancelled;

  /**
   * What was read.
   *
   * @param stamp by what it is seen that the file is written anew
   * @param document or what is wrong with it
   * @param show gives the bench what was computed for it; to be done before it is opened
   */
  public record Read(Optional<FileStamp> stamp, Loaded<Bench> document, Runnable show) {}

  /**
   * @param open the benches, of which one computes what the document says
   * @param background where it is read
   * @param screen where it arrives
   */
  public DocumentReading(Path file, OpenBench open, Executor background, Executor screen) {
    this.file = file;
    this.open = open;
    this.background = background;
    this.screen = screen;
  }

  /** How far it is, 0 to 1. */
  public ReadOnlyDoubleProperty progressProperty() {
    return progress.getReadOnlyProperty();
  }

  /** Nobody wants it any more: it ends early and is not handed over. */
  public void cancel() {
    cancelled = true;
  }

  /** Begins; {@code then} gets what was read, unless it was cancelled. */
  public void start(Consumer<Read> then) {
    background.execute(
        () -> {
          try {
            Read read = read();
            screen.execute(() -> handOver(read, then));
          } catch (CancellationException noLongerWanted) {
            return;
          }
        });
  }

  private void handOver(Read read, Consumer<Read> then) {
    if (!cancelled) {
      progress.set(1);
      then.accept(read);
    }
  }

  private Read read() {
    String name = String.valueOf(file.getFileName());
    Optional<FileStamp> stamp = FileStamp.of(file);
    Loaded<Bench> document =
        ChosenFile.bytes(file)
            .then(bytes -> BenchJson.read(bytes, name, share -> reached(TEXT * share)));
    reached(TEXT);
    Runnable show =
        document.found().map(bench -> open.prepared(bench, () -> cancelled)).orElse(() -> {});
    reached(1);
    return new Read(stamp, document, show);
  }

  private void reached(double share) {
    if (cancelled) {
      throw new CancellationException();
    }
    screen.execute(() -> progress.set(Math.max(progress.get(), share)));
  }
}
