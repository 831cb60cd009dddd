package phiscope.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A document with all that was done to it and undone: immutable, without limit.
 *
 * <p>What is no step of its own (see {@link Edit#isStep}) changes the document and leaves what can
 * be undone and redone as it is.
 *
 * <p>A gesture is one step. While it goes on, each of its edits is applied to the document as it
 * was before the gesture and takes the place of the edit before: a drag sends "move heartbeat 3 to
 * tick t" with ever new t, and dragging back to the start leaves no step at all. Steps share what
 * they did not change, so a history of a long trace stays small.
 *
 * @param <B> the documents: of one bench
 */
public final class EditHistory<B extends Bench> {
  /** A step done or undone, on a chain that shares its tail with other histories. */
  private record Step<B extends Bench>(Edit<B> edit, B other, Step<B> next, int depth) {}

  private final Step<B> past;
  private final B present;
  private final Step<B> future;
  // The history before the gesture that goes on, and the gesture; null when none does.
  private final EditHistory<B> before;
  private final long gesture;

  private EditHistory(
      Step<B> past, B present, Step<B> future, EditHistory<B> before, long gesture) {
    this.past = past;
    this.present = present;
    this.future = future;
    this.before = before;
    this.gesture = gesture;
  }

  /** A history that begins with this document. */
  public static <B extends Bench> EditHistory<B> of(B document) {
    return new EditHistory<>(null, document, null, null, 0);
  }

  public B present() {
    return present;
  }

  /** The same history, if its documents are of this type. */
  public <C extends Bench> Optional<EditHistory<C>> as(Class<C> documents) {
    if (!documents.isInstance(present)) {
      return Optional.empty();
    }
    @SuppressWarnings("unchecked") // An edit gives the type it takes, so all documents are of one.
    EditHistory<C> same = (EditHistory<C>) this;
    return Optional.of(same);
  }

  /** Does an edit as a gesture of its own; no step where it changes nothing. */
  public EditHistory<B> apply(Edit<B> edit) {
    return finished().push(edit);
  }

  /**
   * Does an edit of a gesture that goes on until {@link #finished}, another gesture, undo or redo.
   *
   * @param gestureId the same for all edits of the gesture, another for the next one
   */
  public EditHistory<B> apply(Edit<B> edit, long gestureId) {
    EditHistory<B> start = before != null && gesture == gestureId ? before : finished();
    EditHistory<B> pushed = start.push(edit);
    return new EditHistory<>(pushed.past, pushed.present, pushed.future, start, gestureId);
  }

  private EditHistory<B> push(Edit<B> edit) {
    B changed = edit.apply(present);
    if (changed.equals(present)) {
      return this;
    }
    return edit.isStep()
        ? new EditHistory<>(
            new Step<>(edit, present, past, depth(past) + 1), changed, null, null, 0)
        : new EditHistory<>(past, changed, future, null, 0);
  }

  /** The same with the gesture at its end: the next edit is another step whatever its gesture. */
  public EditHistory<B> finished() {
    return before == null ? this : new EditHistory<>(past, present, future, null, 0);
  }

  /** Gives up the gesture that goes on: the history before it. */
  public EditHistory<B> cancelled() {
    return before == null ? this : before;
  }

  /** Whether a gesture goes on. */
  public boolean isInGesture() {
    return before != null;
  }

  public boolean canUndo() {
    return past != null;
  }

  public boolean canRedo() {
    return future != null;
  }

  /** One step back; the same where there is none. */
  public EditHistory<B> undo() {
    if (past == null) {
      return finished();
    }
    Step<B> undone = new Step<>(past.edit, present, future, depth(future) + 1);
    return new EditHistory<>(past.next, past.other, undone, null, 0);
  }

  /** One step forward again; the same where there is none. */
  public EditHistory<B> redo() {
    if (future == null) {
      return finished();
    }
    Step<B> redone = new Step<>(future.edit, present, past, depth(past) + 1);
    return new EditHistory<>(redone, future.other, future.next, null, 0);
  }

  /** How many steps can be undone. */
  public int undoDepth() {
    return depth(past);
  }

  /** The edit that undo takes back. */
  public Optional<Edit<B>> lastEdit() {
    return past == null ? Optional.empty() : Optional.of(past.edit);
  }

  /** The edit that redo does again. */
  public Optional<Edit<B>> nextEdit() {
    return future == null ? Optional.empty() : Optional.of(future.edit);
  }

  /** The document before all steps that can be undone. */
  public B first() {
    B first = present;
    for (Step<B> step = past; step != null; step = step.next) {
      first = step.other;
    }
    return first;
  }

  /** The edits that can be undone, oldest first. */
  public List<Edit<B>> doneEdits() {
    List<Edit<B>> edits = new ArrayList<>(edits(past));
    Collections.reverse(edits);
    return edits;
  }

  /** The edits that can be redone, the next one first. */
  public List<Edit<B>> undoneEdits() {
    return edits(future);
  }

  private static <B extends Bench> List<Edit<B>> edits(Step<B> top) {
    List<Edit<B>> edits = new ArrayList<>();
    for (Step<B> step = top; step != null; step = step.next) {
      edits.add(step.edit);
    }
    return edits;
  }

  /** How one history follows from another. */
  public sealed interface Move {
    /** Nothing was done. */
    record Stayed() implements Move {}

    /** The document looks elsewhere; what can be undone and redone is as before. */
    record Looked() implements Move {}

    /** An edit was done; what could be redone is gone. */
    record Did(Edit<?> edit) implements Move {}

    record Undid() implements Move {}

    record Redid() implements Move {}
  }

  /** The one move that made this history from an earlier one; empty if it was another way. */
  public Optional<Move> moveFrom(EditHistory<?> earlier) {
    if (past == earlier.past && present == earlier.present && future == earlier.future) {
      return Optional.of(new Move.Stayed());
    }
    if (past == earlier.past && future == earlier.future) {
      return Optional.of(new Move.Looked());
    }
    if (isStep(past, earlier.past, earlier.present) && future == null) {
      return Optional.of(
          isStep(earlier.future, null, present) && past.edit == earlier.future.edit
              ? new Move.Redid()
              : new Move.Did(past.edit));
    }
    if (isStep(future, earlier.future, earlier.present) && isStep(earlier.past, past, present)) {
      return Optional.of(new Move.Undid());
    }
    return isStep(past, earlier.past, earlier.present) && isStep(earlier.future, future, present)
        ? Optional.of(new Move.Redid())
        : Optional.empty();
  }

  private static boolean isStep(Step<?> step, Step<?> next, Bench other) {
    return step != null && step.next == next && step.other == other;
  }

  private static int depth(Step<?> step) {
    return step == null ? 0 : step.depth;
  }
}
