package phiscope.core.detector.runs;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.QualityOfService;
import phiscope.core.detector.TradeOff;

/**
 * One detector among others on the same tape.
 *
 * @param quality what it was worth there
 * @param own its detection time, over all instants at which the sender could have crashed, and its
 *     mistakes
 * @param fastest the same of the fastest setting that makes no more mistakes than stated, with this
 *     setting as its threshold: phi, or ticks of a timeout; empty where there is none
 */
public record Comparison(
    QualityOfService quality, TradeOff.Point own, Optional<TradeOff.Point> fastest) {
  /**
   * A phi detector.
   *
   * @param fold its run over the tape
   * @param rate mistakes per tick that are allowed, 0 or more
   */
  public static Comparison ofPolicy(FoldedTape fold, double rate) {
    return new Comparison(
        fold.quality(),
        TradeOff.sweep(fold, List.of(fold.policy().threshold())).get(0),
        FastestSetting.threshold(fold, rate));
  }

  /**
   * A fixed timeout.
   *
   * @param fold its run over the tape
   * @param rate mistakes per tick that are allowed, 0 or more
   */
  public static Comparison ofTimeout(FoldedTape fold, double rate) {
    return new Comparison(
        fold.quality(),
        TradeOff.timeouts(fold, List.of(BigDecimal.ONE)).get(0),
        FastestSetting.timeout(fold.tape(), fold.horizon(), rate));
  }

  /** Whether it makes no more mistakes as it is. */
  public boolean meets(double rate) {
    return own.mistakes() <= rate * quality.observedAliveTime() * (1 + 1e-12);
  }
}
