package phiscope.lesson;

import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;

/** What stands at a place of a reading. Times are in the unit of the document. */
public sealed interface ReadingValue {
  /**
   * A number.
   *
   * @param value the number; may be infinite, never NaN
   * @param exact the same as a fraction, where the engine has one
   * @param dimension what kind of number it is
   */
  record Quantity(double value, Optional<BigFraction> exact, Dimension dimension)
      implements ReadingValue {
    static ReadingValue of(double value, Dimension dimension) {
      return Double.isNaN(value) ? new Absent() : new Quantity(value, Optional.empty(), dimension);
    }

    static ReadingValue exact(BigFraction value, Dimension dimension) {
      return new Quantity(value.doubleValue(), Optional.of(value), dimension);
    }
  }

  /** A state, as files name it: {@code suspect}, {@code untrained}. */
  record Word(String word) implements ReadingValue {}

  /** Nothing is there now: no model, no crossing, no such consumer. */
  record Absent() implements ReadingValue {}
}
