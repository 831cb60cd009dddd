package phiscope.ui.viewmodel.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.StudyEdit;
import phiscope.bench.StudyMarkEdit;
import phiscope.bench.study.FrameOrigin;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.StreamParameter;
import phiscope.bench.study.StreamSettings;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyMark;
import phiscope.core.kernel.SimTime;

/** Draws the frames of a stream. The first stroke makes the generated frames drawn ones. */
public final class FrameDrawing {
  private final StudyViewModel model;

  public FrameDrawing(StudyViewModel model) {
    this.model = model;
  }

  /** The frames as marks, drawn or generated. */
  public List<StudyMark> marks() {
    return marks(model.bench().study());
  }

  /** The frames of a study as marks. */
  public static List<StudyMark> marks(Study study) {
    return isDrawn(study) ? study.marks() : StreamSettings.marks(StreamSettings.frames(study));
  }

  private static boolean isDrawn(Study study) {
    return study.choice(StreamParameter.SOURCE, FrameOrigin.class) == FrameOrigin.DRAWN;
  }

  /** Whether the generator still makes the frames. */
  public boolean isGenerated() {
    return !isDrawn(model.bench().study());
  }

  /** An edit of the frames of a study, after which they are drawn ones. */
  static StudyEdit on(Study study, StudyEdit edit) {
    if (isDrawn(study)) {
      return edit;
    }
    List<StudyEdit> edits = new ArrayList<>();
    edits.add(new StudyMarkEdit.ReplaceMarks(marks(study)));
    edits.add(new StudyEdit.SetParameter(StreamParameter.SOURCE, FrameOrigin.DRAWN.ordinal()));
    edits.add(edit);
    return new StudyEdit.Together(edits);
  }

  /** Adds a frame; its index. */
  public int add(long at, MarkKind kind) {
    StudyMark added = bounded(at, kind);
    model.apply(on(model.bench().study(), new StudyMarkEdit.AddMark(added)));
    return marks().lastIndexOf(added);
  }

  private static StudyMark bounded(long at, MarkKind kind) {
    return StudyMark.bounded(at, kind, 0);
  }

  /** Takes a frame away. */
  public void remove(int index) {
    model.apply(on(model.bench().study(), new StudyMarkEdit.RemoveMark(index)));
  }

  /** Makes a frame another kind. */
  public void change(int index, MarkKind kind) {
    set(index, frame -> bounded(frame.at(), kind));
  }

  /** Moves a frame by some milliseconds; its index then, below 0 if there is none. */
  public int shift(int index, long milliseconds) {
    Optional<StudyMark> moved =
        frame(index)
            .map(frame -> bounded(frame.at() + SimTime.ofMillis(milliseconds), frame.kind()));
    moved.ifPresent(frame -> set(index, old -> frame));
    return moved.map(marks()::lastIndexOf).orElse(-1);
  }

  private void set(int index, java.util.function.UnaryOperator<StudyMark> change) {
    frame(index)
        .ifPresent(
            frame ->
                model.apply(
                    on(
                        model.bench().study(),
                        new StudyMarkEdit.SetMark(index, change.apply(frame)))));
  }

  /** A frame, if it is there. */
  public Optional<StudyMark> frame(int index) {
    List<StudyMark> marks = marks();
    return index < 0 || index >= marks.size() ? Optional.empty() : Optional.of(marks.get(index));
  }

  /** All frames at once, as typed or pasted. */
  public void replace(List<StudyMark> frames) {
    model.apply(on(model.bench().study(), new StudyMarkEdit.ReplaceMarks(frames)));
  }

  /** Begins to drag a frame. */
  public Drag drag(int index) {
    return new Drag(model.bench().study(), index, model.edits().newGesture());
  }

  /** One drag of a frame: one step, however far it goes. */
  public final class Drag {
    private final Study before;
    private final int index;
    private final long gesture;

    private Drag(Study before, int index, long gesture) {
      this.before = before;
      this.index = index;
      this.gesture = gesture;
    }

    /** The frame is at this time now; its index then, below 0 if there is none. */
    public int to(long at) {
      List<StudyMark> marks = marks(before);
      if (index >= marks.size()) {
        return -1;
      }
      StudyMark moved = bounded(at, marks.get(index).kind());
      model.edits().inGesture(gesture, on(before, new StudyMarkEdit.SetMark(index, moved)));
      return marks().lastIndexOf(moved);
    }

    /** The frame is let go. */
    public void done() {
      model.edits().finishGesture();
    }
  }
}
