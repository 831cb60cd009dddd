package phiscope.cli.simulate;

import java.io.PrintWriter;
import java.util.List;
import phiscope.bench.BenchKind;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingCounter;
import phiscope.bench.FencingEvents;
import phiscope.bench.FencingWords;
import phiscope.bench.Parameter;
import phiscope.bench.json.JsonPrinter;
import phiscope.bench.script.ScriptValues;
import phiscope.core.fencing.FencingCounters;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.InvariantState;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.fencing.FencingNames;
import phiscope.text.fencing.FencingSentences;

/**
 * Writes a run of the fencing bench: what happened, what held and what it cost; for people, or as
 * JSON: {@code {"phiscope": 1, "kind": "simulation", "bench": "fencing", ...}}.
 */
public final class FencingOutput {
  private static final int VERSION = 1;

  private final FencingBench bench;
  private final FencingRun run;

  private FencingOutput(FencingBench bench, FencingRun run) {
    this.bench = bench;
    this.run = run;
  }

  /** The run of the branch that a document shows. */
  public static FencingOutput of(FencingBench bench, FencingRun run) {
    return new FencingOutput(bench, run);
  }

  /** For people to read. */
  public void writeText(Messages messages, PrintWriter to) {
    FencingNames names = new FencingNames(messages);
    FencingScenario scenario = run.scenario();
    if (!bench.title().isBlank()) {
      to.println(bench.title());
    }
    to.println(
        messages.get(
            "simulate.fencing.heading",
            scenario.holders(),
            scenario.seed(),
            ScriptValues.spoken(scenario.horizon())));
    to.println(
        messages.get("simulate.fencing.protections", names.protections(scenario.protections())));
    to.println();
    to.println(messages.get("simulate.fencing.events"));
    FencingSentences sentences = new FencingSentences(messages);
    for (int index = 0; index < run.size(); index++) {
      FencingFrame frame = run.frame(index);
      if (FencingEvents.isEvent(frame)) {
        event(frame, sentences, to);
      }
    }
    to.println();
    FencingFrame last = run.lastFrame();
    to.println(
        messages.get(
            "simulate.end." + run.end().name(),
            Numbers.whole(run.size()),
            ScriptValues.spoken(last.time())));
    to.println();
    to.println(messages.get("simulate.fencing.invariants"));
    for (InvariantState state : last.snapshot().invariants()) {
      to.println("  " + sentences.of(state.invariant()).text() + " " + sentences.of(state).text());
    }
    to.println();
    to.println(messages.get("simulate.fencing.counters"));
    for (FencingCounter counter : FencingCounter.values()) {
      String value = names.value(counter, last.snapshot().counters());
      to.println("  " + messages.get("simulate.fencing.counter", names.counter(counter), value));
    }
  }

  private static void event(FencingFrame frame, FencingSentences sentences, PrintWriter to) {
    String time = Decimal.seconds(frame.time()).toPlainString();
    to.println("  " + time + " s  #" + frame.index() + "  " + sentences.of(frame).text());
    for (InvariantState state : frame.snapshot().invariants()) {
      boolean begins = state.latest().filter(breach -> breach.frame() == frame.index()).isPresent();
      if (begins) {
        InvariantState.Reason reason = state.latest().orElseThrow().reason();
        to.println("    !  " + sentences.of(reason).text());
      }
    }
  }

  /** As JSON; times are seconds. */
  public void writeJson(Appendable out) {
    JsonPrinter to = new JsonPrinter(out);
    FencingFrame last = run.lastFrame();
    to.object().name("phiscope").number(VERSION).name("kind").text("simulation");
    to.name("bench").text(BenchKind.FENCING.word()).name("title").text(bench.title());
    to.name("seed").number(run.scenario().seed());
    to.name("holders").number(run.scenario().holders());
    to.name("frames").number(run.size()).name("time").number(Decimal.seconds(last.time()));
    to.name("end").text(Parameter.word(run.end())).name("events").array();
    for (int index = 0; index < run.size(); index++) {
      FencingFrame frame = run.frame(index);
      if (FencingEvents.isEvent(frame)) {
        to.inlineObject().name("frame").number(frame.index());
        to.name("time").number(Decimal.seconds(frame.time()));
        to.name("event").text(FencingWords.of(frame.event()));
        to.name("cause").number(frame.cause()).name("breaks").inlineArray();
        frame.brokenHere().forEach(invariant -> to.text(Parameter.word(invariant)));
        to.endArray().endObject();
      }
    }
    to.endArray().name("invariants");
    invariants(to, last.snapshot().invariants());
    to.name("counters");
    counters(to, last.snapshot().counters());
    to.endObject().end();
  }

  static void invariants(JsonPrinter to, List<InvariantState> states) {
    to.object();
    for (InvariantState state : states) {
      to.name(Parameter.word(state.invariant())).inlineObject();
      to.name("times").number(state.times());
      state.first().ifPresent(breach -> to.name("firstFrame").number(breach.frame()));
      to.endObject();
    }
    to.endObject();
  }

  static void counters(JsonPrinter to, FencingCounters counters) {
    to.object();
    for (FencingCounter counter : FencingCounter.values()) {
      to.name(Parameter.word(counter));
      if (counter.isTime()) {
        to.number(Decimal.seconds(counter.of(counters)));
      } else {
        to.number(counter.of(counters));
      }
    }
    to.endObject();
  }
}
