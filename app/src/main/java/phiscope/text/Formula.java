package phiscope.text;

import java.util.List;

/**
 * A formula as a tree, to be written as plain text, LaTeX, MathML or rows on the screen. Brackets
 * are not in the tree: every writer puts them where they are needed.
 */
public sealed interface Formula {
  /** How tightly the parts of a formula hold together, loosest first. */
  enum Binding {
    RELATION,
    SUM,
    PRODUCT,
    POWER,
    ATOM
  }

  /** How tightly this formula holds together. */
  default Binding binding() {
    return Binding.ATOM;
  }

  /** Hands this formula to the writer's method for it. */
  <R> R write(FormulaWriter<R> writer);

  /**
   * A number as it is shown.
   *
   * @param value its digits
   * @param unit the sign of its unit; empty for none
   * @param rounded whether the number has more digits than are shown
   */
  record Number(Numbers.Written value, String unit, boolean rounded) implements Formula {
    @Override
    public Binding binding() {
      boolean sign = value.digits().startsWith("−");
      if (sign) {
        return Binding.SUM;
      }
      return value.exponent().isPresent() || !unit.isEmpty() ? Binding.PRODUCT : Binding.ATOM;
    }

    @Override
    public boolean isRounded() {
      return rounded;
    }

    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.number(this);
    }
  }

  /** A letter that stands for a quantity. */
  record Symbol(String name) implements Formula {
    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.symbol(this);
    }
  }

  /** Words of a language within a formula. */
  record Words(String text) implements Formula {
    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.words(this);
    }
  }

  /** Left out items of a long row. */
  record Ellipsis() implements Formula {
    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.ellipsis(this);
    }
  }

  /** One over another. */
  record Fraction(Formula over, Formula under) implements Formula {
    @Override
    public Binding binding() {
      return Binding.PRODUCT;
    }

    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.fraction(this);
    }
  }

  record Power(Formula base, Formula exponent) implements Formula {
    @Override
    public Binding binding() {
      return Binding.POWER;
    }

    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.power(this);
    }
  }

  record Subscript(Formula base, Formula index) implements Formula {
    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.subscript(this);
    }
  }

  /** The square root. */
  record Root(Formula of) implements Formula {
    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.root(this);
    }
  }

  /** Terms with plus signs between; a {@link Minus} term takes its own sign. */
  record Sum(List<Formula> terms) implements Formula {
    public Sum {
      terms = List.copyOf(terms);
    }

    @Override
    public Binding binding() {
      return Binding.SUM;
    }

    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.sum(this);
    }
  }

  record Minus(Formula of) implements Formula {
    @Override
    public Binding binding() {
      return Binding.SUM;
    }

    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.minus(this);
    }
  }

  /** Factors with multiplication signs between. */
  record Product(List<Formula> factors) implements Formula {
    public Product {
      factors = List.copyOf(factors);
    }

    @Override
    public Binding binding() {
      return Binding.PRODUCT;
    }

    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.product(this);
    }
  }

  /** The sum of a summand over the window: a capital sigma in front of it. */
  record SumOver(Formula summand) implements Formula {
    @Override
    public Binding binding() {
      return Binding.PRODUCT;
    }

    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.sumOver(this);
    }
  }

  /**
   * A named function.
   *
   * @param name {@code log10} is written with a lowered 10
   */
  record Function(String name, List<Formula> arguments) implements Formula {
    /** The decimal logarithm. */
    public static final String LOG10 = "log10";

    public Function {
      arguments = List.copyOf(arguments);
    }

    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.function(this);
    }
  }

  /** A row with commas between. */
  record Series(List<Formula> items) implements Formula {
    public Series {
      items = List.copyOf(items);
    }

    @Override
    public Binding binding() {
      return Binding.RELATION;
    }

    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.series(this);
    }
  }

  /**
   * A chain of equations and comparisons.
   *
   * @param sides two or more
   * @param signs one between each two sides
   */
  record Relation(List<Formula> sides, List<Sign> signs) implements Formula {
    public Relation {
      sides = List.copyOf(sides);
      signs = List.copyOf(signs);
      if (sides.size() != signs.size() + 1) {
        throw new IllegalArgumentException(
            sides.size() + " sides need one sign less, got " + signs.size());
      }
    }

    @Override
    public Binding binding() {
      return Binding.RELATION;
    }

    @Override
    public <R> R write(FormulaWriter<R> writer) {
      return writer.relation(this);
    }
  }

  /** Signs of a relation. */
  enum Sign {
    EQUAL("=", "="),
    /** Equal to the digits shown. */
    ABOUT("≈", "\\approx"),
    AT_LEAST("≥", "\\ge"),
    GREATER(">", ">"),
    LESS("<", "<"),
    AT_MOST("≤", "\\le");

    private final String sign;
    private final String latex;

    Sign(String sign, String latex) {
      this.sign = sign;
      this.latex = latex;
    }

    public String sign() {
      return sign;
    }

    public String latex() {
      return latex;
    }
  }

  /** The formula in one line of plain text. */
  default String text() {
    return write(new TextFormula());
  }

  /** The formula in LaTeX's mathematics mode. */
  default String latex() {
    return write(new LatexFormula());
  }

  /** The formula as a MathML element. */
  default String mathml() {
    return "<math xmlns=\"http://www.w3.org/1998/Math/MathML\">"
        + write(new MathmlFormula())
        + "</math>";
  }

  /** The formula as pieces of one line, for a screen. */
  default List<FormulaPiece> pieces() {
    return write(new PieceFormula(FormulaPiece.Level.LINE));
  }

  /** The formulas that it is made of; none where it is a number, a letter or words. */
  default List<Formula> parts() {
    return write(new FormulaParts());
  }

  /** Whether a number in it has more digits than are shown. */
  default boolean isRounded() {
    return parts().stream().anyMatch(Formula::isRounded);
  }

  /** Whether this must be bracketed inside something that holds together like {@code outer}. */
  default boolean isLooserThan(Binding outer) {
    return binding().compareTo(outer) < 0;
  }
}
