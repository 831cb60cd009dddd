package phiscope.dataset.value;

/** Which sign separates the decimals of a column; the other one may group digits. */
public enum DecimalSign {
  POINT('.', ','),
  COMMA(',', '.');

  private final char sign;
  private final char grouping;

  DecimalSign(char sign, char grouping) {
    this.sign = sign;
    this.grouping = grouping;
  }

  public char sign() {
    return sign;
  }

  public char grouping() {
    return grouping;
  }

  /** The sign as an answer names it. */
  public String id() {
    return String.valueOf(sign);
  }
}
