package phiscope.core.detector.runs;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import phiscope.core.detector.FixedTimeouts;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.TradeOff;
import phiscope.core.trace.Tape;

/**
 * The fastest setting of a detector that makes no more mistakes on a tape than stated: detection
 * times grow and mistakes fall with the threshold, so it is the least threshold, or timeout, that
 * does.
 */
public final class FastestSetting {
  private static final int DECIMALS = 2;

  /** Thresholds up to 1,000. */
  private static final long MOST_HUNDREDTHS = 100_000;

  /** So many thresholds are asked for in one pass over the tape. */
  private static final int AT_ONCE = 32;

  private FastestSetting() {}

  /**
   * The least threshold of a policy, in hundredths.
   *
   * <p>Where only intervals of an available sender are recorded, mistakes need not fall with the
   * threshold; then a hundredth less would be too many, and lower thresholds may or may not do.
   *
   * @param fold a run of the policy with any threshold
   * @param rate mistakes per tick of the observed time, 0 or more
   * @return what it gives; empty where no threshold is enough, or where one that is never detects
   */
  public static Optional<TradeOff.Point> threshold(FoldedTape fold, double rate) {
    boolean windowsDiffer = fold.policy().record() instanceof PhiPolicy.RecordRule.WhileAvailable;
    return least(
        MOST_HUNDREDTHS,
        DECIMALS,
        windowsDiffer ? 1 : AT_ONCE,
        allowed(fold, rate),
        thresholds -> TradeOff.sweep(fold, thresholds));
  }

  /**
   * The least fixed timeout in ticks, which stands as the threshold of what it gives.
   *
   * @param rate mistakes per tick of the observed time, 0 or more
   * @return what it gives; empty where there is nothing on the tape
   */
  public static Optional<TradeOff.Point> timeout(Tape tape, long horizon, double rate) {
    FoldedTape tick = FixedTimeouts.fold(tape, 1, horizon);
    return least(
        Math.max(1, horizon) + 1,
        0,
        AT_ONCE,
        allowed(tick, rate),
        ticks -> TradeOff.timeouts(tick, ticks));
  }

  /** How many mistakes a rate allows; a rate that was made from a count allows that count. */
  private static long allowed(FoldedTape fold, double rate) {
    return (long) StrictMath.floor(rate * fold.quality().observedAliveTime() * (1 + 1e-12));
  }

  private static Optional<TradeOff.Point> least(
      long most,
      int decimals,
      int atOnce,
      long allowed,
      Function<List<BigDecimal>, List<TradeOff.Point>> sweep) {
    long tooLow = 0;
    long enough = most;
    TradeOff.Point found = sweep.apply(List.of(BigDecimal.valueOf(most, decimals))).get(0);
    if (Double.isNaN(found.meanDetectionTime()) || found.mistakes() > allowed) {
      return Optional.empty();
    }
    while (enough - tooLow > 1) {
      List<Long> between = between(tooLow, enough, atOnce);
      List<TradeOff.Point> points =
          sweep.apply(between.stream().map(n -> BigDecimal.valueOf(n, decimals)).toList());
      for (int i = 0; i < points.size(); i++) {
        if (points.get(i).mistakes() <= allowed) {
          enough = between.get(i);
          found = points.get(i);
          break;
        }
        tooLow = between.get(i);
      }
    }
    return Optional.of(found).filter(point -> Double.isFinite(point.meanDetectionTime()));
  }

  /** So many numbers, evenly spread strictly between two that are more than 1 apart. */
  private static List<Long> between(long low, long high, int wanted) {
    List<Long> numbers = new ArrayList<>();
    long parts = Math.min(wanted + 1L, high - low);
    for (long i = 1; i < parts; i++) {
      numbers.add(low + (long) ((high - low) * ((double) i / parts)));
    }
    return numbers;
  }
}
