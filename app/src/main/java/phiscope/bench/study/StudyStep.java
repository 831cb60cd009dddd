package phiscope.bench.study;

/** One step of a study that can be gone through; each study has its own. */
public interface StudyStep {
  /** When, in ticks; never before the step before. */
  long at();

  /** Whether it is worth stopping at: a change of state, a fault, a decision. */
  boolean isEvent();
}
