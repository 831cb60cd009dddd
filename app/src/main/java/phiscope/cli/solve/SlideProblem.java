package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import phiscope.core.numeric.Decimals;

/** {@code slide}: the exact moments of a sliding window after each interval. */
final class SlideProblem {
  private SlideProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    Optional<Intervals> intervals = Intervals.of(fields, "intervals");
    int windowSize = fields.count("windowSize");
    fields.numberOrNull("sigmaFloor", NumberRange.POSITIVE);
    fields.noOthers();
    if (intervals.isEmpty() || !fields.areSound()) {
      return Optional.empty();
    }
    return intervals
        .get()
        .lightEnoughForFractions(fields, "intervals")
        .map(light -> json -> write(light, windowSize, json));
  }

  private static void write(Intervals intervals, int windowSize, JsonGenerator json)
      throws IOException {
    List<BigInteger> ticks = intervals.ticks();
    WindowMoments window = new WindowMoments(intervals.ticksPerUnit());
    json.writeArrayFieldStart("steps");
    for (int i = 0; i < ticks.size(); i++) {
      window.add(ticks.get(i));
      if (i >= windowSize) {
        window.remove(ticks.get(i - windowSize));
      }
      write(window, json);
    }
    json.writeEndArray();
  }

  private static void write(WindowMoments window, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeNumberField("count", window.count());
    json.writeStringField("mean", Decimals.fraction(window.mean()));
    json.writeStringField("populationVariance", Decimals.fraction(window.populationVariance()));
    if (window.count() < 2) {
      json.writeNullField("sampleVariance");
    } else {
      json.writeStringField("sampleVariance", Decimals.fraction(window.sampleVariance()));
    }
    json.writeEndObject();
  }
}
