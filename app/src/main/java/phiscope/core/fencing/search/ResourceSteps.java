package phiscope.core.fencing.search;

import static phiscope.core.fencing.search.Layout.ACKNOWLEDGED;
import static phiscope.core.fencing.search.Layout.BELIEVES;
import static phiscope.core.fencing.search.Layout.CHECKED;
import static phiscope.core.fencing.search.Layout.DONE;
import static phiscope.core.fencing.search.Layout.GRANT;
import static phiscope.core.fencing.search.Layout.GREATEST_ACCEPTED;
import static phiscope.core.fencing.search.Layout.HIGHEST;
import static phiscope.core.fencing.search.Layout.LATE;
import static phiscope.core.fencing.search.Layout.NAMED;
import static phiscope.core.fencing.search.Layout.PAUSED;
import static phiscope.core.fencing.search.Layout.PROMPT;
import static phiscope.core.fencing.search.Layout.REFUSED;
import static phiscope.core.fencing.search.Layout.TOKEN;
import static phiscope.core.fencing.search.Layout.USED;
import static phiscope.core.fencing.search.Layout.VALUE;

import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.WriteProtections;

/** The steps of the resource; the others are those of {@link PackedSteps}. */
final class ResourceSteps {
  private final TokenCheck tokenCheck;
  private final boolean atomic;
  private final boolean deduplicated;
  private final Steps steps;

  ResourceSteps(WriteProtections protections, Steps steps) {
    tokenCheck = protections.tokenCheck();
    atomic = protections.atomic();
    deduplicated = protections.deduplicated();
    this.steps = steps;
  }

  /** What is on its way arrives, prompt or late copies. */
  void deliver(long world, long requests, boolean answerLost) {
    for (int request = 0; request < USED.of(world); request++) {
      int of = Layout.ofRequest(request);
      int code = (answerLost ? Codes.DELIVER_ANSWER_LOST : Codes.DELIVER) + request * 2;
      if (PROMPT.of(requests, of) == 1) {
        arrive(code, world, PROMPT.with(requests, of, 0), request, answerLost);
      }
      int late = LATE.of(requests, of);
      if (late > 0) {
        arrive(code + 1, world, LATE.with(requests, of, late - 1), request, answerLost);
      }
    }
  }

  private void arrive(int action, long world, long requests, int request, boolean answerLost) {
    int of = Layout.ofRequest(request);
    if (deduplicated && DONE.of(requests, of) > 0) {
      answerAgain(action, world, requests, request, answerLost);
    } else if (!tokenCheck.passes(NAMED.of(requests, of), HIGHEST.of(world), TOKEN.of(world))) {
      if (!answerLost) {
        refuse(action, world, requests, of);
      }
    } else if (atomic) {
      accept(action, world, requests, request, answerLost);
    } else if (!answerLost) {
      int checked = CHECKED.of(requests, of) + 1;
      steps.add(action, StepKind.CHECK_PASSED, 0, world, CHECKED.with(requests, of, checked));
    }
  }

  private void answerAgain(int action, long world, long requests, int request, boolean answerLost) {
    if (answerLost) {
      steps.add(action, StepKind.ANSWERED_AGAIN, 0, world, requests);
      return;
    }
    int of = Layout.ofRequest(request);
    int present = VALUE.of(world) - 1;
    boolean lost =
        present != request
            && GRANT.of(requests, Layout.ofRequest(present)) < GRANT.of(requests, of);
    int broken = lost ? Invariant.NO_ACKNOWLEDGED_WRITE_LOST.bit() : 0;
    steps.add(action, StepKind.ANSWERED_AGAIN, broken, world, ACKNOWLEDGED.with(requests, of, 1));
  }

  private void refuse(int action, long world, long requests, int of) {
    int grant = GRANT.of(requests, of);
    boolean present = grant == TOKEN.of(world) && NAMED.of(requests, of) == grant;
    int holder = Layout.holderOf(grant);
    int at = Layout.ofHolder(holder);
    boolean hears = PAUSED.of(world, at) == 0 && grant == Layout.grantOf(holder, TOKEN.of(world));
    steps.add(
        action,
        present ? StepKind.REFUSED_PRESENT : StepKind.REFUSED_OLD,
        present ? Invariant.THE_PRESENT_HOLDER_IS_NOT_REFUSED.bit() : 0,
        hears ? BELIEVES.with(world, at, 0) : world,
        REFUSED.with(requests, of, 1));
  }

  /** What was checked is done. */
  void apply(long world, long requests, boolean answerLost) {
    for (int request = 0; request < USED.of(world); request++) {
      int of = Layout.ofRequest(request);
      int checked = CHECKED.of(requests, of);
      if (checked > 0) {
        int code = (answerLost ? Codes.APPLY_ANSWER_LOST : Codes.APPLY) + request;
        accept(code, world, CHECKED.with(requests, of, checked - 1), request, answerLost);
      }
    }
  }

  private void accept(int action, long world, long requests, int request, boolean answerLost) {
    int of = Layout.ofRequest(request);
    int named = NAMED.of(requests, of);
    int done = DONE.of(requests, of);
    int grant = GRANT.of(requests, of);
    int broken = 0;
    if (named < GREATEST_ACCEPTED.of(world)) {
      broken |= Invariant.NO_OLDER_TOKEN_AFTER_A_NEWER.bit();
    }
    if (grant < TOKEN.of(world)) {
      broken |= Invariant.NOTHING_OLD_AFTER_THE_SWITCH.bit();
    }
    if (done > 0) {
      broken |= Invariant.A_REPEATED_REQUEST_TAKES_EFFECT_ONCE.bit();
    }
    if (losesAcknowledged(world, requests, request, grant, done)) {
      broken |= Invariant.NO_ACKNOWLEDGED_WRITE_LOST.bit();
    }
    long written = VALUE.with(world, request + 1);
    written = GREATEST_ACCEPTED.with(written, Math.max(named, GREATEST_ACCEPTED.of(world)));
    if (tokenCheck == TokenCheck.HIGHEST_SEEN) {
      written = HIGHEST.with(written, named);
    }
    long known = DONE.with(requests, of, Math.min(2, done + 1));
    StepKind kind =
        Layout.holderOf(grant) == 0
            ? StepKind.ACCEPTED_OF_FIRST_HOLDER
            : StepKind.ACCEPTED_OF_SECOND_HOLDER;
    steps.add(action, kind, broken, written, answerLost ? known : ACKNOWLEDGED.with(known, of, 1));
  }

  private static boolean losesAcknowledged(
      long world, long requests, int request, int grant, int done) {
    int present = VALUE.of(world) - 1;
    if (present < 0 || present == request) {
      return false;
    }
    int at = Layout.ofRequest(present);
    int presentGrant = GRANT.of(requests, at);
    return ACKNOWLEDGED.of(requests, at) == 1
        && (grant < presentGrant || grant == presentGrant && done > 0);
  }
}
