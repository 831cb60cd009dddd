package phiscope.bench;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.trace.TickScale;

/** Edits of the policies and of the fixed timeouts beside them. */
public sealed interface PolicyEdit extends DetectorEdit {
  /** Replaces the policy at {@code index}; its numbers are moved into the bounds. */
  record SetPolicy(int index, PhiPolicy policy) implements PolicyEdit {
    public SetPolicy {
      policy = PolicyNumbers.bounded(policy);
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      List<PhiPolicy> changed = Lists.set(bench.policies(), index, policy);
      return changed == bench.policies() ? bench : bench.withPolicies(changed);
    }
  }

  /** Adds an overlay behind the others, if there is room. */
  record AddPolicy(PhiPolicy policy) implements PolicyEdit {
    public AddPolicy {
      policy = PolicyNumbers.bounded(policy);
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      List<PhiPolicy> changed = Lists.add(bench.policies(), policy, DetectorBench.MAX_POLICIES);
      return changed == bench.policies() ? bench : bench.withPolicies(changed);
    }
  }

  /**
   * Removes a policy; the last one stays. Without the first, the second becomes the bench's own.
   */
  record RemovePolicy(int index) implements PolicyEdit {
    @Override
    public DetectorBench apply(DetectorBench bench) {
      List<PhiPolicy> changed = Lists.remove(bench.policies(), index, 1);
      return changed == bench.policies() ? bench : bench.withPolicies(changed);
    }
  }

  /**
   * Sets the fixed timeouts: the first {@link DetectorBench#MAX_FIXED_TIMEOUTS}, each rounded to
   * whole ticks, one tick at least.
   */
  record SetFixedTimeouts(List<BigDecimal> timeouts) implements PolicyEdit {
    public SetFixedTimeouts {
      timeouts = timeouts.stream().map(BenchLimits::positive).toList();
    }

    @Override
    public DetectorBench apply(DetectorBench bench) {
      List<BigDecimal> clean = new ArrayList<>();
      for (BigDecimal timeout : timeouts) {
        if (clean.size() < DetectorBench.MAX_FIXED_TIMEOUTS) {
          clean.add(wholeTicks(timeout, bench.scale()));
        }
      }
      return clean.equals(bench.fixedTimeouts()) ? bench : bench.withFixedTimeouts(clean);
    }

    /** The nearest time of 1 tick or more (halves up); a time that is one already stays as is. */
    static BigDecimal wholeTicks(BigDecimal time, TickScale scale) {
      long ticks = Rescaling.nearestTick(time, scale.decimals());
      BigDecimal rounded = scale.toTime(Math.max(1, ticks));
      return rounded.compareTo(time) == 0 && BenchLimits.isBounded(time) ? time : rounded;
    }
  }
}
