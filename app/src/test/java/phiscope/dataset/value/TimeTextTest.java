package phiscope.dataset.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneOffset;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeTextTest {
  private final TimeText time = new TimeText();

  /** The right column is the instant by java.time. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2026-03-06T14:00:00.000Z         | 2026-03-06T14:00:00Z
          2026-03-06T22:00:02.012+08:00    | 2026-03-06T14:00:02.012Z
          2026-03-06T09:00:03.993-05:00    | 2026-03-06T14:00:03.993Z
          2026-03-06 14:00:00,5 UTC        | 2026-03-06T14:00:00.5Z
          2026/03/06 14:00:00 +0100        | 2026-03-06T13:00:00Z
          2026-03-06T14:00:00.123456789z   | 2026-03-06T14:00:00.123456789Z
          """)
  void aTimeWithZoneIsAnInstant(String text, Instant instant) {
    assertThat(time.read(text, TimeText.DateOrder.MONTH_DAY)).isEqualTo(TimeText.Kind.INSTANT);
    assertThat(seconds()).isEqualByComparingTo(secondsOf(instant));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2026-03-06T14:00:10.009      | MONTH_DAY | 2026-03-06T14:00:10.009Z
          2026-03-06 14:00             | MONTH_DAY | 2026-03-06T14:00:00Z
          03/06/2026 15:10:58.001      | MONTH_DAY | 2026-03-06T15:10:58.001Z
          06/03/2026 15:10:58.001      | DAY_MONTH | 2026-03-06T15:10:58.001Z
          06.03.2026 15:10:58,001      | MONTH_DAY | 2026-03-06T15:10:58.001Z
          3/6/2026, 2:00:01 PM         | MONTH_DAY | 2026-03-06T14:00:01Z
          3/6/2026 12:00:01 AM         | MONTH_DAY | 2026-03-06T00:00:01Z
          2026年3月6日 14:00:01         | MONTH_DAY | 2026-03-06T14:00:01Z
          """)
  void aTimeWithoutZoneIsLocal(String text, TimeText.DateOrder order, Instant asIfUtc) {
    assertThat(time.read(text, order)).isEqualTo(TimeText.Kind.LOCAL);
    assertThat(seconds()).isEqualByComparingTo(secondsOf(asIfUtc));
  }

  @ParameterizedTest
  @CsvSource({
    "23:59:57.918415,TIME_OF_DAY",
    "2026-03-06,DATE",
    "1772805600,NONE",
    "12.5,NONE",
    "1.5,NONE",
    "25:00:00,NONE",
    "12:60:00,NONE",
    "2026-02-30T00:00:00Z,NONE",
    "2026-13-01T00:00:00Z,NONE",
    "not a time,NONE",
    "2026-03-06T14:00:00.Z,NONE",
    "2026-03-06T14:00:00+99:00,NONE",
    "0026-03-06T14:00:00Z,NONE",
    "9999-03-06T14:00:00Z,NONE",
    "13:00 PM,NONE"
  })
  void otherTextsAreWhatTheyAre(String text, TimeText.Kind kind) {
    assertThat(time.read(text, TimeText.DateOrder.MONTH_DAY)).isEqualTo(kind);
  }

  @Property(seed = "20261129")
  void everyInstantIsReadBackAsJavaWritesIt(
      @ForAll @LongRange(min = -2_000_000_000L, max = 7_000_000_000L) long second,
      @ForAll @IntRange(max = 999_999_999) int nano,
      @ForAll @IntRange(min = -17, max = 17) int hours) {
    Instant instant = Instant.ofEpochSecond(second, nano);
    String utc = instant.toString();
    assertThat(time.read(utc, TimeText.DateOrder.MONTH_DAY)).isEqualTo(TimeText.Kind.INSTANT);
    assertThat(seconds()).isEqualByComparingTo(secondsOf(instant));
    String zoned = instant.atOffset(ZoneOffset.ofHours(hours)).toString();
    assertThat(time.read(zoned, TimeText.DateOrder.MONTH_DAY)).isEqualTo(TimeText.Kind.INSTANT);
    assertThat(seconds()).isEqualByComparingTo(secondsOf(instant));
  }

  @Property(seed = "20261129")
  void anyTextIsReadOrRefusedButNeverThrows(@ForAll String text) {
    for (TimeText.DateOrder order : TimeText.DateOrder.values()) {
      assertThat(time.read(text, order)).isNotNull();
      assertThat(time.read("2026-03-06" + text, order)).isNotNull();
      assertThat(SlashDate.order(text)).isNotNull();
    }
  }

  private BigDecimal seconds() {
    return BigDecimal.valueOf(time.unscaled(), time.scale());
  }

  private static BigDecimal secondsOf(Instant instant) {
    return BigDecimal.valueOf(instant.getEpochSecond())
        .add(BigDecimal.valueOf(instant.getNano(), 9));
  }
}
