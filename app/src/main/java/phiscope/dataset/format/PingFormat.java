package phiscope.dataset.format;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import phiscope.dataset.DataReading;
import phiscope.dataset.FileEvent;
import phiscope.dataset.Remark;
import phiscope.dataset.SkippedLine;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.source.LineCursor;

/** Output of ping on Linux, macOS and Windows. */
final class PingFormat implements DataFormat {
  private static final Pattern SIGN =
      Pattern.compile(
          "bytes from .{1,200}(icmp_|\\b)(seq|req)=\\d|no answer yet for icmp_seq|"
              + "Request timeout for icmp_seq|^PING .{1,200}(bytes of data|data bytes)");
  private static final Pattern WINDOWS =
      Pattern.compile("[=<] ?\\d{1,9} ?ms TTL=\\d|[=<]\\d{1,9}ms TTL=\\d");
  private static final Pattern MAC = Pattern.compile("data bytes$|Request timeout for icmp_seq");
  private static final Pattern TRANSMITTED =
      Pattern.compile("^(\\d{1,9}) packets transmitted.{0,200}?(?:time (\\d{1,12})ms)?$");

  @Override
  public boolean recognizes(FileBeginning beginning) {
    return isUnix(beginning) || isWindows(beginning);
  }

  private static boolean isUnix(FileBeginning beginning) {
    int matching = beginning.matching(SIGN);
    return matching > 0 && matching * 4 >= beginning.contentLines();
  }

  private static boolean isWindows(FileBeginning beginning) {
    return beginning.matching(WINDOWS) > 0
        && beginning.lines().stream().limit(5).anyMatch(PingFormat::isWindowsHeader);
  }

  /** "Pinging HOST [ADDRESS] with 32 bytes of data:" in any language: an address and "ping". */
  private static boolean isWindowsHeader(String line) {
    String lower = line.toLowerCase(Locale.ROOT);
    return lower.contains("ping") && !PingLine.windowsTarget(line).isEmpty() && line.contains("32")
        || lower.contains("ping") && lower.contains("[");
  }

  @Override
  public DataReading read(FileBeginning beginning, ReadReport report) {
    if (isUnix(beginning)) {
      boolean mac = beginning.matching(MAC) > 0;
      return new UnixReader(report).read(mac ? "ping-macos" : "ping-linux");
    }
    return new WindowsReader(report).read();
  }

  private static void skipUnknown(LineCursor cursor, String line, ReadReport report) {
    int number = cursor.number();
    Remark why = Remark.of("dataset.skip.notUnderstood");
    report.skip(new SkippedLine(number, number, 0, why, line));
  }

  /** Reads the dialects that number their probes. */
  private record UnixReader(ReadReport report) {
    DataReading read(String id) {
      PingProbes probes = new PingProbes(report);
      LineCursor cursor = report.text().lines();
      while (cursor.advance()) {
        report.line(cursor.number());
        String line = cursor.text().replace("\ufeff", "");
        PingLine ping = PingLine.ofUnix(line);
        switch (ping.kind()) {
          case HEADER -> {
            probes.target(ping.address());
            report.structure(cursor.number());
          }
          case REPLY -> probes.reply(cursor.number(), ping);
          case STRUCTURE -> {
            report.structure(cursor.number());
            seeStatistics(line, probes);
          }
          case UNKNOWN -> skipUnknown(cursor, line, report);
          default -> {
            OptionalLong sequence =
                ping.sequence() < 0 ? OptionalLong.empty() : OptionalLong.of(ping.sequence());
            sequence.ifPresent(probes::noReply);
            report.event(
                new FileEvent(cursor.number(), ping.kind().event(), Optional.empty(), sequence));
          }
        }
      }
      return probes.finish(id);
    }

    private void seeStatistics(String line, PingProbes probes) {
      Matcher transmitted = TRANSMITTED.matcher(line);
      if (line.length() < 400 && transmitted.find()) {
        String time = transmitted.group(2);
        probes.statistics(
            Long.parseLong(transmitted.group(1)), time == null ? -1 : Long.parseLong(time));
      }
    }
  }

  /** Reads the dialect that numbers nothing: probes count in the order of their lines. */
  private static final class WindowsReader {
    /** Where in the output a line stands. */
    private enum Part {
      HEADER,
      PROBES,
      STATISTICS
    }

    private final ReadReport report;
    private final PingProbes probes;
    private Part part = Part.HEADER;
    private long number;

    WindowsReader(ReadReport report) {
      this.report = report;
      this.probes = new PingProbes(report);
    }

    DataReading read() {
      LineCursor cursor = report.text().lines();
      while (cursor.advance()) {
        report.line(cursor.number());
        String line = cursor.text().replace("\ufeff", "").strip();
        boolean header = isWindowsHeader(line) && !PingLine.windowsTarget(line).isEmpty();
        if (part != Part.PROBES && header) {
          probes.target(PingLine.windowsTarget(line));
          part = Part.PROBES;
          report.structure(cursor.number());
        } else if (part != Part.PROBES || line.isEmpty()) {
          boolean over = part == Part.PROBES && number > 0;
          part = over ? Part.STATISTICS : part;
          report.structure(cursor.number());
        } else {
          probe(line, cursor.number());
        }
      }
      probes.withoutNumbers();
      return probes.finish("ping-windows");
    }

    private void probe(String line, int lineNumber) {
      number++;
      PingLine ping = PingLine.ofWindowsProbe(line);
      if (ping.kind() == PingLine.Kind.REPLY) {
        probes.reply(
            lineNumber, new PingLine(ping.kind(), "", number, ping.roundTrip(), ping.address()));
      } else {
        probes.noReply(number);
        report.event(
            new FileEvent(
                lineNumber, ping.kind().event(), Optional.empty(), OptionalLong.of(number)));
      }
    }
  }
}
