package phiscope.lesson;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.bench.Bench;
import phiscope.bench.BenchReading;
import phiscope.lesson.ReadingValue.Quantity;
import phiscope.lesson.ReadingValue.Word;

/**
 * Something that an article says and the engine must agree with.
 *
 * @param article the article, such as S004
 * @param before the document before the reveal, for pointers that begin with {@code /before}
 * @param document the document to read: the step's last one, or a variant of it
 * @param claim what the article says
 * @param position where it stands in the file
 */
public record Expectation(
    String article, Bench before, Bench document, Claim claim, Position position) {

  /** Whether the engine agrees. */
  public boolean holds(Function<Bench, BenchReading> reader) {
    return claim.holds(readings(reader));
  }

  /** The readings of its documents. */
  public StepReadings readings(Function<Bench, BenchReading> reader) {
    return new StepReadings(reader.apply(before), reader.apply(document));
  }

  /** What an article says. */
  public sealed interface Claim {
    /** Whether the readings agree. */
    boolean holds(StepReadings readings);

    /** What is claimed, for a message. */
    String text();

    /** What the readings say instead, for a message. */
    String found(StepReadings readings);
  }

  /**
   * A statement.
   *
   * @param condition what must hold
   */
  public record Stated(Condition condition) implements Claim {
    @Override
    public boolean holds(StepReadings readings) {
      return condition.holds(readings).orElse(false);
    }

    @Override
    public String text() {
      return condition.text();
    }

    @Override
    public String found(StepReadings readings) {
      return shown(condition.left().resolve(readings));
    }
  }

  /**
   * A printed number or word.
   *
   * @param pointer the place of the reading
   * @param printed as the article prints it: a decimal, a fraction, or a word
   * @param tolerance how far the engine may be off; empty for half a unit of the last decimal
   *     printed, and for nothing where there are no decimals
   */
  public record Printed(ReadingPointer pointer, String printed, Optional<BigDecimal> tolerance)
      implements Claim {
    private static final Pattern DECIMAL =
        Pattern.compile("-?[0-9]{1,30}(\\.[0-9]{1,40})?([eE]-?[0-9]{1,3})?");
    private static final Pattern FRACTION = Pattern.compile("(-?[0-9]{1,30})/([1-9][0-9]{0,29})");
    private static final BigDecimal HALF = new BigDecimal("0.5");

    /** How much the doubles of the engine may differ from an exact number. */
    private static final BigDecimal EXACT_SHARE = new BigDecimal("1e-12");

    @Override
    public boolean holds(StepReadings readings) {
      ReadingValue value = pointer.resolve(readings);
      if (value instanceof Word word) {
        return word.word().equals(printed);
      }
      return value instanceof Quantity quantity
          && Double.isFinite(quantity.value())
          && (fraction().isPresent() ? agrees(quantity, fraction().get()) : agrees(quantity));
    }

    private boolean agrees(Quantity quantity, BigFraction right) {
      if (quantity.exact().isPresent() && tolerance.isEmpty()) {
        return quantity.exact().get().equals(right);
      }
      double slack =
          tolerance
              .map(BigDecimal::doubleValue)
              .orElse(EXACT_SHARE.doubleValue() * Math.abs(right.doubleValue()));
      return Math.abs(quantity.value() - right.doubleValue()) <= slack;
    }

    private boolean agrees(Quantity quantity) {
      if (!DECIMAL.matcher(printed).matches()) {
        return false;
      }
      BigDecimal right = new BigDecimal(printed);
      BigDecimal slack =
          tolerance.orElse(
              right.scale() > 0 ? right.ulp().multiply(HALF) : right.abs().multiply(EXACT_SHARE));
      BigDecimal found = BigDecimal.valueOf(quantity.value());
      return found.subtract(right).abs().compareTo(slack) <= 0;
    }

    private Optional<BigFraction> fraction() {
      Matcher matcher = FRACTION.matcher(printed);
      return matcher.matches()
          ? Optional.of(
              new BigFraction(new BigInteger(matcher.group(1)), new BigInteger(matcher.group(2))))
          : Optional.empty();
    }

    @Override
    public String text() {
      return pointer.text() + " = " + printed;
    }

    @Override
    public String found(StepReadings readings) {
      return shown(pointer.resolve(readings));
    }
  }

  private static String shown(ReadingValue value) {
    if (value instanceof Quantity quantity) {
      return quantity.exact().map(BigFraction::toString).orElse(Double.toString(quantity.value()));
    }
    return value instanceof Word word ? word.word() : "-";
  }
}
