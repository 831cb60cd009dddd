package phiscope.ui.viewmodel;

import java.nio.file.Path;
import java.util.List;
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
import phiscope.bench.study.StudyMark;
import phiscope.dataset.frames.FrameFile;

/**
 * A file while it is found out what it holds, and while that is read: how far it is, and whether it
 * is still wanted. A long one is read beside the window.
 */
public final class FileReading {
  /** The share of the time that the text takes; what it means, and what follows, takes the rest. */
  private static final double TEXT = 0.5;

  private final Path file;
  private final OpenBench open;
  private final Executor background;
  private final Executor screen;
  private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(0);
  private volatile boolean cancelled;

  /** What a file holds. */
  public sealed interface Read {}

  /**
   * A document.
   *
   * @param stamp by what it is seen that the file is written anew
   * @param document or what is wrong with it
   * @param show gives the bench what was computed for it; to be done before it is opened
   */
  public record Document(Optional<FileStamp> stamp, Loaded<Bench> document, Runnable show)
      implements Read {}

  /**
   * Frames, which become a document.
   *
   * @param frames or what is wrong with them
   */
  public record Frames(Loaded<List<StudyMark>> frames) implements Read {}

  /**
   * Anything else: data of one kind or another.
   *
   * @param content the bytes of the file, or why there are none
   */
  public record Content(Loaded<byte[]> content) implements Read {}

  /**
   * @param open the benches, of which one computes what a document says
   * @param background where it is read
   * @param screen where it arrives
   */
  public FileReading(Path file, OpenBench open, Executor background, Executor screen) {
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

  /**
   * Reads it at once.
   *
   * @throws CancellationException if it was cancelled
   */
  public Read read() {
    String name = String.valueOf(file.getFileName());
    Optional<FileStamp> stamp = FileStamp.of(file);
    Loaded<byte[]> content = ChosenFile.bytes(file);
    stillWanted();
    if (content.found().isEmpty()) {
      return new Content(content);
    }
    byte[] bytes = content.found().get();
    if (ChosenFile.looksLikeDocument(bytes)) {
      return document(stamp, BenchJson.read(bytes, name, share -> reached(TEXT * share)));
    }
    Optional<Loaded<List<StudyMark>>> frames = FrameFile.read(name, bytes, this::stillWanted);
    reached(1);
    return frames.isPresent() ? new Frames(frames.get()) : new Content(content);
  }

  private Read document(Optional<FileStamp> stamp, Loaded<Bench> document) {
    reached(TEXT);
    Runnable show =
        document.found().map(bench -> open.prepared(bench, () -> cancelled)).orElse(() -> {});
    reached(1);
    return new Document(stamp, document, show);
  }

  private void stillWanted() {
    if (cancelled) {
      throw new CancellationException();
    }
  }

  private void reached(double share) {
    stillWanted();
    screen.execute(() -> progress.set(Math.max(progress.get(), share)));
  }
}
