package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.Decimals;
import phiscope.core.numeric.ExactMoments;

/** {@code window}: the exact moments of all intervals. */
final class WindowProblem {
  private WindowProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    Optional<Intervals> intervals = Intervals.of(fields, "intervals");
    fields.noOthers();
    if (intervals.isEmpty() || !fields.areSound()) {
      return Optional.empty();
    }
    ExactMoments moments = intervals.get().moments();
    return Optional.of(json -> write(moments, json));
  }

  private static void write(ExactMoments moments, JsonGenerator json) throws IOException {
    json.writeNumberField("count", moments.count());
    json.writeStringField("sum", Decimals.fraction(moments.sum()));
    json.writeStringField("sumOfSquares", Decimals.fraction(moments.sumOfSquares()));
    json.writeStringField("mean", Decimals.fraction(moments.mean()));
    writeFraction(json, "populationVariance", moments.populationVariance());
    if (moments.count() < 2) {
      json.writeNullField("sampleVariance");
    } else {
      writeFraction(json, "sampleVariance", moments.sampleVariance());
    }
  }

  private static void writeFraction(JsonGenerator json, String name, BigFraction value)
      throws IOException {
    json.writeStringField(name, Decimals.fraction(value));
  }
}
