package phiscope.text;

import java.util.List;

/** Looks for a number that was rounded. */
final class RoundedFormula implements FormulaWriter<Boolean> {
  private boolean any(Formula... parts) {
    return any(List.of(parts));
  }

  private boolean any(List<Formula> parts) {
    return parts.stream().anyMatch(part -> part.write(this));
  }

  @Override
  public Boolean number(Formula.Number formula) {
    return formula.rounded();
  }

  @Override
  public Boolean symbol(Formula.Symbol formula) {
    return false;
  }

  @Override
  public Boolean words(Formula.Words formula) {
    return false;
  }

  @Override
  public Boolean ellipsis(Formula.Ellipsis formula) {
    return false;
  }

  @Override
  public Boolean fraction(Formula.Fraction formula) {
    return any(formula.over(), formula.under());
  }

  @Override
  public Boolean power(Formula.Power formula) {
    return any(formula.base(), formula.exponent());
  }

  @Override
  public Boolean subscript(Formula.Subscript formula) {
    return any(formula.base());
  }

  @Override
  public Boolean root(Formula.Root formula) {
    return any(formula.of());
  }

  @Override
  public Boolean sum(Formula.Sum formula) {
    return any(formula.terms());
  }

  @Override
  public Boolean minus(Formula.Minus formula) {
    return any(formula.of());
  }

  @Override
  public Boolean product(Formula.Product formula) {
    return any(formula.factors());
  }

  @Override
  public Boolean sumOver(Formula.SumOver formula) {
    return any(formula.summand());
  }

  @Override
  public Boolean function(Formula.Function formula) {
    return any(formula.arguments());
  }

  @Override
  public Boolean series(Formula.Series formula) {
    return any(formula.items());
  }

  @Override
  public Boolean relation(Formula.Relation formula) {
    return any(formula.sides());
  }
}
