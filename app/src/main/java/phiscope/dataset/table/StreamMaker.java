package phiscope.dataset.table;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.TreeSet;
import phiscope.core.trace.TimeUnit;
import phiscope.dataset.DataStream;
import phiscope.dataset.ExactTimes;
import phiscope.dataset.FileEvent;
import phiscope.dataset.LostHeartbeat;
import phiscope.dataset.ReceivedHeartbeats;
import phiscope.dataset.Remark;
import phiscope.dataset.SequenceRun;
import phiscope.dataset.report.ReadReport;

/** Makes one stream: splits lost from received, numbers restarts, finds what is missing. */
final class StreamMaker {
  private static final long NO_SEQUENCE = ReceivedHeartbeats.NO_SEQUENCE;

  private final CollectedRows rows;
  private final StreamRows members;
  private final ReadReport report;
  private final TimeUnit unit;
  private Optional<Instant> firstUtc = Optional.empty();
  private Optional<BigDecimal> end = Optional.empty();

  private long[] ticks;
  private long[] sequences;
  private int[] incarnations;
  private int[] lines;
  private int[] places;
  private int count;
  private int longestLine;
  private final List<Integer> lostPlaces = new ArrayList<>();
  private final List<Long> lostTicks = new ArrayList<>();
  private final List<Integer> lostAfter = new ArrayList<>();

  StreamMaker(CollectedRows rows, StreamRows members, ReadReport report, TimeUnit unit) {
    this.rows = rows;
    this.members = members;
    this.report = report;
    this.unit = unit;
  }

  /**
   * Tells the clock.
   *
   * @param first the instant of the first tick handed to {@link #make}
   * @param observationEnd when the observation ended, in milliseconds on the clock of the file
   */
  void clock(Optional<Instant> first, Optional<BigDecimal> observationEnd) {
    firstUtc = first;
    end = observationEnd;
  }

  /**
   * @param times rising ticks: of the rows at {@code places}, or, for intervals, one more in front
   * @param intervals whether the rows hold intervals
   */
  DataStream make(String name, long[] times, int[] rowPlaces, boolean intervals) {
    places = rowPlaces;
    separate(times, intervals);
    long start = count > 0 ? ticks[0] : 0;
    Optional<Instant> utc = firstUtc.map(first -> first.plusNanos(nanos(start - times[0])));
    Optional<BigDecimal> observed =
        end.map(e -> e.subtract(millisOf(start)).subtract(BigDecimal.valueOf(members.baseMillis())))
            .filter(e -> e.signum() >= 0);
    for (int i = 0; i < count; i++) {
      ticks[i] -= start;
    }
    ExactTimes exact = ExactTimes.of(members.decimals(), Arrays.copyOf(ticks, count));
    ReceivedHeartbeats received = received(exact);
    findLongest(received);
    markLines(received, intervals, name);
    List<LostHeartbeat> told = toldLost(start);
    return new DataStream(name, unit, received, missing(received, told), told, utc, observed);
  }

  private long nanos(long span) {
    return millisOf(span).movePointRight(6).longValue();
  }

  private BigDecimal millisOf(long span) {
    return BigDecimal.valueOf(span, members.decimals());
  }

  private void separate(long[] times, boolean intervals) {
    int shift = intervals ? 1 : 0;
    ticks = new long[times.length];
    lines = new int[times.length];
    sequences = rows.hasSequences() ? new long[times.length] : null;
    incarnations = rows.hasSequences() ? new int[times.length] : null;
    if (intervals) {
      take(0, NO_SEQUENCE, 0, members.line(places[0]));
    }
    for (int i = 0; i < places.length; i++) {
      int row = members.row(places[i]);
      if (isLost(row)) {
        lostPlaces.add(places[i]);
        lostTicks.add(times[i + shift]);
        lostAfter.add(count);
      } else {
        int incarnation = Math.max(0, rows.incarnation(row));
        take(times[i + shift], rows.sequence(row), incarnation, rows.line(row));
      }
    }
    if (sequences != null) {
      sequences = Arrays.copyOf(sequences, count);
      incarnations = Arrays.copyOf(incarnations, count);
      if (intervals) {
        numberFirst();
      }
      if (!rows.hasIncarnations()) {
        numberRestarts();
      }
    }
  }

  private void take(long tick, long sequence, int incarnation, int line) {
    ticks[count] = tick;
    lines[count] = line;
    if (sequences != null) {
      sequences[count] = sequence;
      incarnations[count] = incarnation;
    }
    count++;
  }

  private boolean isLost(int row) {
    return rows.lost().contains(row);
  }

  /** The interval of heartbeat n ends with its arrival; the arrival in front is that of n - 1. */
  private void numberFirst() {
    if (count > 1 && sequences[1] != NO_SEQUENCE) {
      incarnations[0] = incarnations[1];
      if (sequences[1] > 0) {
        sequences[0] = sequences[1] - 1;
      } else {
        sequences[0] = 0;
        for (int i = 1; i < count; i++) {
          sequences[i] += sequences[i] == NO_SEQUENCE ? 0 : 1;
        }
      }
    }
  }

  /** Without a column of incarnations, numbers that begin again from 0 or 1 are a restart. */
  private void numberRestarts() {
    int incarnation = 0;
    long largest = -1;
    for (int i = 0; i < count; i++) {
      long sequence = sequences[i];
      boolean again = sequence != NO_SEQUENCE && sequence <= 1 && largest > sequence + 1;
      if (again && i + 1 < count && sequences[i + 1] == sequence + 1) {
        incarnation++;
        largest = -1;
        report.warn(Remark.of("dataset.say.restart", lines[i], sequence));
      }
      incarnations[i] = incarnation;
      largest = Math.max(largest, sequence);
    }
  }

  private void findLongest(ReceivedHeartbeats received) {
    long most = -1;
    long before = 0;
    for (int i = 0; i < count; i++) {
      if (!received.isDuplicate(i)) {
        if (i > 0 && ticks[i] - before > most) {
          most = ticks[i] - before;
          longestLine = lines[i];
        }
        before = ticks[i];
      }
    }
  }

  /** The line of the heartbeat with which the longest interval ends; 0 without an interval. */
  int longestLine() {
    return longestLine;
  }

  private ReceivedHeartbeats received(ExactTimes exact) {
    return sequences == null
        ? ReceivedHeartbeats.at(exact)
        : ReceivedHeartbeats.of(exact, sequences, incarnations);
  }

  private void markLines(ReceivedHeartbeats received, boolean intervals, String name) {
    int index = intervals ? 1 : 0;
    for (int place : places) {
      int row = members.row(place);
      if (isLost(row)) {
        event(row, "lost", name);
      } else if (received.isDuplicate(index)) {
        event(row, "duplicate", name);
        index++;
      } else {
        report.used(rows.line(row));
        index++;
      }
    }
    if (!received.duplicateSequences().isEmpty()) {
      report.warn(
          Remark.of("dataset.say.duplicates", name, NumberList.of(received.duplicateSequences())));
    }
    if (!received.lateSequences().isEmpty()) {
      report.warn(Remark.of("dataset.say.late", name, NumberList.of(received.lateSequences())));
    }
  }

  private void event(int row, String what, String name) {
    OptionalLong sequence =
        rows.sequence(row) < 0 ? OptionalLong.empty() : OptionalLong.of(rows.sequence(row));
    report.event(new FileEvent(rows.line(row), what, Optional.of(name), sequence));
  }

  private List<LostHeartbeat> toldLost(long start) {
    List<LostHeartbeat> told = new ArrayList<>();
    for (int i = 0; i < lostPlaces.size(); i++) {
      int row = members.row(lostPlaces.get(i));
      if (rows.sequence(row) >= 0 && lostTicks.get(i) >= start) {
        told.add(
            new LostHeartbeat(
                rows.sequence(row),
                Math.max(0, rows.incarnation(row)),
                millisOf(lostTicks.get(i) - start).stripTrailingZeros(),
                lostAfter.get(i)));
      }
    }
    return told;
  }

  /** What is missing, without numbers that stand in unreadable lines or are told of. */
  private List<SequenceRun> missing(ReceivedHeartbeats received, List<LostHeartbeat> told) {
    Map<Integer, TreeSet<Long>> explained = new TreeMap<>();
    int stream = rows.streamOf(members.row(0));
    for (CollectedRows.Told line : rows.unreadable()) {
      if (line.stream() == stream) {
        explained.computeIfAbsent(line.incarnation(), k -> new TreeSet<>()).add(line.sequence());
      }
    }
    for (LostHeartbeat lost : told) {
      explained.computeIfAbsent(lost.incarnation(), k -> new TreeSet<>()).add(lost.sequence());
    }
    List<SequenceRun> runs = new ArrayList<>();
    for (SequenceRun run : received.missing()) {
      long from = run.first();
      TreeSet<Long> inside = explained.getOrDefault(run.incarnation(), new TreeSet<>());
      for (long known : inside.subSet(run.first(), true, run.last(), true)) {
        if (known > from) {
          runs.add(new SequenceRun(run.incarnation(), from, known - 1));
        }
        from = known + 1;
      }
      if (from <= run.last()) {
        runs.add(new SequenceRun(run.incarnation(), from, run.last()));
      }
    }
    return runs;
  }
}
