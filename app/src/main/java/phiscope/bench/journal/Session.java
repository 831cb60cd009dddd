package phiscope.bench.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import phiscope.bench.Bench;
import phiscope.bench.DetectorBench;
import phiscope.bench.Edit;
import phiscope.bench.EditHistory;
import phiscope.bench.HeartbeatEdit;
import phiscope.bench.Problem;
import phiscope.bench.Several;
import phiscope.bench.TapeEdit;

/**
 * The running of one workbench: it keeps what is open in a journal, and finds what a killed one
 * left.
 *
 * <p>Every program that runs has a journal of its own, in a place that no other program holds. A
 * program that ends, however it ends, leaves its journal; the next one goes on from the one that
 * was touched last. Each step is one appended record; a snapshot of the document is added when the
 * steps since the last one have become a few times as large, so that damage in the middle costs
 * little.
 *
 * <p>What is short is written before a call returns. What takes long, as a million heartbeats do,
 * is written beside the thread that calls, in order; until then the journal is as it was.
 *
 * <p>Not safe for several threads at once. Where the disk fails, work goes on without a journal,
 * the problem is answered, and the next call tries again to write what is missing.
 */
public final class Session implements AutoCloseable {
  /**
   * So many heartbeats are written in a few milliseconds, also by a program that began just now.
   */
  private static final long FEW_HEARTBEATS = 10_000;

  private final Path folder;
  private final SessionFinder finder;
  private final OrderedWrites writes;
  private volatile JournalKeeper keeper;
  private Optional<SessionPlace> place = Optional.empty();
  private Optional<SessionState> restored = Optional.empty();
  private Optional<String> looking = Optional.empty();

  private EditHistory<?> last;
  private Optional<Path> file = Optional.empty();
  private Optional<Bench> saved = Optional.empty();

  private Session(Path folder, Executor background, Worth worth) {
    this.folder = folder;
    finder = new SessionFinder(folder, worth);
    find();
    writes = new OrderedWrites(background, finder.problem());
  }

  private void find() {
    SessionFinder.Found found = finder.find();
    place = found.place();
    restored = found.state();
    looking = found.looking();
    keeper = new JournalKeeper(folder, place, finder);
  }

  /**
   * Goes on with what was left in a folder, whatever it is; every call writes before it returns.
   *
   * @param folder where journals are kept
   */
  public static Session open(Path folder) {
    return open(folder, Runnable::run, (state, looking) -> true);
  }

  /**
   * Goes on with what was left in a folder.
   *
   * @param folder where journals are kept, which is made if need be; files in it are readable for
   *     this user only, where the system knows how
   * @param background where is written what takes long: one thing after another, in order
   * @param worth what comes back at all
   */
  public static Session open(Path folder, Executor background, Worth worth) {
    return new Session(folder, background, worth);
  }

  /** Tells what somebody would miss. */
  @FunctionalInterface
  public interface Worth {
    /**
     * Whether a session is to come back.
     *
     * @param looking what was being looked at, as it was {@linkplain #look kept}
     */
    boolean isWorthwhile(SessionState state, Optional<String> looking);
  }

  /** What the program before had open, if it left anything. */
  public Optional<SessionState> restored() {
    return restored;
  }

  /** What was being looked at in the session that was left here, if that was kept. */
  public Optional<String> looking() {
    return looking;
  }

  /**
   * Keeps what is being looked at, for the next program; where that fails it is lost without harm.
   * May be called on any thread, one call after another.
   */
  public void look(String text) {
    keeper
        .view()
        .ifPresent(
            view -> {
              try {
                SafeFiles.replace(view, to -> to.append(text));
              } catch (IOException | SecurityException ofNoConsequence) {
                return;
              }
            });
  }

  /** The journals that could not be read, or not to their end, each with where it is kept. */
  public List<Problem> unread() {
    return finder.unread();
  }

  /** What failed unforeseen while journals were read. */
  public List<Throwable> faults() {
    return finder.faults();
  }

  /** Why there is no journal, if there is none. */
  public Optional<Problem> problem() {
    return writes.problem();
  }

  /**
   * What to do, on the thread that writes, when what is written beside the caller is written, or
   * cannot be: {@link #problem} tells.
   */
  public void whenLate(Runnable action) {
    writes.whenLate(action);
  }

  /**
   * What was restored cannot be shown: its journal is kept beside, and what was left before it, if
   * anything was, is {@link #restored} from now on. To be called before anything is begun.
   */
  public void setAside(Throwable fault) {
    place.ifPresent(held -> finder.giveUp(held, fault));
    find();
  }

  /**
   * A document was opened, or restored: the journal begins anew with it.
   *
   * @return what is wrong, if it could not be written
   */
  public Optional<Problem> begin(SessionState state) {
    last = state.history().finished();
    file = state.file();
    saved = state.saved();
    return keep();
  }

  /**
   * The history as it is from now on; call it after each finished step, undo and redo, before that
   * is shown.
   *
   * @return what is wrong, if it could not be written
   */
  public Optional<Problem> follow(EditHistory<?> history) {
    EditHistory<?> now = history.finished();
    Optional<EditHistory.Move> move = last == null ? Optional.empty() : now.moveFrom(last);
    boolean stayed = move.isPresent() && move.get() instanceof EditHistory.Move.Stayed;
    boolean looked = move.isPresent() && move.get() instanceof EditHistory.Move.Looked;
    last = now;
    if (move.isEmpty() || looked && now.present().look().isEmpty()) {
      return keep();
    }
    return add(stayed ? Optional.empty() : Optional.of(record(move.get(), now.present())));
  }

  private static JournalRecord record(EditHistory.Move move, Bench present) {
    if (move instanceof EditHistory.Move.Looked) {
      return new JournalRecord.Did(present.look().orElseThrow());
    }
    if (move instanceof EditHistory.Move.Did did) {
      return new JournalRecord.Did(did.edit());
    }
    return move instanceof EditHistory.Move.Undid
        ? new JournalRecord.Undid()
        : new JournalRecord.Redid();
  }

  /**
   * What is open was saved.
   *
   * @return what is wrong, if it could not be written
   */
  public Optional<Problem> saved(Path savedFile) {
    file = Optional.of(savedFile);
    if (last == null) {
      return problem();
    }
    saved = Optional.of(last.present());
    return add(Optional.of(new JournalRecord.Saved(savedFile)));
  }

  private Optional<Problem> keep() {
    JournalKeeper.Kept kept = new JournalKeeper.Kept(last, file, saved);
    boolean isLong = heartbeats(last.present()) + heartbeats(last.first()) > FEW_HEARTBEATS;
    return writes.whole(() -> keeper.keep(kept), isLong);
  }

  private Optional<Problem> add(Optional<JournalRecord> record) {
    JournalKeeper.Kept kept = new JournalKeeper.Kept(last, file, saved);
    boolean isLong =
        record.isPresent()
            && record.get() instanceof JournalRecord.Did did
            && heartbeats(did.edit()) > FEW_HEARTBEATS;
    return writes.add(() -> keeper.add(record, kept), isLong);
  }

  private static long heartbeats(Bench document) {
    return document instanceof DetectorBench detector
        ? detector.tapes().stream().mapToLong(tape -> tape.heartbeats().size()).sum()
        : 0;
  }

  private static long heartbeats(Edit<?> edit) {
    if (edit instanceof Several<?, ?> several) {
      return several.edits().stream().mapToLong(Session::heartbeats).sum();
    }
    if (edit instanceof HeartbeatEdit.ReplaceHeartbeats replace) {
      return replace.heartbeats().size();
    }
    return edit instanceof TapeEdit.AddTape add ? add.added().heartbeats().size() : 0;
  }

  /** Whether everything that was asked for is written, or could not be. */
  public boolean isSettled() {
    return writes.isSettled();
  }

  /** Waits until everything is written; then the place is given back, for the next program. */
  @Override
  public void close() {
    writes.add(keeper::close, false);
    writes.awaitAll();
  }
}
