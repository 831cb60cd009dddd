package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import phiscope.bench.BenchLimits;
import phiscope.bench.json.JsonValue.JsonArray;
import phiscope.bench.json.JsonValue.JsonBoolean;
import phiscope.bench.json.JsonValue.JsonNull;
import phiscope.bench.json.JsonValue.JsonNumber;
import phiscope.bench.json.JsonValue.JsonObject;
import phiscope.bench.json.JsonValue.JsonText;

/**
 * A value under a name. Each method reads it as one kind of thing; where it is another, that is
 * noted as a problem and the answer is empty.
 *
 * @param name the name of the field, for sentences
 * @param value the value
 * @param source where problems are noted
 */
public record JsonField(String name, JsonValue value, JsonSource source) {
  /** Notes a problem of this value; the sentence gets the name first. */
  public <T> Optional<T> problem(String key, Object... arguments) {
    List<Object> all = new ArrayList<>();
    all.add(name);
    all.addAll(List.of(arguments));
    source.problem(value.offset(), key, all.toArray());
    return Optional.empty();
  }

  public boolean isNull() {
    return value instanceof JsonNull;
  }

  public boolean isObject() {
    return value instanceof JsonObject;
  }

  public boolean isNumber() {
    return value instanceof JsonNumber;
  }

  /** Whether it is this very text. */
  public boolean isText(String text) {
    return value instanceof JsonText found && found.value().equals(text);
  }

  /** A text of at most {@code most} characters. */
  public Optional<String> text(int most) {
    if (!(value instanceof JsonText found)) {
      return problem("problem.field.text");
    }
    if (found.value().length() > most) {
      return problem("problem.field.textTooLong", most, found.value().length());
    }
    return Optional.of(found.value());
  }

  /** A number within {@link BenchLimits}. */
  public Optional<BigDecimal> number() {
    if (!(value instanceof JsonNumber found)) {
      return problem("problem.field.number");
    }
    if (!BenchLimits.isBounded(found.value())) {
      return problem("problem.field.bounds", BenchLimits.MAX_DIGITS);
    }
    return Optional.of(found.value());
  }

  /** A number above 0. */
  public Optional<BigDecimal> above0() {
    Optional<BigDecimal> number = number();
    return number.isPresent() && number.get().signum() <= 0
        ? problem("problem.field.above0", shown(number.get()))
        : number;
  }

  /** A number of 0 or more. */
  public Optional<BigDecimal> from0() {
    Optional<BigDecimal> number = number();
    return number.isPresent() && number.get().signum() < 0
        ? problem("problem.field.from0", shown(number.get()))
        : number;
  }

  /** A number as a sentence shows it. */
  static String shown(BigDecimal number) {
    return number.toString().replace("E+", "e").replace("E", "e");
  }

  /** A whole number, also written as 1e3 or 5.0. */
  public Optional<Long> whole(long least, long most) {
    if (!(value instanceof JsonNumber found)) {
      return problem("problem.field.whole", least, most);
    }
    BigDecimal number = found.value();
    if (number.compareTo(BigDecimal.valueOf(least)) < 0
        || number.compareTo(BigDecimal.valueOf(most)) > 0
        || number.stripTrailingZeros().scale() > 0) {
      return problem("problem.field.wholeGot", least, most, shown(number));
    }
    return Optional.of(number.longValueExact());
  }

  public Optional<Boolean> flag() {
    return value instanceof JsonBoolean found
        ? Optional.of(found.value())
        : problem("problem.field.flag");
  }

  /** One of some words; the map says what each means, in the order in which they are named. */
  public <T> Optional<T> word(Map<String, T> words) {
    if (value instanceof JsonText found && words.containsKey(found.value())) {
      return Optional.of(words.get(found.value()));
    }
    String right = String.join(", ", words.keySet().stream().map(JsonField::quoted).toList());
    return value instanceof JsonText found
        ? problem("problem.field.wordGot", right, cut(found.value()))
        : problem("problem.field.word", right);
  }

  static String quoted(String word) {
    return '"' + word + '"';
  }

  private static String cut(String text) {
    return text.length() <= 40 ? text : BenchLimits.text(text.substring(0, 40)) + "...";
  }

  /** An object, to be read field by field. */
  public Optional<JsonFields> object() {
    return value instanceof JsonObject found
        ? Optional.of(new JsonFields(found, source))
        : problem("problem.field.object");
  }

  /** An array as it is. */
  public Optional<JsonArray> array(int least, int most) {
    if (!(value instanceof JsonArray found)) {
      return problem("problem.field.array");
    }
    if (found.size() < least || found.size() > most) {
      return problem("problem.field.size", least, most, found.size());
    }
    return Optional.of(found);
  }

  /** The values of an array, each under the name of this field. */
  public List<JsonField> items(int least, int most) {
    List<JsonField> items = new ArrayList<>();
    array(least, most)
        .ifPresent(
            found -> {
              for (int i = 0; i < found.size(); i++) {
                items.add(new JsonField(name, found.get(i), source));
              }
            });
    return items;
  }
}
