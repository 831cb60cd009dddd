package phiscope.cli.simulate;

import java.io.PrintWriter;
import java.util.List;
import phiscope.bench.DetectorBench;
import phiscope.bench.RunsQuestion;
import phiscope.bench.json.JsonPrinter;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.runs.Estimate;
import phiscope.core.detector.runs.ManyRuns;
import phiscope.core.detector.runs.Sample;
import phiscope.core.detector.runs.StudiedDetector;
import phiscope.core.detector.runs.StudiedQuality;
import phiscope.figure.FigureTable;
import phiscope.figure.runs.RunsWords;
import phiscope.text.Messages;

/**
 * Writes what the detectors of a document were worth over many runs.
 *
 * @param bench the document
 * @param runs what was found
 */
public record ManyRunsOutput(DetectorBench bench, ManyRuns runs) {
  private static final int VERSION = 1;

  /** Writes a sentence, and one block of numbers a detector. */
  public void writeText(Messages messages, PrintWriter to) {
    RunsWords words = new RunsWords(runs, RunsQuestion.period(bench.scale()), messages);
    if (!bench.title().isBlank()) {
      to.println(bench.title());
    }
    to.println(words.reading());
    FigureTable table = words.table();
    for (List<String> row : table.rows()) {
      to.println();
      to.println(row.get(0));
      for (int i = 1; i < row.size(); i++) {
        to.println("  " + messages.get("simulate.runs.number", table.header().get(i), row.get(i)));
      }
    }
  }

  /**
   * Writes {@code {"phiscope": 1, "kind": "manyRuns", "detectors": [...]}}; times are in the unit
   * of the document.
   */
  public void writeJson(Appendable out) {
    JsonPrinter to = new JsonPrinter(out);
    to.object().name("phiscope").number(VERSION).name("kind").text("manyRuns");
    to.name("title").text(bench.title()).name("unit").text(bench.scale().unit().symbol());
    to.name("from").number(runs.settings().firstSeed()).name("runs").number(runs.runs());
    to.name("heartbeats").number(runs.settings().generator().heartbeats());
    to.name("settling").number(runs.settings().settling());
    to.name("period").number(Decimal.of(units(RunsQuestion.period(bench.scale()))));
    to.name("detectors").array();
    for (StudiedQuality quality : runs.detectors()) {
      detector(to, quality);
    }
    to.endArray().endObject().end();
  }

  private double units(double ticks) {
    return bench.scale().toUnits(ticks);
  }

  private void detector(JsonPrinter to, StudiedQuality quality) {
    to.object();
    if (quality.detector() instanceof StudiedDetector.Timeout timeout) {
      to.name("timeout").number(bench.scale().toTime(timeout.ticks()));
    } else {
      PhiPolicy policy = ((StudiedDetector.Phi) quality.detector()).policy();
      to.name("preset").text(policy.preset().id()).name("threshold").number(policy.threshold());
    }
    to.name("observedRuns").number(quality.observedRuns());
    to.name("observed").number(Decimal.of(units(quality.observed())));
    to.name("mistakes").number(quality.mistakes());
    to.name("runsWithoutMistake").number(quality.withoutMistake());
    to.name("dispersion").number(Decimal.of(quality.dispersion()));
    estimate(to, "mistakesInPeriod", quality.mistakesIn(RunsQuestion.period(bench.scale())));
    estimate(to, "queryAccuracy", quality.accuracy());
    sample(to, "detection", quality.detections());
    to.name("undetected").number(quality.undetected());
    sample(to, "mistakeDuration", quality.durations());
    to.endObject();
  }

  private static void estimate(JsonPrinter to, String name, Estimate estimate) {
    to.name(name).inlineObject();
    number(to, "value", estimate.value());
    number(to, "low", estimate.low());
    number(to, "high", estimate.high());
    to.endObject();
  }

  private void sample(JsonPrinter to, String name, Sample sample) {
    to.name(name).inlineObject().name("count").number(sample.count());
    number(to, "mean", units(sample.mean()));
    number(to, "least", units(sample.least()));
    number(to, "median", units(sample.quantile(0.5)));
    number(to, "p90", units(sample.quantile(0.9)));
    number(to, "p99", units(sample.quantile(0.99)));
    number(to, "greatest", units(sample.greatest()));
    to.endObject();
  }

  private static void number(JsonPrinter to, String name, double value) {
    to.name(name);
    if (Double.isFinite(value)) {
      to.number(Decimal.of(value));
    } else {
      to.nothing();
    }
  }
}
