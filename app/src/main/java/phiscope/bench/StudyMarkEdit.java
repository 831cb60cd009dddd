package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyMark;

/**
 * Edits of what is drawn in a study. A mark that is not there, and one that the study does not
 * take, change nothing.
 */
public sealed interface StudyMarkEdit extends StudyEdit {
  /** The marks after the edit; the same list where nothing changes. */
  List<StudyMark> changed(Study study);

  @Override
  default StudyBench apply(StudyBench bench) {
    List<StudyMark> marks = bench.study().marks();
    List<StudyMark> changed = changed(bench.study());
    return changed == marks ? bench : bench.withStudy(bench.study().withMarks(changed));
  }

  /** Draws something: after what is drawn at the same time. */
  record AddMark(StudyMark mark) implements StudyMarkEdit {
    @Override
    public List<StudyMark> changed(Study study) {
      if (study.marks().size() >= Study.MAX_MARKS) {
        return study.marks();
      }
      List<StudyMark> changed = new ArrayList<>(study.marks());
      changed.add(mark);
      return changed;
    }
  }

  /** Puts another mark in the place of one: moves it, or changes what it is. */
  record SetMark(int index, StudyMark mark) implements StudyMarkEdit {
    @Override
    public List<StudyMark> changed(Study study) {
      boolean none = index < 0 || index >= study.marks().size();
      if (none || !study.kind().marks().contains(mark.kind())) {
        return study.marks();
      }
      List<StudyMark> changed = new ArrayList<>(study.marks());
      changed.set(index, mark);
      return changed;
    }
  }

  /** Takes a mark away. */
  record RemoveMark(int index) implements StudyMarkEdit {
    @Override
    public List<StudyMark> changed(Study study) {
      if (index < 0 || index >= study.marks().size()) {
        return study.marks();
      }
      List<StudyMark> changed = new ArrayList<>(study.marks());
      changed.remove(index);
      return changed;
    }
  }

  /** Puts these marks in place of all there are. */
  record ReplaceMarks(List<StudyMark> marks) implements StudyMarkEdit {
    public ReplaceMarks {
      marks = List.copyOf(marks.subList(0, Math.min(marks.size(), Study.MAX_MARKS)));
    }

    @Override
    public List<StudyMark> changed(Study study) {
      return marks;
    }
  }
}
