package phiscope.bench.study;

import java.util.List;
import java.util.function.Predicate;
import phiscope.core.health.HealthState;

/**
 * A silence that a detector noticed, told from the last frame before it.
 *
 * @param lastFrame when that frame came, in ticks; 0 if none had come
 * @param noticed when the detector did what is asked for, in ticks
 * @param decays how often the score fell from that frame to then
 */
record StreamSilence(long lastFrame, long noticed, long decays) {
  /** Of a run in which that is never done. */
  private static final StreamSilence NONE = new StreamSilence(0, -1, 0);

  /** Until the score falls for the first time. */
  static StreamSilence untilItFalls(List<StreamStep> steps) {
    return until(steps, step -> step.after().score().compareTo(step.before().score()) < 0);
  }

  /** Until FAILED for the first time. */
  static StreamSilence untilFailed(List<StreamStep> steps) {
    return until(steps, step -> step.isEvent() && step.after().state() == HealthState.FAILED);
  }

  private static StreamSilence until(List<StreamStep> steps, Predicate<StreamStep> noticed) {
    long decays = 0;
    for (StreamStep step : steps) {
      boolean falls = step.after().score().compareTo(step.before().score()) < 0;
      decays = step.frame().isPresent() ? 0 : decays + (falls ? 1 : 0);
      if (noticed.test(step)) {
        return new StreamSilence(step.before().lastFrame(), step.at(), decays);
      }
    }
    return NONE;
  }

  boolean isNoticed() {
    return noticed >= 0;
  }

  /** How long it lasted until then, in ticks; NaN if it never came to that. */
  double length() {
    return isNoticed() ? noticed - lastFrame : Double.NaN;
  }

  /** {@link #decays}; NaN if it never came to that. */
  double fallen() {
    return isNoticed() ? decays : Double.NaN;
  }
}
