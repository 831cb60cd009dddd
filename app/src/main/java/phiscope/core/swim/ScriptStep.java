package phiscope.core.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.EventQueue.Scheduled;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.protocol.ClockKind;
import phiscope.core.swim.protocol.Protocol;

/**
 * Does to a cluster what a line of the script says. What it says of a member that is not there has
 * no effect.
 */
final class ScriptStep {
  private final ClusterStep step;

  ScriptStep(ClusterStep step) {
    this.step = step;
  }

  /** Whether the effect of a line is still there to be ended. */
  static boolean lasts(SwimState state, int line) {
    if (state.network().has(line)) {
      return true;
    }
    for (MemberProcess process : state.processes().values()) {
      if (process.host().pausedBy() == line || process.host().slowedBy() == line) {
        return true;
      }
    }
    return false;
  }

  void take(Pending what) {
    if (what instanceof Pending.Scripted scripted) {
      begin(scripted.line(), intervention(scripted.line()));
    } else if (what instanceof Pending.EffectEnds ends) {
      end(ends.line(), intervention(ends.line()));
    } else if (what instanceof Pending.Birth birth) {
      bear(birth.member(), birth.line());
    }
  }

  private Intervention intervention(int line) {
    return step.scenario.script().get(line).what();
  }

  private void begin(int line, Intervention what) {
    step.happened(new SwimEvent.Intervened(what.member(), what, line), -1);
    if (what instanceof Intervention.Heal) {
      step.network = step.network.healed();
    } else if (what instanceof Intervention.MassJoin join) {
      massJoin(line, join);
    } else if (what.member() < 0) {
      step.network = step.network.with(line, what);
      endsLater(line, lasting(what));
    } else if (step.process(what.member()) != null) {
      toMember(line, what, step.process(what.member()));
    }
  }

  private void toMember(int line, Intervention what, MemberProcess process) {
    if (what instanceof Intervention.Restart restart) {
      restart(restart, process);
    } else if (what instanceof Intervention.ClockStep clock) {
      stepClock(clock, process);
    } else if (what instanceof Intervention.Slow slow) {
      step.put(
          slow.member(), process.with(process.host().slowed(SimTime.later(0, slow.delay()), line)));
      endsLater(line, slow.lasting());
    } else if (process.lives()) {
      toRunning(line, what, process);
    }
  }

  private void toRunning(int line, Intervention what, MemberProcess process) {
    Protocol protocol = new Protocol(step.scenario.parameters());
    long local = step.localTime(process);
    if (what instanceof Intervention.Crash crash) {
      stop(crash.member(), process);
    } else if (what instanceof Intervention.Pause pause) {
      pause(line, pause.member(), pause.lasting(), false);
    } else if (what instanceof Intervention.ObserverPause pause) {
      pause(line, pause.member(), pause.lasting(), true);
    } else if (what instanceof Intervention.Leave) {
      step.react(process, protocol.leave(process.member(), local));
    } else if (what instanceof Intervention.Announce) {
      step.react(process, protocol.announce(process.member(), local));
    }
  }

  private void stop(int member, MemberProcess process) {
    step.put(member, process.with(process.host().resumed()).with(HostStatus.CRASHED));
    step.tally.stopped(member);
  }

  private void pause(int line, int member, long lasting, boolean timersFirst) {
    MemberProcess process = step.process(member);
    step.put(
        member, process.with(HostStatus.PAUSED).with(process.host().paused(line, timersFirst)));
    endsLater(line, lasting);
  }

  private void restart(Intervention.Restart restart, MemberProcess process) {
    step.tally.started(restart.member());
    step.put(restart.member(), process.with(process.host().resumed()));
    new Births(step).restarted(restart.member(), restart.incarnation());
  }

  /** With a wall clock all deadlines move: a step forwards makes them come at once. */
  private void stepClock(Intervention.ClockStep clock, MemberProcess process) {
    step.put(clock.member(), process.with(process.host().stepped(offset(clock))));
    if (step.scenario.parameters().clock() == ClockKind.WALL) {
      step.queue =
          step.queue.rescheduled(
              one -> isTimerOf(one, clock.member()) ? moved(one, clock) : one.time());
    }
  }

  private static boolean isTimerOf(Scheduled<Pending> one, int member) {
    return one.event() instanceof Pending.TimerDue due && due.member() == member;
  }

  private long moved(Scheduled<Pending> one, Intervention.ClockStep clock) {
    return Math.max(step.now, one.time() - offset(clock));
  }

  private static long offset(Intervention.ClockStep clock) {
    return Math.max(-SimTime.MAX, Math.min(SimTime.MAX, clock.offset()));
  }

  private void massJoin(int line, Intervention.MassJoin join) {
    long at = step.now;
    for (int i = 0; i < join.count(); i++) {
      step.schedule(at, new Pending.Birth(step.members + i, line));
      at = Math.min(SimTime.MAX, SimTime.later(at, join.spacing()));
    }
    step.members += join.count();
  }

  private void bear(int member, int line) {
    Intervention.MassJoin join = (Intervention.MassJoin) intervention(line);
    step.happened(new SwimEvent.ProcessStarted(member, join, line), -1);
    if (join.synced()) {
      new Births(step).joining(member);
    } else {
      new Births(step).unsynced(member);
    }
  }

  private void endsLater(int line, long lasting) {
    if (lasting > 0) {
      step.schedule(SimTime.later(step.now, lasting), new Pending.EffectEnds(line));
    }
  }

  private void end(int line, Intervention what) {
    int member = what.member();
    step.happened(new SwimEvent.Ended(member, what, line), -1);
    if (member < 0) {
      step.network = step.network.without(line);
      return;
    }
    MemberProcess process = step.process(member);
    if (what instanceof Intervention.Slow) {
      step.put(member, process.with(process.host().slowed(0, -1)));
    } else {
      resume(member, process);
    }
  }

  /** What was held is taken now, in its order, or all timers before all messages. */
  private void resume(int member, MemberProcess process) {
    List<MemberProcess.Held> held = new ArrayList<>(process.host().held());
    if (process.host().timersFirst()) {
      List<MemberProcess.Held> messages = new ArrayList<>(held);
      held.removeIf(one -> !(one.what() instanceof Pending.TimerDue));
      messages.removeIf(one -> one.what() instanceof Pending.TimerDue);
      held.addAll(messages);
    }
    for (MemberProcess.Held one : held) {
      step.schedule(Math.max(step.now, one.time()), one.what());
    }
    step.put(member, process.with(HostStatus.UP).with(process.host().resumed()));
  }

  private static long lasting(Intervention what) {
    if (what instanceof Intervention.Loss loss) {
      return loss.lasting();
    }
    if (what instanceof Intervention.Delay delay) {
      return delay.lasting();
    }
    if (what instanceof Intervention.CutOneWay cut) {
      return cut.lasting();
    }
    return what instanceof Intervention.Partition partition ? partition.lasting() : 0;
  }
}
