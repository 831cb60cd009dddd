package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.ConsumerReading.Decision;
import phiscope.bench.HeartbeatEdit.InsertDuplicate;
import phiscope.bench.HeartbeatEdit.InsertHeartbeat;
import phiscope.bench.SettingEdit.SetInstantOrder;
import phiscope.bench.SettingEdit.SetNow;

class DetectorReaderTest {
  private final DetectorBench opening = OpeningBench.document();

  private static PolicyReading read(DetectorBench bench) {
    return DetectorReader.read(bench).main();
  }

  @Test
  void theOpeningWindowHasTheExactSumsOfTheArticle() {
    WindowReading window = read(opening).window();
    assertThat(window.intervals()).containsExactly(8_000L, 8_000L, 12_000L, 12_000L);
    assertThat(window.sum()).isEqualTo(new BigFraction(40_000));
    assertThat(window.sumOfSquares()).isEqualTo(new BigFraction(416_000_000));
    assertThat(window.mean()).isEqualTo(new BigFraction(10_000));
    assertThat(window.populationVariance()).isEqualTo(new BigFraction(4_000_000));
    assertThat(window.firstHeartbeat()).hasValue(0);
  }

  /** S004: the table "four intervals and two consumers". */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          50, 10, 0.5,          0.301030, BELOW,   BELOW
          54, 14, 0.0227501,    1.643016, SUSPECT, BELOW
          55, 15, 0.00620967,   2.206932, SUSPECT, SUSPECT
          58, 18, 0.0000316712, 4.499335, SUSPECT, SUSPECT
          """)
  void theTableOfS004IsRead(
      long now, long elapsed, double survival, double phi, Decision first, Decision second) {
    PolicyReading reading = read(new SetNow(now * 1000).apply(opening));
    assertThat(reading.elapsed()).hasValue(elapsed * 1000);
    assertThat(reading.survival()).isCloseTo(survival, within(survival * 1e-5));
    assertThat(reading.result().phi()).isCloseTo(phi, within(5e-7));
    assertThat(reading.consumers().get(0).decision()).isEqualTo(first);
    assertThat(reading.consumers().get(1).decision()).isEqualTo(second);
  }

  /** S004: heartbeat 5 arrives at 60; queried first, the silence is 20, else 0. */
  @Test
  void atOneInstantTheOrderOfQueryAndDeliveryDecides() {
    DetectorBench at60 = new SetNow(60_000).apply(new InsertHeartbeat(0, 60_000).apply(opening));
    assertThat(read(at60).result().phi()).isCloseTo(6.542646, within(5e-7));
    PolicyReading swapped = read(new SetInstantOrder(InstantOrder.DELIVER_THEN_QUERY).apply(at60));
    assertThat(swapped.elapsed()).hasValue(0);
    assertThat(swapped.window().mean()).isEqualTo(new BigFraction(13_000));
    assertThat(swapped.window().populationVariance()).isEqualTo(new BigFraction(19_000_000));
  }

  /** S004: duplicates at 61 change nothing; at 75 phi is 0.490559. */
  @Test
  void oldPacketsDoNotRefreshTheSilence() {
    DetectorBench bench = new InsertHeartbeat(0, 60_000).apply(opening);
    bench = new InsertDuplicate(0, 3, 61_000).apply(bench);
    bench = new InsertDuplicate(0, 5, 61_000).apply(bench);
    PolicyReading reading = read(new SetNow(75_000).apply(bench));
    assertThat(reading.lastAccepted()).hasValue(60_000);
    assertThat(reading.result().phi()).isCloseTo(0.490559, within(5e-7));
    assertThat(reading.consumers())
        .extracting(ConsumerReading::decision)
        .containsOnly(Decision.BELOW);
  }
}
