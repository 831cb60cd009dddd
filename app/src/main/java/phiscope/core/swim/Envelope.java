package phiscope.core.swim;

import phiscope.core.swim.protocol.Message;

/**
 * A message on its way.
 *
 * @param sentAt in ticks
 * @param arrivesAt in ticks; when it would have arrived, for one that does not
 * @param sentInFrame the index of the frame in which it was sent: the cause of its arrival
 */
public record Envelope(
    MessageId id,
    int receiver,
    Message message,
    long sentAt,
    long arrivesAt,
    Fate fate,
    int sentInFrame) {
  public int sender() {
    return id.sender();
  }
}
