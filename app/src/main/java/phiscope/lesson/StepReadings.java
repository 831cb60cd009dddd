package phiscope.lesson;

import phiscope.bench.DetectorReading;

/**
 * What a step shows: its document as the learner finds it, and as it is after the reveal.
 *
 * @param before read from the step's document
 * @param after read from the revealed document; equal to {@code before} where nothing changes
 */
public record StepReadings(DetectorReading before, DetectorReading after) {
  /** What a learner sees on entering: nothing of the reveal. */
  public StepReadings entering() {
    return new StepReadings(before, before);
  }
}
