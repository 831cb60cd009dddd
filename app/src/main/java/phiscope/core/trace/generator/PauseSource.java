package phiscope.core.trace.generator;

import phiscope.core.trace.Pause;

/**
 * Something that makes somebody stand still now and then: a garbage collection, a full disk, a
 * reroute.
 *
 * @param who stands still. A sender sends what was due when it goes on; a network holds what is
 *     under way and lets it go at once; an observer reads at once what has come in the meantime
 * @param meanBetween mean time from the end of a pause to the next, exponential; 1 tick or more
 * @param shortest pause, 1 tick or more
 * @param longest pause, not below the shortest; lengths are uniform
 */
public record PauseSource(Pause.Who who, double meanBetween, long shortest, long longest) {
  private static final long MOST = GeneratorSettings.LONGEST_TIME;

  public PauseSource {
    if (!(meanBetween >= 1 && meanBetween <= MOST)) {
      throw new IllegalArgumentException("meanBetween must be 1 or more, got " + meanBetween);
    }
    if (shortest < 1 || longest < shortest || longest > MOST) {
      throw new IllegalArgumentException(
          "pauses must be 1 or more and in order, got " + shortest + " to " + longest);
    }
  }
}
