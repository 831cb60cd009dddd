package phiscope.text;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import phiscope.text.Formula.Binding;

/** Writes a formula in presentation MathML (MathML Core). */
final class MathmlFormula implements FormulaWriter<String> {
  private static String element(String name, String content) {
    return "<" + name + ">" + content + "</" + name + ">";
  }

  private static String leaf(String name, String text) {
    StringBuilder out = new StringBuilder();
    XmlText.content(text, out);
    return element(name, out.toString());
  }

  private static String operator(String sign) {
    return leaf("mo", sign.strip());
  }

  private String row(Formula formula) {
    return element("mrow", formula.write(this));
  }

  private String brackets(Formula formula, boolean needed) {
    return needed
        ? element("mrow", operator("(") + formula.write(this) + operator(")"))
        : row(formula);
  }

  private String in(Formula formula, Binding outer) {
    return brackets(formula, formula.isLooserThan(outer));
  }

  @Override
  public String number(Formula.Number formula) {
    String digits = formula.value().digits();
    boolean negative = digits.startsWith("−");
    String number = leaf("mn", negative ? digits.substring(1) : digits);
    String written = negative ? operator("−") + number : number;
    OptionalInt exponent = formula.value().exponent();
    if (exponent.isPresent()) {
      written += operator("×") + element("msup", leaf("mn", "10") + whole(exponent.getAsInt()));
    }
    return formula.unit().isEmpty()
        ? written
        : written + "<mspace width=\"0.2em\"/>" + leaf("mtext", formula.unit());
  }

  private static String whole(int value) {
    String digits = leaf("mn", Numbers.whole(Math.abs((long) value)));
    return value < 0 ? element("mrow", operator("−") + digits) : digits;
  }

  @Override
  public String symbol(Formula.Symbol formula) {
    return leaf("mi", formula.name());
  }

  @Override
  public String words(Formula.Words formula) {
    return leaf("mtext", formula.text());
  }

  @Override
  public String ellipsis(Formula.Ellipsis formula) {
    return operator("…");
  }

  @Override
  public String fraction(Formula.Fraction formula) {
    return element("mfrac", row(formula.over()) + row(formula.under()));
  }

  @Override
  public String power(Formula.Power formula) {
    return element("msup", in(formula.base(), Binding.ATOM) + row(formula.exponent()));
  }

  @Override
  public String subscript(Formula.Subscript formula) {
    return element("msub", in(formula.base(), Binding.ATOM) + row(formula.index()));
  }

  @Override
  public String root(Formula.Root formula) {
    return element("msqrt", formula.of().write(this));
  }

  @Override
  public String sum(Formula.Sum formula) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < formula.terms().size(); i++) {
      LineFormula.Signed signed = LineFormula.signed(formula.terms(), i);
      boolean negated = formula.terms().get(i) instanceof Formula.Minus;
      if (!signed.sign().isEmpty()) {
        line.append(operator(signed.sign()));
      }
      line.append(brackets(signed.term(), LineFormula.needsBrackets(signed.term(), i, negated)));
    }
    return line.toString();
  }

  @Override
  public String minus(Formula.Minus formula) {
    return operator("−") + in(formula.of(), Binding.PRODUCT);
  }

  @Override
  public String product(Formula.Product formula) {
    return formula.factors().stream()
        .map(factor -> in(factor, Binding.PRODUCT))
        .collect(Collectors.joining(operator("×")));
  }

  @Override
  public String sumOver(Formula.SumOver formula) {
    return operator("∑") + in(formula.summand(), Binding.PRODUCT);
  }

  @Override
  public String function(Formula.Function formula) {
    String name =
        formula.name().equals(Formula.Function.LOG10)
            ? element("msub", leaf("mi", "log") + leaf("mn", "10"))
            : leaf("mi", formula.name());
    return name
        + operator("\u2061")
        + element("mrow", operator("(") + joined(formula.arguments()) + operator(")"));
  }

  @Override
  public String series(Formula.Series formula) {
    return joined(formula.items());
  }

  private String joined(List<Formula> items) {
    return items.stream().map(item -> item.write(this)).collect(Collectors.joining(operator(",")));
  }

  @Override
  public String relation(Formula.Relation formula) {
    StringBuilder line = new StringBuilder(formula.sides().get(0).write(this));
    for (int i = 0; i < formula.signs().size(); i++) {
      line.append(operator(formula.signs().get(i).sign()));
      line.append(formula.sides().get(i + 1).write(this));
    }
    return line.toString();
  }
}
