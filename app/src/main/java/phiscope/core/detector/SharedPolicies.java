package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import phiscope.core.trace.TickScale;

/**
 * Policies in ticks, and rules of thresholds, that were asked for lately: detectors of many senders
 * whose policies are equal then hold one of them, and those whose policies differ in times or
 * thresholds only find the same rules. Which of two equal ones is held cannot be told but by
 * memory. Safe for several threads.
 */
final class SharedPolicies {
  private static final int MOST = 64;

  private static final Map<AskedPolicy, PolicyInTicks> POLICIES = lately();
  private static final Map<AskedRules, SuspicionRules> RULES = lately();

  private SharedPolicies() {}

  private record AskedPolicy(PhiPolicy policy, TickScale ticks) {}

  private record AskedRules(PhiScale scale, PhiPolicy.Comparison comparison, BigDecimal band) {}

  /** The one asked for longest ago first, and the first to go. */
  private static <K, V> Map<K, V> lately() {
    return new LinkedHashMap<>(MOST, 0.75f, true) {
      private static final long serialVersionUID = 1;

      @Override
      protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > MOST;
      }
    };
  }

  static PolicyInTicks of(PhiPolicy policy, TickScale ticks) {
    AskedPolicy asked = new AskedPolicy(policy, ticks);
    synchronized (POLICIES) {
      PolicyInTicks known = POLICIES.get(asked);
      if (known == null) {
        known = PolicyInTicks.unshared(policy, ticks);
        POLICIES.put(asked, known);
      }
      return known;
    }
  }

  static SuspicionRules rules(PhiScale scale, PhiPolicy.Comparison comparison, BigDecimal band) {
    synchronized (RULES) {
      return RULES.computeIfAbsent(
          new AskedRules(scale, comparison, band),
          asked -> new SuspicionRules(scale, comparison, band));
    }
  }
}
