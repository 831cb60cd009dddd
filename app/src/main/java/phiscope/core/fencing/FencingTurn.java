package phiscope.core.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import phiscope.core.fencing.FencingCounters.Count;
import phiscope.core.fencing.FencingIntervention.Cut;
import phiscope.core.fencing.FencingIntervention.Side;
import phiscope.core.fencing.FencingIntervention.Slow;
import phiscope.core.fencing.FencingMessage.Content;
import phiscope.core.fencing.FencingMessage.Fate;
import phiscope.core.fencing.FencingState.Happening;
import phiscope.core.fencing.InvariantState.Breach;
import phiscope.core.fencing.InvariantState.Reason;
import phiscope.core.fencing.InvariantState.SeveralBelieve;
import phiscope.core.fencing.Task.Pending;
import phiscope.core.kernel.EventQueue;
import phiscope.core.kernel.RandomStream;

/**
 * A step of a run in the making: its parts, its network, its account. Lives as long as the step.
 */
final class FencingTurn {
  private static final int MILLION = 1_000_000;

  final FencingScenario scenario;
  final long now;
  final int index;
  final List<HolderState> holders;
  final List<Watch> watches;
  final List<RequestState> requests;
  final List<Integer> activeLines;
  AuthorityState authority;
  ResourceState resource;

  private EventQueue<Pending> queue;
  private final List<FencingMessage> inFlight;
  private int messages;
  private RandomStream random;
  private FencingCounters counters;
  private final List<InvariantState> invariants;
  private final boolean severalBelieved;
  private FencingEvent event;
  private int cause = -1;
  private final List<FencingMessage> sent = new ArrayList<>(2);

  FencingTurn(FencingScenario scenario, FencingState from, long now, EventQueue<Pending> rest) {
    this.scenario = scenario;
    this.now = now;
    index = from.index() + 1;
    holders = new ArrayList<>(from.holders());
    watches = new ArrayList<>(from.watches());
    requests = new ArrayList<>(from.requests());
    activeLines = new ArrayList<>(from.activeLines());
    authority = from.authority();
    resource = from.resource();
    queue = rest;
    inFlight = new ArrayList<>(from.inFlight());
    messages = from.messages();
    random = from.random();
    long gone = now - from.time();
    severalBelieved = from.believers().size() > 1;
    counters = from.counters().after(severalBelieved ? gone : 0, from.isServed() ? 0 : gone);
    invariants = new ArrayList<>();
    from.invariants().forEach(invariant -> invariants.add(invariant.notHere()));
  }

  /** Says what happened. */
  void happened(FencingEvent what, int causedBy) {
    event = what;
    cause = causedBy;
  }

  HolderState holder(int id) {
    return holders.get(id);
  }

  void put(HolderState holder) {
    holders.set(holder.id(), holder);
  }

  void put(RequestState request) {
    requests.set(request.id(), request);
  }

  void count(Count what) {
    counters = counters.plus(what);
  }

  /** Schedules what this frame causes; a paused holder does it when it goes on. */
  void schedule(long time, Task task) {
    scheduleFor(time, task, index);
  }

  void scheduleFor(long time, Task task, int causedBy) {
    long at = time;
    if (task.holder() >= 0 && holder(task.holder()).isPaused()) {
      at = Math.max(time, holder(task.holder()).pausedUntil() + 1);
    }
    queue = queue.add(at, new Pending(task, causedBy));
  }

  void unschedule(Predicate<Task> which) {
    queue = queue.without(one -> which.test(one.event().task()));
  }

  /** What a holder was going to do waits until its pause is over. */
  void postpone(int holder, long until) {
    queue =
        queue.rescheduled(
            one ->
                one.event().task().holder() == holder
                    ? Math.max(one.time(), until + 1)
                    : one.time());
  }

  void arrived(FencingMessage message) {
    inFlight.removeIf(other -> other.id() == message.id());
  }

  /** Sends a message by the ways of the network. */
  FencingMessage send(Party from, Party to, Content content) {
    long span = scenario.network().delayMost() - scenario.network().delayLeast();
    long delay = scenario.network().delayLeast() + below(span + 1);
    boolean lost = below(MILLION) < scenario.network().lossPerMillion();
    return send(from, to, content, delay + extra(from, to), lost);
  }

  /** Sends a message that takes so long, or is lost; a cut comes before either. */
  FencingMessage send(Party from, Party to, Content content, long delay, boolean isLost) {
    Fate fate = isCut(from, to) ? Fate.CUT : isLost ? Fate.LOST : Fate.ARRIVES;
    FencingMessage message =
        new FencingMessage(messages++, from, to, content, now, now + delay, fate, index);
    sent.add(message);
    if (fate == Fate.ARRIVES) {
      inFlight.add(message);
      schedule(message.arrivesAt(), new Task.Arrival(message));
    }
    return message;
  }

  /** Whether the network makes another copy of a write. */
  boolean makesCopy() {
    return below(MILLION) < scenario.network().copiesPerMillion();
  }

  private long below(long bound) {
    long drawn = random.below(bound);
    random = random.next();
    return drawn;
  }

  private boolean isCut(Party from, Party to) {
    return activeLines.stream()
        .map(line -> scenario.script().get(line).intervention())
        .anyMatch(what -> what instanceof Cut cut && isBetween(cut.holder(), cut.side(), from, to));
  }

  private long extra(Party from, Party to) {
    return activeLines.stream()
        .map(line -> scenario.script().get(line).intervention())
        .filter(
            what ->
                what instanceof Slow slow
                    && from.holder() == slow.holder()
                    && isBetween(slow.holder(), slow.side(), from, to))
        .mapToLong(what -> ((Slow) what).extra())
        .sum();
  }

  private static boolean isBetween(int holder, Side side, Party from, Party to) {
    Party other = from.holder() == holder ? to : from;
    boolean meant = from.holder() == holder || to.holder() == holder;
    Side sideOfOther = other.equals(Party.RESOURCE) ? Side.RESOURCE : Side.AUTHORITY;
    return meant && (side == Side.BOTH || side == sideOfOther);
  }

  void breach(Invariant invariant, Reason reason) {
    InvariantState before = invariants.get(invariant.ordinal());
    invariants.set(invariant.ordinal(), before.broken(new Breach(index, reason)));
  }

  /** Ends the step. */
  FencingState state() {
    FencingState made = made();
    List<Integer> believers = made.believers();
    if (believers.size() < 2) {
      return made;
    }
    if (severalBelieved) {
      int beliefs = Invariant.AT_MOST_ONE_HOLDER_BELIEVES.ordinal();
      invariants.set(beliefs, invariants.get(beliefs).stillBroken());
    } else {
      breach(Invariant.AT_MOST_ONE_HOLDER_BELIEVES, new SeveralBelieve(believers));
    }
    return made();
  }

  private FencingState made() {
    return new FencingState(
        index,
        now,
        queue,
        holders,
        watches,
        authority,
        resource,
        requests,
        inFlight,
        activeLines,
        messages,
        random,
        counters,
        invariants,
        new Happening(event, cause, sent));
  }
}
