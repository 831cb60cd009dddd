package phiscope.bench.journal;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Bench;
import phiscope.bench.DetectorBench;
import phiscope.bench.Edit;
import phiscope.bench.EditHistory;
import phiscope.bench.Problem;
import phiscope.core.trace.Tape;

/**
 * The running of one workbench: it keeps what is open in a journal, and finds what a killed one
 * left.
 *
 * <p>Every program that runs has a journal of its own, the first one that no other program holds. A
 * program that ends, however it ends, leaves its journal; the next one that takes its place goes on
 * from it. Each step is one appended record; a snapshot of the document is added when the steps
 * since the last one have become a few times as large, so that damage in the middle costs little.
 *
 * <p>Not safe for several threads at once. Where the disk fails, work goes on without a journal,
 * each call answers the problem, and the next one tries again to write what is missing.
 */
public final class Session implements AutoCloseable {
  private static final int MOST_SESSIONS = 100;
  private static final long LEAST_BETWEEN_SNAPSHOTS = 64 * 1024;
  private static final long BYTES_OF_HEARTBEAT = 10;

  private final Path folder;
  private int number;
  private FileChannel lockChannel;
  private Optional<SessionState> restored = Optional.empty();
  private Optional<Problem> problem = Optional.empty();

  private JournalFile journal;
  private EditHistory<?> last;
  private Optional<Path> file = Optional.empty();
  private boolean unsaved;
  // Whether the journal, with what is pending, leads to what is open; else it must begin anew.
  private boolean inStep;
  // What could not be written yet.
  private final Deque<JournalRecord> pending = new ArrayDeque<>();
  private long sinceSnapshot;

  private Session(Path folder) {
    this.folder = folder;
  }

  /**
   * Takes the first free place in a folder, which is made if need be.
   *
   * @param folder where journals are kept; files in it are readable for this user only, where the
   *     system knows how
   */
  public static Session open(Path folder) {
    Session session = new Session(folder);
    try {
      SafeFiles.makeFolder(folder);
      session.takePlace();
      if (session.lockChannel != null) {
        session.restored = SessionState.of(session.path(".journal"));
      }
    } catch (IOException | SecurityException failed) {
      session.problem = Optional.of(DiskProblems.ofJournal(folder, failed));
    }
    return session;
  }

  private void takePlace() throws IOException {
    for (number = 1; number <= MOST_SESSIONS && lockChannel == null; number++) {
      FileChannel channel =
          FileChannel.open(path(".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (isLocked(channel)) {
        lockChannel = channel;
        return;
      }
      channel.close();
    }
    problem = Optional.of(Problem.of(folder.toString(), "problem.disk.manySessions"));
  }

  /** Locks the file of a place until this program ends; false where another program has it. */
  private static boolean isLocked(FileChannel channel) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      return lock != null;
    } catch (OverlappingFileLockException ofThisProgram) {
      return false;
    }
  }

  private Path path(String ending) {
    return folder.resolve("session-" + number + ending);
  }

  /** What the program before had open here, if it left anything. */
  public Optional<SessionState> restored() {
    return restored;
  }

  /** Why there is no journal, if there is none. */
  public Optional<Problem> problem() {
    return problem;
  }

  /**
   * A document was opened, or restored: the journal begins anew with it.
   *
   * @return what is wrong, if it could not be written
   */
  public Optional<Problem> begin(SessionState state) {
    last = state.history().finished();
    file = state.file();
    unsaved = state.unsaved();
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
    unsaved |= !stayed && !looked;
    if (move.isEmpty() || !inStep) {
      return keep();
    }
    if (!stayed) {
      pending.add(record(move.get(), now.present()));
    }
    return append();
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
    unsaved = false;
    if (!inStep) {
      return keep();
    }
    pending.add(new JournalRecord.Saved(savedFile));
    return append();
  }

  /** Writes a new journal, beginning with what is open, and puts it in place of the old one. */
  private Optional<Problem> keep() {
    if (lockChannel == null || last == null) {
      return problem;
    }
    inStep = false;
    try {
      JournalFile fresh = newJournal();
      closeJournal();
      journal = fresh;
      Files.move(
          path(".new"),
          path(".journal"),
          StandardCopyOption.REPLACE_EXISTING,
          StandardCopyOption.ATOMIC_MOVE);
      pending.clear();
      inStep = true;
      return Optional.empty();
    } catch (IOException | SecurityException failed) {
      return failure(failed);
    }
  }

  private JournalFile newJournal() throws IOException {
    JournalFile fresh = JournalFile.create(path(".new"));
    try {
      writeWhole(fresh);
      return fresh;
    } catch (IOException failed) {
      fresh.close();
      Files.deleteIfExists(path(".new"));
      throw failed;
    }
  }

  /** Writes the document as it was before all steps, the steps, and where one looks now. */
  private void writeWhole(JournalFile fresh) throws IOException {
    List<Edit<?>> undone = new ArrayList<>(last.undoneEdits());
    List<Edit<?>> edits = new ArrayList<>(last.doneEdits());
    edits.addAll(undone);
    boolean isSavedLater = !unsaved && !edits.isEmpty() && file.isPresent();
    fresh.append(new JournalRecord.Opened(file, unsaved || !edits.isEmpty(), last.first()).line());
    long opened = fresh.length();
    for (Edit<?> edit : edits) {
      fresh.append(new JournalRecord.Did(edit).line());
    }
    for (int i = 0; i < undone.size(); i++) {
      fresh.append(new JournalRecord.Undid().line());
    }
    if (!edits.isEmpty() && last.present().look().isPresent()) {
      fresh.append(new JournalRecord.Did(last.present().look().get()).line());
    }
    if (isSavedLater) {
      fresh.append(new JournalRecord.Saved(file.get()).line());
    }
    sinceSnapshot = fresh.length() - opened;
    fresh.force();
  }

  /** Appends what is pending; what cannot be written now is tried again the next time. */
  private Optional<Problem> append() {
    try {
      while (!pending.isEmpty()) {
        long before = journal.length();
        journal.append(pending.peek().line());
        pending.remove();
        sinceSnapshot += journal.length() - before;
      }
      if (sinceSnapshot > leastBetweenSnapshots()) {
        journal.append(new JournalRecord.Snapshot(last.present()).line());
        sinceSnapshot = 0;
      }
      return Optional.empty();
    } catch (IOException | SecurityException failed) {
      return failure(failed);
    }
  }

  /** A few times as much as a snapshot takes, so that snapshots cost little beside the steps. */
  private long leastBetweenSnapshots() {
    long heartbeats = 0;
    if (last.present() instanceof DetectorBench detector) {
      for (Tape tape : detector.tapes()) {
        heartbeats += tape.heartbeats().size();
      }
    }
    return LEAST_BETWEEN_SNAPSHOTS + 4 * BYTES_OF_HEARTBEAT * heartbeats;
  }

  private Optional<Problem> failure(Exception failed) {
    return Optional.of(DiskProblems.ofJournal(folder, failed));
  }

  private void closeJournal() throws IOException {
    if (journal != null) {
      journal.close();
      journal = null;
    }
  }

  /** Gives the place back; what is open is kept for the next program. */
  @Override
  public void close() {
    try {
      closeJournal();
      if (lockChannel != null) {
        lockChannel.close();
        lockChannel = null;
      }
    } catch (IOException failed) {
      problem = Optional.of(DiskProblems.ofJournal(folder, failed));
    }
  }
}
