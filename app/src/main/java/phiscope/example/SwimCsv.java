package phiscope.example;

import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimReading;
import phiscope.bench.SwimWords;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.Envelope;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.figure.swim.SwimFigures;

/** Writes the numbers of a run as CSV, in the form of {@link CsvWriter}. */
final class SwimCsv {
  /** A longer file nobody opens. */
  private static final int MOST_CHARACTERS = 50_000_000;

  private final StringBuilder out = new StringBuilder();

  private SwimCsv() {}

  private void line(String... cells) {
    out.append(CsvText.line(List.of(cells)));
  }

  /** Every frame of the run: when, what, in whom, by what cause. */
  static String frames(SwimReading reading) {
    SwimCsv csv = new SwimCsv();
    csv.line("frame", "time", "event", "member", "cause", "changes", "sent");
    int size = reading.run().size();
    int block = 1024;
    for (int from = 0; from < size; from += block) {
      for (SwimFrame frame : reading.run().frames(from, Math.min(size, from + block))) {
        csv.line(
            String.valueOf(frame.index()),
            seconds(frame.time()),
            SwimWords.of(frame.event()),
            orNothing(frame.event().member()),
            orNothing(frame.cause()),
            String.valueOf(frame.changes().size()),
            String.valueOf(frame.sent().size()));
      }
    }
    return csv.out.toString();
  }

  /** Every message of the run. */
  static String messages(SwimReading reading) {
    SwimCsv csv = new SwimCsv();
    csv.line("sender", "number", "receiver", "kind", "sentAt", "arrivesAt", "fate", "sentInFrame");
    int size = reading.run().size();
    int block = 1024;
    for (int from = 0; from < size; from += block) {
      for (SwimFrame frame : reading.run().frames(from, Math.min(size, from + block))) {
        frame.sent().forEach(csv::message);
      }
    }
    return csv.out.toString();
  }

  private void message(Envelope envelope) {
    line(
        String.valueOf(envelope.sender()),
        String.valueOf(envelope.id().number()),
        String.valueOf(envelope.receiver()),
        Parameter.word(envelope.message().kind()),
        seconds(envelope.sentAt()),
        seconds(envelope.arrivesAt()),
        Parameter.word(envelope.fate()),
        String.valueOf(envelope.sentInFrame()));
  }

  private void view(ClusterSnapshot cluster, int observer, int subject, MemberRecord record) {
    line(
        String.valueOf(observer),
        String.valueOf(subject),
        record == null ? "unknown" : Parameter.word(record.state()),
        record == null ? "" : String.valueOf(record.incarnation()),
        Parameter.word(cluster.status(subject)));
  }

  /**
   * What each member believes of each other one in the frame that is shown; in a large cluster only
   * what is not "alive in incarnation 0", and of no more members than fit in a file.
   */
  static String views(SwimReading reading) {
    SwimCsv csv = new SwimCsv();
    csv.line("observer", "subject", "state", "incarnation", "truth");
    ClusterSnapshot cluster = reading.cluster();
    boolean all = cluster.members() <= SwimFigures.MOST_DRAWN;
    for (int observer = 0; observer < cluster.members(); observer++) {
      int who = observer;
      if (all) {
        for (int subject = 0; subject < cluster.members(); subject++) {
          csv.view(cluster, who, subject, cluster.record(observer, subject));
        }
      } else if (csv.out.length() < MOST_CHARACTERS) {
        cluster.eachException(
            observer, (subject, record) -> csv.view(cluster, who, subject, record));
      }
    }
    return csv.out.toString();
  }

  private static String seconds(long ticks) {
    return SwimBench.SCALE.toTime(ticks).toPlainString();
  }

  private static String orNothing(int number) {
    return number < 0 ? "" : String.valueOf(number);
  }
}
