package phiscope.core.detector;

import java.util.List;
import java.util.OptionalInt;

/**
 * The window of a detector at one moment. Times are ticks.
 *
 * @param intervals the latest intervals in it, oldest first
 * @param count how many are in it in all
 * @param synthetic how many of those are first estimates that no heartbeat made
 * @param firstHeartbeat index on the tape of the heartbeat that opens the oldest real interval;
 *     empty without one, or where tick 0 opens it
 */
public record WindowContent(
    List<Long> intervals, int count, int synthetic, OptionalInt firstHeartbeat) {
  public WindowContent {
    intervals = List.copyOf(intervals);
  }
}
