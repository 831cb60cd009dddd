package phiscope.bench;

/**
 * One consumer at now. Times are ticks.
 *
 * @param consumer the consumer
 * @param crossingElapsed the silence at which phi reaches its threshold: never less than 0; NaN
 *     without a model, infinite where the policy's answer never reaches it
 * @param decision what it decides at now
 */
public record ConsumerReading(Consumer consumer, double crossingElapsed, Decision decision) {
  /** What a consumer decides. */
  public enum Decision {
    BELOW,
    SUSPECT,
    UNTRAINED,
    /** Too close to the threshold to say (S004). */
    BOUNDARY,
    /** The threshold is reached, but not yet often enough in a row. */
    CONFIRMING,
    /** Within the cool-down after an action. */
    COOLING_DOWN
  }
}
