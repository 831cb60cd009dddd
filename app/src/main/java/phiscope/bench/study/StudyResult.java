package phiscope.bench.study;

import java.util.List;

/** What a study says: a pure function of its settings; each study has its own. */
public interface StudyResult {
  /** What it comes to, in a fixed order; see {@link Quantity}. */
  List<Quantity> quantities();

  /** What happens one after the other, of a study that can be gone through; else empty. */
  default List<StudyStep> steps() {
    return List.of();
  }
}
