package phiscope.core.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.FencingEvent.BeginReason;
import phiscope.core.fencing.FencingEvent.Started;
import phiscope.core.fencing.FencingEvent.WriteBegun;
import phiscope.core.fencing.FencingMessage.Write;
import phiscope.core.fencing.FencingState.Happening;
import phiscope.core.fencing.Task.Pending;
import phiscope.core.kernel.EventQueue;
import phiscope.core.kernel.EventQueue.Scheduled;
import phiscope.core.kernel.Model;
import phiscope.core.kernel.RandomStream;

/** The timed run of a scenario: the earliest that is scheduled happens next. */
record FencingModel(FencingScenario scenario) implements Model<FencingState, Scheduled<Pending>> {
  private static final int NO_CAUSE = -1;

  @Override
  public FencingState initial() {
    List<HolderState> holders = new ArrayList<>();
    List<Watch> watches = new ArrayList<>();
    for (int id = 0; id < scenario.holders(); id++) {
      holders.add(HolderState.first(id));
      watches.add(Watch.of(scenario.detector()));
    }
    long leaseEnds = scenario.lease().duration();
    holders.set(0, holders.get(0).granted(scenario.firstToken(), leaseEnds));
    List<InvariantState> invariants = new ArrayList<>();
    for (Invariant invariant : Invariant.values()) {
      invariants.add(InvariantState.holding(invariant));
    }
    FencingState bare =
        new FencingState(
            -1,
            0,
            EventQueue.empty(),
            holders,
            watches,
            AuthorityState.first(scenario.firstToken(), leaseEnds),
            ResourceState.NEW,
            List.of(),
            List.of(),
            List.of(),
            0,
            RandomStream.of(scenario.seed()),
            FencingCounters.ZERO,
            invariants,
            new Happening(new Started(), NO_CAUSE, List.of()));
    FencingTurn turn = new FencingTurn(scenario, bare, 0, EventQueue.empty());
    start(turn);
    return turn.state();
  }

  private void start(FencingTurn turn) {
    turn.happened(new Started(), NO_CAUSE);
    for (int line = 0; line < scenario.script().size(); line++) {
      turn.scheduleFor(scenario.script().get(line).at(), new Task.Script(line), NO_CAUSE);
    }
    turn.schedule(turn.authority.leaseEnds(), new Task.AuthorityLeaseEnd(scenario.firstToken()));
    HolderSteps.startWork(turn, 0);
    if (scenario.detector().heartbeats() > 0) {
      for (int id = 0; id < scenario.holders(); id++) {
        turn.schedule(0, new Task.Heartbeat(id));
      }
      turn.schedule(scenario.detector().evaluations(), new Task.Evaluate());
    }
  }

  @Override
  public List<Scheduled<Pending>> enabled(FencingState state) {
    return earliest(state).stream().toList();
  }

  @Override
  public Optional<Scheduled<Pending>> earliest(FencingState state) {
    return state.queue().isEmpty() ? Optional.empty() : Optional.of(state.queue().earliest());
  }

  @Override
  public FencingState step(FencingState state, Scheduled<Pending> action) {
    if (state.queue().isEmpty() || state.queue().earliest().sequence() != action.sequence()) {
      throw new IllegalArgumentException("only the earliest is enabled, got " + action);
    }
    FencingTurn turn =
        new FencingTurn(scenario, state, action.time(), state.queue().withoutEarliest());
    take(turn, action.event().task(), action.event().cause());
    return turn.state();
  }

  private static void take(FencingTurn turn, Task task, int cause) {
    if (task instanceof Task.Script script) {
      ScriptTurn.carryOut(turn, script.line());
    } else if (task instanceof Task.Arrival arrival) {
      arrive(turn, arrival.message(), cause);
    } else if (task instanceof Task.ApplyChecked checked) {
      ResourceTurn.apply(turn, checked.write(), cause);
    } else if (task.holder() >= 0) {
      takeOfHolder(turn, task, cause);
    } else {
      takeOfAuthority(turn, task, cause);
    }
  }

  private static void arrive(FencingTurn turn, FencingMessage message, int cause) {
    turn.arrived(message);
    if (message.content() instanceof Write write) {
      ResourceTurn.receive(turn, message, write, cause);
    } else if (message.to().equals(Party.AUTHORITY)) {
      AuthorityTurn.receive(turn, message, cause);
    } else {
      HolderSteps.receive(turn, message, cause);
    }
  }

  private static void takeOfHolder(FencingTurn turn, Task task, int cause) {
    if (task instanceof Task.Decide) {
      HolderSteps.decide(turn, task.holder(), cause);
    } else if (task instanceof Task.Send send) {
      HolderSteps.send(turn, send, cause);
    } else if (task instanceof Task.Retry retry) {
      retry(turn, retry, cause);
    } else if (task instanceof Task.Renew) {
      HolderSteps.renew(turn, task.holder(), cause);
    } else if (task instanceof Task.Heartbeat) {
      HolderSteps.heartbeat(turn, task.holder(), cause);
    } else if (task instanceof Task.LeaseEnd end) {
      HolderSteps.leaseEnds(turn, end, cause);
    }
  }

  private static void retry(FencingTurn turn, Task.Retry retry, int cause) {
    if (HolderSteps.mayRepeat(turn, turn.requests.get(retry.request()))) {
      HolderSteps.retry(turn, retry, cause);
    } else {
      HolderState holder = turn.holder(retry.holder());
      BeginReason reason = holder.writing() >= 0 ? BeginReason.BUSY : BeginReason.DOES_NOT_BELIEVE;
      turn.happened(new WriteBegun(holder.id(), -1, holder.leaseLeft(turn.now), reason), cause);
    }
  }

  private static void takeOfAuthority(FencingTurn turn, Task task, int cause) {
    if (task instanceof Task.Evaluate) {
      AuthorityTurn.evaluate(turn, cause);
    } else if (task instanceof Task.Confirm confirm) {
      AuthorityTurn.confirm(turn, confirm, cause);
    } else if (task instanceof Task.Withdraw) {
      AuthorityTurn.withdraw(turn, cause);
    } else if (task instanceof Task.Issue issue) {
      AuthorityTurn.issue(turn, issue, cause);
    } else if (task instanceof Task.AuthorityLeaseEnd end) {
      AuthorityTurn.leaseEnds(turn, end, cause);
    } else if (task instanceof Task.AcceptTimeout timeout) {
      AuthorityTurn.acceptTimesOut(turn, timeout, cause);
    } else if (task instanceof Task.Resume resume) {
      ScriptTurn.resume(turn, resume.of(), cause);
    } else if (task instanceof Task.EndOf end) {
      ScriptTurn.ends(turn, end.line(), cause);
    }
  }

  @Override
  public long time(FencingState state) {
    return state.time();
  }
}
