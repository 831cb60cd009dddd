package phiscope.ui.viewmodel.study;

import java.util.List;
import java.util.Optional;
import phiscope.bench.StudyEdit;
import phiscope.bench.StudyMarkEdit;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ProbeCurves;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyMark;

/**
 * Draws the curves of a study of probes. The first stroke makes points of what the settings give.
 */
public final class CurveDrawing {
  private final StudyViewModel model;

  public CurveDrawing(StudyViewModel model) {
    this.model = model;
  }

  private static StudyEdit on(Study study, StudyEdit edit) {
    List<StudyMark> marks = ProbeCurves.marks(study);
    return marks.equals(study.marks())
        ? edit
        : new StudyEdit.Together(List.of(new StudyMarkEdit.ReplaceMarks(marks), edit));
  }

  private void apply(StudyEdit edit) {
    model.apply(on(model.bench().study(), edit));
  }

  /** Adds a point of a curve; its index. */
  public int add(long at, MarkKind kind, long speed) {
    StudyMark added = StudyMark.bounded(at, kind, speed);
    apply(new StudyMarkEdit.AddMark(added));
    return indexOf(added);
  }

  /** Where a point is that was just drawn: the last of equal ones. */
  private int indexOf(StudyMark point) {
    return ProbeCurves.marks(model.bench().study()).lastIndexOf(point);
  }

  /** Takes a point away. */
  public void remove(int index) {
    apply(new StudyMarkEdit.RemoveMark(index));
  }

  /** Moves a point by a time and a speed; its index then, below 0 if there is none. */
  public int shift(int index, long time, long speed) {
    if (point(index).isEmpty()) {
      return -1;
    }
    StudyMark point = point(index).get();
    StudyMark moved = StudyMark.bounded(point.at() + time, point.kind(), point.value() + speed);
    apply(new StudyMarkEdit.SetMark(index, moved));
    return indexOf(moved);
  }

  /** A point, if it is there. */
  public Optional<StudyMark> point(int index) {
    List<StudyMark> marks = ProbeCurves.marks(model.bench().study());
    return index < 0 || index >= marks.size() ? Optional.empty() : Optional.of(marks.get(index));
  }

  /** Begins to drag a point. */
  public Drag drag(int index) {
    return new Drag(model.bench().study(), index, model.edits().newGesture());
  }

  /** One drag of a point: one step, however far it goes. */
  public final class Drag {
    private final Study before;
    private final int index;
    private final long gesture;

    private Drag(Study before, int index, long gesture) {
      this.before = before;
      this.index = index;
      this.gesture = gesture;
    }

    /** The point is here now; its index then, below 0 if there is none. */
    public int to(long at, long speed) {
      List<StudyMark> marks = ProbeCurves.marks(before);
      if (index >= marks.size()) {
        return -1;
      }
      StudyMark moved = StudyMark.bounded(at, marks.get(index).kind(), speed);
      model.edits().inGesture(gesture, on(before, new StudyMarkEdit.SetMark(index, moved)));
      return indexOf(moved);
    }

    /** The point is let go. */
    public void done() {
      model.edits().finishGesture();
    }
  }
}
