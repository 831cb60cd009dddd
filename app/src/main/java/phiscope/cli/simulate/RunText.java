package phiscope.cli.simulate;

import java.io.PrintWriter;
import java.util.List;
import java.util.OptionalDouble;
import phiscope.bench.Standing;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimEvents;
import phiscope.bench.SwimMeasure;
import phiscope.bench.SwimMeasures;
import phiscope.bench.script.ScriptValues;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.SwimCounters;
import phiscope.core.swim.SwimEnding;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.swim.SwimNames;
import phiscope.text.swim.SwimSentences;

/** Writes a run for people to read: events, views at the end, counters beside theory. */
public final class RunText implements RunOutput {
  /** A wider matrix is none that anybody reads; then only what is not as usual is told. */
  private static final int WIDEST = 30;

  /** More events than this nobody reads either. */
  private static final long MOST_EVENTS = 20_000;

  private final Messages messages;
  private final PrintWriter to;
  private final SwimSentences sentences;
  private SwimScenario scenario;
  private long events;

  /** Prints in a language to somewhere. */
  public RunText(Messages messages, PrintWriter to) {
    this.messages = messages;
    this.to = to;
    this.sentences = new SwimSentences(messages);
  }

  @Override
  public void begin(SwimBench bench) {
    scenario = bench.scenario();
    if (!bench.title().isBlank()) {
      to.println(bench.title());
    }
    to.println(
        messages.get(
            "simulate.heading",
            bench.members(),
            new SwimNames(messages).preset(bench.preset()),
            bench.seed(),
            ScriptValues.spoken(bench.horizon())));
    to.println();
    to.println(messages.get("simulate.events"));
  }

  @Override
  public void frame(SwimFrame frame) {
    if (SwimEvents.isEvent(frame)) {
      events++;
      if (events <= MOST_EVENTS) {
        String time = Decimal.seconds(frame.time()).toPlainString();
        to.println("  " + time + " s  #" + frame.index() + "  " + sentences.of(frame).text());
      }
    }
  }

  @Override
  public void end(SwimEnding ending) {
    if (events > MOST_EVENTS) {
      to.println("  " + messages.get("simulate.moreEvents", Numbers.whole(events - MOST_EVENTS)));
    }
    to.println();
    to.println(
        messages.get(
            "simulate.end." + ending.why().name(),
            Numbers.whole(ending.frames()),
            ScriptValues.spoken(ending.last().time())));
    ClusterSnapshot cluster = ending.last().cluster();
    views(cluster);
    standings(cluster);
    measures(SwimMeasures.of(scenario, cluster));
    messages(cluster.counters());
  }

  private void views(ClusterSnapshot cluster) {
    to.println();
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

  /** Who may do what by its own view; of many members the counters alone tell. */
  private void standings(ClusterSnapshot cluster) {
    if (cluster.members() <= WIDEST) {
      to.println();
      to.println(messages.get("simulate.standings"));
      for (Standing standing : Standing.of(cluster)) {
        to.println("  " + sentences.of(standing).text());
      }
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
                    Numbers.whole(counts.alive(subject)),
                    Numbers.whole(counts.suspect(subject)),
                    Numbers.whole(counts.dead(subject)),
                    Numbers.whole(counts.left(subject)),
                    Numbers.whole(counts.unknown(subject))));
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

  private void measures(List<SwimMeasure> measures) {
    to.println();
    to.println(messages.get("simulate.measures"));
    SwimNames names = new SwimNames(messages);
    for (SwimMeasure measure : measures) {
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

  private void messages(SwimCounters counters) {
    to.println();
    to.println(messages.get("simulate.messages"));
    SwimNames names = new SwimNames(messages);
    for (MessageKind kind : MessageKind.values()) {
      long sent = counters.sent(kind);
      if (sent > 0) {
        long lost = counters.lost(kind);
        to.println(
            "  "
                + messages.get(
                    "simulate.sent",
                    names.message(kind),
                    Numbers.whole(sent),
                    Numbers.whole(lost)));
      }
    }
  }
}
