package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.function.UnaryOperator;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** A detector that takes heartbeats with growing sequence numbers, in whole units. */
final class Scenario {
  static final TickScale WHOLE = new TickScale(TimeUnit.NONE, 0);

  final PhiDetector detector;
  private long sequence;

  Scenario(PhiPolicy policy) {
    this(policy, WHOLE);
  }

  Scenario(PhiPolicy policy, TickScale scale) {
    detector = new PhiDetector(policy, scale);
  }

  /** A detector of a preset with some fields changed. */
  static Scenario of(Preset preset, UnaryOperator<PolicyDraft> changes) {
    return new Scenario(policy(preset, changes));
  }

  static PhiPolicy policy(Preset preset, UnaryOperator<PolicyDraft> changes) {
    return changes.apply(PolicyDraft.of(Presets.policy(preset, TimeUnit.NONE))).policy();
  }

  Scenario heartbeats(long... arrivals) {
    for (long arrival : arrivals) {
      detector.deliver(sequence++, arrival, 0);
    }
    return this;
  }

  /** So many heartbeats, the first at a time, with a fixed interval. */
  Scenario regular(int count, long first, long interval) {
    for (int i = 0; i < count; i++) {
      heartbeats(first + i * interval);
    }
    return this;
  }

  double phi(long now) {
    return detector.query(now).phi();
  }

  boolean available(long now) {
    return !detector.query(now).suspected();
  }

  static BigDecimal decimal(String text) {
    return new BigDecimal(text);
  }
}
