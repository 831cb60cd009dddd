package phiscope.text;

import java.util.List;

/** What a formula is made of. */
final class FormulaParts implements FormulaWriter<List<Formula>> {
  @Override
  public List<Formula> number(Formula.Number formula) {
    return List.of();
  }

  @Override
  public List<Formula> symbol(Formula.Symbol formula) {
    return List.of();
  }

  @Override
  public List<Formula> words(Formula.Words formula) {
    return List.of();
  }

  @Override
  public List<Formula> ellipsis(Formula.Ellipsis formula) {
    return List.of();
  }

  @Override
  public List<Formula> fraction(Formula.Fraction formula) {
    return List.of(formula.over(), formula.under());
  }

  @Override
  public List<Formula> power(Formula.Power formula) {
    return List.of(formula.base(), formula.exponent());
  }

  @Override
  public List<Formula> subscript(Formula.Subscript formula) {
    return List.of(formula.base(), formula.index());
  }

  @Override
  public List<Formula> root(Formula.Root formula) {
    return List.of(formula.of());
  }

  @Override
  public List<Formula> sum(Formula.Sum formula) {
    return formula.terms();
  }

  @Override
  public List<Formula> minus(Formula.Minus formula) {
    return List.of(formula.of());
  }

  @Override
  public List<Formula> product(Formula.Product formula) {
    return formula.factors();
  }

  @Override
  public List<Formula> sumOver(Formula.SumOver formula) {
    return List.of(formula.summand());
  }

  @Override
  public List<Formula> function(Formula.Function formula) {
    return formula.arguments();
  }

  @Override
  public List<Formula> series(Formula.Series formula) {
    return formula.items();
  }

  @Override
  public List<Formula> relation(Formula.Relation formula) {
    return formula.sides();
  }
}
