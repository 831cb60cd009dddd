package phiscope.ui.viewmodel.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.StudyEdit;
import phiscope.bench.StudyMarkEdit;
import phiscope.bench.study.FrameOrigin;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ProbeCurves;
import phiscope.bench.study.StreamParameter;
import phiscope.bench.study.StreamSettings;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyMark;

/**
 * Draws the marks of a study: the frames of a stream, or the points of the curves of probes. The
 * first stroke makes drawn ones of those that the settings give.
 */
public final class MarkDrawing {
  private final StudyViewModel model;
  private final Ground ground;

  /** What marks are drawn upon. */
  private interface Ground {
    /** The marks, drawn or given by the settings. */
    List<StudyMark> marks(Study study);

    /** Whether they are drawn ones, so that the document takes edits of them. */
    boolean isDrawn(Study study);

    /** What makes marks the drawn ones. */
    List<StudyEdit> drawing(List<StudyMark> marks);
  }

  private MarkDrawing(StudyViewModel model, Ground ground) {
    this.model = model;
    this.ground = ground;
  }

  /** Draws the frames of a stream. */
  public static MarkDrawing ofFrames(StudyViewModel model) {
    return new MarkDrawing(model, new Frames());
  }

  /** Draws the points of the curves of probes. */
  public static MarkDrawing ofCurves(StudyViewModel model) {
    return new MarkDrawing(model, new Points());
  }

  private record Frames() implements Ground {
    @Override
    public boolean isDrawn(Study study) {
      return study.choice(StreamParameter.SOURCE, FrameOrigin.class) == FrameOrigin.DRAWN;
    }

    @Override
    public List<StudyMark> marks(Study study) {
      return isDrawn(study) ? study.marks() : StreamSettings.marks(StreamSettings.frames(study));
    }

    @Override
    public List<StudyEdit> drawing(List<StudyMark> marks) {
      return List.of(
          new StudyMarkEdit.ReplaceMarks(marks),
          new StudyEdit.SetParameter(StreamParameter.SOURCE, FrameOrigin.DRAWN.ordinal()));
    }
  }

  private record Points() implements Ground {
    @Override
    public List<StudyMark> marks(Study study) {
      return ProbeCurves.marks(study);
    }

    @Override
    public boolean isDrawn(Study study) {
      return marks(study).equals(study.marks());
    }

    @Override
    public List<StudyEdit> drawing(List<StudyMark> marks) {
      return List.of(new StudyMarkEdit.ReplaceMarks(marks));
    }
  }

  /** An edit of the marks that are seen; first of all, since menus name the step after it. */
  private StudyEdit on(Study study, StudyMarkEdit edit) {
    if (ground.isDrawn(study)) {
      return edit;
    }
    List<StudyEdit> edits = new ArrayList<>(List.of(edit));
    edits.addAll(ground.drawing(edit.changed(study.withMarks(ground.marks(study)))));
    return new StudyEdit.Together(edits);
  }

  private void apply(StudyMarkEdit edit) {
    model.apply(on(model.bench().study(), edit));
  }

  /** The marks, drawn or given by the settings. */
  public List<StudyMark> marks() {
    return ground.marks(model.bench().study());
  }

  /** A mark, if it is there. */
  public Optional<StudyMark> mark(int index) {
    List<StudyMark> marks = marks();
    return index < 0 || index >= marks.size() ? Optional.empty() : Optional.of(marks.get(index));
  }

  /** Whether there are as many marks as there can be. */
  public boolean isFull() {
    return marks().size() >= Study.MAX_MARKS;
  }

  /** Adds a mark; its index, below 0 where none more can be added. */
  public int add(long at, MarkKind kind, long value) {
    if (isFull()) {
      return -1;
    }
    StudyMark added = StudyMark.bounded(at, kind, value);
    apply(new StudyMarkEdit.AddMark(added));
    return marks().lastIndexOf(added);
  }

  /** Takes a mark away. */
  public void remove(int index) {
    apply(new StudyMarkEdit.RemoveMark(index));
  }

  /** All marks at once, as typed or pasted. */
  public void replace(List<StudyMark> marks) {
    apply(new StudyMarkEdit.ReplaceMarks(marks));
  }

  /** Makes a mark another kind. */
  public void change(int index, MarkKind kind) {
    mark(index).ifPresent(old -> set(index, StudyMark.bounded(old.at(), kind, old.value())));
  }

  /** Moves a mark by a time and a value; its index then, below 0 if there is none. */
  public int shift(int index, long time, long value) {
    return mark(index)
        .map(old -> StudyMark.bounded(old.at() + time, old.kind(), old.value() + value))
        .map(moved -> set(index, moved))
        .orElse(-1);
  }

  private int set(int index, StudyMark mark) {
    apply(new StudyMarkEdit.SetMark(index, mark));
    return marks().lastIndexOf(mark);
  }

  /** Begins to drag a mark. */
  public Drag drag(int index) {
    return new Drag(model.bench().study(), index, model.edits().newGesture());
  }

  /** One drag of a mark: one step, however far it goes. */
  public final class Drag {
    private final Study before;
    private final int index;
    private final long gesture;

    private Drag(Study before, int index, long gesture) {
      this.before = before;
      this.index = index;
      this.gesture = gesture;
    }

    /** The mark is here now; its index then, below 0 if there is none. */
    public int to(long at, long value) {
      List<StudyMark> marks = ground.marks(before);
      if (index >= marks.size()) {
        return -1;
      }
      StudyMark moved = StudyMark.bounded(at, marks.get(index).kind(), value);
      StudyEdit edit = on(before, new StudyMarkEdit.SetMark(index, moved));
      model.edits().inGesture(gesture, edit);
      return marks().lastIndexOf(moved);
    }

    /** The mark is let go. */
    public void done() {
      model.edits().finishGesture();
    }

    /** The mark goes back to where it was. */
    public void cancel() {
      model.edits().cancelGesture();
    }
  }
}
