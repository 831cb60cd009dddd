package phiscope.bench.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.core.health.HealthFrame;
import phiscope.core.health.HealthRun;
import phiscope.core.health.StreamHealth;

/**
 * One thing that happens to a detector: a frame, a decay, or the beginning.
 *
 * @param at when
 * @param frame the frame that came; empty for a tick and for the beginning
 * @param before the detector before; at the beginning the same as after
 * @param after the detector after
 */
public record StreamStep(
    long at, Optional<HealthFrame.Kind> frame, StreamHealth before, StreamHealth after)
    implements StudyStep {
  /** The steps of a run, the beginning first. */
  static List<StudyStep> of(HealthRun run) {
    List<StudyStep> steps = new ArrayList<>();
    StreamHealth before = run.points().get(0).health();
    for (HealthRun.Point point : run.points()) {
      steps.add(new StreamStep(point.at(), point.frame(), before, point.health()));
      before = point.health();
    }
    return List.copyOf(steps);
  }

  /** Whether the state is another one after it. */
  @Override
  public boolean isEvent() {
    return before.state() != after.state();
  }

  @Override
  public String word() {
    return Parameter.word(after.state());
  }
}
