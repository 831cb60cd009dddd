package phiscope.dataset.capture;

import java.util.EnumMap;
import java.util.Map;

/** How many datagrams came, and what they were. Mutable, for one thread. */
public final class CaptureCounts {
  private final Map<HeartbeatDatagram.Refusal, Long> refused =
      new EnumMap<>(HeartbeatDatagram.Refusal.class);
  private long received;
  private long heartbeats;

  public void count(CapturedDatagram datagram) {
    received++;
    heartbeats += datagram.heartbeat().isPresent() ? 1 : 0;
    datagram.refusal().ifPresent(reason -> refused.merge(reason, 1L, Long::sum));
  }

  public long received() {
    return received;
  }

  public long heartbeats() {
    return heartbeats;
  }

  public long refused(HeartbeatDatagram.Refusal reason) {
    return refused.getOrDefault(reason, 0L);
  }

  public long refused() {
    return received - heartbeats;
  }
}
