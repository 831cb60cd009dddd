package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static phiscope.core.numeric.Nearly.assertNearly;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.BigRange;
import net.jqwik.api.constraints.Scale;
import org.apache.commons.math3.dfp.Dfp;
import org.apache.commons.math3.dfp.DfpField;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PreciseTailTest {
  static Stream<Arguments> goldenTails() {
    return GoldenFile.problems("tail", "tail");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("goldenTails")
  void goldenTailsAgreeInAllTheirThirtyDigits(String id, JsonNode problem, JsonNode answer) {
    StandardScore z =
        StandardScore.of(
            number(problem, "elapsed"),
            number(problem, "mean").add(number(problem, "pause")),
            number(problem, "std"));
    assertNearly(PreciseTail.survival(z).toString(), answer.get("survival").textValue(), 1e-29);
    assertNearly(PreciseTail.phi(z).toString(), answer.get("phi").textValue(), 1e-29);
    assertNearly(z.value(40).toString(), answer.get("z").textValue(), 1e-29);
  }

  private static BigFraction number(JsonNode problem, String field) {
    return Decimals.readFraction(problem.get(field).textValue()).value();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # z, S(z), phi(z): mpmath 1.3.0, erfc with 120 digits; from 500 on its own continued fraction
          -40, 1, 1.5877343912451376128187073840956193556405473856115e-350
          -38.6, 1, 1.2915551366672152137170899362947953496975293778643e-326
          -37, 1, 2.4865839876864792720438587029682788875755283347679e-300
          -20, 1, 1.1958837599463927237628894254810532974320861369618e-89
          -8, 0.99999999999999937790394257282158764840048274118116, \
          2.7017288495439212876904573254115666376289555350495e-16
          -1, 0.8413447460685429485852325456320379224779129667266, \
          0.075026012957818023237981715531490202144342080154443
          -1e-20, 0.50000000000000000000398942280401432677939946059934, \
          0.30102999566398119521027372610496818635975826070918
          0, 0.5, 0.30102999566398119521373889472449302676818988146211
          1e-20, 0.49999999999999999999601057719598567322060053940066, \
          0.30102999566398119521720406334401786717664915026046
          0.5, 0.30853753872598689636229538939166226011639782444542, \
          0.51069198926524077447125853206145460596929954285563
          5.999, 9.9268179102890176988671900519381078600050113805015e-10, \
          9.0031899444025417633126141966307127954988091228517
          6, 9.8658764503769814070086413239804201866979124997903e-10, \
          9.0058643274767042091962978315254273296191938654681
          6.001, 9.8052995444384561455280041651125146795422740499199e-10, \
          9.0085391344276501619714896039489048281339189635387
          9.999, 7.697185013083638271837125801013863829177627323708e-24, \
          23.113668074412895316451291059106859608119543879876
          10, 7.619853024160526065973343251599308363504033277957e-24, \
          23.118053405486075894269780271425634717111825807642
          10.001, 7.5432905013199043272198271809404455334908975929074e-24, \
          23.12243916675166288814831717153647135104129537761
          12, 1.776482112077678997696171001845557092392666434179e-33, \
          32.750439161191860631121946771366571919246712064541
          38, 2.8854283600687843083509704815669040946618177729456e-316, \
          315.53978970396250789472883854621493801983824650623
          500, 1.2350951543311628815437954162796185046543892579692e-54290, \
          54289.908299582154088897208109634821835583296191731
          1e8, 2.9017127715320898155277578942962373376897799897226e-2171472409516268, \
          2171472409516267.5373455787736405936234237668618862
          123456789.123456789, 3.4976586071794452369803541902717648250526792145332e-3309666779970145, \
          3309666779970144.4562225825799489441707359382399188
          1e12, 1.3850063458996091113030921068619153727297289494047e-217147240951625913825577, \
          217147240951625913825576.85854823672020472328540586
          3e50, 6.0536039952787360875845684675099316525780613730997e-195432516856463322443008013512\
          47228703247865261164995475150420242463909214399184862815122720229428726, \
          1.9543251685646332244300801351247228703247865261165e100
          """)
  void valuesOfEverySizeHaveFiftyDigits(String z, String survival, String phi) {
    StandardScore score = StandardScore.of(Decimals.readDecimal(z).value());
    assertWithinOneUnit(PreciseTail.survival(score), parse(survival));
    assertWithinOneUnit(PreciseTail.phi(score), parse(phi));
  }

  /** A decimal whose exponent may be too long for a BigDecimal. */
  private static PreciseNumber parse(String text) {
    String[] parts = text.split("e");
    BigInteger exponent = parts.length == 1 ? BigInteger.ZERO : new BigInteger(parts[1]);
    return PreciseNumber.of(new BigDecimal(parts[0]), exponent);
  }

  private static void assertWithinOneUnit(PreciseNumber actual, PreciseNumber expected) {
    assertThat(actual.exponent10()).isEqualTo(expected.exponent10());
    assertThat(actual.significand().subtract(expected.significand()).abs())
        .as("%s for %s", actual, expected)
        .isLessThanOrEqualTo(BigDecimal.ONE.movePointLeft(PreciseTail.DIGITS - 1));
  }

  @Property(tries = 100, seed = "20261129")
  void theSeriesAndTheContinuedFractionOfMillsRatioAgree(
      @ForAll @BigRange(min = "2.5", max = "9.999999") @Scale(6) BigDecimal z) {
    BigDecimal series = MillsRatio.bySeries(z, 62);
    BigDecimal fraction = MillsRatio.byFraction(z, 62);
    assertNearly(fraction.toString(), series.toString(), 1e-59);
  }

  @Property(tries = 100, seed = "20261129")
  void theAlternatingSeriesInAnotherArithmeticAgrees(
      @ForAll @BigRange(min = "-9", max = "9") @Scale(6) BigDecimal z) {
    String survival = survivalByAlternatingSeries(z).toString();
    StandardScore score = StandardScore.of(Decimals.readDecimal(z.toPlainString()).value());
    assertNearly(PreciseTail.survival(score).toString(), survival, 1e-49);
  }

  /** 1/2 - (z - z^3/(2 3) + z^5/(4 2! 5) - ...) / sqrt(2 pi) in Dfp with 120 digits. */
  private static Dfp survivalByAlternatingSeries(BigDecimal z) {
    DfpField field = new DfpField(120);
    Dfp x = field.newDfp(z.toPlainString());
    Dfp square = x.multiply(x).divide(-1 * -2).negate();
    Dfp power = x;
    Dfp sum = x;
    for (int k = 1; k < 400; k++) {
      power = power.multiply(square).divide(k);
      sum = sum.add(power.divide(2 * k + 1));
    }
    return field.getOne().divide(2).subtract(sum.divide(field.getPi().multiply(2).sqrt()));
  }

  @Property(tries = 300, seed = "20261129")
  void zOfPhiIsTheInverseOfPhi(
      @ForAll @BigRange(min = "-320", max = "30") @Scale(3) BigDecimal logarithm) {
    BigFraction phi = fraction(StrictMath.pow(10, logarithm.doubleValue()));
    BigDecimal z = PreciseTail.zOfPhi(phi);
    PreciseNumber back = PreciseTail.phi(StandardScore.of(fraction(z)));
    BigDecimal exact = PreciseMath.decimal(phi, 60);
    // A change of z in its 50th digit changes phi by a factor of up to z^2 more.
    assertNearly(back.toString(), exact.toString(), 1e-45);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # phi, z: mpmath 1.3.0 findroot with 80 digits
          1, 1.2815515655446004669651033294487428186199078243526
          8, 5.612001244174788731549725331398069375845134265148
          0.5, 0.4782735323761626706432697393567931663635008120233
          0.05, -1.233208127856319015409326212739083180139604523832
          """)
  void thresholdsHaveTheirConstants(String phi, String z) {
    BigDecimal actual = PreciseTail.zOfPhi(Decimals.readDecimal(phi).value());
    BigDecimal expected = new BigDecimal(z);
    assertThat(actual.round(new MathContext(expected.precision()))).isEqualByComparingTo(expected);
  }

  @Test
  void aHugeThresholdHasItsConstantToo() {
    BigFraction phi = Decimals.readDecimal("1e400").value();
    BigDecimal z = PreciseTail.zOfPhi(phi);
    PreciseNumber back = PreciseTail.phi(StandardScore.of(fraction(z)));
    assertNearly(back.toString(), "1e400", 1e-48);
  }

  @Test
  void phiZeroHasNoConstant() {
    assertThatThrownBy(() -> PreciseTail.zOfPhi(BigFraction.ZERO))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("above 0");
  }

  @Test
  void theSquareRootOfAVarianceIsTakenOnlyInTheTail() {
    // sigma = sqrt(1/3), (11 - 10) / sigma = sqrt 3; mpmath: S(sqrt 3).
    StandardScore z =
        StandardScore.ofVariance(new BigFraction(11), new BigFraction(10), new BigFraction(1, 3));
    assertThat(z.square()).isEqualTo(new BigFraction(3));
    assertNearly(
        PreciseTail.survival(z).toString(),
        "0.04163225833177520092745966024954681796642052759916032743",
        1e-49);
  }

  private static BigFraction fraction(double value) {
    return fraction(new BigDecimal(value));
  }

  private static BigFraction fraction(BigDecimal value) {
    BigInteger power = BigInteger.TEN.pow(Math.abs(value.scale()));
    return value.scale() >= 0
        ? new BigFraction(value.unscaledValue(), power)
        : new BigFraction(value.unscaledValue().multiply(power));
  }
}
