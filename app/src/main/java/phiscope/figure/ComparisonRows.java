package phiscope.figure;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.PolicyReading;
import phiscope.bench.RunsQuestion;
import phiscope.bench.TapeReading.TimeoutReading;
import phiscope.core.detector.FixedTimeouts;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.TapeFolds;
import phiscope.core.detector.TradeOff;
import phiscope.core.detector.runs.Comparison;
import phiscope.text.Numbers;

/**
 * The policies and timeouts of a document on one tape, each with what it was worth and its fastest
 * setting.
 *
 * @param rows policies first, in the order of the document
 */
record ComparisonRows(List<Row> rows) {
  ComparisonRows {
    rows = List.copyOf(rows);
  }

  /**
   * A detector.
   *
   * @param name what it is called, with its threshold
   * @param stroke its line in the figures beside
   * @param found what it was worth
   * @param fastest the setting of the fastest, as text
   */
  record Row(String name, Stroke stroke, Comparison found, Optional<String> fastest) {
    /** The time in which the fastest setting detects; infinite where there is none. */
    double fastestTime() {
      return found
          .fastest()
          .map(TradeOff.Point::meanDetectionTime)
          .orElse(Double.POSITIVE_INFINITY);
    }
  }

  static ComparisonRows of(Subject subject) {
    double rate = RunsQuestion.allowedRate(subject.bench());
    List<Row> rows = new ArrayList<>();
    List<PolicyReading> policies = subject.tape().policies();
    for (int i = 0; i < policies.size(); i++) {
      rows.add(policy(subject, i, policies.get(i), rate));
    }
    for (TimeoutReading timeout : subject.tape().timeouts()) {
      rows.add(timeout(subject, timeout, rate));
    }
    return new ComparisonRows(rows);
  }

  private static Row policy(Subject subject, int index, PolicyReading reading, double rate) {
    FoldedTape fold =
        reading.fold() instanceof FoldedTape folded
            ? folded
            : TapeFolds.fold(
                subject.tape().tape(),
                reading.policy(),
                subject.scale(),
                subject.tape().horizon(),
                null);
    Comparison found = Comparison.ofPolicy(fold, rate);
    String threshold = Numbers.exact(reading.policy().threshold());
    return new Row(
        subject.text("tradeOff.point", PolicyNames.of(subject, index), threshold),
        PolicyNames.stroke(index, Sketch.CURVE),
        found,
        found.fastest().map(point -> "φ " + Numbers.exact(point.threshold())));
  }

  private static Row timeout(Subject subject, TimeoutReading reading, double rate) {
    FoldedTape fold =
        reading.fold() instanceof FoldedTape folded
            ? folded
            : FixedTimeouts.fold(
                subject.tape().tape(),
                subject.scale().toTicks(reading.timeout()),
                subject.tape().horizon());
    Comparison found = Comparison.ofTimeout(fold, rate);
    String written = time(subject, reading.timeout());
    return new Row(
        subject.text("phi.timeout", written),
        TradeOffFigure.TIMEOUT,
        found,
        found
            .fastest()
            .map(point -> time(subject, subject.scale().toTime(ticks(point.threshold())))));
  }

  private static long ticks(BigDecimal ticks) {
    return ticks.longValueExact();
  }

  private static String time(Subject subject, BigDecimal time) {
    return Numbers.withUnit(Numbers.exact(time), subject.scale().unit());
  }

  /** The row whose fastest setting detects soonest, if any has one. */
  Optional<Row> best() {
    Row best = null;
    for (Row row : rows) {
      boolean sooner = best == null || row.fastestTime() < best.fastestTime();
      best = sooner && Double.isFinite(row.fastestTime()) ? row : best;
    }
    return Optional.ofNullable(best);
  }
}
