package phiscope.figure;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import phiscope.bench.Consumer;
import phiscope.bench.PolicyReading;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.TapeFolds;
import phiscope.core.detector.TradeOff;

/**
 * What one policy would have done with other thresholds.
 *
 * @param points by threshold
 * @param current the point of the policy's own threshold
 */
record TradeOffCurve(List<TradeOff.Point> points, TradeOff.Point current) {
  private static final BigDecimal LEAST = new BigDecimal("0.5");
  private static final double USUAL = 16;
  private static final double MOST = 40;

  static TradeOffCurve of(Subject subject, PolicyReading reading) {
    BigDecimal own = reading.policy().threshold();
    List<TradeOff.Point> points = TradeOff.sweep(fold(subject, reading), thresholds(subject, own));
    TradeOff.Point current =
        points.stream()
            .filter(point -> point.threshold().compareTo(own) == 0)
            .findFirst()
            .orElseThrow();
    return new TradeOffCurve(points, current);
  }

  private static FoldedTape fold(Subject subject, PolicyReading reading) {
    return reading.fold() instanceof FoldedTape folded
        ? folded
        : TapeFolds.fold(
            subject.tape().tape(),
            reading.policy(),
            subject.scale(),
            subject.tape().horizon(),
            null);
  }

  /** One half and the whole numbers, whose scores are at hand, and those of the document. */
  private static List<BigDecimal> thresholds(Subject subject, BigDecimal own) {
    TreeSet<BigDecimal> thresholds = new TreeSet<>();
    thresholds.add(LEAST);
    double most = Math.max(USUAL, Math.min(2 * own.doubleValue(), MOST));
    for (int threshold = 1; threshold <= most; threshold++) {
      thresholds.add(BigDecimal.valueOf(threshold));
    }
    thresholds.add(own);
    for (Consumer consumer : subject.bench().consumers()) {
      thresholds.add(consumer.threshold());
    }
    return new ArrayList<>(thresholds);
  }

  boolean hasValues() {
    return Double.isFinite(current.mistakeRate())
        && points.stream().anyMatch(point -> Double.isFinite(point.meanDetectionTime()));
  }

  /** The shortest detection time without a mistake; NaN where every threshold makes one. */
  double firstWithoutMistake() {
    return points.stream()
        .filter(point -> point.mistakes() == 0 && Double.isFinite(point.meanDetectionTime()))
        .mapToDouble(TradeOff.Point::meanDetectionTime)
        .findFirst()
        .orElse(Double.NaN);
  }
}
