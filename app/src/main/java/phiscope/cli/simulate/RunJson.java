package phiscope.cli.simulate;

import java.util.OptionalDouble;
import phiscope.bench.Parameter;
import phiscope.bench.Standing;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimEvents;
import phiscope.bench.SwimMeasure;
import phiscope.bench.SwimMeasures;
import phiscope.bench.SwimWords;
import phiscope.bench.json.JsonPrinter;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.Detection;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.SwimCounters;
import phiscope.core.swim.SwimEnding;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MessageKind;

/**
 * Writes a run as JSON: {@code {"phiscope": 1, "kind": "simulation", ...}}.
 *
 * <p>{@code events} are the frames in which the script acted or a belief changed; {@code views}
 * what each member believes at the end, of whom it believes otherwise than alive in incarnation 0;
 * {@code measures} the counters beside theory. Times are seconds; what has no value is null.
 */
public final class RunJson implements RunOutput {
  private static final int VERSION = 1;

  private final JsonPrinter to;
  private SwimScenario scenario;

  /** Prints to somewhere. */
  public RunJson(Appendable out) {
    this.to = new JsonPrinter(out);
  }

  @Override
  public void begin(SwimBench bench) {
    scenario = bench.scenario();
    to.object().name("phiscope").number(VERSION).name("kind").text("simulation");
    to.name("title").text(bench.title()).name("seed").number(bench.seed());
    to.name("members").number(bench.members()).name("events").array();
  }

  @Override
  public void frame(SwimFrame frame) {
    if (SwimEvents.isEvent(frame)) {
      event(frame);
    }
  }

  @Override
  public void end(SwimEnding ending) {
    ClusterSnapshot cluster = ending.last().cluster();
    to.endArray().name("frames").number(ending.frames());
    to.name("time").number(Decimal.seconds(ending.last().time()));
    to.name("end").text(Parameter.word(ending.why()));
    to.name("views").array();
    for (int member = 0; member < cluster.members(); member++) {
      view(cluster, member);
    }
    to.endArray().name("standings").array();
    Standing.of(cluster).forEach(this::standing);
    to.endArray().name("measures").array();
    SwimMeasures.of(scenario, cluster).forEach(this::measure);
    to.endArray().name("counters");
    counters(cluster.counters());
    to.endObject().end();
  }

  private void event(SwimFrame frame) {
    to.inlineObject().name("frame").number(frame.index());
    to.name("time").number(Decimal.seconds(frame.time()));
    to.name("event").text(SwimWords.of(frame.event()));
    to.name("member");
    orNull(frame.event().member());
    to.name("cause");
    orNull(frame.cause());
    to.name("changes").inlineArray();
    frame.changes().forEach(this::change);
    to.endArray().endObject();
  }

  private void orNull(long number) {
    if (number < 0) {
      to.nothing();
    } else {
      to.number(number);
    }
  }

  private void change(Change change) {
    to.inlineObject().name("kind").text(SwimWords.of(change));
    if (change instanceof Change.ViewChanged view) {
      to.name("observer").number(view.observer()).name("subject").number(view.subject());
      to.name("before");
      belief(view.before());
      to.name("after");
      belief(view.after());
      to.name("reason").text(Parameter.word(view.reason()));
    } else if (change instanceof Change.Refuted refuted) {
      to.name("before").number(refuted.before()).name("after").number(refuted.after());
    }
    to.endObject();
  }

  private void belief(MemberRecord record) {
    if (record == null) {
      to.nothing();
      return;
    }
    to.inlineObject().name("state").text(Parameter.word(record.state()));
    to.name("incarnation").number(record.incarnation()).endObject();
  }

  private void view(ClusterSnapshot cluster, int member) {
    to.inlineObject().name("member").number(member);
    to.name("status").text(Parameter.word(cluster.status(member)));
    to.name("incarnation").number(cluster.incarnation(member));
    to.name("localHealth").number(cluster.localHealth(member));
    to.name("otherwise").inlineArray();
    if (cluster.status(member) != HostStatus.ABSENT) {
      cluster.eachException(
          member,
          (subject, record) -> {
            to.inlineObject().name("subject").number(subject).name("belief");
            belief(record);
            to.endObject();
          });
    }
    to.endArray().endObject();
  }

  private void standing(Standing standing) {
    to.inlineObject().name("member").number(standing.member());
    to.name("present").number(standing.present()).name("of").number(standing.ofMembers());
    to.name("quorum").flag(standing.hasQuorum()).name("coordinator");
    orNull(standing.coordinator());
    to.name("changes").number(standing.effects().changes());
    to.name("sideEffectsLimited").number(standing.effects().limited()).endObject();
  }

  private void measure(SwimMeasure measure) {
    to.inlineObject().name("quantity").text(Parameter.word(measure.quantity()));
    to.name("measured");
    number(measure.measured());
    to.name("expected");
    number(measure.expected());
    to.endObject();
  }

  private void number(OptionalDouble number) {
    if (number.isPresent()) {
      to.number(Decimal.of(number.getAsDouble()));
    } else {
      to.nothing();
    }
  }

  private void counters(SwimCounters counters) {
    counters(to, counters);
  }

  /** Writes counters as an object. */
  static void counters(JsonPrinter to, SwimCounters counters) {
    to.inlineObject().name("probes").number(counters.probes());
    to.name("falseSuspicions").number(counters.falseSuspicions());
    to.name("falseDeaths").number(counters.falseDeaths());
    to.name("sent").inlineObject();
    for (MessageKind kind : MessageKind.values()) {
      to.name(Parameter.word(kind)).number(counters.sent(kind));
    }
    to.endObject().name("lost").number(counters.lostInAll());
    to.name("detections").inlineArray();
    for (int member : counters.detections().keys()) {
      detection(to, member, counters.detections().get(member));
    }
    to.endArray().endObject();
  }

  private static void detection(JsonPrinter to, int member, Detection detection) {
    to.inlineObject().name("member").number(member);
    time(to, "stoppedAt", detection.stoppedAt());
    time(to, "firstProbeAt", detection.firstProbeAt());
    time(to, "firstSuspectAt", detection.firstSuspectAt());
    time(to, "firstDeadAt", detection.firstDeadAt());
    to.name("knowing").number(detection.knowing());
    time(to, "lastDeadAt", detection.lastDeadAt());
    to.endObject();
  }

  private static void time(JsonPrinter to, String name, long ticks) {
    to.name(name);
    if (ticks < 0) {
      to.nothing();
    } else {
      to.number(Decimal.seconds(ticks));
    }
  }
}
