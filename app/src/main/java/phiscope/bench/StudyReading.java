package phiscope.bench;

import java.util.List;
import phiscope.bench.study.Quantity;
import phiscope.bench.study.StudyResult;
import phiscope.bench.study.StudyStep;
import phiscope.core.kernel.ListRun;

/**
 * Everything that is computed from a {@link StudyBench}; a pure function of it.
 *
 * @param bench the document that was read
 * @param result what its study says
 * @param quantities what it comes to: some take a pass over thousands of frames
 * @param run its steps as a run; a study without steps has a single one that says nothing
 * @param frame the step that is shown: that of the document, or the last one there is
 */
public record StudyReading(
    StudyBench bench,
    StudyResult result,
    List<Quantity> quantities,
    ListRun<StudyStep> run,
    int frame)
    implements BenchReading {
  public StudyReading {
    quantities = List.copyOf(quantities);
  }

  /** The step of a study that has none. */
  private record Whole() implements StudyStep {
    @Override
    public long at() {
      return 0;
    }

    @Override
    public boolean isEvent() {
      return false;
    }

    @Override
    public String word() {
      return "whole";
    }
  }

  /** The steps of a result as a run. */
  static ListRun<StudyStep> runOf(StudyResult result) {
    List<StudyStep> steps = result.steps();
    return ListRun.of(steps.isEmpty() ? List.of(new Whole()) : steps, StudyStep::at);
  }

  /** The result of a study of a type. */
  public <R extends StudyResult> R result(Class<R> type) {
    return type.cast(result);
  }

  /** Whether it can be gone through. */
  public boolean hasSteps() {
    return !(run.frame(0) instanceof Whole);
  }

  /** The step that is shown. */
  public StudyStep step() {
    return run.frame(frame);
  }
}
