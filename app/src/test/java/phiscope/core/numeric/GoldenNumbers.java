package phiscope.core.numeric;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.apache.commons.math3.fraction.BigFraction;

/** Compares answers with golden ones: every golden field must be there, more may be. */
public final class GoldenNumbers {
  private GoldenNumbers() {}

  /** Asserts that numbers agree within a relative tolerance and all else is equal. */
  public static void assertAgree(JsonNode actual, JsonNode expected, double tolerance) {
    assertAgree("", actual, expected, tolerance);
  }

  private static void assertAgree(
      String path, JsonNode actual, JsonNode expected, double tolerance) {
    if (expected.isArray()) {
      assertThat(actual).as(path).hasSize(expected.size());
      for (int i = 0; i < expected.size(); i++) {
        assertAgree(path + "[" + i + "]", actual.get(i), expected.get(i), tolerance);
      }
    } else if (expected.isObject()) {
      String id = expected.has("id") ? expected.get("id").asText() : "";
      expected
          .fieldNames()
          .forEachRemaining(
              name -> {
                String field = path + id + "." + name;
                assertThat(actual.has(name)).as(field + " is there").isTrue();
                assertAgree(field, actual.get(name), expected.get(name), tolerance);
              });
    } else if (expected.isTextual() && isNumber(expected.textValue())) {
      assertThat(isClose(actual.textValue(), expected.textValue(), tolerance))
          .as(path + ": %s for %s", actual, expected)
          .isTrue();
    } else {
      assertThat(actual).as(path).isEqualTo(expected);
    }
  }

  private static boolean isNumber(String text) {
    return text.matches("-?[0-9][-+.0-9e/]*");
  }

  private static boolean isClose(String actual, String expected, double tolerance) {
    if (actual.equals(expected)) {
      return true;
    }
    BigDecimal distance = value(actual).subtract(value(expected)).abs();
    return distance.compareTo(value(expected).abs().multiply(new BigDecimal(tolerance))) <= 0;
  }

  private static BigDecimal value(String text) {
    int slash = text.indexOf('/');
    if (slash < 0) {
      return new BigDecimal(text);
    }
    BigInteger numerator = new BigInteger(text.substring(0, slash));
    BigInteger denominator = new BigInteger(text.substring(slash + 1));
    return PreciseMath.decimal(new BigFraction(numerator, denominator), 60);
  }
}
