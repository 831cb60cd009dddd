package phiscope.dataset.table;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import phiscope.core.trace.TimeUnit;
import phiscope.dataset.DataStream;
import phiscope.dataset.FileEvent;
import phiscope.dataset.ReadQuestion;
import phiscope.dataset.ReadsAs;
import phiscope.dataset.Remark;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.value.FileUnit;
import phiscope.dataset.value.Powers;

/** Makes streams of the rows that were collected. */
public final class StreamAssembler {
  private final CollectedRows rows;
  private final FileSettings settings;
  private final ReadReport report;
  private final List<DataStream> streams = new ArrayList<>();
  private final List<Integer> longestLines = new ArrayList<>();
  private final Set<String> names = new TreeSet<>();
  private TimeUnit unit = TimeUnit.MILLISECOND;
  private boolean absolute;
  private int roundedCount;

  public StreamAssembler(CollectedRows rows, FileSettings settings, ReadReport report) {
    this.rows = rows;
    this.settings = settings;
    this.report = report;
  }

  /** The streams that {@link #assemble} made. */
  public List<DataStream> streams() {
    return streams;
  }

  /** For each stream, the line at which its longest interval ends; 0 without an interval. */
  public List<Integer> longestLines() {
    return longestLines;
  }

  /** What the values are; the streams are made on the way. */
  public ReadsAs assemble(Optional<ReadsAs> named, boolean monotonic, Optional<FileUnit> fileUnit) {
    ValueMeaning meaning = new ValueMeaning(rows, named, monotonic, report);
    ReadsAs readsAs = meaning.readsAs();
    BitSet dropped;
    if (readsAs == ReadsAs.INTERVALS) {
      FileUnit chosen = meaning.unit(fileUnit, readsAs).orElse(FileUnit.MILLISECOND);
      unit = chosen == FileUnit.TICK ? TimeUnit.NONE : TimeUnit.MILLISECOND;
      IntervalMillis millis = new IntervalMillis(rows, report);
      millis.convert(chosen);
      dropped = millis.dropped();
    } else {
      ArrivalMillis millis = new ArrivalMillis(rows, report);
      boolean ticks = millis.convert(meaning, fileUnit) == FileUnit.TICK;
      unit = ticks ? TimeUnit.NONE : TimeUnit.MILLISECOND;
      absolute = millis.isAbsolute();
      dropped = millis.dropped();
    }
    report.reached(0.95);
    Optional<String> wanted = report.answer(ReadQuestion.STREAM, rows.names(), answer -> false);
    for (StreamRows members : StreamRows.split(rows, dropped)) {
      report.stillWanted();
      if (members.size() > 0 && isWanted(members, wanted)) {
        assemble(members, readsAs);
      }
    }
    if (roundedCount > 0) {
      report.warn(Remark.of("dataset.say.rounded", roundedCount));
    }
    return readsAs;
  }

  /** Lines of a stream that the user did not choose are kept as events. */
  private boolean isWanted(StreamRows members, Optional<String> wanted) {
    String name = rows.name(rows.streamOf(members.row(0)));
    boolean takes = wanted.isEmpty() || wanted.get().equals(name);
    for (int i = 0; i < members.size() && !takes; i++) {
      report.event(
          new FileEvent(members.line(i), "other_stream", Optional.of(name), OptionalLong.empty()));
    }
    return takes;
  }

  private void assemble(StreamRows members, ReadsAs readsAs) {
    String name = rows.name(rows.streamOf(members.row(0)));
    if (readsAs == ReadsAs.INTERVALS) {
      long[] sums = members.sums();
      add(name, sums, places(members.size()), members, true);
    } else {
      long[] times = members.times();
      ClockOrder order = new ClockOrder(times, sequences(members));
      if (order.isRising()) {
        add(name, times, places(times.length), members, false);
      } else if (order.isClockStep()) {
        cut(name, times, order, members);
      } else {
        int[] sorted = order.sorted();
        long[] sortedTimes = Arrays.stream(sorted).mapToLong(i -> times[i]).toArray();
        report.warn(
            Remark.of(
                "dataset.say.sorted",
                order.falls().size(),
                members.line(order.falls().get(0)),
                name));
        add(name, sortedTimes, sorted, members, false);
      }
    }
    roundedCount += members.roundedCount();
  }

  private static int[] places(int count) {
    int[] places = new int[count];
    for (int i = 0; i < count; i++) {
      places[i] = i;
    }
    return places;
  }

  private long[] sequences(StreamRows members) {
    if (!rows.hasSequences()) {
      return null;
    }
    long[] sequences = new long[members.size()];
    for (int i = 0; i < sequences.length; i++) {
      sequences[i] = rows.sequence(members.row(i));
    }
    return sequences;
  }

  /** A stream for each stretch between two steps of the clock. */
  private void cut(String name, long[] times, ClockOrder order, StreamRows members) {
    List<Integer> ends = new ArrayList<>(order.falls());
    ends.add(times.length);
    int from = 0;
    for (int end : ends) {
      int[] places = new int[end - from];
      for (int i = 0; i < places.length; i++) {
        places[i] = from + i;
      }
      add(name, Arrays.copyOfRange(times, from, end), places, members, false);
      if (end < times.length) {
        BigDecimal step =
            BigDecimal.valueOf(times[end - 1] - times[end], members.decimals())
                .stripTrailingZeros();
        report.warn(
            Remark.of(
                "dataset.say.clockBack",
                step.toPlainString(),
                members.line(end - 1),
                members.line(end),
                name));
      }
      from = end;
    }
  }

  private void add(String name, long[] ticks, int[] places, StreamRows members, boolean intervals) {
    StreamMaker maker = new StreamMaker(rows, members, report, unit);
    maker.clock(firstInstant(ticks, members), settings.ended().flatMap(this::endMillis));
    report.stillWanted();
    streams.add(maker.make(unique(name), ticks, places, intervals));
    longestLines.add(maker.longestLine());
  }

  /** A name that no stream has yet. */
  private String unique(String name) {
    String candidate = name;
    for (int n = 2; names.contains(candidate); n++) {
      candidate = name + " (" + n + ")";
    }
    names.add(candidate);
    return candidate;
  }

  private Optional<BigDecimal> endMillis(String text) {
    FileUnit endUnit = settings.unit().orElse(FileUnit.MILLISECOND);
    BigDecimal value = new BigDecimal(text);
    return Optional.of(
        value.multiply(BigDecimal.valueOf(endUnit.factor())).movePointLeft(endUnit.decimals()));
  }

  private Optional<Instant> firstInstant(long[] ticks, StreamRows members) {
    if (absolute) {
      return Optional.of(instant(Instant.EPOCH, ticks[0], members));
    }
    return settings.started().map(start -> instant(start, ticks[0], members));
  }

  /** The instant of a tick, to the nanosecond. */
  private static Instant instant(Instant origin, long ticks, StreamRows members) {
    long power = Powers.exact(members.decimals());
    long millis = members.baseMillis() + Math.floorDiv(ticks, power);
    BigDecimal part = BigDecimal.valueOf(Math.floorMod(ticks, power), members.decimals());
    return origin.plusMillis(millis).plusNanos(part.movePointRight(6).longValue());
  }
}
