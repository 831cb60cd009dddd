package phiscope.text;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import phiscope.text.Formula.Binding;
import phiscope.text.FormulaPiece.Level;

/** Writes a formula as pieces of one line, some raised or lowered. */
final class PieceFormula implements FormulaWriter<List<FormulaPiece>> {
  /** A value stays on the line of its sign. */
  private static final String NO_BREAK = "\u00a0";

  private final Level level;

  PieceFormula(Level level) {
    this.level = level;
  }

  private List<FormulaPiece> plain(String text) {
    return List.of(new FormulaPiece(text, level, false));
  }

  private static List<FormulaPiece> join(List<List<FormulaPiece>> parts) {
    List<FormulaPiece> joined = new ArrayList<>();
    parts.forEach(joined::addAll);
    return joined;
  }

  private List<FormulaPiece> bracketed(Formula formula, boolean brackets) {
    List<FormulaPiece> inside = formula.write(this);
    return brackets ? join(List.of(plain("("), inside, plain(")"))) : inside;
  }

  private List<FormulaPiece> in(Formula formula, Binding outer) {
    return bracketed(formula, formula.isLooserThan(outer));
  }

  @Override
  public List<FormulaPiece> number(Formula.Number formula) {
    String unit = formula.unit().isEmpty() ? "" : " " + formula.unit();
    OptionalInt exponent = formula.value().exponent();
    if (exponent.isEmpty()) {
      return plain(formula.value().digits() + unit);
    }
    String power = Numbers.whole(exponent.getAsInt());
    List<FormulaPiece> head = plain(formula.value().digits() + "×10");
    List<FormulaPiece> raised = List.of(new FormulaPiece(power, Level.RAISED, false));
    return unit.isEmpty() ? join(List.of(head, raised)) : join(List.of(head, raised, plain(unit)));
  }

  @Override
  public List<FormulaPiece> symbol(Formula.Symbol formula) {
    return List.of(new FormulaPiece(formula.name(), level, true));
  }

  @Override
  public List<FormulaPiece> words(Formula.Words formula) {
    return plain(formula.text());
  }

  @Override
  public List<FormulaPiece> ellipsis(Formula.Ellipsis formula) {
    return plain(LineFormula.ELLIPSIS);
  }

  @Override
  public List<FormulaPiece> fraction(Formula.Fraction formula) {
    String slash = LineFormula.isTight(formula) ? "/" : LineFormula.SLASH;
    return join(
        List.of(
            in(formula.over(), Binding.PRODUCT), plain(slash), in(formula.under(), Binding.POWER)));
  }

  @Override
  public List<FormulaPiece> power(Formula.Power formula) {
    return join(
        List.of(
            in(formula.base(), Binding.ATOM),
            formula.exponent().write(new PieceFormula(Level.RAISED))));
  }

  @Override
  public List<FormulaPiece> subscript(Formula.Subscript formula) {
    return join(
        List.of(
            in(formula.base(), Binding.ATOM),
            formula.index().write(new PieceFormula(Level.LOWERED))));
  }

  @Override
  public List<FormulaPiece> root(Formula.Root formula) {
    List<FormulaPiece> inside =
        formula.of().write(this).stream().map(FormulaPiece::putUnderRoot).toList();
    return join(List.of(plain(LineFormula.ROOT), inside));
  }

  @Override
  public List<FormulaPiece> sum(Formula.Sum formula) {
    List<List<FormulaPiece>> parts = new ArrayList<>();
    for (int i = 0; i < formula.terms().size(); i++) {
      LineFormula.Signed signed = LineFormula.signed(formula.terms(), i);
      boolean negated = formula.terms().get(i) instanceof Formula.Minus;
      if (!signed.sign().isEmpty()) {
        parts.add(plain(signed.sign()));
      }
      boolean brackets = LineFormula.needsBrackets(signed.term(), i, negated);
      parts.add(bracketed(signed.term(), brackets));
    }
    return join(parts);
  }

  @Override
  public List<FormulaPiece> minus(Formula.Minus formula) {
    return join(List.of(plain(LineFormula.NEGATIVE), in(formula.of(), Binding.PRODUCT)));
  }

  @Override
  public List<FormulaPiece> product(Formula.Product formula) {
    return separated(
        formula.factors().stream().map(factor -> in(factor, Binding.PRODUCT)).toList(),
        LineFormula.TIMES);
  }

  private List<FormulaPiece> separated(List<List<FormulaPiece>> parts, String separator) {
    List<List<FormulaPiece>> all = new ArrayList<>();
    for (List<FormulaPiece> part : parts) {
      if (!all.isEmpty()) {
        all.add(plain(separator));
      }
      all.add(part);
    }
    return join(all);
  }

  @Override
  public List<FormulaPiece> sumOver(Formula.SumOver formula) {
    return join(List.of(plain(LineFormula.SUM), in(formula.summand(), Binding.PRODUCT)));
  }

  @Override
  public List<FormulaPiece> function(Formula.Function formula) {
    List<List<FormulaPiece>> parts = new ArrayList<>();
    if (formula.name().equals(Formula.Function.LOG10)) {
      parts.add(plain("log"));
      parts.add(List.of(new FormulaPiece("10", Level.LOWERED, false)));
    } else {
      parts.add(plain(formula.name()));
    }
    parts.add(plain("("));
    parts.add(series(new Formula.Series(formula.arguments())));
    parts.add(plain(")"));
    return join(parts);
  }

  @Override
  public List<FormulaPiece> series(Formula.Series formula) {
    return separated(
        formula.items().stream().map(item -> item.write(this)).toList(), LineFormula.COMMA);
  }

  @Override
  public List<FormulaPiece> relation(Formula.Relation formula) {
    List<List<FormulaPiece>> parts = new ArrayList<>();
    parts.add(formula.sides().get(0).write(this));
    for (int i = 0; i < formula.signs().size(); i++) {
      parts.add(plain(" " + formula.signs().get(i).sign() + NO_BREAK));
      parts.add(formula.sides().get(i + 1).write(this));
    }
    return join(parts);
  }
}
