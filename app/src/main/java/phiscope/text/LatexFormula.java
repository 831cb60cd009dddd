package phiscope.text;

import java.util.List;
import java.util.stream.Collectors;
import phiscope.text.Formula.Binding;

/** Writes a formula for LaTeX's mathematics mode; only standard commands and {@code \text}. */
final class LatexFormula implements FormulaWriter<String> {
  private static final List<String> KNOWN_FUNCTIONS = List.of("max", "min", "exp", "log");

  private String brackets(Formula formula, boolean needed) {
    String inside = formula.write(this);
    return needed ? "\\left(" + inside + "\\right)" : inside;
  }

  private String in(Formula formula, Binding outer) {
    return brackets(formula, formula.isLooserThan(outer));
  }

  /** Fractions stand in brackets only where a power or an index is put to them. */
  private String factor(Formula formula) {
    return brackets(formula, formula.isLooserThan(Binding.PRODUCT));
  }

  @Override
  public String number(Formula.Number formula) {
    String digits = formula.value().latex();
    return formula.unit().isEmpty()
        ? digits
        : digits + "\\,\\mathrm{" + escaped(formula.unit()).replace("µ", "\\mu ") + "}";
  }

  @Override
  public String symbol(Formula.Symbol formula) {
    return switch (formula.name()) {
      case "φ" -> "\\varphi";
      case "μ" -> "\\mu";
      case "σ" -> "\\sigma";
      case "τ" -> "\\tau";
      case "π" -> "\\pi";
      default -> escaped(formula.name());
    };
  }

  @Override
  public String words(Formula.Words formula) {
    return "\\text{" + escaped(formula.text()) + "}";
  }

  private static String escaped(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '\\' -> out.append("\\textbackslash{}");
                case '~' -> out.append("\\textasciitilde{}");
                case '^' -> out.append("\\textasciicircum{}");
                case '{', '}', '$', '&', '#', '%', '_' -> out.append('\\').appendCodePoint(c);
                default -> {
                  if (Character.isISOControl(c)) {
                    out.append(' ');
                  } else {
                    out.appendCodePoint(c);
                  }
                }
              }
            });
    return out.toString();
  }

  @Override
  public String ellipsis(Formula.Ellipsis formula) {
    return "\\cdots";
  }

  @Override
  public String fraction(Formula.Fraction formula) {
    return "\\frac{" + formula.over().write(this) + "}{" + formula.under().write(this) + "}";
  }

  @Override
  public String power(Formula.Power formula) {
    return in(formula.base(), Binding.ATOM) + "^{" + formula.exponent().write(this) + "}";
  }

  @Override
  public String subscript(Formula.Subscript formula) {
    return in(formula.base(), Binding.ATOM) + "_{" + formula.index().write(this) + "}";
  }

  @Override
  public String root(Formula.Root formula) {
    return "\\sqrt{" + formula.of().write(this) + "}";
  }

  @Override
  public String sum(Formula.Sum formula) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < formula.terms().size(); i++) {
      LineFormula.Signed signed = LineFormula.signed(formula.terms(), i);
      boolean negated = formula.terms().get(i) instanceof Formula.Minus;
      line.append(signed.sign().replace("−", "-"));
      line.append(brackets(signed.term(), LineFormula.needsBrackets(signed.term(), i, negated)));
    }
    return line.toString();
  }

  @Override
  public String minus(Formula.Minus formula) {
    return "-" + factor(formula.of());
  }

  @Override
  public String product(Formula.Product formula) {
    return formula.factors().stream().map(this::factor).collect(Collectors.joining(" \\times "));
  }

  @Override
  public String sumOver(Formula.SumOver formula) {
    return "\\sum " + factor(formula.summand());
  }

  @Override
  public String function(Formula.Function formula) {
    String name = "\\operatorname{" + formula.name() + "}";
    if (formula.name().equals(Formula.Function.LOG10)) {
      name = "\\log_{10}";
    } else if (KNOWN_FUNCTIONS.contains(formula.name())) {
      name = "\\" + formula.name();
    }
    return name + "\\left(" + series(new Formula.Series(formula.arguments())) + "\\right)";
  }

  @Override
  public String series(Formula.Series formula) {
    return formula.items().stream()
        .map(item -> item.write(this))
        .collect(Collectors.joining(",\\; "));
  }

  @Override
  public String relation(Formula.Relation formula) {
    StringBuilder line = new StringBuilder(formula.sides().get(0).write(this));
    for (int i = 0; i < formula.signs().size(); i++) {
      line.append(' ').append(formula.signs().get(i).latex()).append(' ');
      line.append(formula.sides().get(i + 1).write(this));
    }
    return line.toString();
  }
}
