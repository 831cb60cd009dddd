package phiscope.cli.solve;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.ExactMoments;

/** The silence at which phi of the window's normal model reaches a threshold: mean + sigma z. */
final class PhiRule implements SilenceRule {
  /** How near to the limit, in parts of its terms, doubles are not trusted. */
  private static final double DOUBT = 1e-9;

  private final int windowSize;
  private final boolean sample;
  private final Optional<BigFraction> floor;
  private final double leastSigma;
  private final PreciseCrossing crossing;
  private final double score;
  private final BigInteger ticksPerUnit;
  private final Deque<BigInteger> intervals = new ArrayDeque<>();
  private final WindowMoments window;
  private BigInteger last;

  /**
   * A rule for times that are whole ticks.
   *
   * @param floor the least sigma, if any
   */
  PhiRule(
      int windowSize,
      boolean sample,
      Optional<BigFraction> floor,
      BigFraction threshold,
      BigInteger ticksPerUnit) {
    this.windowSize = windowSize;
    this.sample = sample;
    this.floor = floor;
    this.leastSigma = floor.map(BigFraction::doubleValue).orElse(0.0);
    this.crossing = PreciseCrossing.of(threshold);
    this.score = crossing.z().doubleValue();
    this.ticksPerUnit = ticksPerUnit;
    this.window = new WindowMoments(ticksPerUnit);
  }

  @Override
  public void accept(BigFraction at) {
    BigInteger tick = ExactMoments.ticks(at, ticksPerUnit);
    if (last != null) {
      BigInteger interval = tick.subtract(last);
      intervals.addLast(interval);
      window.add(interval);
      if (intervals.size() > windowSize) {
        window.remove(intervals.removeFirst());
      }
    }
    last = tick;
  }

  @Override
  public boolean isReady() {
    return intervals.size() == windowSize;
  }

  @Override
  public TimePoint limit() {
    Spread spread = Spread.of(variance(), floor).orElseThrow(NoSpread::new);
    return TimePoint.of(crossing.elapsed(window.mean(), spread));
  }

  private BigFraction variance() {
    return sample ? window.sampleVariance() : window.populationVariance();
  }

  @Override
  public boolean isClearlyBelow(BigFraction silence) {
    double mean = window.meanAsDouble();
    double sigma = Math.max(Math.sqrt(window.varianceAsDouble(sample)), leastSigma);
    double distance = sigma * score;
    double doubt = DOUBT * (mean + Math.abs(distance));
    // Comparisons with NaN are false, and then the limit is computed.
    return sigma > 0 && silence.doubleValue() + doubt < mean + distance;
  }
}
