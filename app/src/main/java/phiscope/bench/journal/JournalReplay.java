package phiscope.bench.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import phiscope.bench.Bench;
import phiscope.bench.Edit;
import phiscope.bench.EditHistory;

/**
 * Does again what a journal tells. Whatever the journal holds, and whatever fails while it is done,
 * it comes to an end: with what was open as far as that can be told, and whether something is
 * missing. Mutable, for one journal.
 */
final class JournalReplay {
  private EditHistory<?> history;
  private Optional<Path> file = Optional.empty();
  // What the file holds, as far as is known.
  private Bench saved;
  private long next;
  // Whether the next steps would be done to another document than theirs.
  private boolean lost;
  private boolean whole = true;
  private Optional<Throwable> fault = Optional.empty();

  private JournalReplay() {}

  /**
   * What a journal tells.
   *
   * @param state what was open at its end, as far as that can be told
   * @param isWhole whether nothing but a torn end is missing
   * @param fault what failed unforeseen, the last time that something did
   */
  record Told(Optional<SessionState> state, boolean isWhole, Optional<Throwable> fault) {}

  /** The state after the records of a journal. */
  static Told of(Path journal) throws IOException {
    JournalReplay replay = new JournalReplay();
    try {
      int damaged = JournalFile.read(journal, replay::take);
      replay.whole &= damaged == 0;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError unforeseen) {
      replay.failed(unforeseen);
    }
    Optional<SessionState> state = replay.state();
    return new Told(state, replay.whole && state.isPresent(), replay.fault);
  }

  private void failed(Throwable unforeseen) {
    lost = true;
    whole = false;
    fault = Optional.of(unforeseen);
  }

  private void take(JournalFile.Entry entry) {
    try {
      Optional<JournalRecord> record = JournalRecord.read(entry.text());
      boolean gap = entry.number() != next || record.isEmpty();
      lost |= gap;
      whole &= !gap;
      next = entry.number() + 1;
      record.ifPresent(this::take);
    } catch (RuntimeException | StackOverflowError unforeseen) {
      // A fault in some edit must not keep the program from starting, now and for ever.
      next = entry.number() + 1;
      failed(unforeseen);
    }
  }

  private void take(JournalRecord record) {
    if (record instanceof JournalRecord.Opened opened) {
      history = EditHistory.of(opened.document());
      file = opened.file();
      saved = opened.unsaved() ? null : opened.document();
      lost = false;
    } else if (record instanceof JournalRecord.Snapshot snapshot) {
      if (history == null || lost || !history.present().equals(snapshot.document())) {
        history = EditHistory.of(snapshot.document());
      }
      lost = false;
    } else if (history != null && !lost) {
      step(record);
    }
  }

  private void step(JournalRecord record) {
    if (record instanceof JournalRecord.Did did) {
      history = applied(did.edit());
    } else if (record instanceof JournalRecord.Undid) {
      history = history.undo();
    } else if (record instanceof JournalRecord.Redid) {
      history = history.redo();
    } else if (record instanceof JournalRecord.Saved save) {
      file = Optional.of(save.file());
      saved = history.present();
    }
  }

  /** The history after an edit; an edit of another bench means nothing for this document. */
  private <B extends Bench> EditHistory<?> applied(Edit<B> edit) {
    return history.as(edit.documents()).orElseThrow().apply(edit);
  }

  private Optional<SessionState> state() {
    if (history == null) {
      return Optional.empty();
    }
    boolean isSaved = isSaved();
    return Optional.of(
        new SessionState(
            history, file, !isSaved, Optional.ofNullable(isSaved ? history.present() : saved)));
  }

  private boolean isSaved() {
    try {
      return saved != null && history.present().equalsApartFromView(saved);
    } catch (RuntimeException | StackOverflowError unforeseen) {
      // Then what the file holds is not known: the document counts as one that is not saved.
      failed(unforeseen);
      saved = null;
      return false;
    }
  }
}
