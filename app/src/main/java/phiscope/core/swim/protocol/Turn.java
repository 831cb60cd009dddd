package phiscope.core.swim.protocol;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.IntMap;
import phiscope.core.kernel.RandomStream;
import phiscope.core.swim.protocol.Member.Counts;
import phiscope.core.swim.protocol.Member.Rhythm;

/**
 * A member's step in the making: its memory, which the step changes, and what it leads to. Lives as
 * long as the step.
 */
final class Turn {
  final SwimParameters parameters;
  final long now;
  final int id;

  long incarnation;
  View view;
  boolean joined;
  boolean leaving;
  int health;
  ProbeOrder order;
  Probe probe;
  IntMap<Relay> relays;
  IntMap<Suspicion> suspicions;
  BroadcastQueue queue;
  long periodStart;
  boolean gossipIsDue;
  boolean reconnectIsDue;
  int joinTries;

  private final long gossipPhase;
  private final long oldest;
  private RandomStream random;
  private long sequence;
  private long news;
  private boolean stops;

  private final List<Outgoing> sent = new ArrayList<>(1);
  private final List<StartedTimer> timers = new ArrayList<>(3);
  private final List<Change> changes = new ArrayList<>(2);

  /**
   * Begins a step.
   *
   * @param now local time in ticks
   */
  Turn(SwimParameters parameters, Member member, long now) {
    this.parameters = parameters;
    this.now = now;
    id = member.id();
    incarnation = member.incarnation();
    view = member.view();
    joined = member.isJoined();
    leaving = member.isLeaving();
    health = member.health();
    order = member.order();
    probe = member.probe();
    relays = member.relays();
    suspicions = member.suspicions();
    queue = member.queue();
    random = member.random();
    sequence = member.counts().sequence();
    oldest = member.counts().oldest();
    news = member.counts().news();
    joinTries = member.counts().joinTries();
    periodStart = member.rhythm().periodStart();
    gossipPhase = member.rhythm().gossipPhase();
    gossipIsDue = member.rhythm().gossipIsDue();
    reconnectIsDue = member.rhythm().reconnectIsDue();
  }

  /** Ends the step. */
  Reaction reaction() {
    Member member =
        new Member(
            id,
            incarnation,
            view,
            joined,
            leaving,
            health,
            order,
            probe,
            relays,
            suspicions,
            queue,
            random,
            new Counts(sequence, oldest, news, joinTries),
            new Rhythm(periodStart, gossipPhase, gossipIsDue, reconnectIsDue));
    return new Reaction(member, sent, timers, changes, stops);
  }

  void stop() {
    stops = true;
  }

  void send(int receiver, Message message) {
    sent.add(new Outgoing(receiver, message));
  }

  /** Starts a timer about a member (-1: about none) and returns its number. */
  long startTimer(TimerKind kind, int subject, long delay) {
    long number = nextSequence();
    startTimer(kind, subject, delay, number);
    return number;
  }

  /** Starts a timer under a number that is taken already. */
  void startTimer(TimerKind kind, int subject, long delay, long number) {
    timers.add(new StartedTimer(Math.max(0, delay), new Timer(kind, subject, number)));
  }

  /** Starts a timer at the next local time that is the phase plus whole intervals. */
  void startOnGrid(TimerKind kind, long interval) {
    startTimer(kind, -1, interval - Math.floorMod(now - gossipPhase, interval));
  }

  void changed(Change change) {
    changes.add(change);
  }

  long nextSequence() {
    sequence++;
    return sequence;
  }

  /** A random number of 0 to {@code bound - 1}. */
  long below(long bound) {
    long drawn = random.below(bound);
    random = random.next();
    return drawn;
  }

  /** 64 random bits. */
  long bits() {
    long drawn = random.bits();
    random = random.next();
    return drawn;
  }

  MemberRecord record(int member) {
    return view.record(member);
  }

  /** Passes news on from now on. */
  void broadcast(Update update) {
    news++;
    queue = queue.with(update, news, now);
  }
}
