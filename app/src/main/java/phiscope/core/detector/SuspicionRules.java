package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.Map;
import java.util.TreeMap;

/**
 * The rules of one policy by threshold. A rule is computed in far more digits than a double has,
 * and the same thresholds are asked for again and again, so those found are kept. Most policies are
 * asked for their own threshold only. Safe for several threads.
 */
final class SuspicionRules {
  private static final int MOST = 512;

  private final PhiScale scale;
  private final PhiPolicy.Comparison comparison;
  private final BigDecimal band;
  private SuspicionRule first;

  /** Null where no other was asked for. */
  private Map<BigDecimal, SuspicionRule> others;

  SuspicionRules(PhiScale scale, PhiPolicy.Comparison comparison, BigDecimal band) {
    this.scale = scale;
    this.comparison = comparison;
    this.band = band;
  }

  synchronized SuspicionRule of(BigDecimal threshold) {
    if (first == null) {
      first = SuspicionRule.of(scale, threshold, comparison, band);
    }
    return first.threshold().compareTo(threshold) == 0 ? first : other(threshold);
  }

  private SuspicionRule other(BigDecimal threshold) {
    if (others == null) {
      others = new TreeMap<>();
    }
    SuspicionRule rule = others.get(threshold);
    if (rule == null) {
      if (others.size() >= MOST) {
        others.clear();
      }
      rule = SuspicionRule.of(scale, threshold, comparison, band);
      others.put(threshold, rule);
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
