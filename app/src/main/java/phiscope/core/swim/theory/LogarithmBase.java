package phiscope.core.swim.theory;

/** The base that an article's bare "log" leaves open. */
public enum LogarithmBase {
  /** ln. */
  NATURAL,
  /** log2. */
  TWO,
  /** log10, what memberlist's code takes. */
  TEN;

  private static final double LN_2 = 0.6931471805599453;

  /** The logarithm to this base. */
  public double log(double value) {
    return switch (this) {
      case NATURAL -> StrictMath.log(value);
      case TWO -> StrictMath.log(value) / LN_2;
      case TEN -> StrictMath.log10(value);
    };
  }

  /** S002's text: a suspicion timeout of 3 log(n) periods. */
  double textOfS002(long members) {
    return 3 * log(members);
  }

  /** S002's parameter table: a suspicion timeout of 4 log(n + 1) periods. */
  double tableOfS002(long members) {
    return 4 * log(members + 1.0);
  }
}
