package phiscope.bench.journal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import phiscope.bench.Bench;
import phiscope.bench.Edit;
import phiscope.bench.EditHistory;

/**
 * What a session had open: the document with all its steps, and where it is saved.
 *
 * @param history the document, what can be undone and what can be redone
 * @param file the file it was opened from or saved to last, if any
 * @param unsaved whether the document holds what the file does not
 * @param saved what the file holds, where that is known: one of the documents of the history
 */
public record SessionState(
    EditHistory<?> history, Optional<Path> file, boolean unsaved, Optional<Bench> saved) {
  /** A state whose file, if it holds something else, is not known. */
  public SessionState(EditHistory<?> history, Optional<Path> file, boolean unsaved) {
    this(history, file, unsaved, unsaved ? Optional.empty() : Optional.of(history.present()));
  }

  /** The state after the records of a journal; empty without a whole one. */
  static Optional<SessionState> of(Path journal) throws IOException {
    Replay replay = new Replay();
    JournalFile.read(journal, replay::take);
    return replay.state();
  }

  /** Does again what a journal tells. Mutable. */
  private static final class Replay {
    private EditHistory<?> history;
    private Optional<Path> file = Optional.empty();
    // What the file holds, as far as is known.
    private Bench saved;
    private long next;
    private boolean lost;

    void take(JournalFile.Entry entry) {
      Optional<JournalRecord> record = JournalRecord.read(entry.text());
      // Behind a gap, steps would be done to another document than theirs.
      lost |= entry.number() != next || record.isEmpty();
      next = entry.number() + 1;
      try {
        record.ifPresent(this::take);
      } catch (RuntimeException fault) {
        // A fault in some edit must not keep the program from starting, now and for ever.
        lost = true;
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

    Optional<SessionState> state() {
      return history == null
          ? Optional.empty()
          : Optional.of(
              new SessionState(
                  history,
                  file,
                  !isSaved(),
                  Optional.ofNullable(isSaved() ? history.present() : saved)));
    }

    private boolean isSaved() {
      return saved != null && history.present().equalsApartFromView(saved);
    }
  }
}
