package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalLong;
import phiscope.bench.BenchLimits;
import phiscope.bench.Consumer;
import phiscope.bench.DetectorBench;
import phiscope.bench.DetectorReader;
import phiscope.bench.DetectorReading;

/** The silence that a wanted phi or a wanted tail needs: the tail read the other way round. */
public final class Inverse {
  private final DetectorReading reading;

  public Inverse(DetectorReading reading) {
    this.reading = reading;
  }

  /**
   * The tick of now at which the bench's own policy answers phi on the first tape; empty without a
   * model or where it never does. It is the first tick at which phi is reached.
   */
  public OptionalLong nowForPhi(BigDecimal phi) {
    OptionalLong last = reading.main().lastAccepted();
    if (phi.signum() <= 0 || last.isEmpty()) {
      return OptionalLong.empty();
    }
    DetectorBench asked =
        reading
            .bench()
            .withConsumers(
                List.of(Consumer.of("", "1", Consumer.Action.DROP_TRAFFIC).withThreshold(phi)));
    double ticks = DetectorReader.read(asked, reading).main().consumers().get(0).crossingElapsed();
    if (!Double.isFinite(ticks) || ticks > BenchLimits.MAX_TICK - last.getAsLong()) {
      return OptionalLong.empty();
    }
    return OptionalLong.of(last.getAsLong() + (long) Math.ceil(ticks));
  }

  /** The tick of now at which the tail is as small as {@code survival}, between 0 and 1. */
  public OptionalLong nowForSurvival(BigDecimal survival) {
    if (survival.signum() <= 0 || survival.compareTo(BigDecimal.ONE) >= 0) {
      return OptionalLong.empty();
    }
    // Far out a tail is smaller than any double: its logarithm is taken digit by digit.
    int power = survival.precision() - survival.scale();
    double mantissa = survival.movePointLeft(power).doubleValue();
    return nowForPhi(BigDecimal.valueOf(-(power + Math.log10(mantissa))));
  }
}
