package phiscope.cli.solve;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.PreciseTail;

/**
 * A threshold on phi as a threshold on the silence: mean + sigma z, where z depends on the
 * threshold alone.
 *
 * @param z the standard score at which phi reaches the threshold, to fifty digits
 */
record PreciseCrossing(BigDecimal z) {
  private static final MathContext CONTEXT = new MathContext(60, RoundingMode.HALF_EVEN);

  static PreciseCrossing of(BigFraction threshold) {
    return new PreciseCrossing(PreciseTail.zOfPhi(threshold));
  }

  /** The silence at which phi reaches the threshold; below 0 if it is there from the start. */
  BigDecimal elapsed(BigFraction mean, Spread spread) {
    BigDecimal center =
        new BigDecimal(mean.getNumerator()).divide(new BigDecimal(mean.getDenominator()), CONTEXT);
    return center.add(spread.sigma().multiply(z), CONTEXT);
  }
}
