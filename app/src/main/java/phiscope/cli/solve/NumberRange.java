package phiscope.cli.solve;

import org.apache.commons.math3.fraction.BigFraction;

/** Which numbers a field takes. */
enum NumberRange {
  ANY("solve.field.notNumber"),
  NOT_NEGATIVE("solve.field.notNegative"),
  POSITIVE("solve.field.positive"),
  PROBABILITY("solve.field.probability");

  private final String messageKey;

  NumberRange(String messageKey) {
    this.messageKey = messageKey;
  }

  /** The sentence about a field {0} whose value {1} is outside. */
  String messageKey() {
    return messageKey;
  }

  boolean contains(BigFraction value) {
    int sign = value.getNumerator().signum();
    return switch (this) {
      case ANY -> true;
      case NOT_NEGATIVE -> sign >= 0;
      case POSITIVE -> sign > 0;
      case PROBABILITY -> sign >= 0 && value.compareTo(BigFraction.ONE) <= 0;
    };
  }
}
