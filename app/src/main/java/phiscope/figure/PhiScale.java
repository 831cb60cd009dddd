package phiscope.figure;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Consumer;
import phiscope.bench.ConsumerReading;
import phiscope.bench.TapeReading;

/**
 * The axes of the phi curve: the same for all tapes of a reading.
 *
 * @param high longest silence, in units
 * @param top greatest phi
 */
record PhiScale(double high, double top) {
  private static final double LEAST_TOP = 2;
  private static final double MOST_TIMES_THRESHOLD = 2.5;
  private static final double FARTHEST = 2.5;
  private static final double ALWAYS_SHOWN = 16;
  private static final double FAR_ABOVE = 6;

  static PhiScale of(Subject subject) {
    double threshold = threshold(subject);
    double high = 0;
    double top = Math.max(LEAST_TOP, 1.3 * threshold);
    for (TapeReading tape : subject.reading().tapes()) {
      Optional<SilenceModel> model = subject.silence(tape.main());
      double base = model.map(PhiScale::bell).orElse(0.0);
      for (ConsumerReading consumer : tape.main().consumers()) {
        double crossing = consumer.crossingElapsed();
        boolean shown = consumer.consumer().threshold().doubleValue() <= threshold;
        if (shown && Double.isFinite(crossing)) {
          base = Math.max(base, crossing * 1.08);
        }
      }
      double elapsed = tape.main().elapsed().orElse(0);
      high = Math.max(high, base);
      high = Math.max(high, base == 0 ? elapsed * 1.2 : Math.min(elapsed * 1.08, FARTHEST * base));
      if (model.isPresent() && tape.main().elapsed().isPresent()) {
        double phi = model.get().answer(elapsed) * 1.12;
        top = Math.max(top, Math.min(phi, MOST_TIMES_THRESHOLD * Math.max(2, threshold)));
      }
    }
    double units = Ticks.bounded(subject.units(high));
    for (BigDecimal timeout : subject.bench().fixedTimeouts()) {
      double value = timeout.doubleValue() * 1.05;
      if (value <= FARTHEST * units || units == 0) {
        units = Math.max(units, value);
      }
    }
    return new PhiScale(units > 0 ? Ticks.roundUp(units) : 10, Ticks.roundUp(Ticks.bounded(top)));
  }

  private static double bell(SilenceModel model) {
    return model.isBell()
        ? model.model().centre() + 4 * model.model().sigma()
        : 3 * model.model().mean();
  }

  /**
   * The greatest threshold that decides the scale. One that is far above all others would press
   * them to the ground: it is shown at the upper edge instead.
   */
  static double threshold(Subject subject) {
    List<Double> thresholds = new ArrayList<>();
    thresholds.add(subject.bench().policy().threshold().doubleValue());
    for (Consumer consumer : subject.bench().consumers()) {
      thresholds.add(consumer.threshold().doubleValue());
    }
    thresholds.sort(Comparator.naturalOrder());
    double greatest = thresholds.get(0);
    for (double threshold : thresholds) {
      if (threshold > ALWAYS_SHOWN && threshold > FAR_ABOVE * greatest) {
        break;
      }
      greatest = threshold;
    }
    return greatest;
  }
}
