package phiscope.bench.study;

import java.util.OptionalLong;
import phiscope.core.health.FailureDelay;
import phiscope.core.health.HealthPreset;
import phiscope.core.health.HealthState;

/**
 * What the pseudocode and its change of section 5.1 come to on a steady stream (claims S001-18 and
 * S001-46).
 *
 * @param interval of its frames, in ticks
 * @param later how much later the changed code fails, in ticks
 */
record StreamDeadlines(long interval, double later) {
  /** For frames of an interval. */
  static StreamDeadlines of(long interval) {
    double before = delay(HealthPreset.PSEUDOCODE, interval);
    return new StreamDeadlines(interval, delay(HealthPreset.MISSED_FRAMES, interval) - before);
  }

  private static double delay(HealthPreset preset, long interval) {
    return number(FailureDelay.of(StreamSettings.policy(preset), interval, HealthState.FAILED));
  }

  /** How many frames in a row may be lost without FAILED. */
  double tolerated(HealthPreset preset) {
    return number(FailureDelay.toleratedLosses(StreamSettings.policy(preset), interval));
  }

  private static double number(OptionalLong there) {
    return there.isPresent() ? there.getAsLong() : Double.NaN;
  }
}
