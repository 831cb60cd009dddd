package phiscope.bench.study;

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
}
