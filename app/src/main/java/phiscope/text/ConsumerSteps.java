package phiscope.text;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.ConsumerReading;
import phiscope.bench.PolicyReading;
import phiscope.bench.Term;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.numeric.LogisticTail;
import phiscope.core.numeric.NormalTail;
import phiscope.core.trace.TickScale;
import phiscope.text.Formula.Sign;

/** Phi against each consumer's threshold, and the silence at which it is reached. */
final class ConsumerSteps {
  private static final int DIGITS = Numbers.TIME_DIGITS;

  private final PolicyReading reading;
  private final TickScale scale;
  private final ExactModel model;
  private final StepWords words;

  ConsumerSteps(PolicyReading reading, TickScale scale, ExactModel model, StepWords words) {
    this.reading = reading;
    this.scale = scale;
    this.model = model;
    this.words = words;
  }

  List<ArithmeticStep> steps() {
    List<ArithmeticStep> steps = new ArrayList<>();
    for (ConsumerReading consumer : reading.consumers()) {
      steps.add(comparison(consumer));
    }
    for (ConsumerReading consumer : reading.consumers()) {
      steps.add(crossing(consumer));
    }
    return steps;
  }

  private ArithmeticStep comparison(ConsumerReading consumer) {
    double threshold = consumer.consumer().threshold().doubleValue();
    double phi = reading.result().phi();
    boolean greater = reading.policy().comparison() == PhiPolicy.Comparison.GREATER;
    boolean reached = greater ? phi > threshold : phi >= threshold;
    Sign sign = greater ? Sign.AT_MOST : Sign.LESS;
    if (reached) {
      sign = greater ? Sign.GREATER : Sign.AT_LEAST;
    }
    return words.step(
        Term.THRESHOLD,
        words.messages().get("arithmetic.threshold", consumer.consumer().name()),
        Shown.phi(phi),
        null,
        null,
        sign,
        Shown.exact(consumer.consumer().threshold()),
        words.messages().get(DecisionWords.key(consumer.decision())));
  }

  private ArithmeticStep crossing(ConsumerReading consumer) {
    String label = words.messages().get("arithmetic.crossing", consumer.consumer().name());
    Formula symbol = new Formula.Subscript(StepWords.TAU, StepWords.H);
    double elapsed = consumer.crossingElapsed();
    if (!Double.isFinite(elapsed)) {
      Formula infinite = Shown.phi(Double.POSITIVE_INFINITY);
      return words.step(
          Term.CROSSING,
          label,
          symbol,
          null,
          null,
          Sign.EQUAL,
          infinite,
          words.messages().get("phi.never"));
    }
    Formula value =
        Shown.withUnit(Shown.of(elapsed, Numbers.timeDigits(elapsed, scale)), words.unit());
    double threshold = consumer.consumer().threshold().doubleValue();
    if (elapsed == 0 || !isBell()) {
      return words.step(Term.CROSSING, label, symbol, null, null, StepWords.sign(value), value, "");
    }
    double z =
        reading.policy().tail() == PhiPolicy.Tail.NORMAL
            ? NormalTail.zOfPhi(threshold)
            : LogisticTail.yOfPhi(threshold);
    Formula score = new Formula.Subscript(StepWords.Z, StepWords.H);
    Formula.Number mean = Shown.of(model.mean().add(model.pause()), DIGITS);
    Formula.Number sigma = Shown.of(model.sigma(), DIGITS);
    Formula numbers = Shown.plus(mean, Shown.times(Shown.computed(z), sigma));
    boolean hasPause = model.pause().getNumerator().signum() != 0;
    List<Formula> symbols = new ArrayList<>();
    symbols.add(StepWords.MU);
    if (hasPause) {
      symbols.add(new Formula.Subscript(StepWords.TAU, new Formula.Words("p")));
    }
    symbols.add(Shown.times(score, StepWords.SIGMA));
    return words.step(
        Term.CROSSING,
        label,
        symbol,
        new Formula.Sum(symbols),
        numbers,
        StepWords.sign(value),
        value,
        "");
  }

  private boolean isBell() {
    return reading.policy().tail() == PhiPolicy.Tail.NORMAL
        || reading.policy().tail() == PhiPolicy.Tail.LOGISTIC;
  }
}
