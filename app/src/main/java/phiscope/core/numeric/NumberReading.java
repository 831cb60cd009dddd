package phiscope.core.numeric;

import org.apache.commons.math3.fraction.BigFraction;

/** What {@link Decimals} made of a text: an exact number, or the reason why it is none. */
public sealed interface NumberReading {
  /** The text is this number, exactly. */
  record Accepted(BigFraction value) implements NumberReading {}

  /** The text is not a number, for this reason. */
  record Refused(NumberRefusal reason) implements NumberReading {}

  /** Whether the text is a number. */
  default boolean isAccepted() {
    return this instanceof Accepted;
  }

  /**
   * The number.
   *
   * @throws IllegalStateException if the text was refused
   */
  default BigFraction value() {
    if (this instanceof Accepted accepted) {
      return accepted.value();
    }
    throw new IllegalStateException("the text is not a number: " + this);
  }
}
