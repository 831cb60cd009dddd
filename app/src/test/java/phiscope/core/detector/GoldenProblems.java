package phiscope.core.detector;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** The golden problems of one file with their answers, which were computed independently. */
final class GoldenProblems {
  /** A problem and its answer. */
  record Case(JsonNode problem, JsonNode answer) {
    String kind() {
      return problem.get("kind").asText();
    }

    @Override
    public String toString() {
      return problem.get("id").asText();
    }
  }

  private GoldenProblems() {}

  static List<Case> of(String name) {
    JsonNode problems = read(name + ".problems.json").get("problems");
    JsonNode answers = read(name + ".answers.json").get("answers");
    List<Case> cases = new ArrayList<>();
    for (int i = 0; i < problems.size(); i++) {
      cases.add(new Case(problems.get(i), answers.get(i)));
    }
    return cases;
  }

  private static JsonNode read(String file) {
    try (InputStream stream = GoldenProblems.class.getResourceAsStream("/golden/" + file)) {
      return new ObjectMapper().readTree(stream);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  static BigDecimal decimal(JsonNode number) {
    return new BigDecimal(number.asText()).stripTrailingZeros();
  }

  /** The coarsest scale without a unit in which all these are whole ticks. */
  static TickScale scale(Iterable<BigDecimal> times) {
    int decimals = 0;
    for (BigDecimal time : times) {
      decimals = Math.max(decimals, time.stripTrailingZeros().scale());
    }
    return new TickScale(TimeUnit.NONE, decimals);
  }

  /** The value of "a/b" or of a decimal. */
  static double value(JsonNode number) {
    String[] parts = number.asText().split("/");
    double value = Double.parseDouble(parts[0]);
    return parts.length == 1 ? value : value / Double.parseDouble(parts[1]);
  }

  static String lower(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT);
  }
}
