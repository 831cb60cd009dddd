package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * The rules by threshold, as policies of one scale, comparison and band have them. A rule is
 * computed in far more digits than a double has, and the same thresholds are asked for again and
 * again, so those found are kept. Two are equal where their rules are. Safe for several threads.
 */
final class SuspicionRules {
  private static final int MOST = 512;

  private final PhiScale scale;
  private final PhiPolicy.Comparison comparison;
  private final BigDecimal band;

  /** Null where none was asked for. */
  private Map<BigDecimal, SuspicionRule> known;

  SuspicionRules(PhiScale scale, PhiPolicy.Comparison comparison, BigDecimal band) {
    this.scale = scale;
    this.comparison = comparison;
    this.band = band;
  }

  /** Phi over the score. */
  PhiScale scale() {
    return scale;
  }

  /** The rule of a threshold, in an object of its own. */
  SuspicionRule unshared(BigDecimal threshold) {
    return SuspicionRule.of(scale, threshold, comparison, band);
  }

  /** The rule of a threshold. */
  synchronized SuspicionRule of(BigDecimal threshold) {
    if (known == null) {
      known = new LinkedHashMap<>();
    }
    SuspicionRule rule = known.get(threshold);
    if (rule == null) {
      if (known.size() >= MOST) {
        known.clear();
      }
      rule = unshared(threshold);
      known.put(threshold, rule);
    }
    return rule;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SuspicionRules that
        && scale.equals(that.scale)
        && comparison == that.comparison
        && band.equals(that.band);
  }

  @Override
  public int hashCode() {
    return Objects.hash(scale, comparison, band);
  }
}
