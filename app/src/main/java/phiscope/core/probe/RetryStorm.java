package phiscope.core.probe;

import java.util.Optional;

/**
 * A server that fails for a while, and clients that try again: what comes down on it when it is
 * back. Time goes in slots.
 *
 * @param requests new ones in a slot, 0 or more
 * @param burst further ones at the beginning of the outage: clients whose connections all break at
 *     once, 0 or more
 * @param capacity what the server can do in a slot: a request that it serves costs 1
 * @param rejectionPercent what one that it turns away costs, in percent of one that it serves, 0 to
 *     99
 * @param outageFrom the first slot in which all fail
 * @param outageTo the slot in which it is back
 * @param retries of each request at most, 0 or more
 * @param backoff the waiting times, in slots
 * @param budget of all clients together; empty: none
 * @param slots in all
 * @param seed of the jitter
 */
public record RetryStorm(
    int requests,
    int burst,
    int capacity,
    int rejectionPercent,
    int outageFrom,
    int outageTo,
    int retries,
    Backoff backoff,
    Optional<RetryBudget> budget,
    int slots,
    long seed) {
  /** There are no more slots. */
  public static final int MOST_SLOTS = 2_000;

  /** There are no more new requests in a slot. */
  public static final int MOST_REQUESTS = 200;

  public RetryStorm {
    require(requests >= 0 && requests <= MOST_REQUESTS, "requests");
    require(burst >= 0 && burst <= 100 * MOST_REQUESTS, "burst");
    require(capacity >= 0 && capacity <= 100 * MOST_REQUESTS, "capacity");
    require(rejectionPercent >= 0 && rejectionPercent <= 99, "rejectionPercent");
    require(outageFrom >= 0 && outageTo >= outageFrom, "outage");
    require(retries >= 0 && retries <= 20, "retries");
    require(slots >= 1 && slots <= MOST_SLOTS, "slots");
  }

  private static void require(boolean holds, String what) {
    if (!holds) {
      throw new IllegalArgumentException(what + " is out of its bounds");
    }
  }

  /** The same with another spread of the waiting times. */
  public RetryStorm with(Backoff.Jitter jitter) {
    return new RetryStorm(
        requests,
        burst,
        capacity,
        rejectionPercent,
        outageFrom,
        outageTo,
        retries,
        new Backoff(backoff.base(), backoff.cap(), jitter),
        budget,
        slots,
        seed);
  }

  /** The same with another budget, or without one. */
  public RetryStorm with(Optional<RetryBudget> newBudget) {
    return new RetryStorm(
        requests,
        burst,
        capacity,
        rejectionPercent,
        outageFrom,
        outageTo,
        retries,
        backoff,
        newBudget,
        slots,
        seed);
  }

  /** How many of so many attempts the server serves in a slot that is no outage. */
  int served(int attempts) {
    long hundredths = 100L * capacity - (long) rejectionPercent * attempts;
    return attempts <= capacity
        ? attempts
        : (int) Math.max(0, hundredths / (100 - rejectionPercent));
  }

  /** New requests in a slot. */
  public int fresh(int slot) {
    return slot == outageFrom ? requests + burst : requests;
  }
}
