package phiscope.core.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.IntMap;
import phiscope.core.swim.protocol.MessageKind;

/**
 * What a run adds up to, seen from outside.
 *
 * @param sent messages sent, by the ordinal of their {@link MessageKind}
 * @param lost how many of them were lost by chance or cut off, in the same order
 * @param probes direct probes begun
 * @param falseSuspicions how often a member began to suspect one whose process was running
 * @param falseDeaths how often a member began to believe dead one whose process was running
 * @param detections how stops became known, by the member that stopped
 * @param rumours news and how far it spread, by the member that it is about, oldest first
 * @param running how many processes exist now, paused ones among them
 */
public record SwimCounters(
    List<Long> sent,
    List<Long> lost,
    long probes,
    long falseSuspicions,
    long falseDeaths,
    IntMap<Detection> detections,
    IntMap<List<Rumour>> rumours,
    int running) {
  private static final int KINDS = MessageKind.values().length;

  /** Before anything has happened. */
  static final SwimCounters NONE =
      new SwimCounters(zeros(), zeros(), 0, 0, 0, IntMap.empty(), IntMap.empty(), 0);

  public SwimCounters {
    sent = List.copyOf(sent);
    lost = List.copyOf(lost);
  }

  private static List<Long> zeros() {
    List<Long> zeros = new ArrayList<>();
    for (int i = 0; i < KINDS; i++) {
      zeros.add(0L);
    }
    return zeros;
  }

  /** Messages of a kind that were sent. */
  public long sent(MessageKind kind) {
    return sent.get(kind.ordinal());
  }

  /** Messages of a kind that were lost by chance or cut off. */
  public long lost(MessageKind kind) {
    return lost.get(kind.ordinal());
  }

  /** Messages that were sent. */
  public long sentInAll() {
    return sent.stream().mapToLong(Long::longValue).sum();
  }

  /** Messages that were lost by chance or cut off. */
  public long lostInAll() {
    return lost.stream().mapToLong(Long::longValue).sum();
  }

  /** Messages sent for each member and protocol period; 0 before the first period is over. */
  double perMemberAndPeriod(int members, long time, long interval) {
    double periods = (double) time / interval;
    return periods < 1 ? 0 : sentInAll() / (members * periods);
  }
}
