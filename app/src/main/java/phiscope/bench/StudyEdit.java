package phiscope.bench;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.study.Study;
import phiscope.bench.study.StudyParameter;

/** A change of a document of a study. */
public sealed interface StudyEdit extends Edit<StudyBench>
    permits StudyEdit.Together,
        StudyEdit.Look,
        StudyEdit.SetTitle,
        StudyEdit.SetParameter,
        StudyMarkEdit {
  @Override
  default Class<StudyBench> documents() {
    return StudyBench.class;
  }

  @Override
  default String key() {
    return "bench.study.edit." + kind();
  }

  /**
   * Several edits as one, in order: what one gesture does.
   *
   * @param edits the edits; one that is several itself is given by its parts
   */
  record Together(List<StudyEdit> edits) implements StudyEdit {
    public Together {
      List<StudyEdit> flat = new ArrayList<>();
      for (StudyEdit edit : edits) {
        flat.addAll(edit instanceof Together together ? together.edits : List.of(edit));
      }
      edits = List.copyOf(flat);
    }

    @Override
    public StudyBench apply(StudyBench bench) {
      StudyBench changed = bench;
      for (StudyEdit edit : edits) {
        changed = edit.apply(changed);
      }
      return changed.equals(bench) ? bench : changed;
    }

    @Override
    public boolean isStep() {
      return edits.stream().anyMatch(Edit::isStep);
    }

    @Override
    public String kind() {
      return "together";
    }

    /** Named in menus as its first edit is. */
    @Override
    public String key() {
      return edits.isEmpty() ? StudyEdit.super.key() : edits.get(0).key();
    }
  }

  /** Looks elsewhere; no step that could be undone. */
  record Look(StudyView view) implements StudyEdit {
    @Override
    public StudyBench apply(StudyBench bench) {
      return view.equals(bench.view()) ? bench : bench.withView(view);
    }

    @Override
    public boolean isStep() {
      return false;
    }

    @Override
    public String kind() {
      return "look";
    }
  }

  /** Sets the title, cut to {@link BenchLimits#MAX_TEXT}. */
  record SetTitle(String title) implements StudyEdit {
    public SetTitle {
      title = BenchLimits.text(title);
    }

    @Override
    public StudyBench apply(StudyBench bench) {
      return title.equals(bench.title()) ? bench : bench.withTitle(title);
    }

    @Override
    public String kind() {
      return "setTitle";
    }
  }

  /**
   * Sets one parameter, moved into its bounds; see {@link Study#with}. A parameter of another study
   * changes nothing.
   */
  record SetParameter(StudyParameter parameter, long value) implements StudyEdit {
    public SetParameter {
      value = parameter.bounded(value);
    }

    @Override
    public StudyBench apply(StudyBench bench) {
      return bench.study().kind().has(parameter)
          ? bench.withStudy(bench.study().with(parameter, value))
          : bench;
    }

    @Override
    public String kind() {
      return "setParameter";
    }
  }

  /** All settings of a study at once, as one step, for a document of the same kind of study. */
  static StudyEdit allOf(Study study) {
    List<StudyEdit> edits = new ArrayList<>();
    // Twice: where two must be in order, the first that is set may move the other.
    for (int i = 0; i < 2; i++) {
      for (StudyParameter parameter : study.kind().parameters()) {
        edits.add(new SetParameter(parameter, study.get(parameter)));
      }
    }
    edits.add(new StudyMarkEdit.ReplaceMarks(study.marks()));
    return new Together(edits);
  }
}
