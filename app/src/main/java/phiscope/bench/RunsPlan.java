package phiscope.bench;

import java.math.BigDecimal;
import java.util.OptionalInt;
import phiscope.core.trace.generator.GeneratorSettings;

/**
 * How a document's detectors are studied: over how many generated runs, and by what they are
 * compared.
 *
 * @param seeds one run each
 * @param heartbeats how long a run is, 2 to {@link #MOST_HEARTBEATS}; empty for as long as the
 *     tape's generator says
 * @param settling heartbeats at the start of each run during which mistakes do not count, 0 to
 *     {@link #MOST_HEARTBEATS}; empty for as many as the largest window holds
 * @param mistakes how many mistakes a day (of a document without a unit: in 1,000 units of time)
 *     the fastest settings may make, 0 or more
 */
public record RunsPlan(
    SeedRange seeds, OptionalInt heartbeats, OptionalInt settling, BigDecimal mistakes) {
  public static final int LEAST_HEARTBEATS = 2;
  public static final int MOST_HEARTBEATS = GeneratorSettings.MOST_HEARTBEATS;

  /** What a new document has. */
  public static final RunsPlan USUAL =
      new RunsPlan(SeedRange.USUAL, OptionalInt.empty(), OptionalInt.empty(), BigDecimal.ONE);

  public RunsPlan {
    require(heartbeats, LEAST_HEARTBEATS, "heartbeats");
    require(settling, 0, "settling");
    if (mistakes.signum() < 0 || !BenchLimits.isBounded(mistakes)) {
      throw new IllegalArgumentException("mistakes must be 0 or more, got " + mistakes);
    }
  }

  private static void require(OptionalInt value, int least, String what) {
    if (value.isPresent() && (value.getAsInt() < least || value.getAsInt() > MOST_HEARTBEATS)) {
      throw new IllegalArgumentException(
          what + " must be " + least + " to " + MOST_HEARTBEATS + ", got " + value);
    }
  }

  public RunsPlan withSeeds(SeedRange newSeeds) {
    return new RunsPlan(newSeeds, heartbeats, settling, mistakes);
  }

  /** Runs of another length. */
  public RunsPlan withHeartbeats(OptionalInt newHeartbeats) {
    return new RunsPlan(seeds, newHeartbeats, settling, mistakes);
  }

  /** With another part of the start left out. */
  public RunsPlan withSettling(OptionalInt newSettling) {
    return new RunsPlan(seeds, heartbeats, newSettling, mistakes);
  }

  /** With so many mistakes allowed, moved into the bounds. */
  public RunsPlan withMistakes(BigDecimal newMistakes) {
    return new RunsPlan(seeds, heartbeats, settling, BenchLimits.notNegative(newMistakes));
  }
}
