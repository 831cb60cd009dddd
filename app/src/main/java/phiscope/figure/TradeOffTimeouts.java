package phiscope.figure;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import phiscope.bench.RunsQuestion;
import phiscope.bench.TapeReading.TimeoutReading;
import phiscope.core.detector.FixedTimeouts;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.TradeOff;
import phiscope.core.detector.runs.FastestSetting;

/**
 * What fixed timeouts would have done: those of the document, and the curve they lie on.
 *
 * @param curve by timeout, from a small part to a multiple of the document's
 * @param own one point for each timeout of the document, in its order
 * @param fastest the timeout that detects fastest with no more mistakes than allowed; empty where
 *     there is none, where it is to be found out, or where the document has no timeouts
 */
record TradeOffTimeouts(List<TradeOff.Point> curve, List<Own> own, Optional<Own> fastest) {
  static final TradeOffTimeouts NONE = new TradeOffTimeouts(List.of(), List.of(), Optional.empty());

  private static final int STEPS_PER_DOUBLING = 4;
  private static final int DOUBLINGS = 5;

  /**
   * A timeout.
   *
   * @param timeout in the unit of the document
   * @param point what it gives
   */
  record Own(BigDecimal timeout, TradeOff.Point point) {}

  static TradeOffTimeouts of(Subject subject) {
    List<TimeoutReading> readings = subject.tape().timeouts();
    if (readings.isEmpty()) {
      return NONE;
    }
    List<Own> own = new ArrayList<>();
    for (TimeoutReading reading : readings) {
      List<BigDecimal> itself = List.of(BigDecimal.ONE);
      own.add(new Own(reading.timeout(), TradeOff.timeouts(fold(subject, reading), itself).get(0)));
    }
    TimeoutReading first = readings.get(0);
    Optional<Own> fastest = fastest(subject);
    List<TradeOff.Point> curve =
        new ArrayList<>(TradeOff.timeouts(fold(subject, first), multiples(first, readings)));
    fastest.ifPresent(found -> curve.add(found.point()));
    // A longer timeout never detects sooner.
    curve.sort(Comparator.comparingDouble(TradeOff.Point::meanDetectionTime));
    return new TradeOffTimeouts(curve, own, fastest);
  }

  private static Optional<Own> fastest(Subject subject) {
    if (subject.frame().hidesDecisions()) {
      return Optional.empty();
    }
    double rate = RunsQuestion.allowedRate(subject.bench());
    return FastestSetting.timeout(subject.tape().tape(), subject.tape().horizon(), rate)
        .map(point -> new Own(subject.scale().toTime(point.threshold().longValueExact()), point));
  }

  /** Those of the document, and the fastest. */
  List<TradeOff.Point> points() {
    return Stream.concat(own.stream(), fastest.stream()).map(Own::point).toList();
  }

  /** Even steps of the logarithm around the first timeout, and the timeouts themselves. */
  private static List<BigDecimal> multiples(TimeoutReading first, List<TimeoutReading> all) {
    List<BigDecimal> multiples = new ArrayList<>();
    int most = DOUBLINGS * STEPS_PER_DOUBLING;
    for (int step = -most; step <= most; step++) {
      multiples.add(BigDecimal.valueOf(StrictMath.pow(2, step / (double) STEPS_PER_DOUBLING)));
    }
    for (TimeoutReading reading : all) {
      multiples.add(reading.timeout().divide(first.timeout(), MathContext.DECIMAL64));
    }
    return multiples;
  }

  private static FoldedTape fold(Subject subject, TimeoutReading reading) {
    return reading.fold() instanceof FoldedTape folded
        ? folded
        : FixedTimeouts.fold(
            subject.tape().tape(),
            subject.scale().toTicks(reading.timeout()),
            subject.tape().horizon());
  }
}
