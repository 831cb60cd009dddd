package phiscope.bench.study;

import static phiscope.core.kernel.SimTime.MILLISECOND;

import phiscope.core.probe.Backoff.Jitter;
import phiscope.core.probe.CallChain.Limits;

/**
 * The parameters of a study of a chain of calls under one deadline (S003). As usual it is S003's: A
 * has used 80 of 100 ms, and B has a timeout of 100 ms of its own.
 */
public enum BudgetParameter implements StudyParameter {
  DEADLINE("chain", "deadline", ParameterRange.time(1, 100 * MILLISECOND)),
  CALLS("chain", "calls", ParameterRange.count(1, 4, 2)),
  LIMITS("chain", "limits", ParameterRange.choice(Limits.values(), Limits.OWN_TIMEOUTS)),
  CANCELS("chain", "cancels", ParameterRange.flag(false)),

  A_TAKES("a", "takes", ParameterRange.time(0, 80 * MILLISECOND)),
  A_TIMEOUT("a", "timeout", ParameterRange.time(1, 100 * MILLISECOND)),
  A_FAILING("a", "failing", ParameterRange.count(0, 100, 0)),
  B_TAKES("b", "takes", ParameterRange.time(0, 150 * MILLISECOND)),
  B_TIMEOUT("b", "timeout", ParameterRange.time(1, 100 * MILLISECOND)),
  B_FAILING("b", "failing", ParameterRange.count(0, 100, 0)),
  C_TAKES("c", "takes", ParameterRange.time(0, 30 * MILLISECOND)),
  C_TIMEOUT("c", "timeout", ParameterRange.time(1, 100 * MILLISECOND)),
  C_FAILING("c", "failing", ParameterRange.count(0, 100, 0)),
  D_TAKES("d", "takes", ParameterRange.time(0, 30 * MILLISECOND)),
  D_TIMEOUT("d", "timeout", ParameterRange.time(1, 100 * MILLISECOND)),
  D_FAILING("d", "failing", ParameterRange.count(0, 100, 0)),

  RETRIES("retries", "most", ParameterRange.count(0, 20, 0)),
  BACKOFF("retries", "backoff", ParameterRange.time(1, 10 * MILLISECOND)),
  BACKOFF_CAP("retries", "backoffCap", ParameterRange.time(1, 40 * MILLISECOND)),
  JITTER("retries", "jitter", ParameterRange.choice(Jitter.values(), Jitter.FULL)),
  SEED("retries", "seed", ParameterRange.count(0, Long.MAX_VALUE, 1));

  private final String group;
  private final String word;
  private final ParameterRange range;

  BudgetParameter(String group, String word, ParameterRange range) {
    this.group = group;
    this.word = word;
    this.range = range;
  }

  @Override
  public String group() {
    return group;
  }

  @Override
  public String word() {
    return word;
  }

  @Override
  public ParameterRange range() {
    return range;
  }
}
