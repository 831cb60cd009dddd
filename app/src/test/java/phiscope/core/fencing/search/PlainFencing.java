package phiscope.core.fencing.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.search.PlainState.Holder;
import phiscope.core.fencing.search.PlainState.Request;
import phiscope.core.fencing.search.ScheduleAction.Kind;

/** The model of the search once more, written with records and lists from what it should do. */
record PlainFencing(SearchSpace space) {
  /** A step: its action, how it went, what it broke, where it leads. */
  record Step(ScheduleAction action, StepKind kind, int broken, PlainState next) {}

  PlainState initial() {
    FaultBudget faults = space.faults();
    FaultBudget allowed =
        space.protections().fromAuthority()
            ? new FaultBudget(
                faults.pauses(),
                faults.delays(),
                faults.losses(),
                faults.duplicates(),
                faults.restarts(),
                faults.clockLags(),
                0,
                faults.retries())
            : faults;
    return new PlainState(
        0,
        1,
        space.leaseTicks(),
        0,
        -1,
        0,
        allowed,
        List.of(
            new Holder(1, space.leaseTicks(), true, false, -1), new Holder(0, 0, false, false, -1)),
        List.of());
  }

  /** All steps, in any order. */
  List<Step> steps(PlainState state) {
    List<Step> steps = new ArrayList<>();
    for (int holder = 0; holder < 2; holder++) {
      begin(state, holder, steps);
      send(state, holder, steps);
      pauseAndResume(state, holder, steps);
      tick(state, Kind.TICK_WITHOUT_CLOCK, holder, steps);
    }
    tick(state, Kind.TICK, -1, steps);
    for (int request = 0; request < state.requests().size(); request++) {
      deliver(state, request, false, steps);
      deliver(state, request, true, steps);
      applyChecked(state, request, steps);
      retry(state, request, steps);
    }
    takeOver(state, steps);
    restart(state, steps);
    return steps;
  }

  private void add(
      List<Step> steps, ScheduleAction action, StepKind kind, int broken, PlainState next) {
    boolean both = next.holders().stream().allMatch(Holder::believes);
    int bits = both ? broken | Invariant.AT_MOST_ONE_HOLDER_BELIEVES.bit() : broken;
    steps.add(new Step(action, kind, bits, next));
  }

  private static ScheduleAction of(Kind kind, int holder, int request, boolean late) {
    return new ScheduleAction(kind, holder, request, 0, late);
  }

  private boolean mayWrite(Holder holder) {
    return holder.believes() && (!space.protections().leaseChecked() || holder.lease() > 0);
  }

  private Holder looking(Holder holder) {
    return space.protections().leaseChecked() && holder.lease() == 0
        ? holder.believing(false)
        : holder;
  }

  private void begin(PlainState state, int id, List<Step> steps) {
    Holder holder = state.holders().get(id);
    if (holder.paused() || holder.writing() >= 0 || state.requests().size() == space.requests()) {
      return;
    }
    int number = state.requests().size();
    if (mayWrite(holder)) {
      add(
          steps,
          of(Kind.BEGIN, id, -1, false),
          StepKind.BEGUN,
          0,
          state
              .with(id, holder.writing(number))
              .withNew(Request.of(id, holder.grant(), holder.grant())));
    }
    if (state.left().selfMadeTokens() > 0) {
      for (int token : new int[] {1, 2, 3, ScheduleAction.HUGE}) {
        if (token != holder.grant() && (token <= space.tokens() || token == ScheduleAction.HUGE)) {
          add(
              steps,
              new ScheduleAction(Kind.BEGIN_SELF_MADE, id, -1, token, false),
              StepKind.BEGUN_SELF_MADE,
              0,
              state
                  .spend(PlainState.Fault.SELF_MADE)
                  .with(id, holder.writing(number))
                  .withNew(Request.of(id, holder.grant(), token)));
        }
      }
    }
  }

  private void send(PlainState state, int id, List<Step> steps) {
    Holder holder = state.holders().get(id);
    if (holder.writing() < 0 || holder.paused()) {
      return;
    }
    int number = holder.writing();
    Request request = state.requests().get(number);
    PlainState free = state.with(id, looking(holder.writing(-1)));
    add(
        steps,
        of(Kind.SEND, id, -1, false),
        StepKind.SENT,
        0,
        free.with(number, request.copies(1, request.late())));
    if (state.left().delays() > 0) {
      add(
          steps,
          of(Kind.SEND_LATE, id, -1, false),
          StepKind.SENT_LATE,
          0,
          free.spend(PlainState.Fault.DELAY).with(number, request.copies(0, 1)));
    }
    if (state.left().duplicates() > 0) {
      add(
          steps,
          of(Kind.SEND_TWICE, id, -1, false),
          StepKind.SENT_TWICE,
          0,
          free.spend(PlainState.Fault.DUPLICATE).with(number, request.copies(1, 1)));
    }
    if (state.left().losses() > 0) {
      add(
          steps,
          of(Kind.SEND_LOST, id, -1, false),
          StepKind.SENT_LOST,
          0,
          free.spend(PlainState.Fault.LOSS));
    }
  }

  private void pauseAndResume(PlainState state, int id, List<Step> steps) {
    Holder holder = state.holders().get(id);
    if (holder.paused()) {
      Holder awake = holder.pausing(false);
      awake = awake.writing() < 0 ? looking(awake) : awake;
      boolean refused =
          state.requests().stream()
              .anyMatch(
                  one -> one.holder() == id && one.refused() && one.grant() == holder.grant());
      awake = refused ? awake.believing(false) : awake;
      add(steps, of(Kind.RESUME, id, -1, false), StepKind.RESUMED, 0, state.with(id, awake));
    } else if (state.left().pauses() > 0 && (holder.believes() || holder.writing() >= 0)) {
      PlainState paused = state.spend(PlainState.Fault.PAUSE).with(id, holder.pausing(true));
      add(steps, of(Kind.PAUSE, id, -1, false), StepKind.PAUSED, 0, paused);
    }
  }

  private void tick(PlainState state, Kind kind, int lagging, List<Step> steps) {
    boolean waits =
        state.requests().stream().anyMatch(one -> one.prompt() > 0 || one.checked() > 0)
            || state.holders().stream().anyMatch(one -> one.writing() >= 0 && !one.paused());
    boolean lags = lagging >= 0;
    if (state.ticks() == space.ticks()
        || waits
        || lags && (state.left().clockLags() == 0 || state.holders().get(lagging).lease() == 0)) {
      return;
    }
    PlainState later = lags ? state.spend(PlainState.Fault.CLOCK_LAG) : state;
    later = later.ticked();
    for (int id = 0; id < 2; id++) {
      Holder holder = later.holders().get(id);
      holder = id == lagging ? holder : holder.leased(Math.max(0, holder.lease() - 1));
      later = later.with(id, holder.paused() ? holder : looking(holder));
    }
    StepKind went = lags ? StepKind.CLOCK_LAGGED : StepKind.TICKED;
    add(steps, of(kind, lagging, -1, false), went, 0, later);
  }

  private void deliver(PlainState state, int number, boolean late, List<Step> steps) {
    Request request = state.requests().get(number);
    if ((late ? request.late() : request.prompt()) == 0) {
      return;
    }
    Request arrived =
        late
            ? request.copies(request.prompt(), request.late() - 1)
            : request.copies(0, request.late());
    PlainState there = state.with(number, arrived);
    ScheduleAction action = of(Kind.DELIVER, -1, number, late);
    ScheduleAction lost = of(Kind.DELIVER_ANSWER_LOST, -1, number, late);
    TokenCheck check = space.protections().tokenCheck();
    boolean passes =
        check == TokenCheck.NONE
            || check == TokenCheck.HIGHEST_SEEN && request.token() >= state.highest()
            || check == TokenCheck.AUTHORITY_ASKED && request.token() == state.token();
    if (space.protections().deduplicated() && request.done() > 0) {
      Request present = state.requests().get(state.value());
      int broken =
          present.grant() < request.grant() ? Invariant.NO_ACKNOWLEDGED_WRITE_LOST.bit() : 0;
      PlainState answered = there.with(number, arrived.acknowledging(true));
      add(steps, action, StepKind.ANSWERED_AGAIN, broken, answered);
      if (state.left().losses() > 0) {
        add(steps, lost, StepKind.ANSWERED_AGAIN, 0, there.spend(PlainState.Fault.LOSS));
      }
    } else if (!passes) {
      refuse(there, number, action, steps);
    } else if (!space.protections().atomic()) {
      PlainState checked = there.with(number, arrived.checking(arrived.checked() + 1));
      add(steps, action, StepKind.CHECK_PASSED, 0, checked);
    } else {
      accept(there, number, action, lost, steps);
    }
  }

  private void refuse(PlainState state, int number, ScheduleAction action, List<Step> steps) {
    Request request = state.requests().get(number);
    boolean rightful = request.grant() == state.token() && request.token() == request.grant();
    Holder holder = state.holders().get(request.holder());
    boolean hears = !holder.paused() && holder.grant() == request.grant();
    PlainState next = state.with(number, request.refusing());
    add(
        steps,
        action,
        rightful ? StepKind.REFUSED_PRESENT : StepKind.REFUSED_OLD,
        rightful ? Invariant.THE_PRESENT_HOLDER_IS_NOT_REFUSED.bit() : 0,
        hears ? next.with(request.holder(), holder.believing(false)) : next);
  }

  private void applyChecked(PlainState state, int number, List<Step> steps) {
    Request request = state.requests().get(number);
    if (request.checked() > 0) {
      accept(
          state.with(number, request.checking(request.checked() - 1)),
          number,
          of(Kind.APPLY, -1, number, false),
          of(Kind.APPLY_ANSWER_LOST, -1, number, false),
          steps);
    }
  }

  private void accept(
      PlainState state,
      int number,
      ScheduleAction action,
      ScheduleAction answerLost,
      List<Step> steps) {
    Request request = state.requests().get(number);
    int broken = 0;
    broken |= request.token() < state.greatest() ? Invariant.NO_OLDER_TOKEN_AFTER_A_NEWER.bit() : 0;
    broken |= request.grant() < state.token() ? Invariant.NOTHING_OLD_AFTER_THE_SWITCH.bit() : 0;
    broken |= request.done() > 0 ? Invariant.A_REPEATED_REQUEST_TAKES_EFFECT_ONCE.bit() : 0;
    if (state.value() >= 0 && state.value() != number) {
      Request present = state.requests().get(state.value());
      boolean noNewer =
          request.grant() < present.grant()
              || request.grant() == present.grant() && request.done() > 0;
      broken |= present.acknowledged() && noNewer ? Invariant.NO_ACKNOWLEDGED_WRITE_LOST.bit() : 0;
    }
    boolean remembers = space.protections().tokenCheck() == TokenCheck.HIGHEST_SEEN;
    PlainState written = state.written(number, request.token(), remembers);
    Request done = request.doing();
    StepKind kind =
        request.holder() == 0
            ? StepKind.ACCEPTED_OF_FIRST_HOLDER
            : StepKind.ACCEPTED_OF_SECOND_HOLDER;
    add(steps, action, kind, broken, written.with(number, done.acknowledging(true)));
    if (state.left().losses() > 0) {
      UnaryOperator<PlainState> losing = one -> one.spend(PlainState.Fault.LOSS);
      add(steps, answerLost, kind, broken, losing.apply(written.with(number, done)));
    }
  }

  private void retry(PlainState state, int number, List<Step> steps) {
    Request request = state.requests().get(number);
    Holder holder = state.holders().get(request.holder());
    boolean unanswered = !request.acknowledged() && !request.refused() && request.prompt() == 0;
    boolean free = !holder.paused() && holder.writing() < 0;
    boolean may = request.token() != request.grant() || mayWrite(holder);
    if (state.left().retries() > 0
        && unanswered
        && free
        && may
        && holder.grant() == request.grant()) {
      add(
          steps,
          of(Kind.RETRY, -1, number, false),
          StepKind.SENT_AGAIN,
          0,
          state.spend(PlainState.Fault.RETRY).with(number, request.copies(1, request.late())));
    }
  }

  private void takeOver(PlainState state, List<Step> steps) {
    int to = state.holders().get(0).grant() == state.token() ? 1 : 0;
    Holder next = state.holders().get(to);
    if (state.token() < space.tokens()
        && !next.paused()
        && next.writing() < 0
        && (state.authorityLease() == 0 || !space.waitsForLease())) {
      int token = state.token() + 1;
      add(
          steps,
          of(Kind.TAKE_OVER, -1, -1, false),
          StepKind.TOOK_OVER,
          0,
          state
              .issued(token, space.leaseTicks())
              .with(to, new Holder(token, space.leaseTicks(), true, false, -1)));
    }
  }

  private void restart(PlainState state, List<Step> steps) {
    if (state.left().restarts() > 0) {
      PlainState anew = state.restarted(space.protections().durable());
      add(
          steps,
          of(Kind.RESTART_RESOURCE, -1, -1, false),
          StepKind.RESOURCE_RESTARTED,
          0,
          anew.equals(state) ? state : anew.spend(PlainState.Fault.RESTART));
    }
  }
}
