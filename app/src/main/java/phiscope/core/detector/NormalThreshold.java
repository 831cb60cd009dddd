package phiscope.core.detector;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.PreciseTail;

/**
 * The z at which phi of the exact normal tail is a threshold, rounded once to a double, so that a
 * decision is the same on every machine.
 *
 * <p>With L = -ln S = phi ln 10 and Mills' ratio R, dz/dL = R and dR/dL = (z R - 1) R. So z at a
 * threshold is a power series around the nearest whole one, summed here in numbers of two doubles
 * (about 32 digits) in some microseconds. Outside of 0.5 to 20.5 forty digits are computed.
 */
final class NormalThreshold {
  private static final BigDecimal LN_10 =
      new BigDecimal("2.302585092994045684017991454684364207601101488628772976");

  private static final BigDecimal LEAST = new BigDecimal("0.5");
  private static final BigDecimal MOST = new BigDecimal("20.5");

  /** More than any threshold in the range needs: the terms fall by half at least. */
  private static final int MOST_TERMS = 120;

  private static final double NEGLIGIBLE = 1e-25;

  /** z and R at phi 1, 2, ... 20, each as two doubles. */
  private static final double[][] WHOLE = {
    {1.2815515655446004, 9.852476112096176e-17, 0.5698059856117004, 3.8431994484912614e-17},
    {2.326347874040841, -1.0066274019861338e-16, 0.37520436157295173, 5.019056246052157e-18},
    {3.0902323061678136, -9.468140850761552e-17, 0.29699235158923115, -1.7672771272684952e-17},
    {3.7190164854556804, 1.4358066453470076e-16, 0.2526222398425146, -2.3237290477158524e-17},
    {4.264890793922825, -3.47993633381438e-17, 0.22327743230198632, -7.126925931913509e-18},
    {4.753424308822899, 2.675341695493538e-16, 0.20208827038913718, -3.4044223483520816e-18},
    {5.1993375821928165, 4.3343732415907973e-16, 0.18588975966497473, -6.390175561614856e-18},
    {5.612001244174789, -3.403559814740118e-16, 0.1730000788960372, -6.495935456205192e-18},
    {5.9978070150076865, 3.3411786783982583e-16, 0.16243411442785463, 3.972312233908493e-18},
    {6.361340902404057, -3.8064435527198293e-16, 0.1535723698196386, -3.2104579201582454e-18},
    {6.706023155495136, 3.4165449740217525e-16, 0.14600356953375151, 6.3408625750153724e-18},
    {7.034483825301132, -2.1291708609067721e-16, 0.13944273852504335, -1.223666704131111e-17},
    {7.348796102800677, 1.0752280161043605e-16, 0.13368545415450608, -9.65944694969348e-18},
    {7.650628092935269, 2.4040532481948373e-16, 0.1285808151691567, -5.115811076300486e-20},
    {7.941345326170997, -1.956334923669651e-16, 0.1240147130288937, -5.418181569039607e-18},
    {8.222082216130435, 8.396265851398729e-16, 0.11989907037727432, 3.1788671259162224e-18},
    {8.493793224109599, -5.085823176981103e-16, 0.11616468682258414, -1.5732350504322787e-18},
    {8.757290348782314, 6.818887642616568e-16, 0.11275634646447356, 5.081699888833044e-18},
    {9.013271153126674, 6.852219993037235e-16, 0.10962938886995, 5.2974229904160955e-19},
    {9.262340089798407, 6.23522881038378e-16, 0.10674725333013999, -4.644476897668806e-18}
  };

  private NormalThreshold() {}

  /**
   * The z at a phi.
   *
   * @param phi above 0
   */
  static double z(BigDecimal phi) {
    double value = phi.doubleValue();
    if (value == 0 || Double.isInfinite(value)) {
      return value == 0 ? Double.NEGATIVE_INFINITY : value;
    }
    boolean near = phi.compareTo(LEAST) >= 0 && phi.compareTo(MOST) < 0;
    return near ? nearWhole(phi) : PreciseTail.zOfPhi(fraction(phi)).doubleValue();
  }

  private static BigFraction fraction(BigDecimal value) {
    return value.scale() >= 0
        ? new BigFraction(value.unscaledValue(), BigInteger.TEN.pow(value.scale()))
        : new BigFraction(value.toBigIntegerExact());
  }

  private static double nearWhole(BigDecimal phi) {
    BigDecimal whole = phi.setScale(0, RoundingMode.HALF_UP);
    double[] start = WHOLE[whole.intValueExact() - 1];
    TwoDoubles distance = TwoDoubles.of(phi.subtract(whole).multiply(LN_10));
    TwoDoubles[] z = new TwoDoubles[MOST_TERMS + 1];
    TwoDoubles[] ratio = new TwoDoubles[MOST_TERMS + 1];
    TwoDoubles[] slope = new TwoDoubles[MOST_TERMS + 1];
    z[0] = new TwoDoubles(start[0], start[1]);
    ratio[0] = new TwoDoubles(start[2], start[3]);
    TwoDoubles sum = z[0];
    TwoDoubles power = TwoDoubles.ONE;
    for (int n = 0; n < MOST_TERMS; n++) {
      slope[n] = product(z, ratio, n);
      if (n == 0) {
        slope[0] = slope[0].plus(new TwoDoubles(-1, 0));
      }
      z[n + 1] = ratio[n].dividedBy(n + 1);
      ratio[n + 1] = product(slope, ratio, n).dividedBy(n + 1);
      power = power.times(distance);
      TwoDoubles term = z[n + 1].times(power);
      sum = sum.plus(term);
      if (Math.abs(term.high()) < NEGLIGIBLE) {
        break;
      }
    }
    return sum.high();
  }

  /** The coefficient of order n of the product of two series. */
  private static TwoDoubles product(TwoDoubles[] one, TwoDoubles[] other, int n) {
    TwoDoubles sum = TwoDoubles.ZERO;
    for (int i = 0; i <= n; i++) {
      sum = sum.plus(one[i].times(other[n - i]));
    }
    return sum;
  }
}
