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
  default String keyPrefix() {
    return "bench.study.edit.";
  }

  /**
   * Several edits as one, in order: what one gesture does.
   *
   * @param edits the edits; one that is several itself is given by its parts
   */
  record Together(List<StudyEdit> edits) implements StudyEdit, Several<StudyBench, StudyEdit> {
    public Together {
      edits = Several.flat(edits, Together.class);
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
