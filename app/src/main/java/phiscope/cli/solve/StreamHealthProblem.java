package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.health.HealthFrame;
import phiscope.core.health.HealthFrame.Kind;
import phiscope.core.health.HealthPreset;
import phiscope.core.health.HealthRun;
import phiscope.core.health.StreamHealth;
import phiscope.core.numeric.Decimals;

/** {@code streamHealth}: a run of S001's detector in one of its readings. */
final class StreamHealthProblem {
  /** Times may have so many decimals of a tick. */
  private static final int DECIMALS = 6;

  private static final long PARTS = 1_000_000;

  /** Beyond this a time is no millisecond of any run. */
  private static final BigFraction LATEST = new BigFraction(1_000_000_000_000L);

  /** Below this a link would miss more frames in a tick than can be counted. */
  private static final BigFraction SHORTEST = new BigFraction(1, 1000);

  private static final int MOST_POINTS = 100_000;

  private record Arrival(BigFraction at, Kind kind) {}

  private StreamHealthProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    List<String> ids = Arrays.stream(HealthPreset.values()).map(HealthPreset::id).toList();
    HealthPreset preset = HealthPreset.values()[ids.indexOf(fields.word("variant", ids))];
    BigFraction interval = fields.number("initialInterval", NumberRange.POSITIVE);
    List<Arrival> arrivals = new ArrayList<>();
    fields.objectsOrNone("frames", (index, frame) -> arrivals.add(arrival(frame)));
    BigFraction end = time(fields, "end");
    fields.noOthers();
    if (fields.areSound() && (isAfter(SHORTEST, interval) || isAfter(interval, LATEST))) {
      fields.complainAbout("initialInterval", "solve.health.interval", "1/1000", text(LATEST));
    }
    return fields.areSound() ? run(fields, preset, interval, arrivals, end) : Optional.empty();
  }

  private static Arrival arrival(ProblemFields fields) {
    List<String> letters = Arrays.stream(Kind.values()).map(Kind::letter).toList();
    BigFraction at = time(fields, "at");
    Kind kind = Kind.values()[letters.indexOf(fields.word("frame", letters))];
    fields.noOthers();
    return new Arrival(at, kind);
  }

  private static BigFraction time(ProblemFields fields, String name) {
    BigFraction time = fields.number(name, NumberRange.NOT_NEGATIVE);
    boolean whole =
        PARTS % time.getDenominator().min(BigInteger.valueOf(PARTS + 1)).longValue() == 0;
    if (!whole || isAfter(time, LATEST)) {
      fields.complainAbout(name, "solve.health.time", DECIMALS, text(LATEST));
    }
    return time;
  }

  private static boolean isAfter(BigFraction time, BigFraction other) {
    return time.compareTo(other) > 0;
  }

  private static String text(BigFraction value) {
    return Decimals.exact(value);
  }

  private static Optional<Answer> run(
      ProblemFields fields,
      HealthPreset preset,
      BigFraction interval,
      List<Arrival> arrivals,
      BigFraction end) {
    boolean whole = isWhole(end) && arrivals.stream().allMatch(arrival -> isWhole(arrival.at()));
    long parts = whole ? 1 : PARTS;
    List<HealthFrame> frames =
        arrivals.stream()
            .map(arrival -> new HealthFrame(units(arrival.at(), parts), arrival.kind()))
            .toList();
    BigDecimal initial =
        new BigDecimal(interval.getNumerator().multiply(BigInteger.valueOf(parts)))
            .divide(
                new BigDecimal(interval.getDenominator()),
                new MathContext(StreamHealth.EXACT_DIGITS));
    StreamHealth start =
        StreamHealth.start(preset.policy().inUnitsOf(parts), initial, StreamHealth.EXACT_DIGITS);
    Optional<HealthRun> run = HealthRun.of(start, frames, units(end, parts), MOST_POINTS);
    if (run.isEmpty()) {
      fields.complainAbout("end", "solve.health.tooLong", MOST_POINTS);
    }
    return run.map(found -> json -> write(found, parts, json));
  }

  private static boolean isWhole(BigFraction time) {
    return time.getDenominator().equals(BigInteger.ONE);
  }

  private static long units(BigFraction time, long parts) {
    return time.multiply(new BigFraction(parts)).getNumerator().longValueExact();
  }

  private static void write(HealthRun run, long parts, JsonGenerator json) throws IOException {
    json.writeArrayFieldStart("stateChanges");
    for (HealthRun.StateChange change : run.changes()) {
      json.writeStartObject();
      writeTime(json, change.at(), parts);
      json.writeStringField(
          "cause", change.frame().map(kind -> "frame:" + kind.letter()).orElse("tick"));
      json.writeStringField("state", change.state().name());
      json.writeStringField("score", Printed.number(change.score()));
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeStringField("finalScore", Printed.number(run.last().score()));
    json.writeStringField("finalState", run.last().state().name());
    if (run.closest().isPresent()) {
      json.writeStringField("minMargin", Printed.number(run.closest().get()));
    } else {
      json.writeNullField("minMargin");
    }
  }

  private static void writeTime(JsonGenerator json, long at, long parts) throws IOException {
    if (at % parts == 0) {
      json.writeNumberField("at", at / parts);
    } else {
      json.writeStringField("at", Decimals.exact(new BigFraction(at, parts)));
    }
  }
}
