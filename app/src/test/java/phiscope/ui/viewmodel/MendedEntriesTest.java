package phiscope.ui.viewmodel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import phiscope.bench.DetectorBench;
import phiscope.bench.OpeningBench;
import phiscope.bench.SettingEdit.SetScale;
import phiscope.bench.TapeEdit.AddTape;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.dataset.DataFileReader;
import phiscope.dataset.DataReading;
import phiscope.dataset.DataStream;
import phiscope.dataset.ReadAnswers;

/** What is typed and imported means what it says, also beside a second tape or a lost heartbeat. */
class MendedEntriesTest {
  private static final TickScale MILLIS = new TickScale(TimeUnit.MILLISECOND, 0);

  private static DetectorBench inMillisWithTwoTapes() {
    DetectorBench millis = new SetScale(TimeUnit.MILLISECOND, 3).apply(OpeningBench.document());
    return new AddTape(millis.tape().withName("B")).apply(millis);
  }

  private static DataReading read(String column) {
    return DataFileReader.read(
        "plain.txt",
        column.getBytes(StandardCharsets.UTF_8),
        ReadAnswers.none().with("unit", "ticks"));
  }

  /** 8 without a unit is no time: beside a tape in milliseconds it would silently become 8 ms. */
  @Test
  void numbersWithoutAUnitNeverStandBesideATapeInMilliseconds() {
    DetectorBench bench = inMillisWithTwoTapes();
    DataReading plain = read("8\n9\n10\n11\n");
    DataStream stream = plain.streams().get(0);
    assertThat(stream.unit()).isEqualTo(TimeUnit.NONE);
    assertThat(ImportEdits.dropsSecondTape(bench, stream)).isTrue();
    DetectorBench after = ImportEdits.replacing(bench, plain, stream, "plain").apply(bench);
    assertThat(after.tapes()).hasSize(1);
    assertThat(after.scale().unit()).isEqualTo(TimeUnit.NONE);
  }

  /** 0, 1000, lost, 3007: the detector makes one interval of 2007 of it, and so does the box. */
  @Test
  void theIntervalsBoxGoesOverALostHeartbeatAsTheDetectorDoes() {
    HeartbeatTrace trace =
        HeartbeatTrace.of(
            List.of(
                Heartbeat.delivered(0, 0),
                Heartbeat.delivered(1, 1000),
                Heartbeat.delivered(2, 2004).withFate(Heartbeat.Fate.LOST),
                Heartbeat.delivered(3, 3007)));
    assertThat(IntervalText.showIntervals(trace, MILLIS, 100)).isEqualTo("1000, 2007");
    assertThat(IntervalText.isPlain(trace, 100)).isFalse();
  }
}
