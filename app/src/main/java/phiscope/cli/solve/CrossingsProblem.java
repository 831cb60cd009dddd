package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.ExactMoments;

/** {@code crossings}: the silences at which phi reaches the thresholds. */
final class CrossingsProblem {
  /** One row costs about a millisecond. */
  private static final int MOST_THRESHOLDS = 10_000;

  private record Row(JsonValue threshold, String elapsed) {}

  private CrossingsProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    Optional<Intervals> intervals = Intervals.of(fields, "intervals");
    boolean sample = Spread.isSample(fields);
    Optional<BigFraction> floor = fields.numberOrNull("sigmaFloor", NumberRange.POSITIVE);
    List<BigFraction> thresholds = fields.numbers("thresholds", NumberRange.POSITIVE);
    if (thresholds.size() > MOST_THRESHOLDS) {
      fields.complainAbout(
          "thresholds", "solve.field.longList", thresholds.size(), MOST_THRESHOLDS);
    }
    fields.noOthers();
    if (intervals.isEmpty() || !fields.areSound()) {
      return Optional.empty();
    }
    ExactMoments moments = intervals.get().moments();
    Optional<Spread> spread = spread(fields, moments, sample, floor);
    return spread.map(
        found -> {
          List<Row> rows = rows(fields, moments.mean(), found, thresholds);
          return json -> write(found, rows, json);
        });
  }

  private static Optional<Spread> spread(
      ProblemFields fields, ExactMoments moments, boolean sample, Optional<BigFraction> floor) {
    if (sample && moments.count() < 2) {
      fields.complainAbout("intervals", "solve.field.oneInterval");
      return Optional.empty();
    }
    BigFraction variance = sample ? moments.sampleVariance() : moments.populationVariance();
    Optional<Spread> spread = Spread.of(variance, floor);
    if (spread.isEmpty()) {
      fields.complainAbout("sigmaFloor", "solve.field.noSpread");
    }
    return spread;
  }

  private static List<Row> rows(
      ProblemFields fields, BigFraction mean, Spread spread, List<BigFraction> thresholds) {
    List<JsonValue> written = fields.list("thresholds");
    List<Row> rows = new ArrayList<>(thresholds.size());
    for (int i = 0; i < thresholds.size(); i++) {
      PreciseCrossing crossing = PreciseCrossing.of(thresholds.get(i));
      rows.add(new Row(written.get(i), Printed.number(crossing.elapsed(mean, spread))));
    }
    return rows;
  }

  private static void write(Spread spread, List<Row> rows, JsonGenerator json) throws IOException {
    json.writeStringField("sigma", Printed.number(spread.sigma()));
    json.writeArrayFieldStart("rows");
    for (Row row : rows) {
      json.writeStartObject();
      writeAsGiven(json, row.threshold());
      json.writeStringField("elapsed", row.elapsed());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void writeAsGiven(JsonGenerator json, JsonValue threshold) throws IOException {
    json.writeFieldName("threshold");
    if (threshold instanceof JsonValue.Number number) {
      json.writeNumber(number.digits());
    } else if (threshold instanceof JsonValue.Text text) {
      json.writeString(text.value());
    }
  }
}
