package phiscope.core.fencing.search;

import static phiscope.core.fencing.search.Layout.ACKNOWLEDGED;
import static phiscope.core.fencing.search.Layout.AUTHORITY_LEASE;
import static phiscope.core.fencing.search.Layout.BELIEVES;
import static phiscope.core.fencing.search.Layout.CHECKED;
import static phiscope.core.fencing.search.Layout.GRANT;
import static phiscope.core.fencing.search.Layout.HIGHEST;
import static phiscope.core.fencing.search.Layout.LATE;
import static phiscope.core.fencing.search.Layout.LEASE;
import static phiscope.core.fencing.search.Layout.NAMED;
import static phiscope.core.fencing.search.Layout.PAUSED;
import static phiscope.core.fencing.search.Layout.PROMPT;
import static phiscope.core.fencing.search.Layout.REFUSED;
import static phiscope.core.fencing.search.Layout.TICKS;
import static phiscope.core.fencing.search.Layout.TOKEN;
import static phiscope.core.fencing.search.Layout.USED;
import static phiscope.core.fencing.search.Layout.WRITING;

import phiscope.core.kernel.PackedModel;

/** The steps out of a state, by changing bits; one thread at a time uses it. */
final class PackedSteps implements PackedModel.Expander {
  private final SearchSpace space;
  private final boolean leaseChecked;
  private final Steps steps = new Steps();
  private final ResourceSteps resource;

  PackedSteps(SearchSpace space) {
    this.space = space;
    leaseChecked = space.protections().leaseChecked();
    resource = new ResourceSteps(space.protections(), steps);
  }

  @Override
  public void expand(long[] state, PackedModel.Successors to) {
    steps.to(to);
    long world = state[0];
    long requests = state[1];
    begin(world, requests);
    send(world, requests, Codes.SEND, StepKind.SENT, 1, 0);
    resource.deliver(world, requests, false);
    resource.apply(world, requests, false);
    takeOver(world, requests);
    tick(world, requests);
    resume(world, requests);
    retry(world, requests);
    pause(world, requests);
    if (Layout.DELAYS.of(world) > 0) {
      long spent = Layout.DELAYS.with(world, Layout.DELAYS.of(world) - 1);
      send(spent, requests, Codes.SEND_LATE, StepKind.SENT_LATE, 0, 1);
    }
    if (Layout.DUPLICATES.of(world) > 0) {
      long spent = Layout.DUPLICATES.with(world, Layout.DUPLICATES.of(world) - 1);
      send(spent, requests, Codes.SEND_TWICE, StepKind.SENT_TWICE, 1, 1);
    }
    if (Layout.LOSSES.of(world) > 0) {
      long spent = Layout.LOSSES.with(world, Layout.LOSSES.of(world) - 1);
      send(spent, requests, Codes.SEND_LOST, StepKind.SENT_LOST, 0, 0);
      resource.deliver(spent, requests, true);
      resource.apply(spent, requests, true);
    }
    beginSelfMade(world, requests);
    tickWithoutClock(world, requests);
    restart(world, requests);
  }

  private boolean mayBegin(long world, int holder) {
    int at = Layout.ofHolder(holder);
    return USED.of(world) < space.requests()
        && PAUSED.of(world, at) == 0
        && WRITING.of(world, at) == 0;
  }

  /** It holds a token, has not been told that it lost it, and its clock agrees if it looks. */
  private boolean mayWrite(long world, int holder) {
    int at = Layout.ofHolder(holder);
    return BELIEVES.of(world, at) == 1 && (!leaseChecked || LEASE.of(world, at) > 0);
  }

  private void begin(long world, long requests) {
    for (int holder = 0; holder < Layout.HOLDERS; holder++) {
      if (mayBegin(world, holder) && mayWrite(world, holder)) {
        int grant = Layout.grantOf(holder, TOKEN.of(world));
        begin(Codes.BEGIN + holder, StepKind.BEGUN, world, requests, holder, grant);
      }
    }
  }

  private void begin(int action, StepKind kind, long world, long requests, int holder, int token) {
    int request = USED.of(world);
    int of = Layout.ofRequest(request);
    long begun = GRANT.with(requests, of, Layout.grantOf(holder, TOKEN.of(world)));
    begun = NAMED.with(begun, of, token);
    long busy = USED.with(world, request + 1);
    busy = WRITING.with(busy, Layout.ofHolder(holder), request + 1);
    steps.add(action, kind, 0, busy, begun);
  }

  private void beginSelfMade(long world, long requests) {
    int left = Layout.SELF_MADE.of(world);
    if (left == 0) {
      return;
    }
    long spent = Layout.SELF_MADE.with(world, left - 1);
    for (int holder = 0; holder < Layout.HOLDERS; holder++) {
      for (int choice = 0; choice < 4; choice++) {
        int token = ScheduleAction.tokenOf(choice);
        boolean mayName = token == ScheduleAction.HUGE || token <= space.tokens();
        if (mayName
            && token != Layout.grantOf(holder, TOKEN.of(world))
            && mayBegin(world, holder)) {
          int action = Codes.BEGIN_SELF_MADE + holder * 4 + choice;
          begin(action, StepKind.BEGUN_SELF_MADE, spent, requests, holder, token);
        }
      }
    }
  }

  private void send(long world, long requests, int firstCode, StepKind kind, int prompt, int late) {
    for (int holder = 0; holder < Layout.HOLDERS; holder++) {
      int at = Layout.ofHolder(holder);
      int writing = WRITING.of(world, at);
      if (writing == 0 || PAUSED.of(world, at) == 1) {
        continue;
      }
      int of = Layout.ofRequest(writing - 1);
      long sent = PROMPT.with(requests, of, prompt);
      sent = LATE.with(sent, of, LATE.of(sent, of) + late);
      long free = afterLook(WRITING.with(world, at, 0), at);
      steps.add(firstCode + holder, kind, 0, free, sent);
    }
  }

  /** A holder that looks at its lease knows when it has run out. */
  private long afterLook(long world, int at) {
    return leaseChecked && LEASE.of(world, at) == 0 ? BELIEVES.with(world, at, 0) : world;
  }

  private void takeOver(long world, long requests) {
    int token = TOKEN.of(world);
    int at = Layout.ofHolder(Layout.holderOf(token + 1));
    boolean mayIssue = !space.waitsForLease() || AUTHORITY_LEASE.of(world) == 0;
    if (mayIssue
        && token < space.tokens()
        && PAUSED.of(world, at) == 0
        && WRITING.of(world, at) == 0) {
      long switched = TOKEN.with(world, token + 1);
      switched = AUTHORITY_LEASE.with(switched, space.leaseTicks());
      switched = LEASE.with(switched, at, space.leaseTicks());
      steps.add(Codes.TAKE_OVER, StepKind.TOOK_OVER, 0, BELIEVES.with(switched, at, 1), requests);
    }
  }

  /** Nothing that is prompt waits: otherwise it would not be prompt. */
  private boolean mayTick(long world, long requests) {
    if (TICKS.of(world) == space.ticks() || (requests & Codes.PROMPT_OR_CHECKED) != 0) {
      return false;
    }
    for (int holder = 0; holder < Layout.HOLDERS; holder++) {
      int at = Layout.ofHolder(holder);
      if (WRITING.of(world, at) != 0 && PAUSED.of(world, at) == 0) {
        return false;
      }
    }
    return true;
  }

  private void tick(long world, long requests) {
    if (mayTick(world, requests)) {
      steps.add(Codes.TICK, StepKind.TICKED, 0, ticked(world, -1), requests);
    }
  }

  private void tickWithoutClock(long world, long requests) {
    int left = Layout.CLOCK_LAGS.of(world);
    if (left == 0 || !mayTick(world, requests)) {
      return;
    }
    long spent = Layout.CLOCK_LAGS.with(world, left - 1);
    for (int holder = 0; holder < Layout.HOLDERS; holder++) {
      if (LEASE.of(world, Layout.ofHolder(holder)) > 0) {
        int action = Codes.TICK_WITHOUT_CLOCK + holder;
        steps.add(action, StepKind.CLOCK_LAGGED, 0, ticked(spent, holder), requests);
      }
    }
  }

  private long ticked(long world, int lagging) {
    long later = TICKS.with(world, TICKS.of(world) + 1);
    later = AUTHORITY_LEASE.with(later, Math.max(0, AUTHORITY_LEASE.of(later) - 1));
    for (int holder = 0; holder < Layout.HOLDERS; holder++) {
      int at = Layout.ofHolder(holder);
      if (holder != lagging) {
        later = LEASE.with(later, at, Math.max(0, LEASE.of(later, at) - 1));
      }
      later = PAUSED.of(later, at) == 0 ? afterLook(later, at) : later;
    }
    return later;
  }

  private void retry(long world, long requests) {
    int left = Layout.RETRIES.of(world);
    for (int request = 0; request < USED.of(world) && left > 0; request++) {
      int of = Layout.ofRequest(request);
      int grant = GRANT.of(requests, of);
      int holder = Layout.holderOf(grant);
      int at = Layout.ofHolder(holder);
      boolean waits =
          ACKNOWLEDGED.of(requests, of) == 0
              && REFUSED.of(requests, of) == 0
              && PROMPT.of(requests, of) == 0;
      boolean free = PAUSED.of(world, at) == 0 && WRITING.of(world, at) == 0;
      boolean stillHolds = grant == Layout.grantOf(holder, TOKEN.of(world));
      boolean may = NAMED.of(requests, of) != grant || mayWrite(world, holder);
      if (waits && free && stillHolds && may) {
        long spent = Layout.RETRIES.with(world, left - 1);
        steps.add(
            Codes.RETRY + request, StepKind.SENT_AGAIN, 0, spent, PROMPT.with(requests, of, 1));
      }
    }
  }

  private void pause(long world, long requests) {
    int left = Layout.PAUSES.of(world);
    for (int holder = 0; holder < Layout.HOLDERS && left > 0; holder++) {
      int at = Layout.ofHolder(holder);
      boolean matters = BELIEVES.of(world, at) == 1 || WRITING.of(world, at) != 0;
      if (matters && PAUSED.of(world, at) == 0) {
        long spent = Layout.PAUSES.with(world, left - 1);
        steps.add(Codes.PAUSE + holder, StepKind.PAUSED, 0, PAUSED.with(spent, at, 1), requests);
      }
    }
  }

  private void resume(long world, long requests) {
    for (int holder = 0; holder < Layout.HOLDERS; holder++) {
      int at = Layout.ofHolder(holder);
      if (PAUSED.of(world, at) == 1) {
        long awake = PAUSED.with(world, at, 0);
        awake = WRITING.of(world, at) == 0 ? afterLook(awake, at) : awake;
        if (wasRefused(world, requests, holder)) {
          awake = BELIEVES.with(awake, at, 0);
        }
        steps.add(Codes.RESUME + holder, StepKind.RESUMED, 0, awake, requests);
      }
    }
  }

  private static boolean wasRefused(long world, long requests, int holder) {
    int grant = Layout.grantOf(holder, TOKEN.of(world));
    for (int request = 0; request < USED.of(world); request++) {
      int of = Layout.ofRequest(request);
      if (REFUSED.of(requests, of) == 1
          && GRANT.of(requests, of) == grant
          && Layout.holderOf(grant) == holder) {
        return true;
      }
    }
    return false;
  }

  /** A restart that changes nothing is not counted against the faults: it leads nowhere else. */
  private void restart(long world, long requests) {
    int left = Layout.RESTARTS.of(world);
    if (left > 0) {
      long anew = space.protections().durable() ? world : HIGHEST.with(world, 0);
      long dropped = requests & ~Layout.inEveryRequest(CHECKED);
      boolean changes = anew != world || dropped != requests;
      long spent = changes ? Layout.RESTARTS.with(anew, left - 1) : world;
      steps.add(Codes.RESTART_RESOURCE, StepKind.RESOURCE_RESTARTED, 0, spent, dropped);
    }
  }
}
