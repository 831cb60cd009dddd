package phiscope.figure.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import phiscope.bench.script.ScriptValues;

/** Times in figures read as in sentences, and no two of an axis read the same. */
class SecondsTest {
  /** T4 13: an axis of these said 0.002 s, 0.002 s, 0.003 s, 0.003 s. */
  @Test
  void timesLessThanAMillisecondApartReadDifferently() {
    assertThat(Seconds.labels(List.of(2_000L, 2_310L, 3_000L, 3_001L)))
        .containsExactly("2\u00a0ms", "2.31\u00a0ms", "3\u00a0ms", "3.001\u00a0ms");
    assertThat(Seconds.labels(List.of(12_345_678L, 12_345_900L, 13_000_000L)))
        .containsExactly("12.3457\u00a0s", "12.3459\u00a0s", "13\u00a0s");
    assertThat(Seconds.labels(List.of(0L, 250L, 1_234_567L)))
        .containsExactly("0\u00a0s", "250\u00a0µs", "1.235\u00a0s");
  }

  @Property
  void differentTimesHaveDifferentLabels(
      @ForAll @Size(max = 12) List<@LongRange(min = 0, max = 100_000_000_000L) Long> times) {
    List<String> labels = Seconds.labels(times);
    assertThat(labels.stream().distinct().count()).isEqualTo(times.stream().distinct().count());
  }

  /** The label of a frame is that of the status line, wherever that is exact to a millisecond. */
  @Test
  void aLabelReadsAsTheSentencesDo() {
    LongStream.of(0, 7, 999, 1_000, 2_310, 250_000, 999_999, 1_000_000, 12_345_000)
        .forEach(time -> assertThat(Seconds.label(time)).isEqualTo(ScriptValues.spoken(time)));
  }
}
