package phiscope.cli.simulate;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import phiscope.bench.SeedRange;
import phiscope.bench.SwimBench;
import phiscope.bench.json.JsonPrinter;
import phiscope.core.swim.Detection;
import phiscope.core.swim.SwimOutcome;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/**
 * Writes runs with different seeds: a line each, and what they have in common.
 *
 * @param bench the document
 * @param seeds the seeds that were asked for
 * @param outcomes of those that were run, in order
 */
public record SweepOutput(SwimBench bench, SeedRange seeds, List<SwimOutcome> outcomes) {
  private static final int VERSION = 1;

  public SweepOutput {
    outcomes = List.copyOf(outcomes);
  }

  /** Writes {@code {"phiscope": 1, "kind": "simulations", "runs": [...]}}; times are seconds. */
  public void writeJson(Appendable out) {
    JsonPrinter to = new JsonPrinter(out);
    to.object().name("phiscope").number(VERSION).name("kind").text("simulations");
    to.name("title").text(bench.title()).name("members").number(bench.members());
    to.name("from").number(seeds.from()).name("count").number(seeds.count());
    to.name("runs").array();
    for (SwimOutcome outcome : outcomes) {
      to.inlineObject().name("seed").number(outcome.seed());
      to.name("time").number(Decimal.seconds(outcome.end()));
      to.name("frames").number(outcome.frames()).name("counters");
      RunJson.counters(to, outcome.counters());
      to.endObject();
    }
    to.endArray().endObject().end();
  }

  /** Writes a table of the seeds and, below, least, mean and greatest. */
  public void writeText(Messages messages, PrintWriter to) {
    if (!bench.title().isBlank()) {
      to.println(bench.title());
    }
    to.println(
        messages.get(
            "simulate.seeds",
            seeds.from(),
            Numbers.whole(outcomes.size()),
            Numbers.whole(seeds.count())));
    to.println();
    to.println(messages.get("simulate.seeds.columns"));
    for (SwimOutcome outcome : outcomes) {
      Detection detection = first(outcome);
      to.println(
          String.join(
              "\t",
              String.valueOf(outcome.seed()),
              time(detection, Detection::firstProbeAt),
              time(detection, Detection::firstSuspectAt),
              time(detection, Detection::firstDeadAt),
              time(detection, Detection::lastDeadAt),
              String.valueOf(outcome.counters().sentInAll()),
              String.valueOf(outcome.counters().falseSuspicions()),
              String.valueOf(outcome.counters().falseDeaths())));
    }
    to.println();
    common("simulate.seeds.firstProbe", Detection::firstProbeAt, messages, to);
    common("simulate.seeds.firstSuspect", Detection::firstSuspectAt, messages, to);
    common("simulate.seeds.firstDead", Detection::firstDeadAt, messages, to);
    common("simulate.seeds.lastDead", Detection::lastDeadAt, messages, to);
  }

  /** The detection of the member that stopped first; null where none did. */
  private static Detection first(SwimOutcome outcome) {
    Detection first = null;
    for (Detection detection : outcome.counters().detections().values()) {
      first = first == null || detection.stoppedAt() < first.stoppedAt() ? detection : first;
    }
    return first;
  }

  private static String time(Detection detection, ToLongFunction<Detection> instant) {
    return detection == null || instant.applyAsLong(detection) < 0
        ? "–"
        : Decimal.seconds(instant.applyAsLong(detection) - detection.stoppedAt()).toPlainString();
  }

  private void common(
      String key, ToLongFunction<Detection> instant, Messages messages, PrintWriter to) {
    List<Long> times = new ArrayList<>();
    for (SwimOutcome outcome : outcomes) {
      Detection detection = first(outcome);
      if (detection != null && instant.applyAsLong(detection) >= 0) {
        times.add(instant.applyAsLong(detection) - detection.stoppedAt());
      }
    }
    if (times.isEmpty()) {
      return;
    }
    long least = times.stream().mapToLong(Long::longValue).min().orElseThrow();
    long greatest = times.stream().mapToLong(Long::longValue).max().orElseThrow();
    double mean = times.stream().mapToLong(Long::longValue).average().orElseThrow() / 1e6;
    to.println(
        messages.get(
            "simulate.seeds.common",
            messages.get(key),
            Numbers.whole(times.size()),
            Decimal.seconds(least).toPlainString(),
            Decimal.of(mean).toPlainString(),
            Decimal.seconds(greatest).toPlainString()));
  }
}
