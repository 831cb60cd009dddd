package phiscope.core.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.swim.protocol.Member;

/**
 * A member and its host, as nobody inside the cluster can see them.
 *
 * @param member its memory; what it was when it stopped, for one that has
 * @param messages how many it has sent
 * @param host what is done to its host
 * @param effects what the changes of its member list set off
 */
public record MemberProcess(
    Member member, HostStatus status, long messages, Host host, SideEffects effects) {

  /**
   * What is done to a host.
   *
   * @param slowness extra ticks in the inbox
   * @param slowedBy the line of the script that did it, -1 if none
   * @param clockOffset how far the wall clock is ahead, in ticks
   * @param pausedBy the line of the script that did it, -1 if none
   * @param timersFirst whether timers go before messages when the pause is over
   * @param held what waits for the end of the pause, by time
   */
  public record Host(
      long slowness,
      int slowedBy,
      long clockOffset,
      int pausedBy,
      boolean timersFirst,
      List<Held> held) {
    static final Host UNTOUCHED = new Host(0, -1, 0, -1, false, List.of());

    public Host {
      held = List.copyOf(held);
    }

    Host slowed(long delay, int line) {
      return new Host(delay, line, clockOffset, pausedBy, timersFirst, held);
    }

    Host stepped(long offset) {
      return new Host(slowness, slowedBy, clockOffset + offset, pausedBy, timersFirst, held);
    }

    Host paused(int line, boolean timersGoFirst) {
      return new Host(slowness, slowedBy, clockOffset, line, timersGoFirst, held);
    }

    Host resumed() {
      return new Host(slowness, slowedBy, clockOffset, -1, false, List.of());
    }

    Host holding(long time, Pending what) {
      List<Held> more = new ArrayList<>(held);
      more.add(new Held(time, what));
      return new Host(slowness, slowedBy, clockOffset, pausedBy, timersFirst, more);
    }
  }

  /** Something that waits for the end of a pause, and when it was due. */
  public record Held(long time, Pending what) {}

  static MemberProcess up(Member member) {
    return new MemberProcess(member, HostStatus.UP, 0, Host.UNTOUCHED, SideEffects.NONE);
  }

  /** Whether its process exists: it may be paused. */
  boolean lives() {
    return status == HostStatus.UP || status == HostStatus.PAUSED;
  }

  /** Tells the process from one of the same name before or after a restart. */
  long number() {
    return member.counts().oldest();
  }

  MemberProcess with(Member other) {
    return new MemberProcess(other, status, messages, host, effects);
  }

  MemberProcess with(HostStatus other) {
    return new MemberProcess(member, other, messages, host, effects);
  }

  MemberProcess with(Host other) {
    return new MemberProcess(member, status, messages, other, effects);
  }

  MemberProcess withMessages(long count) {
    return new MemberProcess(member, status, count, host, effects);
  }

  MemberProcess with(SideEffects other) {
    return other == effects ? this : new MemberProcess(member, status, messages, host, other);
  }
}
