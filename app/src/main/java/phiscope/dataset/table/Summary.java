package phiscope.dataset.table;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import phiscope.core.trace.TimeUnit;
import phiscope.dataset.DataStream;
import phiscope.dataset.Remark;
import phiscope.dataset.report.ReadReport;

/** Sentences about what was read: how many heartbeats, how far apart, what is missing. */
public final class Summary {
  private static final int MOST_STREAMS = 20;

  private final ReadReport report;

  public Summary(ReadReport report) {
    this.report = report;
  }

  /**
   * Says a sentence for each stream, and what was lost.
   *
   * @param longestLines for each stream, the line at which its longest interval ends
   */
  public void say(List<DataStream> streams, List<Integer> longestLines) {
    if (streams.size() > 1) {
      report.note(Remark.of("dataset.say.streams", streams.size()));
    }
    for (int i = 0; i < Math.min(MOST_STREAMS, streams.size()); i++) {
      sayIntervals(streams.get(i), longestLines.get(i));
    }
    for (DataStream stream : streams) {
      if (stream.lostCount() > 0) {
        report.warn(
            Remark.of(
                "dataset.say.lost",
                stream.name(),
                stream.lostCount(),
                NumberList.of(stream.lost())));
      }
    }
  }

  private void sayIntervals(DataStream stream, int longestLine) {
    long[] ticks = new long[Math.max(0, stream.arrivals().size() - 1)];
    for (int i = 0; i < ticks.length; i++) {
      ticks[i] = stream.arrivals().ticks(i + 1) - stream.arrivals().ticks(i);
    }
    if (ticks.length == 0) {
      report.note(Remark.of("dataset.say.oneArrival", stream.name()));
      return;
    }
    Arrays.sort(ticks);
    long most = ticks[ticks.length - 1];
    long median = ticks[ticks.length / 2];
    String unit = stream.unit() == TimeUnit.NONE ? "ticks" : "ms";
    report.note(
        Remark.of(
            "dataset.say.intervals",
            stream.name(),
            ticks.length,
            plain(stream, ticks[0]),
            plain(stream, median),
            plain(stream, most),
            unit));
    if (ticks.length >= 4 && most > median + median / 2) {
      report.note(
          Remark.of("dataset.say.longest", stream.name(), plain(stream, most), unit, longestLine));
    }
  }

  private static String plain(DataStream stream, long ticks) {
    return BigDecimal.valueOf(ticks, stream.arrivals().decimals())
        .stripTrailingZeros()
        .toPlainString();
  }
}
