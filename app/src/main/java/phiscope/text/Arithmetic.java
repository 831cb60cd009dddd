package phiscope.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.PolicyReading;
import phiscope.core.trace.TickScale;

/**
 * Every step from the window to the posterior, with its numbers put in.
 *
 * <p>Window, sum, sum of squares, mean and variance are exact fractions; the standard score comes
 * from their exact values, and tail and phi from it. Where a policy has no model, the steps end
 * where it does.
 */
public final class Arithmetic {
  private Arithmetic() {}

  /**
   * The steps of one policy at now, in the order in which they are computed.
   *
   * @param reading the policy on its tape
   * @param scale how ticks are read as times
   * @param messages the language of labels and remarks
   */
  public static List<ArithmeticStep> of(PolicyReading reading, TickScale scale, Messages messages) {
    List<ArithmeticStep> steps = new ArrayList<>();
    StepWords words = new StepWords(messages, scale);
    WindowSteps window = new WindowSteps(reading, scale, words);
    steps.addAll(window.steps());
    Optional<ExactModel> model = ExactModel.of(reading, scale);
    if (model.isEmpty() || reading.elapsed().isEmpty()) {
      reading.elapsed().ifPresent(elapsed -> steps.add(window.silence()));
      return List.copyOf(steps);
    }
    steps.addAll(window.model(model.get()));
    steps.add(window.silence());
    TailSteps tail = new TailSteps(reading, scale, model.get(), words);
    steps.addAll(tail.steps());
    steps.addAll(new ConsumerSteps(reading, scale, model.get(), words).steps());
    steps.addAll(new PosteriorSteps(reading, words).steps());
    return List.copyOf(steps);
  }
}
