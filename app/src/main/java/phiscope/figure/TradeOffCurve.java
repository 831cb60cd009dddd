package phiscope.figure;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import phiscope.bench.Consumer;
import phiscope.bench.PolicyReading;
import phiscope.bench.RunsQuestion;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.TapeFolds;
import phiscope.core.detector.TradeOff;
import phiscope.core.detector.runs.FastestSetting;

/**
 * What one policy would have done with other thresholds.
 *
 * @param points by threshold
 * @param current the point of the policy's own threshold
 * @param fastest the one of them that detects fastest with no more mistakes than allowed; empty
 *     where there is none, or where it is to be found out
 */
record TradeOffCurve(
    List<TradeOff.Point> points, TradeOff.Point current, Optional<TradeOff.Point> fastest) {
  private static final BigDecimal LEAST = new BigDecimal("0.5");
  private static final double USUAL = 16;
  private static final double MOST = 40;

  static TradeOffCurve of(Subject subject, PolicyReading reading) {
    BigDecimal own = reading.policy().threshold();
    FoldedTape fold = fold(subject, reading);
    Optional<TradeOff.Point> fastest =
        subject.frame().hidesDecisions()
            ? Optional.empty()
            : FastestSetting.threshold(fold, RunsQuestion.allowedRate(subject.bench()));
    TreeSet<BigDecimal> thresholds = thresholds(subject, own);
    fastest.ifPresent(point -> thresholds.add(point.threshold()));
    List<TradeOff.Point> points = TradeOff.sweep(fold, new ArrayList<>(thresholds));
    return new TradeOffCurve(
        points,
        at(points, own).orElseThrow(),
        fastest.flatMap(point -> at(points, point.threshold())));
  }

  private static Optional<TradeOff.Point> at(List<TradeOff.Point> points, BigDecimal threshold) {
    return points.stream().filter(point -> point.threshold().compareTo(threshold) == 0).findFirst();
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
  private static TreeSet<BigDecimal> thresholds(Subject subject, BigDecimal own) {
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
    return thresholds;
  }

  /** Whether the policy had a model somewhere on the tape. */
  boolean isJudged() {
    return Double.isFinite(current.mistakeRate());
  }

  boolean hasValues() {
    return isJudged()
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
