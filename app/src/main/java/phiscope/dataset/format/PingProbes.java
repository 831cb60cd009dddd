package phiscope.dataset.format;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import phiscope.dataset.DataReading;
import phiscope.dataset.DataStream;
import phiscope.dataset.ReadQuestion;
import phiscope.dataset.ReadsAs;
import phiscope.dataset.Remark;
import phiscope.dataset.SequenceRun;
import phiscope.dataset.SkippedLine;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.table.CollectedRows;
import phiscope.dataset.table.FileSettings;
import phiscope.dataset.table.StreamAssembler;
import phiscope.dataset.table.Summary;
import phiscope.dataset.table.ValueKind;
import phiscope.dataset.value.DecimalSign;
import phiscope.dataset.value.DecimalText;
import phiscope.dataset.value.FileUnit;
import phiscope.dataset.value.NumberFault;
import phiscope.dataset.value.TimeText;

/**
 * The probes of a ping. With a time on every reply the arrivals are known; else a reply arrives its
 * round trip after it was sent, and when that was follows from the sending interval, which is
 * asked.
 */
final class PingProbes {
  private record Reply(int line, PingLine ping) {}

  private static final long USUAL_INTERVAL = 1000;
  private static final List<String> INTERVALS = List.of("1000", "200", "500", "2000", "5000");

  private final ReadReport report;
  private final DecimalText number = new DecimalText();
  private final TimeText time = new TimeText();
  private final List<Reply> replies = new ArrayList<>();
  private final TreeSet<Long> seen = new TreeSet<>();
  private final TreeSet<Long> answered = new TreeSet<>();
  private String target = "";
  private long transmitted = -1;
  private long lasted = -1;
  private boolean numbered = true;

  PingProbes(ReadReport report) {
    this.report = report;
  }

  /** Who is pinged. */
  void target(String address) {
    target = target.isEmpty() ? address : target;
  }

  void reply(int line, PingLine ping) {
    seen.add(ping.sequence());
    answered.add(ping.sequence());
    replies.add(new Reply(line, ping));
  }

  /** A probe of this number was sent and had no reply at this line. */
  void noReply(long sequence) {
    seen.add(sequence);
  }

  /** What the program says at the end: probes sent, and how long it took in ms or -1. */
  void statistics(long sent, long millis) {
    transmitted = sent;
    lasted = millis;
  }

  /** The file numbers no probes: they were counted by their lines. */
  void withoutNumbers() {
    numbered = false;
  }

  DataReading finish(String format) {
    boolean clock = !replies.isEmpty() && replies.stream().allMatch(r -> hasClock(r.ping()));
    CollectedRows rows = new CollectedRows();
    BigDecimal interval = clock ? BigDecimal.ZERO : askInterval();
    for (Reply reply : replies) {
      add(rows, reply, clock, interval);
    }
    if (rows.size() == 0) {
      if (!seen.isEmpty()) {
        report.warn(Remark.of("dataset.say.noReplies", seen.size()));
      }
      return report.finish(format, ReadsAs.NONE, List.of());
    }
    StreamAssembler assembler = new StreamAssembler(rows, new FileSettings(), report);
    assembler.assemble(Optional.of(ReadsAs.ARRIVAL_TIMES), !clock, Optional.of(FileUnit.SECOND));
    List<DataStream> streams =
        assembler.streams().size() == 1
            ? List.of(withLost(assembler.streams().get(0)))
            : assembler.streams();
    report.note(Remark.of(clock ? "dataset.say.pingClock" : "dataset.say.pingRoundTrips"));
    new Summary(report).say(streams, assembler.longestLines());
    return report.finish(format, clock ? ReadsAs.ARRIVAL_TIMES : ReadsAs.PING_REPLIES, streams);
  }

  private boolean hasClock(PingLine ping) {
    String text = clockText(ping);
    return !text.isEmpty()
        && (number.read(text, DecimalSign.POINT) == NumberFault.NONE
            || time.read(text, TimeText.DateOrder.MONTH_DAY) != TimeText.Kind.NONE);
  }

  private static String clockText(PingLine ping) {
    return ping.clock().replaceAll("^\\[|\\]:?$", "").strip();
  }

  private void add(CollectedRows rows, Reply reply, boolean clock, BigDecimal interval) {
    int stream = rows.stream(target.isEmpty() ? DataStream.SINGLE : target);
    if (clock) {
      addClock(rows, reply, stream);
    } else if (!addRoundTrip(rows, reply, interval, stream)) {
      Remark why = Remark.of("dataset.skip.noRoundTrip");
      report.skip(new SkippedLine(reply.line(), reply.line(), 0, why, ""));
      return;
    }
    rows.count(reply.ping().sequence(), -1);
  }

  private boolean addRoundTrip(CollectedRows rows, Reply reply, BigDecimal interval, int stream) {
    String trip = reply.ping().roundTrip();
    if (number.read(trip, DecimalSign.POINT) != NumberFault.NONE) {
      return false;
    }
    BigDecimal sent = interval.multiply(BigDecimal.valueOf(reply.ping().sequence() - seen.first()));
    BigDecimal arrival = sent.add(BigDecimal.valueOf(number.unscaled(), number.scale()));
    if (arrival.precision() > DecimalText.DIGITS - 1) {
      return false;
    }
    long digits = arrival.unscaledValue().longValueExact();
    rows.add(ValueKind.MILLIS, digits, arrival.scale(), stream, reply.line(), 0);
    return true;
  }

  private void addClock(CollectedRows rows, Reply reply, int stream) {
    String text = clockText(reply.ping());
    if (number.read(text, DecimalSign.POINT) == NumberFault.NONE) {
      rows.add(ValueKind.NUMBER, number.unscaled(), number.scale(), stream, reply.line(), 1);
      return;
    }
    ValueKind kind =
        switch (time.read(text, TimeText.DateOrder.MONTH_DAY)) {
          case INSTANT -> ValueKind.INSTANT;
          case LOCAL, DATE, NONE -> ValueKind.LOCAL;
          case TIME_OF_DAY -> ValueKind.TIME_OF_DAY;
        };
    rows.add(kind, time.unscaled(), time.scale(), stream, reply.line(), 1);
  }

  private BigDecimal askInterval() {
    String hint = "";
    if (transmitted > 1 && lasted > 0) {
      hint =
          BigDecimal.valueOf(lasted)
              .divide(BigDecimal.valueOf(transmitted - 1), 0, RoundingMode.HALF_UP)
              .toPlainString();
    }
    String key =
        !numbered
            ? "dataset.ask.sendingIntervalUnnumbered"
            : hint.isEmpty() ? "dataset.ask.sendingInterval" : "dataset.ask.sendingIntervalHint";
    String answer =
        report.ask(
            new ReadQuestion(
                ReadQuestion.SENDING_INTERVAL,
                INTERVALS,
                Long.toString(USUAL_INTERVAL),
                true,
                Remark.of(key, transmitted, lasted, hint)),
            text -> millis(text).isPresent());
    return millis(answer).orElse(BigDecimal.valueOf(USUAL_INTERVAL));
  }

  /** A number of milliseconds, or a time with its unit, above 0 and at most a day. */
  private static Optional<BigDecimal> millis(String text) {
    DecimalText number = new DecimalText();
    if (number.read(text, DecimalSign.POINT) != NumberFault.NONE || number.scale() > 6) {
      return Optional.empty();
    }
    FileUnit unit = number.unit().orElse(FileUnit.MILLISECOND);
    BigDecimal millis =
        BigDecimal.valueOf(number.unscaled(), number.scale())
            .multiply(BigDecimal.valueOf(unit.factor()))
            .movePointLeft(unit.decimals());
    boolean sensible = millis.signum() > 0 && millis.compareTo(BigDecimal.valueOf(86_400_000)) <= 0;
    return sensible ? Optional.of(millis) : Optional.empty();
  }

  /** Probes that had no reply, also before the first and behind the last reply. */
  private DataStream withLost(DataStream stream) {
    long first = seen.first();
    long last = Math.max(seen.last(), transmitted > 0 ? first + transmitted - 1 : 0);
    if (last - first > 10_000_000) {
      return stream;
    }
    List<SequenceRun> runs = new ArrayList<>();
    long from = first;
    for (long sequence : answered) {
      if (sequence > from) {
        runs.add(new SequenceRun(0, from, sequence - 1));
      }
      from = sequence + 1;
    }
    if (from <= last) {
      runs.add(new SequenceRun(0, from, last));
    }
    return new DataStream(
        stream.name(),
        stream.unit(),
        stream.received(),
        runs,
        stream.toldLost(),
        stream.firstUtc(),
        stream.observedFor());
  }
}
