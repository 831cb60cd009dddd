package phiscope.dataset.capture;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import phiscope.core.trace.TimeUnit;
import phiscope.dataset.DataStream;
import phiscope.dataset.ExactTimes;
import phiscope.dataset.ReceivedHeartbeats;

/**
 * What a capture has received so far, by sender, as streams of a data file. Mutable, for one
 * thread. At most {@link #MOST_SENDERS} senders and {@link #MOST_HEARTBEATS} heartbeats are kept;
 * what comes beyond is counted.
 */
public final class CapturedHeartbeats {
  public static final int MOST_SENDERS = 1000;
  public static final int MOST_HEARTBEATS = 2_000_000;

  private static final int NANO_DECIMALS_OF_MILLI = 6;

  /** The heartbeats of one sender. */
  private static final class Sender {
    private long[] nanos = new long[16];
    private long[] sequences = new long[16];
    private int[] incarnations = new int[16];
    private int size;

    void add(long time, HeartbeatDatagram heartbeat) {
      if (size == nanos.length) {
        nanos = Arrays.copyOf(nanos, size * 2);
        sequences = Arrays.copyOf(sequences, size * 2);
        incarnations = Arrays.copyOf(incarnations, size * 2);
      }
      nanos[size] = time;
      sequences[size] = heartbeat.sequence();
      incarnations[size] = heartbeat.incarnation();
      size++;
    }
  }

  private final Map<String, Sender> senders = new LinkedHashMap<>();
  private int size;
  private long dropped;

  /** Adds a datagram; one that is no heartbeat changes nothing. */
  public void add(CapturedDatagram datagram) {
    if (datagram.heartbeat().isEmpty()) {
      return;
    }
    HeartbeatDatagram heartbeat = datagram.heartbeat().get();
    boolean known = senders.containsKey(heartbeat.name());
    if (size >= MOST_HEARTBEATS || (!known && senders.size() >= MOST_SENDERS)) {
      dropped++;
      return;
    }
    senders
        .computeIfAbsent(heartbeat.name(), name -> new Sender())
        .add(datagram.nanos(), heartbeat);
    size++;
  }

  /** Senders in the order in which they were first heard. */
  public List<String> names() {
    return new ArrayList<>(senders.keySet());
  }

  /** Heartbeats that were not kept. */
  public long dropped() {
    return dropped;
  }

  /**
   * A sender's heartbeats so far.
   *
   * @param until nanoseconds since the capture began up to which it has listened
   * @throws IllegalArgumentException if nobody of that name was heard
   */
  public DataStream stream(String name, long until) {
    Sender sender = senders.get(name);
    if (sender == null) {
      throw new IllegalArgumentException("nobody is called " + name);
    }
    long first = sender.nanos[0];
    long[] times = new long[sender.size];
    for (int i = 0; i < sender.size; i++) {
      times[i] = sender.nanos[i] - first;
    }
    ReceivedHeartbeats received =
        ReceivedHeartbeats.of(
            ExactTimes.of(NANO_DECIMALS_OF_MILLI, times),
            Arrays.copyOf(sender.sequences, sender.size),
            Arrays.copyOf(sender.incarnations, sender.size));
    return new DataStream(
        name,
        TimeUnit.MILLISECOND,
        received,
        received.missing(),
        List.of(),
        Optional.empty(),
        Optional.of(BigDecimal.valueOf(Math.max(0, until - first), NANO_DECIMALS_OF_MILLI)));
  }
}
