package phiscope.core.swim.protocol;

import phiscope.core.kernel.IntMap;
import phiscope.core.kernel.RandomStream;

/**
 * All that one member has in its memory. It is a value; a step gives a new one.
 *
 * @param id its number
 * @param incarnation its own
 * @param view what it believes of all, itself included
 * @param isJoined whether it has a member list and probes
 * @param isLeaving whether it is saying that it leaves
 * @param health its local health score, 0 is best
 * @param order where it is in its round of probes
 * @param probe the probe under way, null if none
 * @param relays probes that it does for others, by sequence number
 * @param suspicions by subject
 * @param queue the news that it passes on
 * @param random its own random numbers
 * @param counts what it numbers
 * @param rhythm when its periodic timers go off
 */
public record Member(
    int id,
    long incarnation,
    View view,
    boolean isJoined,
    boolean isLeaving,
    int health,
    ProbeOrder order,
    Probe probe,
    IntMap<Relay> relays,
    IntMap<Suspicion> suspicions,
    BroadcastQueue queue,
    RandomStream random,
    Counts counts,
    Rhythm rhythm) {

  /**
   * Numbers that go up.
   *
   * @param sequence the last number of a probe or a timer, on through restarts
   * @param oldest timers with numbers below were started before a restart
   * @param news of broadcasts
   * @param joinTries tries to join
   */
  public record Counts(long sequence, long oldest, long news, int joinTries) {
    /** Of a member that starts; {@code sequence} is the last one of a process before it. */
    static Counts startingAfter(long sequence) {
      return new Counts(sequence, sequence + 1, 0, 0);
    }
  }

  /**
   * When periodic timers go off.
   *
   * @param periodStart local time at which the protocol period began
   * @param gossipPhase gossip is at this local time plus whole gossip intervals
   * @param gossipIsDue whether a gossip timer runs; none does while there is no news
   * @param reconnectIsDue whether a reconnect timer runs; none does while nobody is dead
   */
  public record Rhythm(
      long periodStart, long gossipPhase, boolean gossipIsDue, boolean reconnectIsDue) {
    /** Of a member that starts at this local time. */
    static Rhythm startingAt(long now, long gossipPhase) {
      return new Rhythm(now, gossipPhase, false, false);
    }
  }

  /** Whether a timer still means something: it was not stopped, replaced or outlived. */
  public boolean awaits(Timer timer) {
    if (timer.token() < counts.oldest()) {
      return false;
    }
    return switch (timer.kind()) {
      case PERIOD, SYNC, GOSSIP, RECONNECT -> true;
      case JOIN -> !isJoined;
      case PROBE_TIMEOUT, PROBE_END -> probe != null && probe.sequence() == timer.token();
      case RELAY_TIMEOUT -> relays.containsKey((int) timer.token());
      case SUSPICION -> {
        Suspicion suspicion = suspicions.get(timer.subject());
        yield suspicion != null && suspicion.token() == timer.token();
      }
    };
  }
}
