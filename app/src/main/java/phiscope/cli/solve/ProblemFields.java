package phiscope.cli.solve;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.numeric.Decimals;
import phiscope.core.numeric.NumberReading;

/**
 * The fields of one problem, read strictly. A field that is missing or wrong is remembered and a
 * harmless value of its type is given in its place, so that one pass finds everything that is
 * wrong; nothing must be computed before {@link #areSound} has said that nothing was.
 */
final class ProblemFields {
  /** More than this many problems of one object are not listed. */
  private static final int MOST_PROBLEMS = 20;

  private static final int LONGEST_QUOTE = 40;

  private final JsonValue.Fields object;
  private final String path;
  private final List<String> known = new ArrayList<>();
  private final List<FieldProblem> problems;

  private ProblemFields(JsonValue.Fields object, String path, List<FieldProblem> problems) {
    this.object = object;
    this.path = path;
    this.problems = problems;
    for (String name : object.repeated()) {
      complain(object.get(name).orElse(object), path + name, "solve.field.repeated");
    }
  }

  static ProblemFields of(JsonValue.Fields object) {
    return new ProblemFields(object, "", new ArrayList<>());
  }

  /** Whether everything asked for so far was there and right. */
  boolean areSound() {
    return problems.isEmpty();
  }

  List<FieldProblem> problems() {
    return List.copyOf(problems);
  }

  /** Says that any field not asked for so far is unknown. */
  void noOthers() {
    for (String name : object.names()) {
      if (problems.size() < MOST_PROBLEMS && !known.contains(name)) {
        complain(
            object.get(name).orElse(object),
            quote(path + name),
            "solve.field.unknown",
            String.join(", ", known.stream().distinct().toList()));
      }
    }
  }

  void complain(JsonValue at, String field, String key, Object... arguments) {
    if (problems.size() < MOST_PROBLEMS) {
      problems.add(FieldProblem.of(at.place(), field, key, arguments));
    }
  }

  /** Says something about the object itself. */
  void complain(String key, Object... arguments) {
    complain(object, path.replaceFirst("\\.$", ""), key, arguments);
  }

  /** Says something about the field of this name. */
  void complainAbout(String name, String key, Object... arguments) {
    complain(object.get(name).orElse(object), path + name, key, arguments);
  }

  boolean has(String name) {
    return object.has(name);
  }

  /** A field of this name is not unknown. */
  void know(String name) {
    known.add(name);
  }

  /** The field, or empty with a complaint if it is not there. */
  Optional<JsonValue> value(String name) {
    known.add(name);
    Optional<JsonValue> value = object.get(name);
    if (value.isEmpty()) {
      complain(object, path + name, "solve.field.missing");
    }
    return value;
  }

  /** A number, decimal or fraction. */
  BigFraction number(String name, NumberRange range) {
    return value(name).map(value -> number(path + name, value, range)).orElse(BigFraction.ONE);
  }

  /** A number, or empty for null. */
  Optional<BigFraction> numberOrNull(String name, NumberRange range) {
    return value(name)
        .filter(value -> !isNull(value))
        .map(value -> number(path + name, value, range));
  }

  private static boolean isNull(JsonValue value) {
    return value instanceof JsonValue.Word word && word.isNull();
  }

  /** The number that a value is. */
  BigFraction number(String name, JsonValue value, NumberRange range) {
    if (value instanceof JsonValue.Text text) {
      return number(name, value, text.value(), range);
    }
    if (value instanceof JsonValue.Number number) {
      return number(name, value, number.digits(), range);
    }
    complain(value, name, "solve.field.notNumber");
    return BigFraction.ONE;
  }

  private BigFraction number(String name, JsonValue at, String digits, NumberRange range) {
    NumberReading reading = Decimals.readFraction(digits);
    if (reading instanceof NumberReading.Refused refused) {
      complain(at, name, refused.reason().messageKey(), quote(digits));
      return BigFraction.ONE;
    }
    if (!range.contains(reading.value())) {
      complain(at, name, range.messageKey(), quote(digits));
    }
    return reading.value();
  }

  /** A whole number from 1 to the greatest int. */
  int count(String name) {
    BigFraction number = number(name, NumberRange.POSITIVE);
    boolean whole = number.getDenominator().bitLength() == 1;
    if (whole && number.getNumerator().bitLength() < Integer.SIZE) {
      return Math.max(1, number.getNumerator().intValue());
    }
    complainAbout(name, "solve.field.notCount", Integer.MAX_VALUE);
    return 1;
  }

  /** A whole number. */
  BigInteger whole(String name) {
    BigFraction number = number(name, NumberRange.NOT_NEGATIVE);
    if (number.getDenominator().bitLength() != 1) {
      complainAbout(name, "solve.field.notWhole");
    }
    return number.getNumerator();
  }

  /** A whole number in a range. */
  long whole(String name, long least, long most) {
    return value(name).map(value -> whole(path + name, value, least, most)).orElse(least);
  }

  /** A list of whole numbers in a range; it may be empty. */
  List<Long> wholes(String name, long least, long most) {
    List<JsonValue> elements = listOrEmpty(name);
    List<Long> numbers = new ArrayList<>(elements.size());
    for (int i = 0; i < elements.size(); i++) {
      numbers.add(whole(path + name + "[" + i + "]", elements.get(i), least, most));
    }
    return numbers;
  }

  private long whole(String name, JsonValue at, long least, long most) {
    int before = problems.size();
    BigFraction number = number(name, at, NumberRange.ANY);
    if (problems.size() > before) {
      return least;
    }
    boolean whole = number.getDenominator().bitLength() == 1;
    if (whole && number.getNumerator().bitLength() < Long.SIZE) {
      long value = number.getNumerator().longValue();
      if (value >= least && value <= most) {
        return value;
      }
    }
    complain(at, name, "solve.field.notWholeInRange", least, most);
    return least;
  }

  /** True or false. */
  boolean truth(String name) {
    Optional<JsonValue> value = value(name);
    if (value.isPresent()) {
      if (value.get() instanceof JsonValue.Word word && !word.isNull()) {
        return word.word().equals("true");
      }
      complain(value.get(), path + name, "solve.field.notOneOf", "true, false");
    }
    return false;
  }

  /** A text. */
  String text(String name) {
    Optional<JsonValue> value = value(name);
    if (value.isPresent()) {
      if (value.get() instanceof JsonValue.Text text) {
        return text.value();
      }
      complain(value.get(), path + name, "solve.field.notText");
    }
    return "";
  }

  /** One of these words. */
  String word(String name, List<String> allowed) {
    Optional<JsonValue> value = value(name);
    if (value.isPresent()) {
      if (value.get() instanceof JsonValue.Text text && allowed.contains(text.value())) {
        return text.value();
      }
      complain(value.get(), path + name, "solve.field.notOneOf", String.join(", ", allowed));
    }
    return allowed.get(0);
  }

  /** A list of at least one element. */
  List<JsonValue> list(String name) {
    int before = problems.size();
    List<JsonValue> elements = listOrEmpty(name);
    if (elements.isEmpty() && problems.size() == before) {
      complainAbout(name, "solve.field.emptyList");
    }
    return elements;
  }

  /** A list that may be empty. */
  private List<JsonValue> listOrEmpty(String name) {
    Optional<JsonValue> value = value(name);
    if (value.isPresent()) {
      if (value.get() instanceof JsonValue.Array array) {
        return array.elements();
      }
      complain(value.get(), path + name, "solve.field.notList");
    }
    return List.of();
  }

  /** A list of numbers. */
  List<BigFraction> numbers(String name, NumberRange range) {
    List<JsonValue> elements = list(name);
    List<BigFraction> numbers = new ArrayList<>(elements.size());
    for (int i = 0; i < elements.size(); i++) {
      numbers.add(number(path + name + "[" + i + "]", elements.get(i), range));
    }
    return numbers;
  }

  /** A list of at least one object, each given to the reader with its index. */
  void objects(String name, BiConsumer<Integer, ProblemFields> reader) {
    objects(name, list(name), reader);
  }

  /** The same for a list that may be empty. */
  void objectsOrNone(String name, BiConsumer<Integer, ProblemFields> reader) {
    objects(name, listOrEmpty(name), reader);
  }

  private void objects(
      String name, List<JsonValue> elements, BiConsumer<Integer, ProblemFields> reader) {
    for (int i = 0; i < elements.size(); i++) {
      String element = path + name + "[" + i + "]";
      if (elements.get(i) instanceof JsonValue.Fields fields) {
        reader.accept(i, new ProblemFields(fields, element + ".", problems));
      } else {
        complain(elements.get(i), element, "solve.field.notObject");
      }
    }
  }

  /** An object, or empty with a complaint. */
  Optional<ProblemFields> object(String name) {
    Optional<JsonValue> value = value(name);
    if (value.isPresent() && value.get() instanceof JsonValue.Fields fields) {
      return Optional.of(new ProblemFields(fields, path + name + ".", problems));
    }
    value.ifPresent(other -> complain(other, path + name, "solve.field.notObject"));
    return Optional.empty();
  }

  /** A text as it can stand in a sentence: in quotes, and not too long. */
  static String quote(String text) {
    int end = text.length() <= LONGEST_QUOTE ? text.length() : LONGEST_QUOTE;
    String shown = text.substring(0, end).replaceAll("\\p{Cntrl}", "?");
    return "\"" + shown + (end < text.length() ? "..." : "") + "\"";
  }
}
