package phiscope.core.probe;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.RandomStream;

/**
 * A chain of calls under one deadline, once with what is left of it passed on and once with a
 * timeout of its own for each call (S003).
 *
 * @param deadline of the whole, 1 or more
 * @param calls in order
 * @param retries of a call that fails or is not answered in time
 */
public record CallChain(long deadline, List<Call> calls, Retries retries) {
  /**
   * One call.
   *
   * @param name what is called
   * @param takes how long an attempt needs, 0 or more
   * @param timeout its own, 1 or more
   * @param failing so many attempts at first come back with an error, 0 or more
   */
  public record Call(String name, long takes, long timeout, int failing) {
    public Call {
      if (takes < 0 || timeout < 1 || failing < 0) {
        throw new IllegalArgumentException(
            "takes and failing must be 0 or more and timeout 1 or more, got "
                + takes
                + ", "
                + failing
                + " and "
                + timeout);
      }
    }
  }

  /**
   * Retries.
   *
   * @param most of one call, 0 or more
   * @param backoff the waiting times before them
   * @param seed of their jitter
   */
  public record Retries(int most, Backoff backoff, long seed) {
    /** No call is tried again. */
    public static final Retries NONE = new Retries(0, new Backoff(1, 1, Backoff.Jitter.NONE), 0);

    public Retries {
      if (most < 0 || most > 100) {
        throw new IllegalArgumentException("retries must be from 0 to 100, got " + most);
      }
    }
  }

  /** What limits the calls. */
  public enum Limits {
    /** Each attempt has the call's timeout, whatever has been spent: the promise can be broken. */
    OWN_TIMEOUTS,
    /** Each gets what is left of the deadline at most. */
    REMAINING_BUDGET
  }

  /** How an attempt ends. */
  public enum Outcome {
    ANSWERED,
    /** An error came back. */
    FAILED,
    /** It was not answered in time. */
    GIVEN_UP,
    /** It was not begun: nothing of the deadline would be left after the wait for it. */
    NOT_BEGUN
  }

  /**
   * One attempt.
   *
   * @param call its place in the chain
   * @param attempt from 0
   * @param from when it began
   * @param to when it was answered or given up
   * @param allowed how long it might have taken
   * @param wasted work that is done downstream after the deadline, or after it was given up
   */
  public record Step(
      int call, int attempt, long from, long to, long allowed, Outcome outcome, long wasted) {}

  public CallChain {
    if (deadline < 1) {
      throw new IllegalArgumentException("deadline must be 1 or more, got " + deadline);
    }
    calls = List.copyOf(calls);
  }

  /** The chain without retries. */
  public CallChain(long deadline, List<Call> calls) {
    this(deadline, calls, Retries.NONE);
  }

  /**
   * The attempts one after the other; the first call that is not answered in the end is the last.
   *
   * @param cancels whether a callee is told that it was given up, and stops
   */
  public List<Step> steps(Limits limits, boolean cancels) {
    List<Step> steps = new ArrayList<>();
    RandomStream random = RandomStream.of(retries.seed());
    long now = 0;
    for (int call = 0; call < calls.size(); call++) {
      List<Long> waits = retries.backoff().delays(retries.most(), random.fork(call));
      Step last = attempt(call, 0, now, limits, cancels);
      steps.add(last);
      while (last.outcome() != Outcome.ANSWERED
          && last.outcome() != Outcome.NOT_BEGUN
          && last.attempt() < waits.size()) {
        long next = last.to() + waits.get(last.attempt());
        last = attempt(call, last.attempt() + 1, next, limits, cancels);
        steps.add(last);
      }
      if (last.outcome() != Outcome.ANSWERED) {
        break;
      }
      now = last.to();
    }
    return List.copyOf(steps);
  }

  private Step attempt(int place, int attempt, long from, Limits limits, boolean cancels) {
    Call call = calls.get(place);
    long left = deadline - from;
    boolean budgeted = limits == Limits.REMAINING_BUDGET;
    if (budgeted && left <= 0) {
      return new Step(place, attempt, deadline, deadline, 0, Outcome.NOT_BEGUN, 0);
    }
    long allowed = budgeted ? Math.min(call.timeout(), left) : call.timeout();
    long to = from + Math.min(call.takes(), allowed);
    Outcome outcome =
        call.takes() > allowed
            ? Outcome.GIVEN_UP
            : attempt < call.failing() ? Outcome.FAILED : Outcome.ANSWERED;
    long worksUntil = cancels ? to : from + call.takes();
    long wasted = Math.max(0, worksUntil - Math.max(from, Math.min(deadline, to)));
    return new Step(place, attempt, from, to, allowed, outcome, wasted);
  }

  /** Whether all calls were answered, in time or not. */
  public boolean isAnswered(List<Step> steps) {
    return calls.isEmpty() || isAnswered(steps, calls.size() - 1);
  }

  /** Whether a call was answered, in time or not. */
  public boolean isAnswered(List<Step> steps, int call) {
    return steps.stream()
        .anyMatch(step -> step.call() == call && step.outcome() == Outcome.ANSWERED);
  }

  /**
   * Whether the caller knows by the deadline what became of it, be it that a call failed: what a
   * deadline promises.
   */
  public boolean isKept(List<Step> steps) {
    return steps.stream().allMatch(step -> step.to() <= deadline);
  }

  /** By how much the caller may wait longer than the deadline: what the timeouts allow in all. */
  public long worstOverrun(Limits limits) {
    if (limits == Limits.REMAINING_BUDGET) {
      return 0;
    }
    long all = calls.stream().mapToLong(call -> call.timeout() * (1L + retries.most())).sum();
    long waits = 0;
    for (int retry = 0; retry < retries.most(); retry++) {
      waits += retries.backoff().longest(retry);
    }
    return Math.max(0, all + waits * calls.size() - deadline);
  }

  /**
   * What is left of the deadline when a call is over, answered or not, with its retries; 0 if
   * nothing is.
   *
   * @throws IllegalArgumentException if the call is not among the steps
   */
  public long remainingAfter(List<Step> steps, int call) {
    long end =
        steps.stream()
            .filter(step -> step.call() == call)
            .mapToLong(Step::to)
            .max()
            .orElseThrow(() -> new IllegalArgumentException("call " + call + " is not made"));
    return Math.max(0, deadline - end);
  }
}
