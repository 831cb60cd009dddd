package phiscope.core.trace.generator;

/**
 * A sender that may run for a part of each period only, as a container that has used up its share
 * of the processor (cgroup, 100 ms).
 *
 * @param period in ticks, 1 or more
 * @param running the part from the start of each period, 1 to period
 */
public record Throttling(long period, long running) {
  public Throttling {
    if (period < 1 || period > GeneratorSettings.LONGEST_TIME || running < 1 || running > period) {
      throw new IllegalArgumentException(
          "running must be 1 to period, got " + running + " of " + period);
    }
  }

  /** When something that is due at a tick is done. */
  public long delayed(long due) {
    long within = Math.floorMod(due, period);
    return within < running ? due : due - within + period;
  }
}
