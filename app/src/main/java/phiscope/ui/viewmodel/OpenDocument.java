package phiscope.ui.viewmodel;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import phiscope.bench.Bench;
import phiscope.bench.EditHistory;
import phiscope.bench.Problem;
import phiscope.bench.journal.Session;
import phiscope.bench.journal.SessionState;

/**
 * Where the open document lives. Whether it is unsaved follows from the history: undo back to what
 * was saved, and it is saved. To look elsewhere is no change.
 */
public final class OpenDocument {
  private final OpenBench model;
  private final Session session;
  private final ReadOnlyObjectWrapper<Optional<Problem>> journalProblem =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Path>> file =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyBooleanWrapper unsaved = new ReadOnlyBooleanWrapper(false);
  private Bench saved;
  // A file whose content was replaced, and how many steps there were then.
  private Path replacedFile;
  private int replacedAt;
  private Optional<Lent> lent = Optional.empty();

  /** A document that waits while a lesson has the bench. */
  private record Lent(EditHistory<?> history, Bench saved, Optional<Path> file) {}

  /**
   * @param session where every finished step is kept against a crash
   */
  public OpenDocument(OpenBench model, Session session) {
    this(model, session, Runnable::run);
  }

  /**
   * @param session where every finished step is kept against a crash
   * @param screen where it arrives that what is written beside it could not be written, or could
   */
  public OpenDocument(OpenBench model, Session session, Executor screen) {
    this.model = model;
    session.whenLate(() -> screen.execute(() -> journalProblem.set(session.problem())));
    this.session = session;
    this.saved = model.document();
    model.historyProperty().subscribe(history -> compare());
    model.keepIn(this::keep);
  }

  /** Keeps a finished step; what a lesson does is nobody's document. */
  private void keep(EditHistory<?> history) {
    if (lent.isEmpty()) {
      journalProblem.set(session.follow(history));
    }
  }

  private void begin(EditHistory<?> history, boolean isUnsaved) {
    Optional<Bench> known = isUnsaved ? asSaved() : Optional.of(history.present());
    journalProblem.set(session.begin(new SessionState(history, file.get(), isUnsaved, known)));
  }

  /**
   * Goes on where the last session ended, if it left anything else than what a session begins with.
   * What cannot be shown is left aside, and the one before it goes on, or none.
   */
  public boolean restore() {
    Bench beginning = model.document();
    while (session.restored().isPresent()) {
      SessionState left = session.restored().get();
      if (!isMoreThan(beginning, left)) {
        break;
      }
      try {
        goOn(left);
        return true;
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError unforeseen) {
        session.setAside(unforeseen);
        saved = beginning;
        file.set(Optional.empty());
        model.open(EditHistory.of(beginning));
      }
    }
    begin(model.history(), false);
    return false;
  }

  private void goOn(SessionState left) {
    saved = left.saved().orElse(null);
    file.set(left.file());
    model.open(left.history());
    compare();
    begin(left.history(), left.unsaved());
  }

  /**
   * Whether a session holds more than it began with. What was opened without being touched counts
   * too: a counterexample took a search to find, and frames that were pasted are nowhere else.
   */
  public static boolean isMoreThan(Bench beginning, SessionState state) {
    return state.unsaved()
        || state.file().isPresent()
        || !state.history().present().equalsApartFromView(beginning);
  }

  private void compare() {
    if (replacedFile != null && lent.isEmpty()) {
      boolean takenBack = model.history().undoDepth() < replacedAt;
      file.set(takenBack ? Optional.of(replacedFile) : Optional.empty());
    }
    unsaved.set(lent.isEmpty() && !isAsSaved());
  }

  private boolean isAsSaved() {
    Bench now = model.document();
    return now == saved || saved != null && now.equalsApartFromView(saved);
  }

  /** Something else has the bench for a while; what it does there is nobody's document. */
  public void lend() {
    lent = Optional.of(new Lent(model.history(), saved, file.get()));
    file.set(Optional.empty());
    compare();
  }

  /** The document is on the bench again, as it was. */
  public void takeBack() {
    lent.ifPresent(
        waiting -> {
          lent = Optional.empty();
          saved = waiting.saved();
          file.set(waiting.file());
          model.open(waiting.history());
          compare();
        });
  }

  /** Whether nobody has done anything to it, nor taken anything back. */
  public boolean isUntouched() {
    return lent.isEmpty()
        && file.get().isEmpty()
        && !isUnsaved()
        && !model.history().canUndo()
        && !model.history().canRedo();
  }

  /** Why steps are not kept against a crash at present, if they are not. */
  public ReadOnlyObjectProperty<Optional<Problem>> journalProblemProperty() {
    return journalProblem.getReadOnlyProperty();
  }

  public ReadOnlyObjectProperty<Optional<Path>> fileProperty() {
    return file.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty unsavedProperty() {
    return unsaved.getReadOnlyProperty();
  }

  /** The document as it was read from its file or saved to it; empty if that is not known. */
  public Optional<Bench> asSaved() {
    return Optional.ofNullable(saved);
  }

  public Optional<Path> file() {
    return file.get();
  }

  public boolean isUnsaved() {
    return unsaved.get();
  }

  /** Another document is open: as it is in a file, or one that has none yet. */
  public void opened(Bench document, Optional<Path> from) {
    replacedFile = null;
    saved = document;
    file.set(from);
    model.open(EditHistory.of(document));
    begin(model.history(), false);
    compare();
  }

  /** What was done since the last saving is given up: the next session does not go on with it. */
  public void discard() {
    if (saved != null) {
      begin(EditHistory.of(saved), false);
    } else {
      file.set(Optional.empty());
      begin(EditHistory.of(model.history().first()), false);
    }
  }

  /**
   * The step just done put other content in place of the document: saving asks for another file,
   * unless the step is taken back.
   */
  public void replaced() {
    file.get()
        .ifPresent(
            from -> {
              replacedAt = model.history().undoDepth();
              replacedFile = from;
              file.set(Optional.empty());
              begin(model.history(), true);
            });
  }

  /** The document of now is in this file. */
  public void saved(Path to) {
    replacedFile = null;
    saved = model.document();
    file.set(Optional.of(to));
    journalProblem.set(session.saved(to));
    compare();
  }
}
