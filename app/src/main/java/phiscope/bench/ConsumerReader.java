package phiscope.bench;

import java.math.BigDecimal;
import phiscope.bench.ConsumerReading.Decision;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.PhiDetector;
import phiscope.core.detector.PhiResult;
import phiscope.core.detector.SuspicionRule;

/**
 * What consumers decide at now.
 *
 * <p>A consumer asks at now, one period before, two periods before, and so on. It acts when so many
 * queries in a row, all in this silence, reached its threshold. Since phi only grows in a silence,
 * that is from {@code (confirmations - 1) x period} after the crossing on. It acts once a silence,
 * and not before the cool-down after its last action has passed.
 */
final class ConsumerReader {
  private final DetectorBench bench;
  private final FoldedTape fold;
  private final PhiDetector detector;
  private final int delivered;

  /**
   * Reads consumers of one policy on one tape.
   *
   * @param detector the state at now
   * @param delivered how many heartbeats of the tape it was given
   */
  ConsumerReader(DetectorBench bench, FoldedTape fold, PhiDetector detector, int delivered) {
    this.bench = bench;
    this.fold = fold;
    this.detector = detector;
    this.delivered = delivered;
  }

  ConsumerReading read(Consumer consumer) {
    SuspicionRule rule = detector.rule(consumer.threshold());
    return new ConsumerReading(consumer, detector.suspicionElapsed(rule), decision(consumer, rule));
  }

  private Decision decision(Consumer consumer, SuspicionRule rule) {
    PhiResult result = fold.answer(detector, bench.now(), rule);
    if (result.status() == PhiResult.Status.UNTRAINED) {
      return Decision.UNTRAINED;
    }
    if (result.status() == PhiResult.Status.BOUNDARY) {
      return Decision.BOUNDARY;
    }
    if (!result.suspected()) {
      return Decision.BELOW;
    }
    double row = (consumer.confirmations() - 1.0) * ticks(consumer.queryPeriod());
    long silence = bench.now() - detector.lastAccepted().orElse(bench.now());
    if (row > silence || !fold.answer(detector, bench.now() - (long) row, rule).suspected()) {
      return Decision.CONFIRMING;
    }
    double coolDown = consumer.coolDown().movePointRight(decimals()).doubleValue();
    return coolDown == 0
            || new ActionHistory(fold, rule, row, coolDown, bench.now()).mayAct(delivered, detector)
        ? Decision.SUSPECT
        : Decision.COOLING_DOWN;
  }

  private int decimals() {
    return bench.scale().decimals();
  }

  /** A period in whole ticks, 1 at least. */
  private double ticks(BigDecimal period) {
    return Math.max(1, Rescaling.nearestTick(period, decimals()));
  }
}
