package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.function.BooleanSupplier;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * Detectors with a fixed timeout: the sender is suspected when the silence reaches it. Only
 * sequence numbers above the largest seen refresh; observation starts at the first heartbeat.
 *
 * <p>They run as detectors whose silence has the score elapsed / timeout and whose threshold is the
 * score 1.
 */
public final class FixedTimeouts {
  private static final TickScale TICKS = new TickScale(TimeUnit.NONE, 0);

  private FixedTimeouts() {}

  /**
   * The run of a fixed timeout over a tape; its {@link TapeFold#sawTooth} means nothing.
   *
   * @param timeout in ticks, 1 or more
   * @param horizon the tick at which observation ends
   * @throws IllegalArgumentException if the timeout is below 1
   */
  public static FoldedTape fold(Tape tape, long timeout, long horizon) {
    return fold(tape, timeout, horizon, null);
  }

  /** The same, taking unchanged parts from the run before an edit (or null). */
  public static FoldedTape fold(Tape tape, long timeout, long horizon, TapeFold previous) {
    return fold(tape, timeout, horizon, previous, () -> false);
  }

  /**
   * The same, which can be stopped.
   *
   * @throws StoppedFold once {@code stopped} says so
   */
  public static FoldedTape fold(
      Tape tape, long timeout, long horizon, TapeFold previous, BooleanSupplier stopped) {
    if (timeout < 1) {
      throw new IllegalArgumentException("timeout must be 1 tick or more, got " + timeout);
    }
    FoldedTape earlier = previous instanceof FoldedTape folded ? folded : null;
    PhiPolicy policy = policy(timeout);
    boolean same = earlier != null && earlier.policyInTicks().policy().equals(policy);
    PolicyInTicks inTicks =
        same
            ? earlier.policyInTicks()
            : PolicyInTicks.withRule(policy, TICKS, SuspicionRule.atOnce());
    return TapeFolds.fold(tape, inTicks, horizon, earlier, stopped);
  }

  private static PhiPolicy policy(long timeout) {
    return new PolicyDraft(Preset.S003)
        .parameters(
            new PhiPolicy.ModelParameters.Given(BigDecimal.valueOf(timeout), BigDecimal.ONE))
        .sequenceRule(PhiPolicy.SequenceRule.INCREASING)
        .tail(PhiPolicy.Tail.EXPONENTIAL)
        .policy();
  }
}
