package phiscope.core.swim;

import java.util.List;
import java.util.Optional;
import phiscope.core.kernel.EventQueue;
import phiscope.core.kernel.EventQueue.Scheduled;
import phiscope.core.kernel.IntMap;
import phiscope.core.kernel.Model;
import phiscope.core.kernel.RandomStream;
import phiscope.core.swim.protocol.Protocol;
import phiscope.core.swim.protocol.TimerKind;
import phiscope.core.swim.protocol.View;

/**
 * A scenario as a model: what is enabled is what is scheduled and still means something.
 *
 * @param scenario all that a run depends on
 * @param beginning what every member believes at the beginning; the same in two ways of keeping it
 */
public record SwimModel(SwimScenario scenario, View beginning)
    implements Model<SwimState, Scheduled<Pending>> {

  /** The model of a scenario. */
  public static SwimModel of(SwimScenario scenario) {
    return new SwimModel(scenario, View.ofAllAlive(scenario.members()));
  }

  @Override
  public SwimState initial() {
    Network network =
        new Network(
            scenario.network(), List.of(), RandomStream.of(scenario.seed()).fork(Births.NETWORK));
    SwimState nothing =
        new SwimState(
            -1,
            0,
            scenario.members(),
            scenario.members(),
            EventQueue.empty(),
            IntMap.empty(),
            network,
            SwimCounters.NONE,
            null);
    ClusterStep step = new ClusterStep(scenario, nothing, 0, EventQueue.empty());
    // The script first, so that it comes before all else that happens at the same time.
    for (int line = 0; line < scenario.script().size(); line++) {
      step.schedule(scenario.script().get(line).at(), new Pending.Scripted(line));
    }
    new Births(step).everybody(beginning);
    step.happened(new SwimEvent.Started(scenario.members()), -1);
    return withoutStale(step.state());
  }

  @Override
  public List<Scheduled<Pending>> enabled(SwimState state) {
    return state.queue().inOrder().stream().filter(one -> isEnabled(state, one)).toList();
  }

  @Override
  public Optional<Scheduled<Pending>> earliest(SwimState state) {
    return state.queue().isEmpty() ? Optional.empty() : Optional.of(state.queue().earliest());
  }

  @Override
  public long time(SwimState state) {
    return state.time();
  }

  @Override
  public SwimState step(SwimState state, Scheduled<Pending> action) {
    EventQueue<Pending> rest = rest(state, action);
    long now = Math.max(state.time(), action.time());
    ClusterStep step = new ClusterStep(scenario, state, now, rest);
    Pending what = action.event();
    if (what instanceof Pending.Delivery delivery) {
      deliver(step, delivery.envelope());
    } else if (what instanceof Pending.Handling handling) {
      handle(step, handling.envelope());
    } else if (what instanceof Pending.TimerDue due) {
      fire(step, due);
    } else {
      new ScriptStep(step).take(what);
    }
    return withoutStale(step.state());
  }

  private static EventQueue<Pending> rest(SwimState state, Scheduled<Pending> action) {
    if (state.queue().isEmpty()) {
      throw new IllegalArgumentException("not enabled: " + action);
    }
    if (state.queue().earliest() == action) {
      return state.queue().withoutEarliest();
    }
    EventQueue<Pending> rest = state.queue().without(one -> one.equals(action));
    if (rest.size() == state.queue().size()) {
      throw new IllegalArgumentException("not enabled: " + action);
    }
    return rest;
  }

  private void deliver(ClusterStep step, Envelope envelope) {
    int receiver = envelope.receiver();
    MemberProcess process = step.process(receiver);
    if (process == null || !process.lives()) {
      HostStatus status = process == null ? HostStatus.ABSENT : process.status();
      step.happened(new SwimEvent.FoundNobody(envelope, status), envelope.sentInFrame());
    } else if (process.status() == HostStatus.PAUSED) {
      Pending handling = new Pending.Handling(envelope, process.number());
      step.put(receiver, process.with(process.host().holding(step.now, handling)));
      step.happened(new SwimEvent.Waits(envelope), envelope.sentInFrame());
    } else if (process.host().slowness() > 0) {
      step.schedule(
          step.now + process.host().slowness(), new Pending.Handling(envelope, process.number()));
      step.happened(new SwimEvent.Waits(envelope), envelope.sentInFrame());
    } else {
      receive(step, process, envelope);
    }
  }

  /** A message that waited is taken; if the process has paused again meanwhile, it waits on. */
  private void handle(ClusterStep step, Envelope envelope) {
    MemberProcess process = step.process(envelope.receiver());
    if (process.status() == HostStatus.PAUSED) {
      Pending handling = new Pending.Handling(envelope, process.number());
      step.put(envelope.receiver(), process.with(process.host().holding(step.now, handling)));
      step.happened(new SwimEvent.Waits(envelope), envelope.sentInFrame());
    } else {
      receive(step, process, envelope);
    }
  }

  private void receive(ClusterStep step, MemberProcess process, Envelope envelope) {
    step.happened(new SwimEvent.Received(envelope), envelope.sentInFrame());
    step.react(
        process,
        protocol()
            .receive(
                process.member(), envelope.sender(), envelope.message(), step.localTime(process)));
  }

  private void fire(ClusterStep step, Pending.TimerDue due) {
    MemberProcess process = step.process(due.member());
    step.happened(
        new SwimEvent.TimerFired(due.member(), due.timer(), due.startedInFrame()),
        due.startedInFrame());
    step.react(
        process,
        protocol().fire(process.member(), due.timer(), contacts(due), step.localTime(process)));
  }

  private List<Integer> contacts(Pending.TimerDue due) {
    boolean joins = due.timer().kind() == TimerKind.JOIN;
    return joins ? Births.contacts(scenario, due.member()) : List.of();
  }

  private Protocol protocol() {
    return new Protocol(scenario.parameters());
  }

  /** Drops what means nothing any more, and lays timers of paused processes aside. */
  private static SwimState withoutStale(SwimState state) {
    EventQueue<Pending> queue = state.queue();
    IntMap<MemberProcess> processes = state.processes();
    while (!queue.isEmpty()) {
      Scheduled<Pending> first = queue.earliest();
      if (isStale(state, first)) {
        queue = queue.withoutEarliest();
      } else if (first.event() instanceof Pending.TimerDue due
          && processes.get(due.member()).status() == HostStatus.PAUSED) {
        MemberProcess process = processes.get(due.member());
        processes =
            processes.with(due.member(), process.with(process.host().holding(first.time(), due)));
        queue = queue.withoutEarliest();
      } else {
        break;
      }
    }
    return state.with(queue, processes);
  }

  private static boolean isEnabled(SwimState state, Scheduled<Pending> one) {
    return !isStale(state, one)
        && !(one.event() instanceof Pending.TimerDue due
            && state.status(due.member()) == HostStatus.PAUSED);
  }

  private static boolean isStale(SwimState state, Scheduled<Pending> one) {
    Pending what = one.event();
    if (what instanceof Pending.TimerDue due) {
      MemberProcess process = state.processes().get(due.member());
      return !process.lives() || !process.member().awaits(due.timer());
    }
    if (what instanceof Pending.Handling handling) {
      MemberProcess process = state.processes().get(handling.envelope().receiver());
      return !process.lives() || handling.process() != process.number();
    }
    return what instanceof Pending.EffectEnds ends && !ScriptStep.lasts(state, ends.line());
  }
}
