package phiscope.text;

import java.util.Optional;
import phiscope.bench.Term;
import phiscope.core.trace.TickScale;
import phiscope.text.Formula.Sign;
import phiscope.text.Formula.Symbol;

/**
 * Makes steps with labels in a language.
 *
 * @param messages the language
 * @param scale gives the unit of times
 */
record StepWords(Messages messages, TickScale scale) {
  static final Symbol PHI = new Symbol("φ");
  static final Symbol MU = new Symbol("μ");
  static final Symbol SIGMA = new Symbol("σ");
  static final Symbol TAU = new Symbol("τ");
  static final Symbol PRIOR = new Symbol("π");
  static final Symbol S = new Symbol("S");
  static final Symbol X = new Symbol("x");
  static final Symbol N = new Symbol("n");
  static final Symbol Z = new Symbol("z");
  static final Symbol V = new Symbol("v");
  static final Symbol H = new Symbol("h");

  String unit() {
    return Numbers.unit(scale.unit());
  }

  ArithmeticStep step(
      Term term, String key, Formula symbol, Formula formula, Formula numbers, Formula value) {
    return step(term, messages.get(key), symbol, formula, numbers, sign(value), value, "");
  }

  /** Equal, or equal to the digits shown. */
  static Sign sign(Formula value) {
    return value.isRounded() ? Sign.ABOUT : Sign.EQUAL;
  }

  ArithmeticStep step(
      Term term,
      String label,
      Formula symbol,
      Formula formula,
      Formula numbers,
      Sign sign,
      Formula value,
      String remark) {
    return new ArithmeticStep(
        term,
        label,
        symbol,
        Optional.ofNullable(formula),
        Optional.ofNullable(numbers),
        sign,
        value,
        remark);
  }
}
