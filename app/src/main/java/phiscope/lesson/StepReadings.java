package phiscope.lesson;

import phiscope.bench.BenchReading;

/**
 * What a step shows: its document as the learner finds it, and as it is after the reveal.
 *
 * @param before read from the step's document
 * @param after read from the revealed document; equal to {@code before} where nothing changes
 */
public record StepReadings(BenchReading before, BenchReading after) {
  /** What a learner sees on entering: nothing of the reveal. */
  public StepReadings entering() {
    return new StepReadings(before, before);
  }
}
