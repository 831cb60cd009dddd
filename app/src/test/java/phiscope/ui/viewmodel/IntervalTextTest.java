package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.text.Messages;
import phiscope.ui.viewmodel.IntervalText.Outcome;

/** Heartbeats typed or pasted as numbers. */
class IntervalTextTest {
  private static final TickScale SCALE = new TickScale(TimeUnit.NONE, 3);

  private static List<Long> arrivals(Outcome outcome) {
    HeartbeatTrace trace = ((Outcome.Heartbeats) outcome).trace();
    return IntStream.range(0, trace.size()).mapToObj(trace::arrival).toList();
  }

  @Test
  void intervalsMayBeSeparatedByAnythingThatIsNoDecimalSign() {
    for (String text :
        List.of(
            "8 8 12 12",
            "8\n8\n12\n12\n",
            "8\t8\t12\t12",
            "8; 8;12 ;12",
            "8, 8, 12, 12",
            "8,8,12,12",
            "8,8,12,12,",
            "8, 8,12,12",
            "8,8.0,12 12",
            "８，８，１２，１２",
            "８；８；１２；１２",
            "８ ８ １２ １２")) {
      assertThat(arrivals(IntervalText.intervals(text, SCALE, 0)))
          .as(text)
          .containsExactly(0L, 8_000L, 16_000L, 28_000L, 40_000L);
    }
  }

  @Test
  void aCommaWithoutABlankIsADecimalSign() {
    assertThat(arrivals(IntervalText.intervals("1,5 2.5", SCALE, 0)))
        .containsExactly(0L, 1_500L, 4_000L);
  }

  @Test
  void commasWithoutBlanksSeparateWhatIsNoDecimal() {
    assertThat(arrivals(IntervalText.intervals("1.5,2.25", SCALE, 0)))
        .containsExactly(0L, 1_500L, 3_750L);
    assertThat(arrivals(IntervalText.intervals("1000,1000,998", SCALE, 0)))
        .containsExactly(0L, 1_000_000L, 2_000_000L, 2_998_000L);
    Outcome.Refused refused = (Outcome.Refused) IntervalText.intervals("8,8,x,12", SCALE, 0);
    assertThat(refused.place()).isEqualTo(3);
    assertThat(refused.text()).isEqualTo("x");
  }

  @ParameterizedTest
  @CsvSource({
    "'1,234'          , '1, 234'",
    "'100,200,300'    , '100, 200, 300'",
    "'1,004.2'        , '1, 004.2'",
    "'1.004,2'        , '1.004, 2'",
  })
  void whatMayGroupThousandsIsRefusedAndTheWayOutSaid(String typed, String spaced) {
    Outcome.Refused refused = (Outcome.Refused) IntervalText.intervals("8 " + typed, SCALE, 0);
    assertThat(refused.place()).isEqualTo(2);
    assertThat(refused.reason().key()).isEqualTo("ui.number.commas");
    for (Messages.Language language : Messages.Language.values()) {
      Object[] arguments = refused.reason().arguments().toArray();
      assertThat(Messages.in(language).get(refused.reason().key(), arguments))
          .contains(typed, spaced);
    }
    assertThat(IntervalText.intervals(spaced, SCALE, 0)).isInstanceOf(Outcome.Heartbeats.class);
  }

  @Test
  void arrivalTimesAreTakenAsTheyAre() {
    assertThat(arrivals(IntervalText.arrivals("0 8 16 28 40", SCALE)))
        .containsExactly(0L, 8_000L, 16_000L, 28_000L, 40_000L);
  }

  @Test
  void theFirstNumberThatCannotBeUsedIsNamedWithItsPlace() {
    Outcome.Refused refused = (Outcome.Refused) IntervalText.intervals("8 8 abc 12", SCALE, 0);
    assertThat(refused.place()).isEqualTo(3);
    assertThat(refused.text()).isEqualTo("abc");
    assertThat(IntervalText.intervals("8 -1", SCALE, 0)).isInstanceOf(Outcome.Refused.class);
    assertThat(IntervalText.intervals("8 0.0001", SCALE, 0)).isInstanceOf(Outcome.Refused.class);
    assertThat(IntervalText.intervals("4e15 4e15", SCALE, 0)).isInstanceOf(Outcome.Refused.class);
  }

  @Test
  void nothingTypedIsAnEmptyTape() {
    assertThat(arrivals(IntervalText.intervals("  \n", SCALE, 0))).isEmpty();
  }

  @Property(seed = "20261129")
  void anyTextGivesHeartbeatsOrAReason(@ForAll String text) {
    assertThat(IntervalText.intervals(text, SCALE, 0)).isNotNull();
    assertThat(IntervalText.arrivals(text, SCALE)).isNotNull();
  }
}
