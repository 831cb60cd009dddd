package phiscope.core.swim;

import java.util.List;
import phiscope.core.kernel.IntMap;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.Suspicion;

/** A cluster at one instant, for reading only. Costs nothing until it is asked. */
public interface ClusterSnapshot {
  /** In ticks. */
  long time();

  /** How many numbers are in use: members are 0 to this - 1, those that are not up yet included. */
  int members();

  /** How many there were at the beginning: a majority is one of these. */
  int founders();

  /** What the observer believes of the subject; null if it does not know it. */
  MemberRecord record(int observer, int subject);

  /**
   * Tells all that an observer believes other than "alive in incarnation 0", by ascending subjects;
   * the record is null for a subject that it does not know. It takes as long as there is to tell,
   * whatever the size of the cluster.
   */
  void eachException(int observer, IntMap.Visitor<MemberRecord> to);

  /** What is truly the case. */
  HostStatus status(int member);

  /** Extra ticks in its inbox, 0 unless it is slow. */
  long slowness(int member);

  /** How far its wall clock is ahead of the true time, in ticks. */
  long clockOffset(int member);

  /** Whether it takes part: it is started, and knows a member list. */
  boolean isJoined(int member);

  /** Its own incarnation. */
  long incarnation(int member);

  /** Its local health, 0 is best. */
  int localHealth(int member);

  /** Whom it suspects, with the timers and their confirmations. */
  IntMap<Suspicion> suspicions(int member);

  /** Whom it is probing now, -1 if nobody. */
  int probeTarget(int member);

  /** How many messages it has sent. */
  long messagesSent(int member);

  /** The messages that are on their way and will arrive, by arrival. */
  List<Envelope> inFlight();

  /** The messages that wait at a paused or slow member, by arrival. */
  List<Envelope> waiting();

  /** Whether a message sent now could get from one to the other. */
  boolean isOpen(int from, int to);

  /** How many members it believes present: alive or suspect, itself among them. */
  int present(int observer);

  /** What the changes of its member list set off. */
  SideEffects sideEffects(int member);

  /** Whether it believes more than half of so many members present: a majority in its view. */
  default boolean hasQuorum(int observer, int ofMembers) {
    return present(observer) * 2L > ofMembers;
  }

  /** The present member of the lowest number in its view: who would take over; -1 if none. */
  default int coordinator(int observer) {
    for (int subject = 0; subject < members(); subject++) {
      MemberRecord record = record(observer, subject);
      if (record != null && !record.state().isGone()) {
        return subject;
      }
    }
    return -1;
  }

  /** The counters of the run up to now. */
  SwimCounters counters();
}
