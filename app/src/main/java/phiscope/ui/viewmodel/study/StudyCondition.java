package phiscope.ui.viewmodel.study;

import phiscope.bench.study.StudyStep;
import phiscope.ui.viewmodel.run.FrameTest;

/** What one can go to next, or stop at while playing. */
public enum StudyCondition implements FrameTest<StudyStep> {
  /** Something worth stopping at. */
  EVENT;

  @Override
  public boolean holds(StudyStep step) {
    return step.isEvent();
  }
}
