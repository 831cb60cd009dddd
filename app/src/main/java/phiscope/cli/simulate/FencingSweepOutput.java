package phiscope.cli.simulate;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntConsumer;
import phiscope.bench.BenchKind;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingCounter;
import phiscope.bench.FencingParameter;
import phiscope.bench.SeedRange;
import phiscope.bench.json.JsonPrinter;
import phiscope.core.fencing.FencingCounters;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.InvariantState;
import phiscope.core.kernel.Replay;
import phiscope.text.Messages;
import phiscope.text.Numbers;
import phiscope.text.fencing.FencingNames;

/**
 * Runs of the fencing bench with several seeds: what each has cost and which invariants it broke.
 *
 * @param seeds those that were asked for
 * @param ends how the runs stood at their ends, one a seed, in order; fewer where it was stopped
 */
public record FencingSweepOutput(FencingBench bench, SeedRange seeds, List<FencingSnapshot> ends) {
  private static final int VERSION = 1;

  public FencingSweepOutput {
    ends = List.copyOf(ends);
  }

  /** Runs the branch that a document shows once with each seed. */
  public static FencingSweepOutput of(
      FencingBench bench, SeedRange seeds, BooleanSupplier cancelled, IntConsumer progress) {
    List<FencingSnapshot> ends = new ArrayList<>();
    for (int i = 0; i < seeds.count() && !cancelled.getAsBoolean(); i++) {
      FencingScenario scenario = FencingParameter.SEED.with(bench.scenario(), seeds.seed(i));
      FencingRun run = FencingRun.of(scenario, FencingBench.MAX_FRAMES, cancelled);
      if (run.end() != Replay.End.CANCELLED) {
        ends.add(run.lastFrame().snapshot());
        progress.accept(ends.size());
      }
    }
    return new FencingSweepOutput(bench, seeds, ends);
  }

  /** Whether all seeds were run. */
  public boolean isWhole() {
    return ends.size() == seeds.count();
  }

  /** For people to read: a line a seed, and how many of them broke what. */
  public void writeText(Messages messages, PrintWriter to) {
    FencingNames names = new FencingNames(messages);
    to.println(
        messages.get(
            "simulate.fencing.seeds",
            seeds.from(),
            Numbers.whole(ends.size()),
            Numbers.whole(seeds.count())));
    StringBuilder header = new StringBuilder(messages.get("simulate.fencing.seed"));
    for (FencingCounter counter : FencingCounter.values()) {
      header.append('\t').append(names.counter(counter));
    }
    to.println(header.append('\t').append(messages.get("simulate.fencing.broken")));
    for (int i = 0; i < ends.size(); i++) {
      StringBuilder line = new StringBuilder(String.valueOf(seeds.seed(i)));
      for (FencingCounter counter : FencingCounter.values()) {
        FencingCounters counters = ends.get(i).counters();
        // Whoever takes the table apart wants digits.
        line.append('\t')
            .append(
                counter.isTime()
                    ? names.value(counter, counters)
                    : String.valueOf(counter.of(counters)));
      }
      List<String> broken =
          ends.get(i).invariants().stream()
              .filter(state -> !state.hasHeld())
              .map(state -> names.shortInvariant(state.invariant()))
              .toList();
      to.println(line.append('\t').append(String.join("; ", broken)));
    }
    to.println();
    for (Invariant invariant : Invariant.values()) {
      long count = ends.stream().filter(end -> !end.invariant(invariant).hasHeld()).count();
      to.println(
          messages.get(
              "simulate.fencing.brokenIn",
              names.invariant(invariant),
              Numbers.whole(count),
              Numbers.whole(ends.size())));
    }
  }

  /** As JSON. */
  public void writeJson(Appendable out) {
    JsonPrinter to = new JsonPrinter(out);
    to.object().name("phiscope").number(VERSION).name("kind").text("simulations");
    to.name("bench").text(BenchKind.FENCING.word()).name("title").text(bench.title());
    to.name("runs").array();
    for (int i = 0; i < ends.size(); i++) {
      List<InvariantState> invariants = ends.get(i).invariants();
      to.object().name("seed").number(seeds.seed(i)).name("invariants");
      FencingOutput.invariants(to, invariants);
      to.name("counters");
      FencingOutput.counters(to, ends.get(i).counters());
      to.endObject();
    }
    to.endArray().endObject().end();
  }
}
