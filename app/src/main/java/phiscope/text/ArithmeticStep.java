package phiscope.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import phiscope.bench.Term;
import phiscope.text.Formula.Sign;

/**
 * One step of the arithmetic with its numbers put in, such as {@code μ = Σ x / n = 40/4 = 10}.
 *
 * @param term the quantity that the step gives
 * @param label its name in words
 * @param symbol its letter, or the left side of a comparison
 * @param formula how it is computed, in letters
 * @param numbers the same with numbers; empty where that would only repeat the value
 * @param sign before the value: equal, or equal to the digits shown, or a comparison
 * @param value the result; right to the last digit shown
 * @param remark what follows from it, in words; may be empty
 */
public record ArithmeticStep(
    Term term,
    String label,
    Formula symbol,
    Optional<Formula> formula,
    Optional<Formula> numbers,
    Sign sign,
    Formula value,
    String remark) {
  /** The whole chain of equations. */
  public Formula equation() {
    List<Formula> sides = new ArrayList<>();
    List<Sign> signs = new ArrayList<>();
    sides.add(symbol);
    formula.ifPresent(
        it -> {
          sides.add(it);
          signs.add(Sign.EQUAL);
        });
    numbers.ifPresent(
        it -> {
          sides.add(it);
          signs.add(it.isRounded() ? Sign.ABOUT : Sign.EQUAL);
        });
    sides.add(value);
    signs.add(sign);
    return new Formula.Relation(sides, signs);
  }

  /**
   * The step while some quantities are for a learner to find out: their values are question marks,
   * and numbers of theirs are not put into other steps. A comparison that would tell a decision is
   * left out.
   */
  public Optional<ArithmeticStep> hiding(List<Term> hidden) {
    if (hidden.isEmpty()) {
      return Optional.of(this);
    }
    if (term == Term.THRESHOLD) {
      boolean told =
          hidden.contains(Term.THRESHOLD)
              || hidden.contains(Term.PHI)
              || hidden.contains(Term.CROSSING);
      return told ? Optional.empty() : Optional.of(this);
    }
    if (hidden.contains(term)) {
      return Optional.of(
          new ArithmeticStep(
              term,
              label,
              symbol,
              formula,
              Optional.empty(),
              Formula.Sign.EQUAL,
              new Formula.Words("?"),
              ""));
    }
    Set<Term> mentioned = MentionedTerms.in(symbol);
    formula.ifPresent(it -> mentioned.addAll(MentionedTerms.in(it)));
    return mentioned.stream().noneMatch(hidden::contains)
        ? Optional.of(this)
        : Optional.of(
            new ArithmeticStep(
                term, label, symbol, formula, Optional.empty(), sign, value, remark));
  }

  /** The step in one line of plain text, without its label. */
  public String text() {
    if (remark.isEmpty()) {
      return equation().text();
    }
    boolean chinese =
        Character.UnicodeScript.of(remark.codePointAt(0)) == Character.UnicodeScript.HAN;
    return equation().text() + (chinese ? "：" : ": ") + remark;
  }
}
