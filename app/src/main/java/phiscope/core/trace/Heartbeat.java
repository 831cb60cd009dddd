package phiscope.core.trace;

/**
 * One heartbeat as the observer's tape shows it.
 *
 * <p>Late, duplicate and reordered heartbeats are not marked: they follow from sequence and arrival
 * (a sequence number at or below the largest one accepted in the same incarnation is not new).
 *
 * @param sequence the sender's sequence number, 0 or more, counted per incarnation
 * @param arrival the tick of arrival; of a lost heartbeat, the tick at which it would have arrived
 * @param incarnation the process incarnation of the sender, 0 or more; a greater one is a restart
 *     with new state
 * @param fate whether it arrived
 */
public record Heartbeat(long sequence, long arrival, int incarnation, Fate fate) {
  /** What became of a heartbeat on its way. */
  public enum Fate {
    DELIVERED,
    LOST
  }

  public Heartbeat {
    if (sequence < 0) {
      throw new IllegalArgumentException("sequence must be 0 or more, got " + sequence);
    }
    if (arrival < 0) {
      throw new IllegalArgumentException("arrival must be 0 or more, got " + arrival);
    }
    if (incarnation < 0) {
      throw new IllegalArgumentException("incarnation must be 0 or more, got " + incarnation);
    }
  }

  public static Heartbeat delivered(long sequence, long arrival) {
    return new Heartbeat(sequence, arrival, 0, Fate.DELIVERED);
  }

  public boolean isDelivered() {
    return fate == Fate.DELIVERED;
  }

  public Heartbeat arrivingAt(long tick) {
    return new Heartbeat(sequence, tick, incarnation, fate);
  }

  public Heartbeat withFate(Fate newFate) {
    return new Heartbeat(sequence, arrival, incarnation, newFate);
  }
}
