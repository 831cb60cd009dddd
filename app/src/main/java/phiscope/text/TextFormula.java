package phiscope.text;

import java.util.List;
import java.util.stream.Collectors;
import phiscope.text.Formula.Binding;

/** Writes a formula as one line of plain text. */
final class TextFormula implements FormulaWriter<String> {
  private String in(Formula formula, Binding outer) {
    return formula.isLooserThan(outer) ? "(" + formula.write(this) + ")" : formula.write(this);
  }

  @Override
  public String number(Formula.Number formula) {
    String digits = formula.value().text();
    return formula.unit().isEmpty() ? digits : digits + " " + formula.unit();
  }

  @Override
  public String symbol(Formula.Symbol formula) {
    return formula.name();
  }

  @Override
  public String words(Formula.Words formula) {
    return formula.text();
  }

  @Override
  public String ellipsis(Formula.Ellipsis formula) {
    return LineFormula.ELLIPSIS;
  }

  @Override
  public String fraction(Formula.Fraction formula) {
    String slash = LineFormula.isTight(formula) ? "/" : LineFormula.SLASH;
    return in(formula.over(), Binding.PRODUCT) + slash + in(formula.under(), Binding.POWER);
  }

  @Override
  public String power(Formula.Power formula) {
    String exponent = formula.exponent().write(this);
    String base = in(formula.base(), Binding.ATOM);
    if (exponent.equals("2")) {
      return base + "²";
    }
    return base + "^" + (isShort(formula.exponent()) ? exponent : "(" + exponent + ")");
  }

  private static boolean isShort(Formula exponent) {
    return !exponent.isLooserThan(Binding.ATOM);
  }

  @Override
  public String subscript(Formula.Subscript formula) {
    return in(formula.base(), Binding.ATOM) + "_" + formula.index().write(this);
  }

  @Override
  public String root(Formula.Root formula) {
    String inside = formula.of().write(this);
    return LineFormula.ROOT + (isShort(formula.of()) ? inside : "(" + inside + ")");
  }

  @Override
  public String sum(Formula.Sum formula) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < formula.terms().size(); i++) {
      LineFormula.Signed signed = LineFormula.signed(formula.terms(), i);
      boolean negated = formula.terms().get(i) instanceof Formula.Minus;
      boolean brackets = LineFormula.needsBrackets(signed.term(), i, negated);
      String term = signed.term().write(this);
      line.append(signed.sign()).append(brackets ? "(" + term + ")" : term);
    }
    return line.toString();
  }

  @Override
  public String minus(Formula.Minus formula) {
    return LineFormula.NEGATIVE + in(formula.of(), Binding.PRODUCT);
  }

  @Override
  public String product(Formula.Product formula) {
    return formula.factors().stream()
        .map(factor -> in(factor, Binding.PRODUCT))
        .collect(Collectors.joining(LineFormula.TIMES));
  }

  @Override
  public String sumOver(Formula.SumOver formula) {
    return LineFormula.SUM + in(formula.summand(), Binding.PRODUCT);
  }

  @Override
  public String function(Formula.Function formula) {
    return formula.name() + "(" + joined(formula.arguments()) + ")";
  }

  @Override
  public String series(Formula.Series formula) {
    return joined(formula.items());
  }

  private String joined(List<Formula> items) {
    return items.stream()
        .map(item -> item.write(this))
        .collect(Collectors.joining(LineFormula.COMMA));
  }

  @Override
  public String relation(Formula.Relation formula) {
    StringBuilder line = new StringBuilder(formula.sides().get(0).write(this));
    for (int i = 0; i < formula.signs().size(); i++) {
      line.append(' ').append(formula.signs().get(i).sign()).append(' ');
      line.append(formula.sides().get(i + 1).write(this));
    }
    return line.toString();
  }
}
