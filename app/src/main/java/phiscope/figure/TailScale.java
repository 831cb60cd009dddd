package phiscope.figure;

import java.util.Optional;
import phiscope.bench.TapeReading;

/**
 * The axes of the tail figure: the same for all tapes of a reading, so that two fits can be
 * compared side by side.
 *
 * @param low least interval, in units
 * @param high greatest interval, in units
 * @param peak greatest density, per unit
 */
record TailScale(double low, double high, double peak) {
  private static final double SIGMAS_LEFT = 4.2;
  private static final double SIGMAS_RIGHT = 5.2;
  private static final double FARTHEST_SIGMAS = 10;

  /** Below this many sigmas the mass left of 0 is more than 1e-4, and is shown. */
  private static final double NEGATIVE_SIGMAS = 3.72;

  /** The axis begins at 0 unless that would press the bell into less than half of it. */
  private static final double ZOOM_SHARE = 0.5;

  private static final double RESOLUTION = 1e-8;

  static TailScale of(Subject subject) {
    double low = Double.POSITIVE_INFINITY;
    double high = 0;
    double top = 0;
    for (TapeReading tape : subject.reading().tapes()) {
      Optional<SilenceModel> model = subject.silence(tape.main());
      double elapsed = tape.main().elapsed().orElse(0);
      if (model.isPresent()) {
        low = Math.min(low, left(model.get()));
        high = Math.max(high, right(model.get(), elapsed));
        top = Math.max(top, model.get().peak());
      } else {
        low = Math.min(low, 0);
        high = Math.max(high, elapsed);
      }
      for (long interval : tape.main().window().intervals()) {
        high = Math.max(high, interval * 1.02);
      }
    }
    if (low > 0 && low < ZOOM_SHARE * high || !Double.isFinite(low)) {
      low = 0;
    }
    return rounded(
        Ticks.bounded(subject.units(low)),
        Ticks.bounded(subject.units(high)),
        Ticks.bounded(perUnit(subject, top)));
  }

  private static double perUnit(Subject subject, double perTick) {
    return perTick * subject.ticks(1);
  }

  private static double left(SilenceModel model) {
    if (!model.isBell()) {
      return 0;
    }
    double centre = model.model().centre();
    double sigma = model.model().sigma();
    return centre < NEGATIVE_SIGMAS * sigma
        ? centre - 3.3 * sigma
        : Math.max(0, centre - SIGMAS_LEFT * sigma);
  }

  private static double right(SilenceModel model, double elapsed) {
    double mean = model.model().mean();
    if (!model.isBell()) {
      return Math.max(5 * mean, Math.min(elapsed * 1.05, 20 * mean));
    }
    double centre = model.model().centre();
    double sigma = model.model().sigma();
    double silence = Math.min(elapsed, centre + FARTHEST_SIGMAS * sigma);
    return Math.max(centre + SIGMAS_RIGHT * sigma, silence + 0.4 * sigma);
  }

  private static TailScale rounded(double low, double high, double top) {
    if (!(high > low)) {
      return new TailScale(low, low + Math.max(10, Math.abs(low)), top > 0 ? top : 1);
    }
    // Narrower than this, neighbouring pixels would be the same double.
    double least = RESOLUTION * Math.max(Math.abs(low), Math.abs(high));
    double room = Math.max(high - low, least);
    double middle = low + (high - low) / 2;
    double step = Ticks.step(room / 12);
    double from = Math.floor((middle - room / 2) / step + 1e-9) * step;
    double to = Math.ceil((middle + room / 2) / step - 1e-9) * step;
    return new TailScale(from, to, top > 0 ? top : 1);
  }
}
