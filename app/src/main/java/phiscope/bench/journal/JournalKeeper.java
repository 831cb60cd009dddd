package phiscope.bench.journal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import phiscope.bench.Bench;
import phiscope.bench.DetectorBench;
import phiscope.bench.Edit;
import phiscope.bench.EditHistory;
import phiscope.bench.Problem;
import phiscope.core.trace.Tape;

/**
 * The journal of a session on the disk. At every moment the file that the next program reads is
 * either the one before or the new one, whole: a new one is written beside, taken down to the disk
 * and moved into place; further steps are appended to it.
 *
 * <p>Where the disk fails, each call answers the problem, and the next one tries again to write
 * what is missing; so it does where the file has been taken away. For one thread at a time.
 */
final class JournalKeeper {
  private static final long LEAST_BETWEEN_SNAPSHOTS = 64 * 1024;
  private static final long BYTES_OF_HEARTBEAT = 10;

  private final Path folder;
  private final Supplier<Optional<SessionPlace>> places;
  private final Supplier<Optional<Problem>> noPlace;
  // Another thread asks where what is looked at is kept.
  private volatile Optional<SessionPlace> place;
  private JournalFile journal;
  private Optional<Object> key = Optional.empty();
  // Whether the journal, with what is pending, leads to what is open; else it must begin anew.
  private boolean inStep;
  // What could not be written yet.
  private final Deque<JournalRecord> pending = new ArrayDeque<>();
  private long sinceSnapshot;
  private boolean closed;

  /**
   * What is to be kept.
   *
   * @param history the document with its steps, no gesture going on
   * @param saved what the file holds, where that is known
   */
  record Kept(EditHistory<?> history, Optional<Path> file, Optional<Bench> saved) {
    /** After how many steps the document was as it was saved, if it ever was. */
    private OptionalInt savedAt() {
      if (saved.isEmpty()) {
        return OptionalInt.empty();
      }
      for (EditHistory<?> back = history; true; back = back.undo()) {
        if (isSaved(back.present())) {
          return OptionalInt.of(back.undoDepth());
        }
        if (!back.canUndo()) {
          break;
        }
      }
      for (EditHistory<?> on = history; on.canRedo(); on = on.redo()) {
        if (isSaved(on.redo().present())) {
          return OptionalInt.of(on.undoDepth() + 1);
        }
      }
      return OptionalInt.empty();
    }

    /** Documents of a detector are the very same where they are equal, and can be long. */
    private boolean isSaved(Bench document) {
      return document == saved.get()
          || !(document instanceof DetectorBench) && document.equalsApartFromView(saved.get());
    }
  }

  /**
   * @param place where it begins, if there is a place
   * @param finder looks for a place where there is none, or none any more
   */
  JournalKeeper(Path folder, Optional<SessionPlace> place, SessionFinder finder) {
    this.folder = folder;
    this.place = place;
    this.places = finder::free;
    this.noPlace = finder::problem;
  }

  /** One more record, after which the journal leads to what is to be kept. */
  Optional<Problem> add(Optional<JournalRecord> record, Kept kept) {
    if (!inStep || !isThere()) {
      return keep(kept);
    }
    record.ifPresent(pending::add);
    return append(kept);
  }

  private boolean isThere() {
    return key.isPresent()
        && key.equals(place.map(SessionPlace::journal).flatMap(JournalFile::key));
  }

  /** Writes a new journal, beginning with what is open, and puts it in place of the old one. */
  Optional<Problem> keep(Kept kept) {
    inStep = false;
    if (closed) {
      return Optional.empty();
    }
    try {
      if (place.filter(SessionPlace::isHeld).isEmpty()) {
        moveOn();
      }
      if (place.isEmpty()) {
        return noPlace.get();
      }
      replace(kept, place.get());
      return Optional.empty();
    } catch (IOException | SecurityException failed) {
      return Optional.of(DiskProblems.ofJournal(folder, failed));
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError unforeseen) {
      return unforeseen(unforeseen);
    }
  }

  private Optional<Problem> unforeseen(Throwable fault) {
    inStep = false;
    return Optional.of(
        Problem.of(folder.toString(), "problem.journal.fault", String.valueOf(fault)));
  }

  /** To another place: that of before has gone with its folder, or there was none. */
  private void moveOn() throws IOException {
    closeJournal();
    if (place.isPresent()) {
      place.get().close();
    }
    place = places.get();
  }

  private void replace(Kept kept, SessionPlace in) throws IOException {
    JournalFile fresh = fresh(kept, in);
    closeJournal();
    journal = fresh;
    Files.move(
        in.fresh(),
        in.journal(),
        StandardCopyOption.REPLACE_EXISTING,
        StandardCopyOption.ATOMIC_MOVE);
    SafeFiles.forceFolder(folder);
    key = JournalFile.key(in.journal());
    pending.clear();
    inStep = true;
  }

  private JournalFile fresh(Kept kept, SessionPlace in) throws IOException {
    JournalFile fresh = JournalFile.create(in.fresh());
    try {
      writeWhole(fresh, kept);
      return fresh;
    } catch (IOException | RuntimeException | Error failed) {
      fresh.close();
      Files.deleteIfExists(in.fresh());
      throw failed;
    }
  }

  /**
   * Writes the document as it was before all steps, the steps, where among them it was saved, and
   * where one looks now.
   */
  private void writeWhole(JournalFile fresh, Kept kept) throws IOException {
    EditHistory<?> history = kept.history();
    List<Edit<?>> undone = new ArrayList<>(history.undoneEdits());
    List<Edit<?>> edits = new ArrayList<>(history.doneEdits());
    edits.addAll(undone);
    OptionalInt savedAt = kept.savedAt();
    boolean isUnsaved = savedAt.orElse(-1) != 0;
    fresh.append(new JournalRecord.Opened(kept.file(), isUnsaved, history.first()).line());
    long opened = fresh.length();
    for (int i = 0; i < edits.size(); i++) {
      fresh.append(new JournalRecord.Did(edits.get(i)).line());
      if (savedAt.orElse(-1) == i + 1 && kept.file().isPresent()) {
        fresh.append(new JournalRecord.Saved(kept.file().get()).line());
      }
    }
    for (int i = 0; i < undone.size(); i++) {
      fresh.append(new JournalRecord.Undid().line());
    }
    if (!edits.isEmpty() && history.present().look().isPresent()) {
      fresh.append(new JournalRecord.Did(history.present().look().get()).line());
    }
    sinceSnapshot = fresh.length() - opened;
    fresh.force();
  }

  /** Appends what is pending; what cannot be written now is tried again the next time. */
  private Optional<Problem> append(Kept kept) {
    try {
      while (!pending.isEmpty()) {
        long before = journal.length();
        journal.append(pending.peek().line());
        pending.remove();
        sinceSnapshot += journal.length() - before;
      }
      if (sinceSnapshot > leastBetweenSnapshots(kept)) {
        journal.append(new JournalRecord.Snapshot(kept.history().present()).line());
        sinceSnapshot = 0;
      }
      return Optional.empty();
    } catch (IOException | SecurityException failed) {
      return Optional.of(DiskProblems.ofJournal(folder, failed));
    } catch (RuntimeException | OutOfMemoryError | StackOverflowError unforeseen) {
      return unforeseen(unforeseen);
    }
  }

  /** A few times as much as a snapshot takes, so that snapshots cost little beside the steps. */
  private static long leastBetweenSnapshots(Kept kept) {
    long heartbeats = 0;
    if (kept.history().present() instanceof DetectorBench detector) {
      for (Tape tape : detector.tapes()) {
        heartbeats += tape.heartbeats().size();
      }
    }
    return LEAST_BETWEEN_SNAPSHOTS + 4 * BYTES_OF_HEARTBEAT * heartbeats;
  }

  private void closeJournal() throws IOException {
    if (journal != null) {
      journal.close();
      journal = null;
    }
  }

  /** Where is kept what somebody is looking at, if there is a place for it. */
  Optional<Path> view() {
    return place.map(SessionPlace::view);
  }

  /** Gives the place back; what is open is kept for the next program. */
  Optional<Problem> close() {
    try {
      closed = true;
      inStep = false;
      closeJournal();
      if (place.isPresent()) {
        place.get().close();
        place = Optional.empty();
      }
      return Optional.empty();
    } catch (IOException failed) {
      return Optional.of(DiskProblems.ofJournal(folder, failed));
    }
  }
}
