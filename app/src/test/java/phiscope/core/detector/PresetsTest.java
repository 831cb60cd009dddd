package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.WindowSize;
import phiscope.core.trace.TimeUnit;

/** Each preset has the fields of its article or system. */
class PresetsTest {
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # preset, window, least samples, variance, start counts, sequences, tail, arithmetic, comparison, threshold
          # S000: newPhi(20), stats() of two or more, n - 1; timeToPhi(3) by >=.
          S000,            20,   2, SAMPLE,     false, NONE,       NORMAL,      SURVIVAL,      AT_LEAST, 3
          # S002: mean() of two or more, n - 1, last = time.Now(), 1 - phi(y), "phi > 8".
          S002,            100,  2, SAMPLE,     true,  NONE,       NORMAL,      ONE_MINUS_CDF, GREATER,  8
          S002_PRODUCTION, 100,  2, SAMPLE,     true,  NONE,       NORMAL,      ONE_MINUS_CDF, GREATER,  8
          # S003: no window; assert stable > 2.
          S003,            1000, 1, POPULATION, false, NONE,       NORMAL,      SURVIVAL,      GREATER,  2
          # S004: W = 4, UNTRAINED below, population, growing sequence numbers, phi >= h.
          S004,            4,    4, POPULATION, false, INCREASING, NORMAL,      SURVIVAL,      AT_LEAST, 1
          HAYASHIBARA,     1000, 2, POPULATION, false, NONE,       NORMAL,      SURVIVAL,      GREATER,  8
          # Pekko reference.conf; isAvailable = phi < threshold.
          PEKKO,           1000, 1, POPULATION, false, NONE,       LOGISTIC,    SURVIVAL,      AT_LEAST, 8
          # Cassandra: PHI_FACTOR * phi > phi_convict_threshold.
          CASSANDRA,       1000, 1, POPULATION, false, NONE,       EXPONENTIAL, SURVIVAL,      GREATER,  8
          HAZELCAST,       200,  1, POPULATION, false, NONE,       LOGISTIC,    SURVIVAL,      AT_LEAST, 10
          """)
  void hasThePlainFieldsOfItsSource(
      Preset preset,
      int window,
      int least,
      PhiPolicy.VarianceKind variance,
      boolean startCounts,
      PhiPolicy.SequenceRule sequences,
      PhiPolicy.Tail tail,
      PhiPolicy.Arithmetic arithmetic,
      PhiPolicy.Comparison comparison,
      BigDecimal threshold) {
    PhiPolicy policy = Presets.policy(preset, preset.nativeUnit());
    assertThat(policy.preset()).isEqualTo(preset);
    assertThat(policy.windowSize()).isEqualTo(new WindowSize.Last(window));
    assertThat(policy.minimumSamples()).isEqualTo(least);
    assertThat(policy.variance()).isEqualTo(variance);
    assertThat(policy.startCountsAsHeartbeat()).isEqualTo(startCounts);
    assertThat(policy.sequenceRule()).isEqualTo(sequences);
    assertThat(policy.tail()).isEqualTo(tail);
    assertThat(policy.arithmetic()).isEqualTo(arithmetic);
    assertThat(policy.comparison()).isEqualTo(comparison);
    assertThat(policy.threshold()).isEqualByComparingTo(threshold);
  }

  @ParameterizedTest
  @CsvSource(
      nullValues = "none",
      textBlock =
          """
          # preset,        floor,        pause,  first estimate, local pause
          S000,            none,         0,      none,           none
          S002,            0.0001,       0,      none,           none
          S002_PRODUCTION, 0.1 of mean,  0,      none,           none
          S003,            none,         0,      none,           none
          S004,            1,            0,      none,           none
          HAYASHIBARA,     none,         0,      none,           none
          PEKKO,           100,          3000,   1000 PAIR,      none
          CASSANDRA,       none,         0,      2000 SINGLE,    5000
          HAZELCAST,       100,          60000,  5000 PAIR,      none
          """)
  void hasTheTimesOfItsSourceInItsUnit(
      Preset preset, String floor, BigDecimal pause, String estimate, BigDecimal localPause) {
    PhiPolicy policy = Presets.policy(preset, TimeUnit.NONE);
    assertThat(policy).isEqualTo(Presets.policy(preset, preset.nativeUnit()));
    assertThat(text(policy.sigmaFloor())).isEqualTo(floor);
    assertThat(policy.acceptablePause()).isEqualByComparingTo(pause);
    assertThat(policy.firstEstimate().map(PresetsTest::text))
        .isEqualTo(Optional.ofNullable(estimate));
    assertThat(policy.localPause()).isEqualTo(Optional.ofNullable(localPause));
  }

  private static String text(SigmaFloor floor) {
    if (floor instanceof SigmaFloor.Absolute absolute) {
      return absolute.time().toPlainString();
    }
    return floor instanceof SigmaFloor.Relative relative
        ? relative.shareOfMean() + " of mean"
        : null;
  }

  private static String text(FirstEstimate estimate) {
    return estimate.value().toPlainString() + " " + estimate.shape();
  }

  @Test
  void hasTheOtherFieldsOfItsSource() {
    assertThat(policy(Preset.S003).parameters())
        .isEqualTo(new ModelParameters.Given(new BigDecimal(1000), new BigDecimal(50)));
    assertThat(policy(Preset.S004).boundaryBand()).isEqualByComparingTo("1e-9");
    assertThat(policy(Preset.PEKKO).record()).isEqualTo(new RecordRule.WhileAvailable());
    assertThat(policy(Preset.CASSANDRA).record())
        .isEqualTo(new RecordRule.UpTo(new BigDecimal(2000)));
    assertThat(policy(Preset.HAZELCAST).record()).isEqualTo(new RecordRule.All());
    assertThat(policy(Preset.S000).upperEnd()).isEqualTo(new UpperEnd.Cap(BigDecimal.valueOf(16)));
    assertThat(policy(Preset.S002).upperEnd()).isEqualTo(new UpperEnd.Infinity());
    assertThat(policy(Preset.S003).upperEnd()).isEqualTo(new UpperEnd.Infinity());
    assertThat(policy(Preset.S004).upperEnd()).isEqualTo(new UpperEnd.AtLeast30());
    assertThat(policy(Preset.HAYASHIBARA).upperEnd()).isEqualTo(new UpperEnd.Exact());
  }

  private static PhiPolicy policy(Preset preset) {
    return Presets.policy(preset, TimeUnit.NONE);
  }

  @Test
  void convertsTimesIntoTheUnitOfTheDocument() {
    PhiPolicy seconds = Presets.policy(Preset.PEKKO, TimeUnit.SECOND);
    assertThat(seconds.acceptablePause()).isEqualTo("3");
    assertThat(seconds.sigmaFloor()).isEqualTo(new SigmaFloor.Absolute(new BigDecimal("0.1")));
    PhiPolicy micros = Presets.policy(Preset.CASSANDRA, TimeUnit.MICROSECOND);
    assertThat(micros.localPause()).contains(new BigDecimal("5000000"));
    PhiPolicy millis = Presets.policy(Preset.S002, TimeUnit.MILLISECOND);
    assertThat(millis.sigmaFloor()).isEqualTo(new SigmaFloor.Absolute(new BigDecimal("0.1")));
    // S004 counts ticks without a unit.
    assertThat(Presets.policy(Preset.S004, TimeUnit.NANOSECOND).sigmaFloor())
        .isEqualTo(new SigmaFloor.Absolute(BigDecimal.ONE));
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void aDraftOfAPolicyIsThatPolicyUntilAFieldIsChanged(Preset preset) {
    PhiPolicy policy = policy(preset);
    assertThat(PolicyDraft.of(policy).policy()).isEqualTo(policy);
    PhiPolicy changed =
        PolicyDraft.of(policy)
            .threshold(BigDecimal.valueOf(11))
            .windowSize(7)
            .upperEnd(new UpperEnd.Cap(BigDecimal.TEN))
            .policy();
    assertThat(changed.threshold()).isEqualByComparingTo("11");
    assertThat(changed.windowSize()).isEqualTo(new WindowSize.Last(7));
    assertThat(
            PolicyDraft.of(changed)
                .threshold(policy.threshold())
                .windowSize(policy.windowSize())
                .upperEnd(policy.upperEnd())
                .policy())
        .isEqualTo(policy);
  }
}
