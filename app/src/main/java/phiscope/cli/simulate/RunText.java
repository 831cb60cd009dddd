package phiscope.cli.simulate;

import java.io.PrintWriter;
import java.util.OptionalDouble;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimEvents;
import phiscope.bench.SwimMeasure;
import phiscope.bench.SwimReading;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.text.Messages;
import phiscope.text.swim.SwimNames;
import phiscope.text.swim.SwimSentences;

/** Writes a run for people to read: events, views at the end, counters beside theory. */
public final class RunText {
  /** A wider matrix is none that anybody reads; then only what is not as usual is told. */
  private static final int WIDEST = 30;

  private final SwimReading reading;
  private final Messages messages;
  private final PrintWriter to;

  private RunText(SwimReading reading, Messages messages, PrintWriter to) {
    this.reading = reading;
    this.messages = messages;
    this.to = to;
  }

  /**
   * Writes a run.
   *
   * @param reading of the last frame
   */
  public static void write(SwimReading reading, Messages messages, PrintWriter to) {
    RunText text = new RunText(reading, messages, to);
    text.heading();
    text.events();
    text.views();
    text.measures();
    text.messages();
  }

  private void heading() {
    SwimBench bench = reading.bench();
    if (!bench.title().isBlank()) {
      to.println(bench.title());
    }
    to.println(
        messages.get(
            "simulate.heading",
            bench.members(),
            new SwimNames(messages).preset(bench.preset()),
            bench.seed(),
            reading.run().size(),
            ScriptValues.time(reading.frame().time())));
    to.println(messages.get("simulate.end." + reading.run().end().name()));
  }

  private void events() {
    to.println();
    to.println(messages.get("simulate.events"));
    SwimSentences sentences = new SwimSentences(messages);
    for (SwimFrame frame : SwimEvents.of(reading.run())) {
      String time = Decimal.seconds(frame.time()).toPlainString();
      to.println("  " + time + " s  #" + frame.index() + "  " + sentences.of(frame).text());
    }
  }

  private void views() {
    to.println();
    ClusterSnapshot cluster = reading.cluster();
    if (cluster.members() > WIDEST) {
      to.println(messages.get("simulate.beliefs"));
      strange(cluster);
      return;
    }
    to.println(messages.get("simulate.views"));
    StringBuilder header = new StringBuilder(column(""));
    for (int subject = 0; subject < cluster.members(); subject++) {
      header.append(column(ScriptValues.member(subject)));
    }
    to.println(header.toString().stripTrailing());
    for (int observer = 0; observer < cluster.members(); observer++) {
      StringBuilder line = new StringBuilder(column(ScriptValues.member(observer)));
      for (int subject = 0; subject < cluster.members(); subject++) {
        line.append(column(cell(cluster.record(observer, subject))));
      }
      line.append(messages.get("swimview.status." + cluster.status(observer).name()));
      to.println(line);
    }
  }

  /** Of each member of whom not all believe the usual: how many believe what. */
  private void strange(ClusterSnapshot cluster) {
    BeliefCounts counts = BeliefCounts.of(cluster);
    for (int subject = 0; subject < cluster.members(); subject++) {
      if (!counts.isUsual(subject)) {
        to.println(
            "  "
                + messages.get(
                    "simulate.believed",
                    ScriptValues.member(subject),
                    counts.alive(subject),
                    counts.suspect(subject),
                    counts.dead(subject),
                    counts.left(subject),
                    counts.unknown(subject)));
      }
    }
  }

  private static String column(String text) {
    return text + " ".repeat(Math.max(1, 6 - text.length()));
  }

  /** "S3" for a suspect in incarnation 3; "-" for one that is not known. */
  static String cell(MemberRecord record) {
    return record == null ? "-" : record.state().name().charAt(0) + "" + record.incarnation();
  }

  private void measures() {
    to.println();
    to.println(messages.get("simulate.measures"));
    SwimNames names = new SwimNames(messages);
    for (SwimMeasure measure : reading.measures()) {
      to.println(
          "  "
              + messages.get(
                  "simulate.measure",
                  names.measure(measure.quantity()),
                  shown(measure.measured()),
                  shown(measure.expected())));
    }
  }

  private static String shown(OptionalDouble number) {
    return number.isEmpty() ? "–" : Decimal.of(number.getAsDouble()).toPlainString();
  }

  private void messages() {
    to.println();
    to.println(messages.get("simulate.messages"));
    SwimNames names = new SwimNames(messages);
    for (MessageKind kind : MessageKind.values()) {
      long sent = reading.cluster().counters().sent(kind);
      if (sent > 0) {
        long lost = reading.cluster().counters().lost(kind);
        to.println("  " + messages.get("simulate.sent", names.message(kind), sent, lost));
      }
    }
  }
}
