package phiscope.bench;

import phiscope.bench.study.StudyResult;

/**
 * Everything that is computed from a {@link StudyBench}; a pure function of it.
 *
 * @param bench the document that was read
 * @param result what its study says
 * @param frame the frame that is shown: that of the document, or the last one there is; 0 where the
 *     study has none
 */
public record StudyReading(StudyBench bench, StudyResult result, int frame)
    implements BenchReading {
  /** The result of a study of a type. */
  public <R extends StudyResult> R result(Class<R> type) {
    return type.cast(result);
  }
}
