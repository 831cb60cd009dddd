package phiscope.dataset.format;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.regex.Pattern;
import phiscope.bench.Bench;
import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.json.BenchJson;
import phiscope.dataset.DataReading;
import phiscope.dataset.ReadsAs;
import phiscope.dataset.Remark;
import phiscope.dataset.SkippedLine;
import phiscope.dataset.report.ReadReport;
import phiscope.dataset.source.LineCursor;
import phiscope.dataset.source.SourceText;

/**
 * Output of tools that is not read yet. It must not fall through to the table, where times of log
 * lines or round trips would be taken for heartbeats: it is refused by name.
 */
final class ForeignFormat implements DataFormat {
  private record Kind(String id, String key, Pattern sign) {
    /** A key of a document stands there once; a log shows itself in many lines. */
    boolean isDocument() {
      return sign.pattern().contains("\"\\s*:");
    }
  }

  private static Kind kind(String id, String key, String sign) {
    return new Kind(id, key, Pattern.compile(sign));
  }

  private static final String DOCUMENT = "phiscope-document";

  private static final List<Kind> KINDS =
      List.of(
          kind(DOCUMENT, "dataset.refuse.document", "\"phiscope\"\\s*:\\s*\\d"),
          kind(
              "tcpdump",
              "dataset.refuse.tcpdump",
              "^\\S*\\d\\d:\\d\\d:\\d\\d\\.\\d+ (IP6?|ARP|STP|LLDP)[ ,]|^tcpdump: |^listening on "),
          kind(
              "akka",
              "dataset.refuse.log",
              "PhiAccrualFailureDetector|heartbeat interval is growing too large|akka://"),
          kind("cassandra", "dataset.refuse.log", "FailureDetector\\.java:|Gossiper\\.java:"),
          kind("memberlist", "dataset.refuse.log", "\\] (serf|memberlist): "),
          kind("hazelcast", "dataset.refuse.log", "ClusterHeartbeatManager|Removing Member \\["),
          kind(
              "redis-sentinel",
              "dataset.refuse.log",
              "^\\d+:[XMSC] .* [*#-] [+-](sdown|odown|tilt)"),
          kind("kubernetes", "dataset.refuse.log", "(Liveness|Readiness|Startup) probe failed"),
          kind("journald", "dataset.refuse.log", "\"__REALTIME_TIMESTAMP\""));

  /** A lesson or a catalogue is marked in the same way. */
  private static final Pattern OTHER = Pattern.compile("\"kind\"\\s*:\\s*\"(lesson|datasets)\"");

  private static final Kind LOG = kind("log", "dataset.refuse.log", "");

  @Override
  public boolean recognizes(FileBeginning beginning) {
    return kindOf(beginning) != null;
  }

  private static Kind kindOf(FileBeginning beginning) {
    for (Kind kind : KINDS) {
      int matching = beginning.matching(kind.sign);
      if (matching > 0 && (kind.isDocument() || matching * 5 >= beginning.contentLines())) {
        return kind;
      }
    }
    int logLines = 0;
    for (String line : beginning.lines()) {
      logLines += LogLine.recognizes(line) ? 1 : 0;
    }
    return logLines * 2 > beginning.contentLines() ? LOG : null;
  }

  @Override
  public DataReading read(FileBeginning beginning, ReadReport report) {
    Kind kind = kindOf(beginning);
    LineCursor cursor = report.text().lines();
    while (cursor.advance()) {}
    int lines = cursor.number();
    report.line(lines);
    Remark why =
        kind.id.equals(DOCUMENT) ? document(beginning.text()) : Remark.of(kind.key, kind.id);
    report.skip(new SkippedLine(1, lines, 0, why, beginning.firstContent()));
    report.refuse(why);
    return report.finish(kind.id, ReadsAs.NONE, List.of());
  }

  /** Whoever holds a broken document is not sent to open it. */
  private static Remark document(SourceText source) {
    String text = whole(source);
    Loaded<Bench> bench = BenchJson.read(text, "");
    if (OTHER.matcher(text).find() || bench.found().isPresent()) {
      return Remark.of("dataset.refuse.document");
    }
    Problem first = bench.problems().get(0);
    return Remark.of(
        "dataset.refuse.brokenDocument", first.line(), first.column(), bench.problems().size());
  }

  private static String whole(SourceText source) {
    StringWriter text = new StringWriter();
    try (Reader reader = source.reader()) {
      reader.transferTo(text);
    } catch (IOException e) {
      throw new UncheckedIOException("bytes in memory are read without fail", e);
    }
    return text.toString();
  }
}
