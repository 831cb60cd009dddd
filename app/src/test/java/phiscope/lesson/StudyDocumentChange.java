package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import phiscope.bench.Bench;
import phiscope.bench.Parameter;
import phiscope.bench.StudyBench;
import phiscope.bench.StudyEdit;
import phiscope.bench.study.StudyKind;
import phiscope.bench.study.StudyParameter;

/** Changes of a document of a study: each parameter to its least and greatest value. */
final class StudyDocumentChange {
  private static final long LARGE = 1_000;

  private StudyDocumentChange() {}

  static List<UnaryOperator<Bench>> of(StudyKind kind) {
    List<UnaryOperator<Bench>> changes = new ArrayList<>();
    for (StudyParameter parameter : kind.parameters()) {
      boolean quick = parameter.kind() != Parameter.Kind.TIME && parameter.most() <= LARGE;
      for (long value : new long[] {parameter.least(), parameter.most()}) {
        if (quick || !kind.isLong()) {
          changes.add(bench -> set((StudyBench) bench, parameter, value));
        }
      }
    }
    return changes;
  }

  private static Bench set(StudyBench bench, StudyParameter parameter, long value) {
    return new StudyEdit.SetParameter(parameter, value).apply(bench);
  }
}
