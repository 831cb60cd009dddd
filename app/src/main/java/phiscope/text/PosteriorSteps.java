package phiscope.text;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.PolicyReading;
import phiscope.bench.PosteriorReading;
import phiscope.bench.Term;
import phiscope.core.numeric.Posterior;
import phiscope.text.Formula.Sign;

/** The Bayes update of S004: the posterior in one formula, and as belief plus change of belief. */
final class PosteriorSteps {
  private static final int DIGITS = 6;
  private static final BigDecimal ONE = BigDecimal.ONE;

  /** What a posterior lacks of 1 is shown itself where it is below this. */
  private static final double NEARLY = 1e-6;

  private final PolicyReading reading;
  private final StepWords words;

  PosteriorSteps(PolicyReading reading, StepWords words) {
    this.reading = reading;
    this.words = words;
  }

  List<ArithmeticStep> steps() {
    Optional<PosteriorReading> posterior = reading.posterior().filter(update -> update.phi() >= 0);
    if (posterior.isEmpty()) {
      return List.of();
    }
    List<ArithmeticStep> steps = new ArrayList<>();
    PosteriorReading update = posterior.get();
    BigDecimal prior = BigDecimal.valueOf(update.prior());
    Formula.Number stopped = Shown.of(prior, DIGITS);
    Formula.Number alive = Shown.of(ONE.subtract(prior), DIGITS);
    steps.add(
        words.step(
            Term.PRIOR,
            "term.priorOdds",
            log(new Formula.Fraction(StepWords.PRIOR, Shown.minus(Shown.ONE, StepWords.PRIOR))),
            null,
            log(new Formula.Fraction(stopped, alive)),
            Shown.computed(update.log10PriorOdds())));
    steps.add(
        words.step(
            Term.POSTERIOR,
            "term.posteriorOdds",
            Shown.plus(
                log(new Formula.Fraction(StepWords.PRIOR, Shown.minus(Shown.ONE, StepWords.PRIOR))),
                StepWords.PHI),
            null,
            Shown.plus(Shown.computed(update.log10PriorOdds()), Shown.phi(update.phi())),
            Shown.computed(update.log10PosteriorOdds())));
    steps.add(posterior(update, stopped, alive));
    return steps;
  }

  private ArithmeticStep posterior(
      PosteriorReading update, Formula.Number stopped, Formula.Number alive) {
    Formula survival = Shown.survival(update.phi());
    Formula symbols =
        new Formula.Fraction(
            StepWords.PRIOR,
            Shown.plus(
                StepWords.PRIOR,
                Shown.times(Shown.minus(Shown.ONE, StepWords.PRIOR), StepWords.S)));
    Formula numbers =
        new Formula.Fraction(stopped, Shown.plus(stopped, Shown.times(alive, survival)));
    double lacking = Posterior.complementOfPhi(update.prior(), update.phi());
    boolean certain = lacking < NEARLY;
    Formula value =
        certain && lacking > 0
            ? Shown.minus(Shown.ONE, Shown.computed(lacking))
            : Shown.computed(update.posterior());
    return words.step(
        Term.POSTERIOR,
        words.messages().get("term.posterior"),
        new Formula.Function(
            "P", List.of(new Formula.Words(words.messages().get("arithmetic.stopped")))),
        symbols,
        numbers,
        lacking > 0 ? Sign.ABOUT : Sign.EQUAL,
        value,
        certain ? "" : Numbers.percent(update.posterior()));
  }

  private static Formula log(Formula of) {
    return new Formula.Function(Formula.Function.LOG10, List.of(of));
  }
}
