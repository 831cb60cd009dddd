package phiscope.lesson;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import phiscope.bench.BenchKind;
import phiscope.lesson.ReadingValue.Quantity;
import phiscope.lesson.ReadingValue.Word;

/**
 * A comparison of a place in the reading with another place, a number or a word: {@code
 * /main/result/phi > /before/main/result/phi}, {@code /main/consumers/0/decision = suspect}.
 *
 * @param text as written in the lesson
 * @param left what is compared
 * @param comparison how
 * @param right a pointer, a decimal number, or a word
 */
public record Condition(String text, ReadingPointer left, Comparison comparison, String right) {
  private static final Pattern FORM =
      Pattern.compile("(\\S{1,200}) +(=|!=|<=|<|>=|>) +(\\S{1,200})");

  /** Two doubles that differ by less than this share are the same number of the engine. */
  private static final double SAME = 1e-9;

  /** How two values compare. */
  public enum Comparison {
    EQUAL("="),
    UNEQUAL("!="),
    LESS("<"),
    AT_MOST("<="),
    GREATER(">"),
    AT_LEAST(">=");

    private final String sign;

    Comparison(String sign) {
      this.sign = sign;
    }

    private boolean holds(int order) {
      return switch (this) {
        case EQUAL -> order == 0;
        case UNEQUAL -> order != 0;
        case LESS -> order < 0;
        case AT_MOST -> order <= 0;
        case GREATER -> order > 0;
        case AT_LEAST -> order >= 0;
      };
    }

    private static Comparison of(String sign) {
      for (Comparison comparison : values()) {
        if (comparison.sign.equals(sign)) {
          return comparison;
        }
      }
      throw new IllegalArgumentException("not a comparison: " + sign);
    }
  }

  /** A condition as a lesson writes it; empty if the text has another form. */
  static Optional<Form> form(String text) {
    Matcher matcher = FORM.matcher(text);
    return matcher.matches()
        ? Optional.of(new Form(matcher.group(1), matcher.group(2), matcher.group(3)))
        : Optional.empty();
  }

  /**
   * The condition of a form whose pointers lead to places.
   *
   * @throws IllegalArgumentException if one does not
   */
  static Condition of(String text, BenchKind kind) {
    Form form = form(text).orElseThrow(() -> new IllegalArgumentException(text));
    return new Condition(
        text, ReadingPointer.of(form.left(), kind), Comparison.of(form.sign()), form.right());
  }

  /** Whether it holds; empty where one side has no value, or the two don't compare. */
  public Optional<Boolean> holds(StepReadings readings) {
    ReadingValue value = left.resolve(readings);
    ReadingValue other = right(readings);
    if (value instanceof Quantity one && other instanceof Quantity two) {
      return Optional.of(comparison.holds(order(one.value(), two.value())));
    }
    if (value instanceof Word one && other instanceof Word two) {
      return switch (comparison) {
        case EQUAL -> Optional.of(one.equals(two));
        case UNEQUAL -> Optional.of(!one.equals(two));
        case LESS, AT_MOST, GREATER, AT_LEAST -> Optional.empty();
      };
    }
    return Optional.empty();
  }

  private ReadingValue right(StepReadings readings) {
    if (ReadingPointer.looksLikeOne(right)) {
      return ReadingPointer.of(right, left.kind()).resolve(readings);
    }
    OptionalDouble number = number(right);
    return number.isPresent()
        ? Quantity.of(number.getAsDouble(), Dimension.PLAIN)
        : new Word(right);
  }

  /** A plain decimal number; empty for anything else. */
  static OptionalDouble number(String text) {
    return text.matches("-?[0-9]{1,20}(\\.[0-9]{1,40})?([eE]-?[0-9]{1,3})?")
        ? OptionalDouble.of(Double.parseDouble(text))
        : OptionalDouble.empty();
  }

  private static int order(double one, double two) {
    double size = Math.max(Math.abs(one), Math.abs(two));
    boolean near = Double.isFinite(size) && Math.abs(one - two) <= SAME * size;
    return near || one == two ? 0 : Double.compare(one, two);
  }

  /** The three parts of a condition's text. */
  record Form(String left, String sign, String right) {}
}
