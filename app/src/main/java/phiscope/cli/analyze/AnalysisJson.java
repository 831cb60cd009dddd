package phiscope.cli.analyze;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import phiscope.bench.DetectorReading;
import phiscope.bench.PolicyReading;
import phiscope.bench.TapeReading;
import phiscope.bench.json.JsonPrinter;
import phiscope.bench.json.PolicyJson;
import phiscope.core.detector.TapeFold.Suspicion;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.example.QuantityTexts;

/**
 * Writes analyses as JSON: {@code {"phiscope": 1, "kind": "analysis", "benches": [...]}}.
 *
 * <p>Each bench has name, unit and tapes; each tape its counts and, by policy, the quality of
 * service over the whole tape, the suspicions (at most {@value #MOST_SUSPICIONS}) and the queries:
 * one a time asked, with window, model, answer, posterior and consumers. Times are in the unit of
 * the bench. What has no value is null; an infinite number is the text "Infinity", and a number
 * whose exponent is beyond 300 is a text too, such as "1.2e-54290".
 */
final class AnalysisJson {
  private static final int VERSION = 1;
  private static final int MOST_SUSPICIONS = 10_000;
  private static final int LARGEST_EXPONENT = 300;

  private final JsonPrinter out;

  private AnalysisJson(JsonPrinter out) {
    this.out = out;
  }

  static void write(List<Analysis> analyses, Appendable to) {
    JsonPrinter printer = new JsonPrinter(to);
    printer.object().name("phiscope").number(VERSION).name("kind").text("analysis");
    printer.name("benches").array();
    analyses.forEach(new AnalysisJson(printer)::bench);
    printer.endArray().endObject().end();
  }

  private void bench(Analysis analysis) {
    TimeUnit unit = analysis.bench().scale().unit();
    out.object().name("name").text(analysis.name()).name("unit").text(unit.symbol());
    out.name("prior").number(analysis.bench().prior());
    List<Map<String, String>> texts = new ArrayList<>();
    analysis.readings().forEach(reading -> texts.add(QuantityTexts.of(reading)));
    out.name("tapes").array();
    for (int i = 0; i < analysis.bench().tapes().size(); i++) {
      tape(analysis, i, texts);
    }
    out.endArray().endObject();
  }

  private void tape(Analysis analysis, int tape, List<Map<String, String>> texts) {
    TapeReading reading = analysis.readings().get(0).tapes().get(tape);
    out.object().name("name").text(reading.tape().name());
    int size = reading.tape().heartbeats().size();
    long lost = 0;
    for (int i = 0; i < size; i++) {
      if (reading.main().fold().treatment(i) == Treatment.LOST) {
        lost++;
      }
    }
    out.name("heartbeats").number(size).name("lost").number(lost);
    out.name("policies").array();
    for (int j = 0; j < reading.policies().size(); j++) {
      policy(analysis, tape, j, texts);
    }
    out.endArray().endObject();
  }

  private void policy(Analysis analysis, int tape, int policy, List<Map<String, String>> texts) {
    PolicyReading first = analysis.readings().get(0).tapes().get(tape).policies().get(policy);
    TickScale scale = analysis.bench().scale();
    String place = "/tapes/" + tape + "/policies/" + policy;
    out.object().name("policy");
    PolicyJson.write(out, first.policy(), scale.unit());
    out.name("accepted").number(first.fold().acceptedCount());
    Quantities quality = new Quantities(texts.get(0), place + "/quality/");
    out.name("quality").object();
    for (String name :
        List.of(
            "mistakes",
            "meanMistakeDuration",
            "mistakeRecurrence",
            "observedAliveTime",
            "queryAccuracy",
            "detectionTime")) {
      quality.write(name, name);
    }
    out.endObject().name("suspicions").array();
    long horizon = analysis.readings().get(0).tapes().get(tape).horizon();
    first.fold().suspicions(0, horizon, MOST_SUSPICIONS).forEach(it -> suspicion(it, scale));
    out.endArray().name("queries").array();
    for (int i = 0; i < analysis.readings().size(); i++) {
      query(analysis.readings().get(i), tape, policy, new Quantities(texts.get(i), place + "/"));
    }
    out.endArray().endObject();
  }

  private void suspicion(Suspicion suspicion, TickScale scale) {
    out.inlineObject().name("from");
    number(SuspicionTimes.text(suspicion.from(), scale));
    out.name("to");
    number(SuspicionTimes.text(suspicion.to(), scale));
    out.name("mistake").flag(suspicion.mistake()).name("open").flag(suspicion.open()).endObject();
  }

  private void query(DetectorReading reading, int tape, int policy, Quantities quantities) {
    PolicyReading answered = reading.tapes().get(tape).policies().get(policy);
    out.object().name("at").number(reading.bench().scale().toTime(reading.bench().now()));
    quantities.write("lastAccepted", "lastAccepted");
    quantities.write("elapsed", "elapsed");
    out.name("window").inlineObject();
    for (String name :
        List.of("count", "sum", "sumOfSquares", "mean", "populationVariance", "sampleVariance")) {
      quantities.write(name, "window/" + name);
    }
    out.endObject().name("model").inlineObject();
    quantities.write("mean", "model/mean");
    quantities.write("sigma", "model/sigma");
    out.endObject();
    quantities.write("z", "z");
    quantities.write("survival", "survival");
    out.name("status").text(quantities.word("result/status"));
    quantities.write("phi", "result/phi");
    out.name("suspected").flag(answered.result().suspected());
    quantities.write("posterior", "posterior/posterior");
    out.name("consumers").array();
    for (int k = 0; k < answered.consumers().size(); k++) {
      out.inlineObject().name("name").text(answered.consumers().get(k).consumer().name());
      out.name("threshold").number(answered.consumers().get(k).consumer().threshold());
      quantities.write("crossingElapsed", "consumers/" + k + "/crossingElapsed");
      out.name("decision").text(quantities.word("consumers/" + k + "/decision"));
      out.endObject();
    }
    out.endArray().endObject();
  }

  private void number(String text) {
    if (text == null || text.isEmpty()) {
      out.nothing();
    } else if (text.endsWith("Infinity") || isBeyondDoubles(text)) {
      out.text(text);
    } else {
      out.number(new BigDecimal(text));
    }
  }

  private static boolean isBeyondDoubles(String text) {
    int exponent = text.indexOf('e');
    String digits = exponent < 0 ? "0" : text.substring(exponent + 1).replace("-", "");
    return digits.length() > 3 || Integer.parseInt(digits) > LARGEST_EXPONENT;
  }

  /** Quantities below a place. */
  private final class Quantities {
    private final Map<String, String> texts;
    private final String place;

    Quantities(Map<String, String> texts, String place) {
      this.texts = texts;
      this.place = place;
    }

    void write(String name, String quantity) {
      out.name(name);
      number(texts.get(place + quantity));
    }

    String word(String quantity) {
      return texts.getOrDefault(place + quantity, "");
    }
  }
}
