package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.Decimals;

/** {@code quality}: what a detector said over some arrivals, and its quality of service. */
final class QualityProblem {
  private static final String FIXED_TIMEOUT = "fixedTimeout";
  private static final String PHI = "phi";

  private QualityProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    List<Arrival> arrivals = new ArrayList<>();
    fields.objects("arrivals", (index, arrival) -> arrivals.add(arrival(arrival)));
    arrivals.sort(Comparator.comparing(Arrival::at));
    Optional<BigFraction> crash = fields.numberOrNull("crash", NumberRange.NOT_NEGATIVE);
    BigFraction horizon = fields.number("horizon", NumberRange.NOT_NEGATIVE);
    Optional<ProblemFields> detector = fields.object("detector");
    fields.noOthers();
    List<BigFraction> times = new ArrayList<>(arrivals.stream().map(Arrival::at).toList());
    times.add(horizon);
    crash.ifPresent(times::add);
    // Bounds the work: all that follows computes with fractions of these times.
    BigInteger ticksPerUnit =
        Intervals.onCommonScale(fields, "arrivals", times)
            .flatMap(found -> found.lightEnoughForFractions(fields, "arrivals"))
            .map(Intervals::ticksPerUnit)
            .orElse(BigInteger.ONE);
    Optional<SilenceRule> rule = detector.flatMap(found -> rule(found, ticksPerUnit));
    return fields.areSound()
        ? rule.flatMap(silence -> run(fields, arrivals, silence, crash, horizon))
        : Optional.empty();
  }

  private static Arrival arrival(ProblemFields fields) {
    BigInteger sequence = fields.whole("sequence");
    BigFraction at = fields.number("at", NumberRange.NOT_NEGATIVE);
    fields.noOthers();
    return new Arrival(sequence, at);
  }

  private static Optional<SilenceRule> rule(ProblemFields detector, BigInteger ticksPerUnit) {
    String type = detector.word("type", List.of(FIXED_TIMEOUT, PHI));
    if (type.equals(FIXED_TIMEOUT)) {
      BigFraction timeout = detector.number("timeout", NumberRange.POSITIVE);
      detector.noOthers();
      return Optional.of(new FixedTimeoutRule(timeout));
    }
    int windowSize = detector.count("windowSize");
    boolean sample = Spread.isSample(detector);
    Optional<BigFraction> floor = detector.numberOrNull("sigmaFloor", NumberRange.POSITIVE);
    BigFraction threshold = detector.number("threshold", NumberRange.POSITIVE);
    detector.noOthers();
    if (sample && windowSize < 2) {
      detector.complainAbout("windowSize", "solve.quality.sampleOfOne");
    }
    return detector.areSound()
        ? Optional.of(new PhiRule(windowSize, sample, floor, threshold, ticksPerUnit))
        : Optional.empty();
  }

  private static Optional<Answer> run(
      ProblemFields fields,
      List<Arrival> arrivals,
      SilenceRule rule,
      Optional<BigFraction> crash,
      BigFraction horizon) {
    TimePoint end = TimePoint.of(horizon);
    try {
      ObservedRun run = ObservedRun.of(arrivals, rule, end);
      RunQuality quality = RunQuality.of(run, crash.map(TimePoint::of), end);
      boolean exact = rule instanceof FixedTimeoutRule;
      return Optional.of(json -> write(run, quality, exact, json));
    } catch (SilenceRule.NoSpread e) {
      fields.complainAbout("detector", "solve.field.noSpread");
      return Optional.empty();
    }
  }

  private static void write(ObservedRun run, RunQuality quality, boolean exact, JsonGenerator json)
      throws IOException {
    json.writeArrayFieldStart("transitions");
    for (ObservedRun.Transition transition : run.transitions()) {
      json.writeStartArray();
      json.writeString(transition.at().text());
      json.writeString(transition.suspected() ? "S" : "T");
      json.writeEndArray();
    }
    json.writeEndArray();
    writeOrNull(json, "detectionTime", quality.detectionTime());
    json.writeNumberField("mistakes", quality.mistakes().size());
    json.writeArrayFieldStart("mistakeIntervals");
    for (RunQuality.Mistake mistake : quality.mistakes()) {
      json.writeStartObject();
      json.writeStringField("from", mistake.from().text());
      json.writeStringField("to", mistake.to().text());
      json.writeEndObject();
    }
    json.writeEndArray();
    TimePoint observed = quality.observedAliveTime();
    json.writeStringField(
        "observedAliveTime",
        exact && observed instanceof TimePoint.Exact fraction
            ? Decimals.fraction(fraction.time())
            : observed.rounded());
    writeOrNull(json, "queryAccuracy", quality.queryAccuracy());
  }

  private static void writeOrNull(JsonGenerator json, String name, Optional<TimePoint> value)
      throws IOException {
    if (value.isPresent()) {
      json.writeStringField(name, value.get().rounded());
    } else {
      json.writeNullField(name);
    }
  }
}
