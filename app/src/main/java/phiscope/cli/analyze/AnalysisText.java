package phiscope.cli.analyze;

import java.io.PrintWriter;
import java.util.List;
import phiscope.bench.ConsumerReading;
import phiscope.bench.DetectorReading;
import phiscope.bench.PolicyReading;
import phiscope.bench.TapeReading;
import phiscope.core.detector.QualityOfService;
import phiscope.core.detector.TapeFold.Suspicion;
import phiscope.core.trace.TickScale;
import phiscope.text.Messages;
import phiscope.text.Numbers;

/** Writes analyses for a person to read on a terminal. */
final class AnalysisText {
  private static final int LISTED = 10;

  private final Messages messages;
  private final PrintWriter out;

  AnalysisText(Messages messages, PrintWriter out) {
    this.messages = messages;
    this.out = out;
  }

  void write(List<Analysis> analyses) {
    analyses.forEach(this::bench);
    out.flush();
  }

  private void say(String indent, String key, Object... arguments) {
    out.println(indent + messages.get(key, arguments));
  }

  private void bench(Analysis analysis) {
    say("", "analyze.bench", analysis.name());
    for (int i = 0; i < analysis.bench().tapes().size(); i++) {
      TapeReading tape = analysis.readings().get(0).tapes().get(i);
      String name = tape.tape().name().isBlank() ? String.valueOf(i + 1) : tape.tape().name();
      say("  ", "analyze.tape", name, Numbers.whole(tape.tape().heartbeats().size()));
      for (int j = 0; j < tape.policies().size(); j++) {
        policy(analysis, i, j);
      }
    }
  }

  private void policy(Analysis analysis, int tape, int policy) {
    PolicyReading first = analysis.readings().get(0).tapes().get(tape).policies().get(policy);
    TickScale scale = analysis.bench().scale();
    say(
        "    ",
        "analyze.policy",
        messages.get("ui.policy.preset." + first.policy().preset().id()),
        Numbers.exact(first.policy().threshold()));
    quality(first, analysis.readings().get(0).tapes().get(tape), scale);
    for (DetectorReading reading : analysis.readings()) {
      query(reading.tapes().get(tape).policies().get(policy), reading);
    }
  }

  private void quality(PolicyReading policy, TapeReading tape, TickScale scale) {
    QualityOfService quality = policy.quality();
    say(
        "      ",
        "analyze.quality",
        Numbers.whole(quality.mistakes()),
        Numbers.time(quality.observedAliveTime(), scale),
        Numbers.percent(quality.queryAccuracy()));
    if (tape.tape().crash().isPresent()) {
      boolean detected = quality.detectionTime().isPresent();
      say(
          "      ",
          detected ? "analyze.detected" : "analyze.undetected",
          detected ? Numbers.time(quality.detectionTime().getAsDouble(), scale) : "");
    }
    List<Suspicion> suspicions = policy.fold().suspicions(0, tape.horizon(), LISTED);
    for (Suspicion suspicion : suspicions) {
      say(
          "      ",
          suspicion.mistake() ? "analyze.mistake" : "analyze.suspicion",
          Numbers.time(suspicion.from(), scale),
          Numbers.time(suspicion.to(), scale));
    }
    long more = policy.fold().suspicionCount() - suspicions.size();
    if (more > 0) {
      say("      ", "analyze.more", Numbers.whole(more));
    }
  }

  private void query(PolicyReading policy, DetectorReading reading) {
    TickScale scale = reading.bench().scale();
    String now = Numbers.time(reading.bench().now(), scale);
    if (policy.elapsed().isEmpty()) {
      say("      ", "analyze.query.nothing", now);
      return;
    }
    String silence = Numbers.time(policy.elapsed().getAsLong(), scale);
    say("      ", "analyze.query", now, silence, Numbers.phi(policy.result(), messages));
    policy
        .model()
        .ifPresent(
            model ->
                say(
                    "        ",
                    "analyze.model",
                    Numbers.whole(policy.window().count()),
                    Numbers.time(model.mean(), scale),
                    Numbers.time(model.sigma(), scale),
                    Numbers.probabilityFromLog10(policy.log10Survival()).text()));
    policy
        .posterior()
        .ifPresent(
            belief ->
                say(
                    "        ",
                    "analyze.posterior",
                    Numbers.percent(belief.prior()),
                    Numbers.belief(belief.log10PosteriorOdds())));
    for (ConsumerReading consumer : policy.consumers()) {
      consumer(consumer, policy.elapsed().getAsLong(), scale);
    }
  }

  private void consumer(ConsumerReading consumer, long silence, TickScale scale) {
    String decision = messages.get("decision." + decision(consumer));
    double crossing = consumer.crossingElapsed();
    String name = consumer.consumer().name();
    if (Double.isFinite(crossing)) {
      String from = Numbers.timeApart(crossing, silence, scale);
      say("        ", "analyze.consumer", name, decision, from);
    } else {
      say("        ", "analyze.consumer.never", name, decision);
    }
  }

  private static String decision(ConsumerReading consumer) {
    return switch (consumer.decision()) {
      case BELOW -> "below";
      case SUSPECT -> "suspect";
      case UNTRAINED -> "untrained";
      case BOUNDARY -> "boundary";
      case CONFIRMING -> "confirming";
      case COOLING_DOWN -> "coolingDown";
    };
  }
}
