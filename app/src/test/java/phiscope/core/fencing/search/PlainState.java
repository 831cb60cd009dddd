package phiscope.core.fencing.search;

import java.util.ArrayList;
import java.util.List;

/** A state of {@link PlainFencing}. */
record PlainState(
    int ticks,
    int token,
    int authorityLease,
    int highest,
    int value,
    int greatest,
    FaultBudget left,
    List<Holder> holders,
    List<Request> requests) {

  enum Fault {
    PAUSE,
    DELAY,
    LOSS,
    DUPLICATE,
    RESTART,
    CLOCK_LAG,
    SELF_MADE,
    RETRY
  }

  record Holder(int grant, int lease, boolean believes, boolean paused, int writing) {
    Holder writing(int request) {
      return new Holder(grant, lease, believes, paused, request);
    }

    Holder believing(boolean now) {
      return new Holder(grant, lease, now, paused, writing);
    }

    Holder pausing(boolean now) {
      return new Holder(grant, lease, believes, now, writing);
    }

    Holder leased(int ticks) {
      return new Holder(grant, ticks, believes, paused, writing);
    }
  }

  record Request(
      int holder,
      int grant,
      int token,
      int prompt,
      int late,
      int checked,
      int done,
      boolean acknowledged,
      boolean refused) {
    static Request of(int holder, int grant, int token) {
      return new Request(holder, grant, token, 0, 0, 0, 0, false, false);
    }

    Request copies(int prompt, int late) {
      return new Request(holder, grant, token, prompt, late, checked, done, acknowledged, refused);
    }

    Request checking(int count) {
      return new Request(holder, grant, token, prompt, late, count, done, acknowledged, refused);
    }

    Request doing() {
      int times = Math.min(2, done + 1);
      return new Request(holder, grant, token, prompt, late, checked, times, acknowledged, refused);
    }

    Request acknowledging(boolean now) {
      return new Request(holder, grant, token, prompt, late, checked, done, now, refused);
    }

    Request refusing() {
      return new Request(holder, grant, token, prompt, late, checked, done, acknowledged, true);
    }
  }

  PlainState with(int id, Holder holder) {
    List<Holder> changed = new ArrayList<>(holders);
    changed.set(id, holder);
    return new PlainState(
        ticks, token, authorityLease, highest, value, greatest, left, changed, requests);
  }

  PlainState with(int number, Request request) {
    List<Request> changed = new ArrayList<>(requests);
    changed.set(number, request);
    return new PlainState(
        ticks, token, authorityLease, highest, value, greatest, left, holders, changed);
  }

  PlainState withNew(Request request) {
    List<Request> more = new ArrayList<>(requests);
    more.add(request);
    return new PlainState(
        ticks, token, authorityLease, highest, value, greatest, left, holders, more);
  }

  PlainState ticked() {
    int lease = Math.max(0, authorityLease - 1);
    return new PlainState(
        ticks + 1, token, lease, highest, value, greatest, left, holders, requests);
  }

  PlainState issued(int next, int lease) {
    return new PlainState(ticks, next, lease, highest, value, greatest, left, holders, requests);
  }

  PlainState written(int request, int named, boolean remembers) {
    return new PlainState(
        ticks,
        token,
        authorityLease,
        remembers ? named : highest,
        request,
        Math.max(greatest, named),
        left,
        holders,
        requests);
  }

  PlainState restarted(boolean durable) {
    return new PlainState(
        ticks,
        token,
        authorityLease,
        durable ? highest : 0,
        value,
        greatest,
        left,
        holders,
        requests.stream().map(request -> request.checking(0)).toList());
  }

  PlainState spend(Fault fault) {
    FaultBudget less =
        new FaultBudget(
            left.pauses() - one(fault, Fault.PAUSE),
            left.delays() - one(fault, Fault.DELAY),
            left.losses() - one(fault, Fault.LOSS),
            left.duplicates() - one(fault, Fault.DUPLICATE),
            left.restarts() - one(fault, Fault.RESTART),
            left.clockLags() - one(fault, Fault.CLOCK_LAG),
            left.selfMadeTokens() - one(fault, Fault.SELF_MADE),
            left.retries() - one(fault, Fault.RETRY));
    return new PlainState(
        ticks, token, authorityLease, highest, value, greatest, less, holders, requests);
  }

  private static int one(Fault fault, Fault of) {
    return fault == of ? 1 : 0;
  }
}
