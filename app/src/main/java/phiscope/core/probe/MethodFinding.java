package phiscope.core.probe;

import java.util.Optional;

/**
 * What one method makes of one fault.
 *
 * @param when the time from the fault to the verdict; empty if there is none in any phase
 * @param share of the phases in which there is a verdict, 0 to 1
 * @param reason why
 */
public record MethodFinding(
    Method method, PeerFault fault, Optional<Timing> when, double share, Reason reason) {
  /** The methods of S000's comparison. */
  public enum Method {
    FIXED_TIMEOUT,
    PHI,
    SWIM,
    LEASE,
    TCP_PROBE
  }

  /** Why there is a verdict, or why there is none. */
  public enum Reason {
    /** It hears nothing for long enough. */
    SILENCE,
    /** A kernel says at once that nobody is there. */
    RESET,
    /** A middlebox says so, or swallows it: the peer is well. */
    MIDDLEBOX,
    /** No answer to a connection in time. */
    NO_ANSWER,
    /** The kernel answers for a process that stands still. */
    KERNEL_ANSWERS,
    /** Others get an answer from it. */
    OTHERS_REACH_IT,
    /** It is over before the silence is long enough. */
    OVER_IN_TIME,
    /** What fails is not used. */
    NOT_USED
  }

  /**
   * Times from the fault.
   *
   * @param shortest a bound that is come near to
   * @param mean over the phases in which there is a verdict
   * @param longest of all phases; of SWIM, whose time has no longest, that of 99 in 100
   */
  public record Timing(long shortest, long mean, long longest) {}

  /** Whether the time has a longest; that of SWIM hangs on chance and has none. */
  public boolean hasLongest() {
    return method != Method.SWIM;
  }

  /** Whether the peer is dead and is found dead in every phase. */
  public boolean isRight() {
    return fault.kills() && when.isPresent() && share == 1;
  }

  /** Whether the peer lives and is, in some phase, held for dead. */
  public boolean isMistake() {
    return !fault.kills() && when.isPresent();
  }
}
