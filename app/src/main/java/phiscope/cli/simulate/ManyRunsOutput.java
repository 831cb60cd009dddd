package phiscope.cli.simulate;

import java.io.PrintWriter;
import java.util.List;
import phiscope.bench.RunsAnswer;
import phiscope.bench.TapeRuns;
import phiscope.bench.json.JsonPrinter;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.runs.Estimate;
import phiscope.core.detector.runs.ManyRunsSettings;
import phiscope.core.detector.runs.Sample;
import phiscope.core.detector.runs.StudiedDetector;
import phiscope.core.detector.runs.StudiedQuality;
import phiscope.core.trace.TickScale;
import phiscope.figure.FigureTable;
import phiscope.figure.runs.RunsWords;
import phiscope.text.Messages;
import phiscope.text.ReadyTitles;

/**
 * Writes what the detectors of a document were worth over many runs.
 *
 * @param title of the document
 * @param answer what was found
 */
public record ManyRunsOutput(String title, RunsAnswer answer) {
  private static final int VERSION = 1;

  /** Writes a sentence, and one block of numbers a detector. */
  public void writeText(Messages messages, PrintWriter to) {
    RunsWords words = new RunsWords(answer, messages);
    if (!title.isBlank()) {
      to.println(ReadyTitles.in(messages, title));
    }
    String about = ReadyTitles.about(messages, title);
    if (!about.isEmpty()) {
      to.println(about);
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
   * Writes {@code {"phiscope": 1, "kind": "manyRuns", "tapes": [{..., "detectors": [...]}]}}; times
   * are in the unit of each tape.
   */
  public void writeJson(Appendable out) {
    JsonPrinter to = new JsonPrinter(out);
    to.object().name("phiscope").number(VERSION).name("kind").text("manyRuns");
    to.name("title").text(title).name("tapes").array();
    for (TapeRuns tape : answer.tapes()) {
      tape(to, tape);
    }
    to.endArray().endObject().end();
  }

  private static void tape(JsonPrinter to, TapeRuns tape) {
    ManyRunsSettings settings = tape.runs().settings();
    to.object().name("tape").text(tape.question().tape().name());
    to.name("drawn").text(tape.question().resampled() ? "intervals" : "generator");
    to.name("unit").text(tape.scale().unit().symbol());
    to.name("from").number(settings.firstSeed()).name("runs").number(tape.runs().runs());
    to.name("heartbeats").number(settings.generator().heartbeats());
    to.name("settling").number(settings.settling());
    to.name("period").number(Decimal.of(tape.scale().toUnits(tape.period())));
    to.name("detectors").array();
    for (StudiedQuality quality : tape.runs().detectors()) {
      detector(to, tape, quality);
    }
    to.endArray().endObject();
  }

  private static void detector(JsonPrinter to, TapeRuns tape, StudiedQuality quality) {
    TickScale scale = tape.scale();
    to.object();
    if (quality.detector() instanceof StudiedDetector.Timeout timeout) {
      to.name("timeout").number(scale.toTime(timeout.ticks()));
    } else {
      PhiPolicy policy = ((StudiedDetector.Phi) quality.detector()).policy();
      to.name("preset").text(policy.preset().id()).name("threshold").number(policy.threshold());
    }
    to.name("observedRuns").number(quality.observedRuns());
    to.name("observed").number(Decimal.of(scale.toUnits(quality.observed())));
    to.name("mistakes").number(quality.mistakes());
    to.name("runsWithoutMistake").number(quality.withoutMistake());
    to.name("dispersion").number(Decimal.of(quality.dispersion()));
    estimate(to, "mistakesInPeriod", quality.mistakesIn(tape.period()));
    estimate(to, "queryAccuracy", quality.accuracy());
    sample(to, "detection", scale, quality.detections());
    to.name("undetected").number(quality.undetected());
    sample(to, "mistakeDuration", scale, quality.durations());
    to.endObject();
  }

  private static void estimate(JsonPrinter to, String name, Estimate estimate) {
    to.name(name).inlineObject();
    number(to, "value", estimate.value());
    number(to, "low", estimate.low());
    number(to, "high", estimate.high());
    to.endObject();
  }

  private static void sample(JsonPrinter to, String name, TickScale scale, Sample sample) {
    to.name(name).inlineObject().name("count").number(sample.count());
    number(to, "mean", scale.toUnits(sample.mean()));
    number(to, "least", scale.toUnits(sample.least()));
    number(to, "median", scale.toUnits(sample.quantile(0.5)));
    number(to, "p90", scale.toUnits(sample.resolved(0.9)));
    number(to, "p99", scale.toUnits(sample.resolved(0.99)));
    number(to, "greatest", scale.toUnits(sample.greatest()));
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
