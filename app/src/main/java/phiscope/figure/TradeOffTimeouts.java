package phiscope.figure;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import phiscope.bench.TapeReading.TimeoutReading;
import phiscope.core.detector.FixedTimeouts;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.TradeOff;

/**
 * What fixed timeouts would have done: those of the document, and the curve they lie on.
 *
 * @param curve by timeout, from a small part to a multiple of the document's
 * @param own one point for each timeout of the document, in its order
 */
record TradeOffTimeouts(List<TradeOff.Point> curve, List<Own> own) {
  private static final int STEPS_PER_DOUBLING = 4;
  private static final int DOUBLINGS = 5;

  /**
   * A timeout of the document.
   *
   * @param timeout in the unit of the document
   * @param point what it gives
   */
  record Own(BigDecimal timeout, TradeOff.Point point) {}

  static TradeOffTimeouts of(Subject subject) {
    List<TimeoutReading> readings = subject.tape().timeouts();
    if (readings.isEmpty()) {
      return new TradeOffTimeouts(List.of(), List.of());
    }
    List<Own> own = new ArrayList<>();
    for (TimeoutReading reading : readings) {
      List<BigDecimal> itself = List.of(BigDecimal.ONE);
      own.add(new Own(reading.timeout(), TradeOff.timeouts(fold(subject, reading), itself).get(0)));
    }
    TimeoutReading first = readings.get(0);
    return new TradeOffTimeouts(
        TradeOff.timeouts(fold(subject, first), multiples(first, readings)), own);
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
