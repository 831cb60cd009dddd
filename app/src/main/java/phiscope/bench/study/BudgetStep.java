package phiscope.bench.study;

import java.util.OptionalInt;
import phiscope.bench.Parameter;
import phiscope.core.probe.CallChain;
import phiscope.core.probe.CallChain.Outcome;

/**
 * One attempt of a call.
 *
 * @param step the attempt
 * @param chain the calls
 */
public record BudgetStep(CallChain.Step step, CallChain chain) implements StudyStep {
  @Override
  public long at() {
    return step.from();
  }

  @Override
  public boolean isEvent() {
    return step.outcome() != Outcome.ANSWERED;
  }

  @Override
  public String word() {
    return Parameter.word(step.outcome());
  }

  @Override
  public OptionalInt subject() {
    return OptionalInt.of(step.call() + 1);
  }
}
