package phiscope.core.swim.protocol;

/**
 * News that a member passes on.
 *
 * @param transmits how often it has
 * @param number counts the member's news; a greater one is newer
 * @param queuedAt local time in ticks
 */
public record Broadcast(Update update, int transmits, long number, long queuedAt) {
  boolean goesBefore(Broadcast other) {
    return transmits < other.transmits || transmits == other.transmits && number > other.number;
  }

  Broadcast sentOnceMore() {
    return new Broadcast(update, transmits + 1, number, queuedAt);
  }
}
