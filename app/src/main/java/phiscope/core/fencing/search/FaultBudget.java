package phiscope.core.fencing.search;

/**
 * How often each fault may happen in one schedule, 0 to 3 times.
 *
 * @param pauses a holder stops, at any moment, for any time
 * @param delays a message arrives later than the next tick
 * @param losses a message or an answer is lost
 * @param duplicates a second copy of a message arrives later
 * @param restarts the resource starts anew
 * @param clockLags a holder's clock stands still for a tick
 * @param selfMadeTokens a client names a number that it was not issued; only without the protection
 *     "tokens only from the authority"
 * @param retries a holder without an answer sends the same request again
 */
public record FaultBudget(
    int pauses,
    int delays,
    int losses,
    int duplicates,
    int restarts,
    int clockLags,
    int selfMadeTokens,
    int retries) {
  private static final int MOST = 3;

  public FaultBudget {
    int all =
        pauses | delays | losses | duplicates | restarts | clockLags | selfMadeTokens | retries;
    if (all < 0 || all > MOST) {
      throw new IllegalArgumentException("each fault may happen 0 to " + MOST + " times");
    }
  }

  /** No fault at all. */
  public static FaultBudget none() {
    return new FaultBudget(0, 0, 0, 0, 0, 0, 0, 0);
  }

  /** Each fault once. */
  public static FaultBudget oneOfEach() {
    return new FaultBudget(1, 1, 1, 1, 1, 1, 1, 1);
  }
}
