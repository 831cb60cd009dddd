package phiscope.core.numeric;

/** Why a text is not taken as a number. Each has a sentence in the bundles under its key. */
public enum NumberRefusal {
  /** There is no text, or only blanks. */
  EMPTY("number.refused.empty"),
  /** A comma: a decimal sign in one language and a grouping sign in another. */
  COMMA("number.refused.comma"),
  /** A blank before, after or within the number. */
  BLANK("number.refused.blank"),
  /** NaN, Infinity or the like: a quantity here is a finite number. */
  NOT_FINITE("number.refused.notFinite"),
  /** Full-width digits or signs where they are not accepted. */
  FULL_WIDTH("number.refused.fullWidth"),
  /** A fraction a/b where only a decimal is accepted. */
  FRACTION("number.refused.fraction"),
  /** A fraction with denominator 0. */
  ZERO_DENOMINATOR("number.refused.zeroDenominator"),
  /** More digits than {@link Decimals#MAXIMUM_DIGITS}. */
  TOO_MANY_DIGITS("number.refused.tooManyDigits"),
  /** Above 10^{@value Decimals#MAXIMUM_EXPONENT} or, if not 0, below its inverse. */
  OUT_OF_RANGE("number.refused.outOfRange"),
  /** Anything else that is not a number like 1.5, -3 or 1e-4. */
  MALFORMED("number.refused.malformed");

  private final String messageKey;

  NumberRefusal(String messageKey) {
    this.messageKey = messageKey;
  }

  /** The key of the sentence that says this. */
  public String messageKey() {
    return messageKey;
  }
}
