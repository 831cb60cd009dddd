package phiscope.core.probe;

/**
 * One slot of a storm of retries.
 *
 * @param slot from 0
 * @param fresh requests that are tried for the first time
 * @param again requests that are tried again
 * @param served attempts that succeed
 * @param lost requests that are given up: no retry is left, or the budget allows none
 */
public record StormSlot(int slot, int fresh, int again, int served, int lost) {
  /** All attempts. */
  public int attempts() {
    return fresh + again;
  }

  /** Attempts that fail. */
  public int failed() {
    return attempts() - served;
  }
}
