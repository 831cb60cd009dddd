package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * The rules of one policy by threshold. A rule is computed in far more digits than a double has,
 * and the same thresholds are asked for again and again, so those found are kept.
 */
final class SuspicionRules {
  private static final int MOST = 512;

  private final PhiScale scale;
  private final PhiPolicy.Comparison comparison;
  private final BigDecimal band;
  private final Map<BigDecimal, SuspicionRule> known = Collections.synchronizedMap(new TreeMap<>());

  SuspicionRules(PhiScale scale, PhiPolicy.Comparison comparison, BigDecimal band) {
    this.scale = scale;
    this.comparison = comparison;
    this.band = band;
  }

  SuspicionRule of(BigDecimal threshold) {
    SuspicionRule rule = known.get(threshold);
    if (rule == null) {
      if (known.size() >= MOST) {
        known.clear();
      }
      rule = SuspicionRule.of(scale, threshold, comparison, band);
      known.put(threshold, rule);
    }
    return rule;
  }

  /** These rules where they are those of the policy, else new ones. */
  static SuspicionRules of(PhiScale scale, PhiPolicy policy, SuspicionRules earlier) {
    boolean same =
        earlier != null
            && earlier.scale.equals(scale)
            && earlier.comparison == policy.comparison()
            && earlier.band.compareTo(policy.boundaryBand()) == 0;
    return same ? earlier : new SuspicionRules(scale, policy.comparison(), policy.boundaryBand());
  }
}
