package phiscope.core.fencing;

import phiscope.core.fencing.FencingEvent.Ended;
import phiscope.core.fencing.FencingEvent.Intervened;
import phiscope.core.fencing.FencingEvent.Resumed;
import phiscope.core.fencing.FencingIntervention.ClockRate;
import phiscope.core.fencing.FencingIntervention.ClockStep;
import phiscope.core.fencing.FencingIntervention.Crash;
import phiscope.core.fencing.FencingIntervention.Cut;
import phiscope.core.fencing.FencingIntervention.Pause;
import phiscope.core.fencing.FencingIntervention.RefuseTakeover;
import phiscope.core.fencing.FencingIntervention.Repeat;
import phiscope.core.fencing.FencingIntervention.Restart;
import phiscope.core.fencing.FencingIntervention.RestartResource;
import phiscope.core.fencing.FencingIntervention.Slow;
import phiscope.core.fencing.FencingIntervention.Suspect;
import phiscope.core.fencing.FencingIntervention.Write;

/** What a line of the script does. */
final class ScriptTurn {
  private ScriptTurn() {}

  static void carryOut(FencingTurn turn, int line) {
    FencingIntervention what = turn.scenario.script().get(line).intervention();
    if (what instanceof Write write) {
      HolderSteps.begin(turn, write.holder(), write.namedToken(), write.path(), -1);
      return;
    }
    turn.happened(new Intervened(what, line), -1);
    if (what instanceof Pause pause) {
      pause(turn, pause);
    } else if (what instanceof Crash crash) {
      turn.put(turn.holder(crash.holder()).down(true));
      turn.unschedule(
          task ->
              task.holder() == crash.holder() && !(task instanceof Task.Arrival)
                  || task instanceof Task.Resume resume && resume.of() == crash.holder());
    } else if (what instanceof Restart restart) {
      restart(turn, turn.holder(restart.holder()));
    } else if (what instanceof RestartResource) {
      turn.resource = turn.resource.restarted(turn.scenario.protections().durable());
      turn.unschedule(task -> task instanceof Task.ApplyChecked);
    } else if (what instanceof ClockRate rate) {
      HolderState holder = turn.holder(rate.holder());
      turn.put(holder.with(holder.clock().going(rate.perMillion(), turn.now)));
      HolderSteps.watchLease(turn, holder.id());
    } else if (what instanceof ClockStep step) {
      HolderState holder = turn.holder(step.holder());
      turn.put(holder.with(holder.clock().put(step.by(), turn.now)));
      HolderSteps.watchLease(turn, holder.id());
    } else if (what instanceof Repeat repeat) {
      repeat(turn, repeat);
    } else if (what instanceof Suspect && turn.authority.phase() == Phase.WATCHING) {
      turn.schedule(turn.now, new Task.Confirm(AuthorityTurn.candidate(turn), false));
    } else {
      lasts(turn, what, line);
    }
  }

  private static void lasts(FencingTurn turn, FencingIntervention what, int line) {
    long lasting =
        what instanceof Cut cut
            ? cut.lasting()
            : what instanceof Slow slow
                ? slow.lasting()
                : what instanceof RefuseTakeover refusal ? refusal.lasting() : -1;
    if (lasting >= 0) {
      turn.activeLines.add(line);
    }
    if (lasting > 0) {
      turn.schedule(turn.now + lasting, new Task.EndOf(line));
    }
  }

  private static void pause(FencingTurn turn, Pause pause) {
    HolderState holder = turn.holder(pause.holder());
    if (holder.isDown()) {
      return;
    }
    long until = Math.max(holder.pausedUntil(), turn.now + pause.lasting());
    turn.put(holder.pausedUntil(until));
    turn.unschedule(task -> task instanceof Task.Resume resume && resume.of() == holder.id());
    turn.postpone(holder.id(), until);
    turn.schedule(until, new Task.Resume(holder.id()));
  }

  static void resume(FencingTurn turn, int holder, int cause) {
    turn.put(turn.holder(holder).pausedUntil(-1));
    turn.happened(new Resumed(holder), cause);
  }

  private static void restart(FencingTurn turn, HolderState holder) {
    if (holder.isDown()) {
      turn.put(holder.down(false));
      if (turn.scenario.detector().heartbeats() > 0) {
        turn.schedule(turn.now, new Task.Heartbeat(holder.id()));
      }
    }
  }

  private static void repeat(FencingTurn turn, Repeat repeat) {
    if (repeat.request() < turn.requests.size()) {
      RequestState request = turn.requests.get(repeat.request());
      if (HolderSteps.mayRepeat(turn, request)) {
        turn.put(turn.holder(request.holder()).writing(request.id()));
        long after =
            repeat.path().map(WritePath::sendAfter).orElse(turn.scenario.workload().checkToSend());
        turn.schedule(
            turn.now + after,
            new Task.Send(request.holder(), request.id(), repeat.path().orElse(null)));
      }
    }
  }

  static void ends(FencingTurn turn, int line, int cause) {
    turn.activeLines.remove(Integer.valueOf(line));
    turn.happened(new Ended(line), cause);
  }
}
