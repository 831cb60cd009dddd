package phiscope.ui.view;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import phiscope.bench.BenchKind;
import phiscope.bench.DetectorBench;
import phiscope.bench.Loaded;
import phiscope.bench.OpeningBench;
import phiscope.bench.Problem;
import phiscope.bench.StudyBench;
import phiscope.bench.journal.DocumentFile;
import phiscope.bench.journal.FileStamp;
import phiscope.bench.study.StreamSettings;
import phiscope.bench.study.StudyMark;
import phiscope.dataset.frames.FrameFile;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.ui.FxThread;
import phiscope.ui.viewmodel.ChosenFile;
import phiscope.ui.viewmodel.FileReading;
import phiscope.ui.viewmodel.OpenBench;
import phiscope.ui.viewmodel.OpenDocument;
import phiscope.ui.viewmodel.RecentFiles;
import phiscope.ui.viewmodel.WorkbenchViewModel;

/** New, open, save: what happens to whole documents. */
final class DocumentDesk {
  private final OpenDocument document;
  private final RecentFiles recent;
  private final WorkbenchViewModel workbench;
  private final Words words;
  private final Prompts prompts;
  private final FilePrompt files;
  private final DataDesk data;
  private final OpenBench open;
  private Optional<FileStamp> stamp = Optional.empty();
  private Runnable leavesLesson = () -> {};
  private Runnable beforeSaving = () -> {};
  private Runnable afterNew = () -> {};
  private Supplier<Optional<String>> title = Optional::empty;

  DocumentDesk(
      OpenBench open,
      OpenDocument document,
      RecentFiles recent,
      Bench bench,
      Prompts prompts,
      FilePrompt files,
      DataDesk data) {
    this.open = open;
    this.document = document;
    this.recent = recent;
    this.workbench = bench.workbench();
    this.words = bench.words();
    this.prompts = prompts;
    this.files = files;
    this.data = data;
    data.framesTo(this::openFrames);
  }

  /** The document on which the window opens, with names in the language of the window. */
  static DetectorBench opening(Messages messages) {
    return OpeningBench.document(
        messages.get("ui.opening.newTasks"), messages.get("ui.opening.recovery"));
  }

  /** The opening document is called in the language of the window while nobody has touched it. */
  void followLanguage() {
    words.messagesValue().addListener((property, before, now) -> rename(before));
  }

  private void rename(Messages before) {
    if (document.isUntouched() && open.document().equals(opening(before))) {
      document.opened(opening(words.messages()), Optional.empty());
    }
  }

  /** What to do with a lesson before a document takes its place. */
  void onLeavingLesson(Runnable action) {
    leavesLesson = action;
  }

  /** What a document is called that is written while something else has the bench. */
  void titled(Supplier<Optional<String>> newTitle) {
    title = newTitle;
  }

  /** What is written. A lesson calls its documents after what is on them, as for a figure. */
  private phiscope.bench.Bench written() {
    phiscope.bench.Bench now = open.document();
    boolean isNamed = !now.title().equals(open.history().first().title());
    return title.get().filter(told -> !isNamed).map(now::withTitle).orElse(now);
  }

  /** What to do so that the document is whole before it is written. */
  void beforeSaving(Runnable action) {
    beforeSaving = action;
  }

  /** What to do when somebody begins afresh. */
  void afterNew(Runnable action) {
    afterNew = action;
  }

  /** Does something that closes the document, unless its changes would be lost. */
  void leaving(Runnable go) {
    leavesLesson.run();
    if (document.isUnsaved()) {
      prompts.saveFirst(
          () -> save(go),
          () -> {
            document.discard();
            go.run();
          });
    } else {
      go.run();
    }
  }

  void newDocument() {
    leaving(
        () -> {
          document.opened(opening(words.messages()), Optional.empty());
          afterNew.run();
          workbench.announce("ui.said.new");
        });
  }

  /** Does something to the detector bench, with a new one where another bench is open. */
  void onDetector(Runnable go) {
    leavesLesson.run();
    if (open.isOpen(BenchKind.DETECTOR)) {
      go.run();
    } else {
      leaving(
          () -> {
            document.opened(opening(words.messages()), Optional.empty());
            go.run();
          });
    }
  }

  /** Data have taken the place of the document: its file is not to be written over unasked. */
  void replaced() {
    document.replaced();
  }

  void open() {
    files.toOpen(words.get("ui.file.open")).ifPresent(this::open);
  }

  /** Opens a file: a document in place of this one, data into this one. */
  void open(Path file) {
    open(file, () -> true);
  }

  /**
   * The same, unless it turns out to be a document, or to become one, and none is wanted.
   *
   * @param takesDocument asked once it is known to be one that can be opened
   */
  void open(Path file, BooleanSupplier takesDocument) {
    if (ChosenFile.isLong(file)) {
      // It is read beside the window, which says how far it is.
      FileReading reading = new FileReading(file, open, data.background(), FxThread::later);
      new OpeningDialog(words, prompts.dialogs(), file, reading, this::notOpened)
          .open(read -> opened(file, read, takesDocument));
    } else {
      FileReading reading = new FileReading(file, open, Runnable::run, Runnable::run);
      opened(file, reading.read(), takesDocument);
    }
  }

  private void opened(Path file, FileReading.Read read, BooleanSupplier takesDocument) {
    String name = String.valueOf(file.getFileName());
    if (read instanceof FileReading.Content other) {
      other
          .content()
          .found()
          .ifPresentOrElse(
              bytes -> data.openData(name, bytes), () -> reject(name, other.content()));
    } else if (read instanceof FileReading.Document document) {
      openDocument(file, document, takesDocument);
    } else if (read instanceof FileReading.Frames frames) {
      boolean isWanted = frames.frames().found().isEmpty() || takesDocument.getAsBoolean();
      if (isWanted) {
        openFrames(name, frames.frames());
      }
    }
  }

  private void openDocument(Path file, FileReading.Document read, BooleanSupplier takesDocument) {
    if (read.document().found().isEmpty()) {
      reject(String.valueOf(file.getFileName()), read.document());
    } else if (takesDocument.getAsBoolean()) {
      leaving(
          () -> {
            read.show().run();
            opened(file, read.stamp(), read.document().found().get());
          });
    }
  }

  private void notOpened(Path file) {
    workbench.announce("ui.said.notOpened", String.valueOf(file.getFileName()));
  }

  /** Opens frames as a study of stream health; whether they are some. */
  private boolean openFrames(String name, byte[] content) {
    Optional<Loaded<List<StudyMark>>> frames = FrameFile.read(name, content);
    frames.ifPresent(loaded -> openFrames(name, loaded));
    return frames.isPresent();
  }

  private void openFrames(String name, Loaded<List<StudyMark>> frames) {
    frames
        .found()
        .ifPresentOrElse(found -> leaving(() -> opened(name, found)), () -> reject(name, frames));
  }

  private void opened(String name, List<StudyMark> frames) {
    document.opened(StudyBench.of(name, StreamSettings.ofFrames(frames)), Optional.empty());
    workbench.announce("study.said.frames", Numbers.whole(frames.size()), name);
  }

  private void opened(Path file, Optional<FileStamp> read, phiscope.bench.Bench found) {
    document.opened(found, Optional.of(file));
    stamp = read;
    recent.opened(file);
    workbench.announce("ui.said.opened", String.valueOf(file.getFileName()));
  }

  private void reject(String name, Loaded<?> rejected) {
    prompts.problems(words.get("ui.problems.title", name), rejected.problems());
    workbench.announce("ui.problems.title", name);
  }

  /** Saves where the document lives, or asks where. */
  void save() {
    save(() -> {});
  }

  /** Saves where the document lives, or asks where; goes on once it is saved. */
  private void save(Runnable then) {
    beforeSaving.run();
    Optional<Path> file = document.file();
    if (file.isEmpty()) {
      saveAs(then);
    } else if (isWrittenByOthers(file.get())) {
      prompts.writtenByOthers(
          String.valueOf(file.get().getFileName()),
          () -> saveTo(file.get(), then),
          () -> saveAs(then));
    } else {
      saveTo(file.get(), then);
    }
  }

  void saveAs() {
    saveAs(() -> {});
  }

  private void saveAs(Runnable then) {
    beforeSaving.run();
    String suggested =
        document
            .file()
            .map(f -> String.valueOf(f.getFileName()))
            .orElse("bench" + DocumentFile.ENDING);
    files.toSave(words.get("ui.file.save"), suggested).ifPresent(chosen -> saveTo(chosen, then));
  }

  private void saveTo(Path file, Runnable then) {
    Optional<Problem> problem = DocumentFile.save(file, written());
    if (problem.isPresent()) {
      prompts.problems(words.get("ui.save.failed", file.getFileName()), List.of(problem.get()));
      return;
    }
    document.saved(file);
    stamp = FileStamp.of(file);
    recent.opened(file);
    workbench.announce("ui.said.saved", file.getFileName());
    then.run();
  }

  /** Whether something else stands in the file than what was read from it or saved to it here. */
  private boolean isWrittenByOthers(Path file) {
    Optional<FileStamp> now = FileStamp.of(file);
    if (now.isEmpty() || now.equals(stamp)) {
      return false;
    }
    // Touched only, copied back, or left by the last session: then it holds what was saved.
    Optional<phiscope.bench.Bench> content = DocumentFile.read(file).found();
    return content.isEmpty()
        || document.asSaved().filter(content.get()::equalsApartFromView).isEmpty();
  }
}
