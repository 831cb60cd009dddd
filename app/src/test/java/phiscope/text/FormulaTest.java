package phiscope.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import phiscope.text.Formula.Fraction;
import phiscope.text.Formula.Function;
import phiscope.text.Formula.Minus;
import phiscope.text.Formula.Power;
import phiscope.text.Formula.Product;
import phiscope.text.Formula.Relation;
import phiscope.text.Formula.Root;
import phiscope.text.Formula.Series;
import phiscope.text.Formula.Sign;
import phiscope.text.Formula.Subscript;
import phiscope.text.Formula.Sum;
import phiscope.text.Formula.SumOver;
import phiscope.text.Formula.Symbol;
import phiscope.text.Formula.Words;

/** Formulas are written with the brackets they need, and no others, in every form. */
class FormulaTest {
  private static final Symbol X = new Symbol("x");
  private static final Symbol MU = new Symbol("μ");

  private static Formula number(String digits) {
    return Shown.exact(new BigDecimal(digits));
  }

  private static Formula small() {
    return new Formula.Number(Numbers.significant(3.16712e-5, 6), "", true);
  }

  private static Document parse(Formula formula) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(formula.mathml())));
  }

  private static String line(Formula formula) {
    return formula.pieces().stream()
        .map(
            piece ->
                switch (piece.level()) {
                  case LINE -> piece.text();
                  case RAISED -> "^" + piece.text();
                  case LOWERED -> "_" + piece.text();
                })
        .collect(Collectors.joining());
  }

  private static void check(Formula formula, String text, String latex) {
    assertThat(formula.text()).isEqualTo(text);
    assertThat(formula.latex()).isEqualTo(latex);
  }

  @Test
  void aSumInAProductIsBracketed() {
    Formula sum = new Sum(List.of(X, MU));
    check(new Product(List.of(sum, X)), "(x + μ) × x", "\\left(x + \\mu\\right) \\times x");
    check(new Sum(List.of(new Product(List.of(X, X)), MU)), "x × x + μ", "x \\times x + \\mu");
  }

  @Test
  void whatIsTakenAwayIsBracketedIfItIsASumOrNegative() {
    Formula sum = new Sum(List.of(X, MU));
    check(new Sum(List.of(X, new Minus(sum))), "x − (x + μ)", "x - \\left(x + \\mu\\right)");
    check(new Sum(List.of(X, new Minus(MU))), "x − μ", "x - \\mu");
    check(new Sum(List.of(X, number("-2"))), "x + (−2)", "x + \\left(-2\\right)");
    check(new Sum(List.of(number("-2"), X)), "−2 + x", "-2 + x");
    check(new Sum(List.of(X, new Minus(number("-2")))), "x − (−2)", "x - \\left(-2\\right)");
  }

  @Test
  void fractionsOfNumbersAreTightAndOthersSpaced() {
    check(new Fraction(number("40"), number("4")), "40/4", "\\frac{40}{4}");
    Formula z = new Fraction(new Sum(List.of(X, new Minus(MU))), new Symbol("σ"));
    check(z, "(x − μ) / σ", "\\frac{x - \\mu}{\\sigma}");
    check(new Fraction(X, new Fraction(MU, X)), "x / (μ / x)", "\\frac{x}{\\frac{\\mu}{x}}");
  }

  @Test
  void basesOfPowersAreBracketedUnlessTheyAreSingle() {
    check(new Power(X, number("2")), "x²", "x^{2}");
    Formula third = new Fraction(number("40"), number("3"));
    check(new Power(third, number("2")), "(40/3)²", "\\left(\\frac{40}{3}\\right)^{2}");
    check(new Power(number("-2"), number("2")), "(−2)²", "\\left(-2\\right)^{2}");
    check(
        new Power(new Symbol("e"), new Minus(new Fraction(X, MU))),
        "e^(−x / μ)",
        "e^{-\\frac{x}{\\mu}}");
  }

  @Test
  void rootsFunctionsAndIndicesHaveTheirForms() {
    check(new Root(number("4")), "√4", "\\sqrt{4}");
    check(new Root(new Sum(List.of(X, MU))), "√(x + μ)", "\\sqrt{x + \\mu}");
    check(new SumOver(new Power(X, number("2"))), "Σ x²", "\\sum x^{2}");
    check(new Subscript(new Symbol("z"), new Symbol("h")), "z_h", "z_{h}");
    check(new Function(Function.LOG10, List.of(X)), "log10(x)", "\\log_{10}\\left(x\\right)");
    check(new Function("max", List.of(X, number("1"))), "max(x, 1)", "\\max\\left(x,\\; 1\\right)");
    check(
        new Series(List.of(number("8"), new Formula.Ellipsis(), number("12"))),
        "8, …, 12",
        "8,\\; \\cdots,\\; 12");
  }

  @Test
  void powersOfTenAreRaised() throws Exception {
    assertThat(small().text()).isEqualTo("3.16712×10^-5");
    assertThat(small().latex()).isEqualTo("3.16712 \\times 10^{-5}");
    assertThat(line(small())).isEqualTo("3.16712×10^−5");
    assertThat(parse(small()).getElementsByTagName("msup").getLength()).isEqualTo(1);
    assertThat(new Fraction(X, small()).text()).isEqualTo("x / (3.16712×10^-5)");
  }

  @Test
  void aRelationNeedsASignBetweenItsSides() throws Exception {
    Formula chain = new Relation(List.of(X, number("8"), MU), List.of(Sign.EQUAL, Sign.LESS));
    check(chain, "x = 8 < μ", "x = 8 < \\mu");
    assertThat(parse(chain).getDocumentElement().getTextContent()).isEqualTo("x=8<μ");
  }

  @Test
  void wordsAreEscapedInEveryForm() throws Exception {
    Formula words = new Words("a<b>&\"c' 50% of $x_1 \\ {é} ~^# 沉默 \u0001");
    assertThat(words.latex())
        .isEqualTo(
            "\\text{a<b>\\&\"c' 50\\% of \\$x\\_1 \\textbackslash{} \\{é\\} "
                + "\\textasciitilde{}\\textasciicircum{}\\# 沉默  }");
    assertThat(parse(words).getDocumentElement().getTextContent())
        .isEqualTo("a<b>&\"c' 50% of $x_1 \\ {é} ~^# 沉默 \ufffd");
  }

  @Test
  void aFormulaKnowsWhetherANumberInItWasRounded() {
    assertThat(new Fraction(number("1"), number("3")).isRounded()).isFalse();
    assertThat(new Minus(new Function("erfc", List.of(small()))).isRounded()).isTrue();
    assertThat(Shown.of(new org.apache.commons.math3.fraction.BigFraction(1, 3), 6).rounded())
        .isTrue();
    assertThat(Shown.of(new org.apache.commons.math3.fraction.BigFraction(1, 8), 6).rounded())
        .isFalse();
  }

  @Test
  void unitsStandBehindTheNumber() {
    Formula time = Shown.withUnit(Shown.exact(new BigDecimal("7")), "µs");
    check(time, "7 µs", "7\\,\\mathrm{\\mu s}");
  }
}
