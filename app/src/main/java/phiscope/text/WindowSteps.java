package phiscope.text;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.bench.PolicyReading;
import phiscope.bench.Term;
import phiscope.bench.WindowReading;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.trace.TickScale;
import phiscope.text.Formula.Sign;

/** From the intervals of the window to mean and standard deviation. */
final class WindowSteps {
  private static final int DIGITS = Numbers.TIME_DIGITS;

  /** Longer windows are shown by their ends. */
  private static final int MOST_SHOWN = 8;

  private static final int SHOWN_FIRST = 3;
  private static final int SHOWN_LAST = 3;

  private final PolicyReading reading;
  private final WindowReading window;
  private final TickScale scale;
  private final StepWords words;

  WindowSteps(PolicyReading reading, TickScale scale, StepWords words) {
    this.reading = reading;
    this.window = reading.window();
    this.scale = scale;
    this.words = words;
  }

  private boolean isTyped() {
    return reading.policy().parameters() instanceof PhiPolicy.ModelParameters.Given;
  }

  /** Window, sum and sum of squares; nothing for typed parameters or an empty window. */
  List<ArithmeticStep> steps() {
    List<ArithmeticStep> steps = new ArrayList<>();
    if (isTyped() || window.count() == 0) {
      return steps;
    }
    steps.add(
        words.step(
            Term.WINDOW,
            words.messages().get("arithmetic.window"),
            StepWords.X,
            null,
            null,
            Sign.EQUAL,
            new Formula.Series(items(UnaryOperator.identity())),
            words.messages().get("arithmetic.count", Numbers.whole(window.count()))));
    BigFraction tick = ExactModel.tick(scale);
    boolean single = window.count() == 1;
    steps.add(
        words.step(
            Term.SUM,
            "term.sum",
            new Formula.SumOver(StepWords.X),
            null,
            single ? null : new Formula.Sum(items(UnaryOperator.identity())),
            Shown.of(sum(), sumDigits(sum()))));
    BigFraction squares = window.sumOfSquares().multiply(tick).multiply(tick);
    steps.add(
        words.step(
            Term.SUM_OF_SQUARES,
            "term.sumOfSquares",
            new Formula.SumOver(Shown.squared(StepWords.X)),
            null,
            new Formula.Sum(items(Shown::squared)),
            Shown.of(squares, sumDigits(squares))));
    return steps;
  }

  private BigFraction sum() {
    return window.sum().multiply(ExactModel.tick(scale));
  }

  /** Sums are shown whole where they are not too long. */
  private static int sumDigits(BigFraction value) {
    return value.getNumerator().toString().length() <= 15 ? 15 : DIGITS;
  }

  private List<Formula> items(UnaryOperator<Formula> form) {
    List<Long> intervals = window.intervals();
    List<Formula> items = new ArrayList<>();
    boolean cut = intervals.size() > MOST_SHOWN || intervals.size() < window.count();
    int first = cut ? Math.min(SHOWN_FIRST, intervals.size()) : intervals.size();
    if (intervals.size() < window.count()) {
      items.add(new Formula.Ellipsis());
      first = 0;
    }
    for (int i = 0; i < first; i++) {
      items.add(form.apply(interval(intervals.get(i))));
    }
    if (cut) {
      if (first > 0) {
        items.add(new Formula.Ellipsis());
      }
      int last = first == 0 ? SHOWN_FIRST + SHOWN_LAST : SHOWN_LAST;
      for (int i = Math.max(first, intervals.size() - last); i < intervals.size(); i++) {
        items.add(form.apply(interval(intervals.get(i))));
      }
    }
    return items;
  }

  private Formula interval(long ticks) {
    return Shown.exact(scale.toTime(ticks));
  }

  /** Mean, variance and standard deviation. */
  List<ArithmeticStep> model(ExactModel model) {
    List<ArithmeticStep> steps = new ArrayList<>();
    PhiPolicy.Tail tail = reading.policy().tail();
    if (tail == PhiPolicy.Tail.EMPIRICAL) {
      return steps;
    }
    steps.add(mean(model));
    if (tail == PhiPolicy.Tail.EXPONENTIAL) {
      return steps;
    }
    model.variance().ifPresent(variance -> steps.add(variance(model, variance)));
    steps.add(sigma(model));
    return steps;
  }

  private ArithmeticStep mean(ExactModel model) {
    Formula value = Shown.withUnit(Shown.of(model.mean(), DIGITS), words.unit());
    if (isTyped()) {
      return words.step(Term.MEAN, "term.mean", StepWords.MU, null, null, value);
    }
    Formula count = Shown.exact(BigDecimal.valueOf(window.count()));
    Formula numbers = new Formula.Fraction(Shown.of(sum(), sumDigits(sum())), count);
    return words.step(
        Term.MEAN,
        "term.mean",
        StepWords.MU,
        new Formula.Fraction(new Formula.SumOver(StepWords.X), StepWords.N),
        numbers,
        value);
  }

  private ArithmeticStep variance(ExactModel model, BigFraction variance) {
    BigFraction tick = ExactModel.tick(scale);
    BigFraction squares = window.sumOfSquares().multiply(tick).multiply(tick);
    Formula total = Shown.of(squares, sumDigits(squares));
    Formula count = Shown.exact(BigDecimal.valueOf(window.count()));
    Formula mean = exactMean(model);
    Formula sumOfSquares = new Formula.SumOver(Shown.squared(StepWords.X));
    String square = words.unit().isEmpty() ? "" : words.unit() + "²";
    Formula value = Shown.withUnit(Shown.of(variance, DIGITS), square);
    if (reading.policy().variance() == PhiPolicy.VarianceKind.POPULATION) {
      return words.step(
          Term.VARIANCE,
          "term.variance",
          StepWords.V,
          Shown.minus(new Formula.Fraction(sumOfSquares, StepWords.N), Shown.squared(StepWords.MU)),
          Shown.minus(new Formula.Fraction(total, count), Shown.squared(mean)),
          value);
    }
    Formula less = Shown.exact(BigDecimal.valueOf(window.count() - 1L));
    Formula lessByOne = Shown.minus(StepWords.N, Shown.exact(BigDecimal.ONE));
    return words.step(
        Term.VARIANCE,
        "term.sampleVariance",
        StepWords.V,
        new Formula.Fraction(
            Shown.minus(sumOfSquares, Shown.times(StepWords.N, Shown.squared(StepWords.MU))),
            lessByOne),
        new Formula.Fraction(Shown.minus(total, Shown.times(count, Shown.squared(mean))), less),
        value);
  }

  /** The mean as a decimal where that is all of it, else as the fraction it is. */
  private Formula exactMean(ExactModel model) {
    Formula.Number shown = Shown.of(model.mean(), DIGITS);
    if (!shown.rounded()) {
      return shown;
    }
    return new Formula.Fraction(
        Shown.of(sum(), sumDigits(sum())), Shown.exact(BigDecimal.valueOf(window.count())));
  }

  private ArithmeticStep sigma(ExactModel model) {
    BigFraction square = model.sigmaSquared();
    Formula value =
        Shown.withUnit(
            isSquare(square) ? Shown.of(root(square), DIGITS) : Shown.of(model.sigma(), DIGITS),
            words.unit());
    if (model.variance().isEmpty()) {
      return words.step(Term.SIGMA, "term.sigma", StepWords.SIGMA, null, null, value);
    }
    Formula root = new Formula.Root(StepWords.V);
    Formula number = new Formula.Root(Shown.of(model.variance().get(), DIGITS));
    if (model.floor().isEmpty()) {
      return words.step(Term.SIGMA, "term.sigma", StepWords.SIGMA, root, number, value);
    }
    Formula least = new Formula.Subscript(StepWords.SIGMA, new Formula.Words("min"));
    Formula floor = Shown.of(model.floor().get(), DIGITS);
    ArithmeticStep step =
        words.step(
            Term.SIGMA,
            "term.sigma",
            StepWords.SIGMA,
            new Formula.Function("max", List.of(root, least)),
            new Formula.Function("max", List.of(number, floor)),
            value);
    return model.floored()
        ? words.step(
            Term.SIGMA,
            step.label(),
            step.symbol(),
            step.formula().orElseThrow(),
            step.numbers().orElseThrow(),
            step.sign(),
            step.value(),
            words.messages().get("arithmetic.floored"))
        : step;
  }

  private static boolean isSquare(BigFraction value) {
    var over = value.getNumerator().sqrtAndRemainder();
    var under = value.getDenominator().sqrtAndRemainder();
    return over[1].signum() == 0 && under[1].signum() == 0;
  }

  private static BigFraction root(BigFraction square) {
    return new BigFraction(square.getNumerator().sqrt(), square.getDenominator().sqrt());
  }

  /** The silence: now less the last accepted arrival. */
  ArithmeticStep silence() {
    long last = reading.lastAccepted().orElseThrow();
    long elapsed = reading.elapsed().orElseThrow();
    Formula now = Shown.exact(scale.toTime(last + elapsed));
    Formula arrival = Shown.exact(scale.toTime(last));
    return words.step(
        Term.ELAPSED,
        words.messages().get("term.elapsed"),
        StepWords.TAU,
        null,
        Shown.minus(now, arrival),
        Sign.EQUAL,
        Shown.withUnit(Shown.exact(scale.toTime(elapsed)), words.unit()),
        "");
  }
}
