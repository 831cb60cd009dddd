package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The test of fit gives the statistics of others, and rejects as often as it says. */
class AndersonDarlingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # A squared before the small-sample factor: scipy 1.17 stats.anderson(x, 'norm')
          8 9 10 11 12 13 14 30                                  | 1.0710116286401465
          1078 945 944 1033 964 1021 990 1003 1012 978 955 1040  | 0.19989837281246992
          1 1 2 2 3 3 4 4 50 60                                  | 2.14991541079214
          """)
  void theStatisticIsThatOfScipy(String numbers, double expected) {
    double[] sample =
        Arrays.stream(numbers.trim().split(" "))
            .mapToDouble(Double::parseDouble)
            .sorted()
            .toArray();
    int n = sample.length;
    double factor = 1 + 0.75 / n + 2.25 / n / n;
    assertThat(AndersonDarling.of(sample).orElseThrow().statistic())
        .isCloseTo(expected * factor, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # D'Agostino and Stephens 1986, table 4.7, case 3: upper tail points of the statistic
          0.561, 0.15
          0.631, 0.10
          0.752, 0.05
          0.873, 0.025
          1.035, 0.01
          """)
  void thePValueIsThatOfTheTable(double statistic, double expected) {
    assertThat(AndersonDarling.pValue(statistic)).isCloseTo(expected, within(0.02 * expected));
  }

  /** With 4000 samples the share of rejections at 5 % lies within 1.2 % but once in 2000 tries. */
  @ParameterizedTest
  @ValueSource(ints = {8, 20, 100})
  void normalSamplesAreRejectedAsOftenAsThePValueSays(int n) {
    Random random = new Random(20261129);
    int rejected = 0;
    for (int trial = 0; trial < 4000; trial++) {
      double[] sample =
          random.doubles(n).map(ignored -> 1000 + 50 * random.nextGaussian()).sorted().toArray();
      rejected += AndersonDarling.of(sample).orElseThrow().pValue() < 0.05 ? 1 : 0;
    }
    assertThat(rejected / 4000.0).isCloseTo(0.05, within(0.012));
  }

  @Test
  void exponentialSamplesAreFoundOut() {
    Random random = new Random(1);
    double[] sample = random.doubles(100).map(u -> -Math.log(1 - u)).sorted().toArray();
    assertThat(AndersonDarling.of(sample).orElseThrow().pValue()).isLessThan(0.001);
  }

  @Test
  void fewOrEqualIntervalsCannotBeTested() {
    assertThat(AndersonDarling.of(new double[] {1, 2, 3, 4, 5, 6, 7})).isEmpty();
    assertThat(AndersonDarling.of(new double[20])).isEmpty();
  }

  @Test
  void anExtremeOutlierGivesAFiniteStatistic() {
    double[] sample = new double[1000];
    sample[999] = 1e12;
    AndersonDarling test = AndersonDarling.of(sample).orElseThrow();
    assertThat(test.statistic()).isFinite();
    assertThat(test.pValue()).isEqualTo(0);
  }
}
