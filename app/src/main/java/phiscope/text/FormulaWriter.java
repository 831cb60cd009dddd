package phiscope.text;

/**
 * Writes formulas in some form, one method for each kind.
 *
 * @param <R> what is written
 */
public interface FormulaWriter<R> {
  R number(Formula.Number formula);

  R symbol(Formula.Symbol formula);

  R words(Formula.Words formula);

  R ellipsis(Formula.Ellipsis formula);

  R fraction(Formula.Fraction formula);

  R power(Formula.Power formula);

  R subscript(Formula.Subscript formula);

  R root(Formula.Root formula);

  R sum(Formula.Sum formula);

  R minus(Formula.Minus formula);

  R product(Formula.Product formula);

  R sumOver(Formula.SumOver formula);

  R function(Formula.Function formula);

  R series(Formula.Series formula);

  R relation(Formula.Relation formula);
}
