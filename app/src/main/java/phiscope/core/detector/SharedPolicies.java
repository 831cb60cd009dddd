package phiscope.core.detector;

import java.util.LinkedHashMap;
import java.util.Map;
import phiscope.core.trace.TickScale;

/**
 * Policies in ticks that were asked for lately: detectors of many senders whose policies are equal
 * then hold one of them. Which of two equal ones is held cannot be told but by memory. Safe for
 * several threads.
 */
final class SharedPolicies {
  private static final int MOST = 64;

  /** The one asked for longest ago first. */
  private static final Map<Asked, PolicyInTicks> LATELY =
      new LinkedHashMap<>(MOST, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Asked, PolicyInTicks> eldest) {
          return size() > MOST;
        }
      };

  private SharedPolicies() {}

  private record Asked(PhiPolicy policy, TickScale ticks) {}

  static PolicyInTicks of(PhiPolicy policy, TickScale ticks) {
    Asked asked = new Asked(policy, ticks);
    synchronized (LATELY) {
      PolicyInTicks known = LATELY.get(asked);
      if (known == null) {
        known = PolicyInTicks.of(policy, ticks, null);
        LATELY.put(asked, known);
      }
      return known;
    }
  }
}
