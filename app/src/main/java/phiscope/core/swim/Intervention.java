package phiscope.core.swim;

import java.util.List;

/**
 * What a script does to a cluster. Members are named by their number. {@code lasting} is in ticks;
 * 0 means until the end (or until {@link Heal}, where that applies).
 */
public sealed interface Intervention {
  /** The member that it is done to; -1 where it is done to the network or to the cluster. */
  default int member() {
    return -1;
  }

  /** The process stops for good: it does nothing more and what arrives is gone. */
  record Crash(int member) implements Intervention {}

  /**
   * The process stands still (a garbage collection): messages and timers wait and are then taken in
   * the order of their times.
   */
  record Pause(int member, long lasting) implements Intervention {}

  /**
   * The process stands still, and when it goes on its timers fire before it reads what arrived: to
   * itself all others seem to have been silent.
   */
  record ObserverPause(int member, long lasting) implements Intervention {}

  /** Every message waits {@code delay} ticks more in the member's inbox; timers are on time. */
  record Slow(int member, long delay, long lasting) implements Intervention {}

  /** Messages get lost by chance, {@code perMillion} of a million, in addition to the network's. */
  record Loss(MemberSet from, MemberSet to, int perMillion, long lasting) implements Intervention {}

  /** Messages take {@code extra} ticks more. */
  record Delay(MemberSet from, MemberSet to, long extra, long lasting) implements Intervention {}

  /** Nothing gets through in this direction, the other one is open. */
  record CutOneWay(MemberSet from, MemberSet to, long lasting) implements Intervention {}

  /** Nothing gets from one group to another; who is in no group is in one with all such. */
  record Partition(List<MemberSet> groups, long lasting) implements Intervention {
    public Partition {
      groups = List.copyOf(groups);
    }
  }

  /** All partitions, cuts, losses and delays of the script end. */
  record Heal() implements Intervention {}

  /**
   * The process starts again under the same name with an empty memory and joins; a running one is
   * stopped first.
   *
   * @param incarnation the one it starts with: 0 where it is not kept on disk
   */
  record Restart(int member, long incarnation) implements Intervention {}

  /**
   * New members join, numbered from the first free number.
   *
   * @param spacing ticks between two of them
   * @param synced whether each gets the member list from a running member before it probes; if not,
   *     each starts with a list of all members, also those that are not up yet
   */
  record MassJoin(int count, long spacing, boolean synced) implements Intervention {}

  /** The member says that it leaves, and stops when it has said so often enough. */
  record Leave(int member) implements Intervention {}

  /** The member's wall clock jumps, forwards or (below 0) backwards. */
  record ClockStep(int member, long offset) implements Intervention {}

  /** The member raises its incarnation and says that it lives: news to watch spreading. */
  record Announce(int member) implements Intervention {}
}
