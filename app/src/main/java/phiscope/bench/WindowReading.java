package phiscope.bench;

import java.util.List;
import java.util.OptionalInt;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * The window of a policy at now. Times are ticks; fractions are exact.
 *
 * @param intervals the intervals in the window, oldest first; of a long window the last {@link
 *     #SHOWN}
 * @param count how many intervals are in the window
 * @param synthetic how many of them are first estimates that no heartbeat made
 * @param firstHeartbeat index on the tape of the heartbeat that opens the oldest real interval, if
 *     there is one
 * @param sum sum of all intervals
 * @param sumOfSquares sum of their squares
 */
public record WindowReading(
    List<Long> intervals,
    int count,
    int synthetic,
    OptionalInt firstHeartbeat,
    BigFraction sum,
    BigFraction sumOfSquares) {
  /** How many intervals are listed. */
  public static final int SHOWN = 10_000;

  public WindowReading {
    intervals = List.copyOf(intervals);
  }

  /** Exact mean; null when empty. */
  public BigFraction mean() {
    return count == 0 ? null : sum.divide(count);
  }

  /** Exact population variance; null when empty. */
  public BigFraction populationVariance() {
    return count == 0 ? null : sumOfSquares.divide(count).subtract(mean().multiply(mean()));
  }

  /** Exact sample variance; null below two. */
  public BigFraction sampleVariance() {
    return count < 2 ? null : populationVariance().multiply(count).divide(count - 1);
  }
}
