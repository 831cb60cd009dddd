package phiscope.core.health;

import java.math.BigDecimal;
import java.util.OptionalLong;

/**
 * How long silence takes to fail an upstream that has been well for long: from a score of 1 and an
 * estimate that equals the interval of its frames, or what shorter ones count as. This is the
 * deadline that S001 says there is none of (claims S001-02, S001-13 and S001-18).
 */
public final class FailureDelay {
  private static final int MOST_STEPS = 100_000;

  private FailureDelay() {}

  /**
   * From the last frame, which comes on a tick, to a state.
   *
   * @param interval of the frames, 1 or more
   * @param state that is waited for
   * @return empty if it never comes to that
   */
  public static OptionalLong of(HealthPolicy policy, long interval, HealthState state) {
    BigDecimal estimate = BigDecimal.valueOf(interval).max(policy.shortestInterval());
    StreamHealth health = StreamHealth.start(policy, estimate, StreamHealth.QUICK_DIGITS);
    for (int i = 0; i < MOST_STEPS && health.nextTick() != StreamHealth.NEVER; i++) {
      long now = health.nextTick();
      health = health.afterNextTick();
      if (health.state() == state) {
        return OptionalLong.of(now);
      }
    }
    return OptionalLong.empty();
  }

  /**
   * How many frames in a row may get lost without FAILED (claim S001-18). A frame that comes at the
   * very tick is taken before it.
   *
   * @return empty if any number may
   */
  public static OptionalLong toleratedLosses(HealthPolicy policy, long interval) {
    OptionalLong failed = of(policy, interval, HealthState.FAILED);
    return failed.isEmpty() ? failed : OptionalLong.of(failed.getAsLong() / interval - 1);
  }
}
