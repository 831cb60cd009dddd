package phiscope.core.fencing.search;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingIntervention;
import phiscope.core.fencing.FencingNetwork;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingScriptEntry;
import phiscope.core.fencing.LeaseParameters;
import phiscope.core.fencing.TakeoverRules;
import phiscope.core.fencing.Workload;
import phiscope.core.fencing.WritePath;
import phiscope.core.fencing.search.ScheduleAction.Kind;
import phiscope.core.kernel.Exploration.Schedule;
import phiscope.core.kernel.Explorer;
import phiscope.core.kernel.SimTime;

/**
 * A schedule as a scenario of the timed run, so that a counterexample is opened, stepped through,
 * branched and exported like any other run. A tick becomes a second, an action a millisecond; what
 * a write meets on its way is written into its path.
 */
public final class ScheduleScenario {
  private static final long TICK = SimTime.SECOND;
  private static final long ACTION = SimTime.MILLISECOND;

  private final SearchSpace space;
  private final List<ScheduleAction> actions;
  private final List<long[]> states;
  private final List<FencingScriptEntry> script = new ArrayList<>();
  private final List<ScheduledWrite> writes = new ArrayList<>();
  private final long end;

  private ScheduleScenario(SearchSpace space, Schedule schedule) {
    this.space = space;
    actions = schedule.actions().stream().map(ScheduleAction::of).toList();
    states = Explorer.states(new FencingSearchModel(space), schedule);
    end = time(actions.size());
  }

  /**
   * The scenario of a schedule.
   *
   * @throws IllegalArgumentException if the schedule is not one of this space
   */
  public static FencingScenario of(SearchSpace space, Schedule schedule) {
    return new ScheduleScenario(space, schedule).scenario();
  }

  /** When an action of a schedule happens in its scenario, in ticks; actions count from 0. */
  public static long time(SearchSpace space, Schedule schedule, int action) {
    return new ScheduleScenario(space, schedule).time(action);
  }

  private FencingScenario scenario() {
    for (int at = 0; at < actions.size(); at++) {
      translate(at, actions.get(at));
    }
    writes.forEach(write -> script.add(write.entry(end)));
    TakeoverRules takeover =
        new TakeoverRules(
            1, 0, 0, space.waitsForLease(), false, BigDecimal.valueOf(8), false, TICK, false);
    return new FencingScenario(
        0,
        2,
        1,
        space.protections(),
        new LeaseParameters(space.leaseTicks() * TICK, 0),
        takeover,
        new DetectorChoice.Off(),
        Workload.scripted(),
        FencingNetwork.steady(0),
        script,
        end);
  }

  /** A tick's own time is still that before it. */
  private long time(int at) {
    long ticks = Layout.TICKS.of(states.get(Math.min(at, actions.size()))[0]);
    return ticks * TICK + (at + 1) * ACTION;
  }

  private void translate(int at, ScheduleAction action) {
    Kind kind = action.kind();
    switch (kind) {
      case BEGIN, BEGIN_SELF_MADE ->
          writes.add(new ScheduledWrite(false, number(at), action, time(at)));
      case SEND, SEND_LATE, SEND_TWICE, SEND_LOST -> {
        int request = Layout.WRITING.of(before(at), Layout.ofHolder(action.holder())) - 1;
        latest(request, false).sendAt(time(at));
      }
      case RETRY -> {
        ScheduledWrite repetition = new ScheduledWrite(true, action.request(), action, time(at));
        repetition.sendAt(time(at));
        writes.add(repetition);
      }
      case DELIVER, DELIVER_ANSWER_LOST ->
          latest(action.request(), !action.late())
              .deliverAt(time(at), passesCheck(at), kind == Kind.DELIVER_ANSWER_LOST);
      case APPLY, APPLY_ANSWER_LOST -> apply(at, action);
      case TICK, RESUME -> {}
      case TICK_WITHOUT_CLOCK -> add(at, new FencingIntervention.ClockStep(action.holder(), -TICK));
      case PAUSE ->
          add(at, new FencingIntervention.Pause(action.holder(), pauseFrom(at, action.holder())));
      case TAKE_OVER -> add(at, new FencingIntervention.Suspect());
      case RESTART_RESOURCE -> add(at, new FencingIntervention.RestartResource());
    }
  }

  private void add(int at, FencingIntervention intervention) {
    script.add(new FencingScriptEntry(time(at), intervention));
  }

  private long before(int at) {
    return states.get(at)[0];
  }

  /** The number that the request begun by an action gets. */
  private int number(int at) {
    return Layout.USED.of(before(at));
  }

  private boolean passesCheck(int at) {
    int of = Layout.ofRequest(actions.get(at).request());
    return Layout.CHECKED.of(states.get(at + 1)[1], of) > Layout.CHECKED.of(states.get(at)[1], of);
  }

  /** The latest sending of a request; late copies are all of its first sending. */
  private ScheduledWrite latest(int request, boolean withRepetitions) {
    ScheduledWrite found = null;
    for (ScheduledWrite write : writes) {
      if (write.request() == request && (withRepetitions || !write.isRepetition())) {
        found = write;
      }
    }
    return found;
  }

  private void apply(int at, ScheduleAction action) {
    for (ScheduledWrite write : writes) {
      if (write.request() == action.request()
          && write.applyAt(time(at), action.kind() == Kind.APPLY_ANSWER_LOST)) {
        return;
      }
    }
  }

  private long pauseFrom(int at, int holder) {
    for (int later = at + 1; later < actions.size(); later++) {
      ScheduleAction action = actions.get(later);
      if (action.kind() == Kind.RESUME && action.holder() == holder) {
        return time(later) - time(at);
      }
    }
    return end;
  }

  /** A write, or a repetition of one, while it is put together from the actions about it. */
  private static final class ScheduledWrite {
    private final boolean repetition;
    private final int request;
    private final ScheduleAction begun;
    private final long from;
    private long sent = -1;
    private final List<ScheduledCopy> copies = new ArrayList<>();

    ScheduledWrite(boolean repetition, int request, ScheduleAction begun, long from) {
      this.repetition = repetition;
      this.request = request;
      this.begun = begun;
      this.from = from;
    }

    int request() {
      return request;
    }

    boolean isRepetition() {
      return repetition;
    }

    void sendAt(long time) {
      sent = time;
    }

    void deliverAt(long time, boolean passesCheck, boolean answerLost) {
      copies.add(new ScheduledCopy(time, passesCheck, -1, answerLost));
    }

    boolean applyAt(long time, boolean answerLost) {
      for (int i = 0; i < copies.size(); i++) {
        ScheduledCopy copy = copies.get(i);
        if (copy.waits() && copy.applied() < 0) {
          copies.set(i, new ScheduledCopy(copy.delivered(), true, time, answerLost));
          return true;
        }
      }
      return false;
    }

    FencingScriptEntry entry(long end) {
      long sendAfter = (sent < 0 ? end + 1 : sent) - from;
      List<WritePath.Copy> paths = copies.stream().map(copy -> copy.path(sent, end)).toList();
      Optional<WritePath> path = Optional.of(new WritePath(sendAfter, paths));
      FencingIntervention what =
          repetition
              ? new FencingIntervention.Repeat(request, path)
              : new FencingIntervention.Write(begun.holder(), named(), path);
      return new FencingScriptEntry(from, what);
    }

    private long named() {
      return begun.token();
    }
  }

  /**
   * A copy of a write.
   *
   * @param waits whether it waits at the resource between check and write
   * @param applied when it is written, -1 if it is not
   */
  private record ScheduledCopy(long delivered, boolean waits, long applied, boolean answerLost) {
    WritePath.Copy path(long sent, long end) {
      long stall = waits ? (applied < 0 ? end + 1 : applied) - delivered : 0;
      return new WritePath.Copy(delivered - sent, stall, answerLost);
    }
  }
}
