package phiscope.text;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.bench.PolicyReading;
import phiscope.bench.Term;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiResult;
import phiscope.core.numeric.ExponentialTail;
import phiscope.core.numeric.LogisticTail;
import phiscope.core.numeric.NormalTail;
import phiscope.core.trace.TickScale;
import phiscope.text.Formula.Sign;

/** From the silence to z, S and phi. */
final class TailSteps {
  private static final int DIGITS = Numbers.TIME_DIGITS;
  private static final int SCORE_DIGITS = 20;

  private final PolicyReading reading;
  private final TickScale scale;
  private final ExactModel model;
  private final StepWords words;
  private final BigFraction elapsed;

  TailSteps(PolicyReading reading, TickScale scale, ExactModel model, StepWords words) {
    this.reading = reading;
    this.scale = scale;
    this.model = model;
    this.words = words;
    this.elapsed =
        new BigFraction(reading.elapsed().orElseThrow()).multiply(ExactModel.tick(scale));
  }

  List<ArithmeticStep> steps() {
    List<ArithmeticStep> steps = new ArrayList<>();
    PhiPolicy.Tail tail = reading.policy().tail();
    double phi =
        switch (tail) {
          case NORMAL, LOGISTIC -> bell(steps, tail);
          case EXPONENTIAL -> exponential(steps);
          case EMPIRICAL -> empirical(steps);
        };
    Formula value = Shown.phi(phi);
    Formula survival = Shown.survival(phi);
    steps.add(
        words.step(
            Term.PHI,
            "term.phi",
            StepWords.PHI,
            minusLog(StepWords.S),
            phi == 0 || Double.isInfinite(phi) ? null : minusLog(survival),
            value));
    answer(steps, phi);
    return steps;
  }

  private static Formula minusLog(Formula of) {
    return new Formula.Minus(new Formula.Function(Formula.Function.LOG10, List.of(of)));
  }

  /** z from exact values, then the tail of z. */
  private double bell(List<ArithmeticStep> steps, PhiPolicy.Tail tail) {
    Formula.Number silence = Shown.exact(scale.toTime(reading.elapsed().orElseThrow()));
    Formula mean = Shown.of(model.mean(), DIGITS);
    boolean hasPause = model.pause().getNumerator().signum() != 0;
    Formula pause = Shown.of(model.pause(), DIGITS);
    Formula pauseSymbol = new Formula.Subscript(StepWords.TAU, new Formula.Words("p"));
    BigDecimal z = model.score(elapsed).value(SCORE_DIGITS);
    steps.add(
        words.step(
            Term.Z,
            "term.z",
            StepWords.Z,
            new Formula.Fraction(
                less(StepWords.TAU, StepWords.MU, hasPause ? pauseSymbol : null), StepWords.SIGMA),
            new Formula.Fraction(
                less(silence, mean, hasPause ? pause : null), Shown.of(model.sigma(), DIGITS)),
            Shown.of(z, DIGITS)));
    Formula.Number score = Shown.of(z, DIGITS);
    double y = z.doubleValue();
    if (tail == PhiPolicy.Tail.NORMAL) {
      double phi = NormalTail.phi(y);
      survival(steps, erfc(StepWords.Z), erfc(score), phi);
      return phi;
    }
    double phi = LogisticTail.exactPhi(y);
    survival(steps, logistic(StepWords.Z), logistic(score), phi);
    return phi;
  }

  private static Formula less(Formula first, Formula second, Formula third) {
    List<Formula> terms = new ArrayList<>();
    terms.add(first);
    terms.add(new Formula.Minus(second));
    if (third != null) {
      terms.add(new Formula.Minus(third));
    }
    return new Formula.Sum(terms);
  }

  private static Formula number(String digits) {
    return Shown.exact(new BigDecimal(digits));
  }

  /** Half of erfc(z over the root of 2): the normal tail (S004). */
  private static Formula erfc(Formula z) {
    return Shown.times(
        new Formula.Fraction(number("1"), Shown.TWO),
        new Formula.Function(
            "erfc", List.of(new Formula.Fraction(z, new Formula.Root(Shown.TWO)))));
  }

  /** Pekko's approximation of the normal tail. */
  private static Formula logistic(Formula z) {
    Formula cubic = Shown.plus(number("1.5976"), Shown.times(number("0.070566"), Shown.squared(z)));
    Formula power = new Formula.Power(new Formula.Symbol("e"), Shown.times(z, cubic));
    return new Formula.Fraction(number("1"), Shown.plus(number("1"), power));
  }

  private void survival(List<ArithmeticStep> steps, Formula symbols, Formula numbers, double phi) {
    steps.add(
        words.step(
            Term.SURVIVAL, "term.survival", StepWords.S, symbols, numbers, Shown.survival(phi)));
  }

  private double exponential(List<ArithmeticStep> steps) {
    BigFraction late = elapsed.subtract(model.pause());
    BigFraction waited = late.getNumerator().signum() < 0 ? BigFraction.ZERO : late;
    double ratio = ratio(waited);
    double phi = ExponentialTail.phi(ratio, 1);
    boolean hasPause = model.pause().getNumerator().signum() != 0;
    Formula pause = new Formula.Subscript(StepWords.TAU, new Formula.Words("p"));
    Formula over = hasPause ? Shown.minus(StepWords.TAU, pause) : StepWords.TAU;
    Formula silence = Shown.of(waited, DIGITS);
    Formula mean = Shown.of(model.mean(), DIGITS);
    Formula e = new Formula.Symbol("e");
    Formula symbols =
        new Formula.Power(e, new Formula.Minus(new Formula.Fraction(over, StepWords.MU)));
    Formula numbers = new Formula.Power(e, new Formula.Minus(new Formula.Fraction(silence, mean)));
    survival(steps, symbols, numbers, phi);
    return phi;
  }

  /** The silence in means; infinite where all intervals are 0. */
  private double ratio(BigFraction waited) {
    if (waited.getNumerator().signum() == 0) {
      return 0;
    }
    return model.mean().getNumerator().signum() == 0
        ? Double.POSITIVE_INFINITY
        : ExactModel.decimal(waited.divide(model.mean())).doubleValue();
  }

  private double empirical(List<ArithmeticStep> steps) {
    double survival = reading.survival();
    int count = reading.window().count();
    if (count == 0) {
      return 0.0 - reading.log10Survival();
    }
    long longer = Math.round(survival * count);
    Formula symbols =
        new Formula.Fraction(
            new Formula.Words(words.messages().get("arithmetic.longer")), StepWords.N);
    Formula numbers =
        new Formula.Fraction(
            Shown.exact(BigDecimal.valueOf(longer)), Shown.exact(BigDecimal.valueOf(count)));
    steps.add(
        words.step(
            Term.SURVIVAL,
            "term.survival",
            StepWords.S,
            symbols,
            numbers,
            Shown.of(new BigFraction(longer, (long) count), Numbers.PROBABILITY_DIGITS)));
    return 0.0 - StrictMath.log10(longer / (double) count);
  }

  /** What the policy answers where that is not the exact phi. */
  private void answer(List<ArithmeticStep> steps, double phi) {
    PhiResult result = reading.result();
    boolean differs =
        switch (result.status()) {
          case AT_LEAST, INFINITE -> !(Double.isInfinite(phi) && Double.isInfinite(result.phi()));
          case OK, BOUNDARY -> !Numbers.phi(result.phi()).text().equals(Numbers.phi(phi).text());
          case UNTRAINED -> false;
        };
    if (!differs) {
      return;
    }
    boolean bound = result.status() == PhiResult.Status.AT_LEAST;
    steps.add(
        words.step(
            Term.PHI,
            words.messages().get("arithmetic.answer"),
            StepWords.PHI,
            null,
            null,
            bound ? Sign.AT_LEAST : Sign.EQUAL,
            Shown.phi(result.phi()),
            words.messages().get("arithmetic.answer.remark")));
  }
}
