package phiscope.bench.study;

import java.util.OptionalInt;

/** One step of a study that can be gone through; each study has its own. */
public interface StudyStep {
  /** When, in ticks; never before the step before. */
  long at();

  /** Whether it is worth stopping at: a change of state, a fault, a decision. */
  boolean isEvent();

  /** What happens, as files call it: a word of the programming language, whatever is spoken. */
  String word();

  /** To which of several it happens, from 1; empty where there is only one, or to all. */
  default OptionalInt subject() {
    return OptionalInt.empty();
  }
}
