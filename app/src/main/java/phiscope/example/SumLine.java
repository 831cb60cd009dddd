package phiscope.example;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Term;
import phiscope.text.ArithmeticStep;
import phiscope.text.Formula;
import phiscope.text.Formula.Sign;

/** A step of the arithmetic in two pieces: how it is computed, and what comes out. */
final class SumLine {
  private SumLine() {}

  /** What a student sees: no numbers. */
  static Formula asked(ArithmeticStep step) {
    // The left side of a comparison is a number that the reader is to find.
    return step.term() == Term.THRESHOLD ? new Formula.Symbol("φ") : left(step);
  }

  /** The symbol and how it is computed. */
  static Formula left(ArithmeticStep step) {
    return step.formula()
        .<Formula>map(
            formula -> new Formula.Relation(List.of(step.symbol(), formula), List.of(Sign.EQUAL)))
        .orElse(step.symbol());
  }

  /** The same with numbers, and the value, beginning with a sign. */
  static Formula right(ArithmeticStep step) {
    List<Formula> sides = new ArrayList<>();
    List<Sign> signs = new ArrayList<>();
    sides.add(new Formula.Words(""));
    step.numbers()
        .ifPresent(
            numbers -> {
              signs.add(Sign.EQUAL);
              sides.add(numbers);
            });
    signs.add(step.sign());
    sides.add(step.value());
    return new Formula.Relation(sides, signs);
  }
}
