package phiscope.text;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import phiscope.bench.Term;

/** Looks for the quantities whose letters stand in a formula. */
final class MentionedTerms implements FormulaWriter<Set<Term>> {
  private static Set<Term> none() {
    return EnumSet.noneOf(Term.class);
  }

  private Set<Term> all(List<Formula> parts) {
    Set<Term> found = none();
    parts.forEach(part -> found.addAll(part.write(this)));
    return found;
  }

  @Override
  public Set<Term> number(Formula.Number formula) {
    return none();
  }

  @Override
  public Set<Term> symbol(Formula.Symbol formula) {
    return switch (formula.name()) {
      case "x" -> EnumSet.of(Term.WINDOW);
      case "μ" -> EnumSet.of(Term.MEAN);
      case "v" -> EnumSet.of(Term.VARIANCE);
      case "σ" -> EnumSet.of(Term.SIGMA);
      case "τ" -> EnumSet.of(Term.ELAPSED);
      case "z" -> EnumSet.of(Term.Z);
      case "S" -> EnumSet.of(Term.SURVIVAL);
      case "φ" -> EnumSet.of(Term.PHI);
      case "π" -> EnumSet.of(Term.PRIOR);
      default -> none();
    };
  }

  @Override
  public Set<Term> words(Formula.Words formula) {
    return none();
  }

  @Override
  public Set<Term> ellipsis(Formula.Ellipsis formula) {
    return none();
  }

  @Override
  public Set<Term> fraction(Formula.Fraction formula) {
    return all(List.of(formula.over(), formula.under()));
  }

  @Override
  public Set<Term> power(Formula.Power formula) {
    return all(List.of(formula.base(), formula.exponent()));
  }

  /** A letter with an index is another quantity: a floor, a pause, a crossing. */
  @Override
  public Set<Term> subscript(Formula.Subscript formula) {
    return none();
  }

  @Override
  public Set<Term> root(Formula.Root formula) {
    return formula.of().write(this);
  }

  @Override
  public Set<Term> sum(Formula.Sum formula) {
    return all(formula.terms());
  }

  @Override
  public Set<Term> minus(Formula.Minus formula) {
    return formula.of().write(this);
  }

  @Override
  public Set<Term> product(Formula.Product formula) {
    return all(formula.factors());
  }

  /** The sum of the window, or that of its squares. */
  @Override
  public Set<Term> sumOver(Formula.SumOver formula) {
    Set<Term> found = formula.summand().write(this);
    found.add(formula.summand() instanceof Formula.Power ? Term.SUM_OF_SQUARES : Term.SUM);
    return found;
  }

  @Override
  public Set<Term> function(Formula.Function formula) {
    return all(formula.arguments());
  }

  @Override
  public Set<Term> series(Formula.Series formula) {
    return all(formula.items());
  }

  @Override
  public Set<Term> relation(Formula.Relation formula) {
    return all(formula.sides());
  }
}
