package phiscope.core.detector.runs;

import java.util.List;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.generator.GeneratorSettings;

/**
 * What is studied: the same generator with one seed after the other, under each of the detectors.
 *
 * @param generator of the tapes; its seed is replaced by that of each run. Each run lasts as long
 *     as so many heartbeats take on average, or until the generator's crash
 * @param scale how policies' times are read as ticks
 * @param detectors at least one
 * @param firstSeed the seed of the first run; the next ones follow
 * @param runs how many, 1 or more
 * @param settling heartbeats at the start of each run during which mistakes do not count, 0 or
 *     more: until a window is full a detector knows little
 */
public record ManyRunsSettings(
    GeneratorSettings generator,
    TickScale scale,
    List<StudiedDetector> detectors,
    long firstSeed,
    int runs,
    int settling) {
  public ManyRunsSettings {
    detectors = List.copyOf(detectors);
    if (detectors.isEmpty()) {
      throw new IllegalArgumentException("there must be a detector to study");
    }
    if (firstSeed < 0 || runs < 1 || settling < 0) {
      throw new IllegalArgumentException(
          "firstSeed must be 0 or more, runs 1 or more, settling 0 or more, got "
              + List.of(firstSeed, runs, settling));
    }
  }

  /** The seed of a run, counted from 0. */
  long seed(int run) {
    return firstSeed + run;
  }
}
