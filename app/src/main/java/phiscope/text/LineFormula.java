package phiscope.text;

import java.util.List;

/** Signs and spaces that all writings of a formula in one line share. */
final class LineFormula {
  static final String TIMES = " × ";
  static final String PLUS = " + ";
  static final String MINUS = " − ";
  static final String NEGATIVE = "−";
  static final String SLASH = " / ";
  static final String ROOT = "√";
  static final String SUM = "Σ ";
  static final String ELLIPSIS = "…";
  static final String COMMA = ", ";

  private LineFormula() {}

  /** Whether a fraction reads well without spaces around its slash: 40/4, 1/2. */
  static boolean isTight(Formula.Fraction fraction) {
    return isPlainNumber(fraction.over()) && isPlainNumber(fraction.under());
  }

  private static boolean isPlainNumber(Formula formula) {
    return formula instanceof Formula.Number number
        && number.unit().isEmpty()
        && number.value().exponent().isEmpty();
  }

  /** The sign before a term of a sum, and the term without it. */
  record Signed(String sign, Formula term) {}

  static Signed signed(List<Formula> terms, int index) {
    Formula term = terms.get(index);
    if (term instanceof Formula.Minus minus) {
      return new Signed(index == 0 ? NEGATIVE : MINUS, minus.of());
    }
    return new Signed(index == 0 ? "" : PLUS, term);
  }

  /** A term of a sum is bracketed if it begins with a sign of its own. */
  static boolean needsBrackets(Formula term, int index, boolean negated) {
    boolean number = term instanceof Formula.Number;
    return term.isLooserThan(Formula.Binding.PRODUCT)
        && (index > 0 || negated)
        && (number || term instanceof Formula.Minus || negated);
  }
}
