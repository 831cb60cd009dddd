package phiscope.text;

import java.util.EnumSet;
import java.util.Set;
import phiscope.bench.Term;

/** The quantities whose letters stand in a formula. */
final class MentionedTerms {
  private MentionedTerms() {}

  static Set<Term> in(Formula formula) {
    Set<Term> found = EnumSet.noneOf(Term.class);
    if (formula instanceof Formula.Symbol symbol) {
      found.addAll(of(symbol.name()));
    } else if (formula instanceof Formula.SumOver sum) {
      found.add(sum.summand() instanceof Formula.Power ? Term.SUM_OF_SQUARES : Term.SUM);
    }
    // A letter with an index is another quantity: a floor, a pause, a crossing.
    if (!(formula instanceof Formula.Subscript)) {
      formula.parts().forEach(part -> found.addAll(in(part)));
    }
    return found;
  }

  private static Set<Term> of(String letter) {
    return switch (letter) {
      case "x" -> EnumSet.of(Term.WINDOW);
      case "μ" -> EnumSet.of(Term.MEAN);
      case "v" -> EnumSet.of(Term.VARIANCE);
      case "σ" -> EnumSet.of(Term.SIGMA);
      case "τ" -> EnumSet.of(Term.ELAPSED);
      case "z" -> EnumSet.of(Term.Z);
      case "S" -> EnumSet.of(Term.SURVIVAL);
      case "φ" -> EnumSet.of(Term.PHI);
      case "π" -> EnumSet.of(Term.PRIOR);
      default -> EnumSet.noneOf(Term.class);
    };
  }
}
