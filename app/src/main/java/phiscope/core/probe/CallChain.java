package phiscope.core.probe;

import java.util.ArrayList;
import java.util.List;

/**
 * A chain of calls under one deadline, once with what is left of it passed on and once with a
 * timeout of its own for each call (S003).
 *
 * @param deadline of the whole, 1 or more
 * @param calls in order
 */
public record CallChain(long deadline, List<Call> calls) {
  /**
   * One call.
   *
   * @param name what is called
   * @param takes how long it needs, 0 or more
   * @param timeout its own, 1 or more
   */
  public record Call(String name, long takes, long timeout) {
    public Call {
      if (takes < 0 || timeout < 1) {
        throw new IllegalArgumentException(
            "takes must be 0 or more and timeout 1 or more, got " + takes + " and " + timeout);
      }
    }
  }

  /** What limits the calls. */
  public enum Limits {
    /** Each has its own timeout, whatever has been spent: the promise can be broken. */
    OWN_TIMEOUTS,
    /** Each gets what is left of the deadline at most, and is cancelled when that is over. */
    REMAINING_BUDGET
  }

  /**
   * What became of one call.
   *
   * @param from when it began
   * @param to when it ended, was given up, or was cancelled
   * @param allowed how long it might have taken
   * @param finished whether it ended by itself
   * @param wasted work done downstream after nobody waited any more: none if it was cancelled
   */
  public record Step(Call call, long from, long to, long allowed, boolean finished, long wasted) {}

  public CallChain {
    if (deadline < 1) {
      throw new IllegalArgumentException("deadline must be 1 or more, got " + deadline);
    }
    calls = List.copyOf(calls);
  }

  /**
   * The calls one after the other; the first that does not finish is the last.
   *
   * @param cancels whether a call that is given up is told, and stops
   */
  public List<Step> steps(Limits limits, boolean cancels) {
    List<Step> steps = new ArrayList<>();
    long now = 0;
    for (Call call : calls) {
      long left = Math.max(0, deadline - now);
      long allowed =
          limits == Limits.OWN_TIMEOUTS ? call.timeout() : Math.min(call.timeout(), left);
      boolean finished = call.takes() <= allowed;
      long to = now + Math.min(call.takes(), allowed);
      long wasted = finished || cancels ? 0 : call.takes() - allowed;
      steps.add(new Step(call, now, to, allowed, finished, wasted));
      now = to;
      if (!finished) {
        break;
      }
    }
    return List.copyOf(steps);
  }

  /** By how much the caller may wait longer than the deadline: what the timeouts allow in all. */
  public long worstOverrun(Limits limits) {
    if (limits == Limits.REMAINING_BUDGET) {
      return 0;
    }
    long all = calls.stream().mapToLong(Call::timeout).sum();
    return Math.max(0, all - deadline);
  }

  /** What is left of the deadline after so many calls that took what they take. */
  public long remainingAfter(int count) {
    return deadline - calls.stream().limit(count).mapToLong(Call::takes).sum();
  }
}
