package phiscope.bench.study;

import phiscope.core.probe.Backoff.Jitter;
import phiscope.core.probe.RetryStorm;

/**
 * The parameters of a study of what retries do to a server that has been away (S003). Time goes in
 * slots of {@link StormResult#SLOT}.
 */
public enum StormParameter implements StudyParameter {
  REQUESTS("load", "requests", ParameterRange.count(0, RetryStorm.MOST_REQUESTS, 20)),
  BURST("load", "burst", ParameterRange.count(0, 5_000, 0)),
  CAPACITY("load", "capacity", ParameterRange.count(0, 2_000, 30)),
  REJECTION("load", "rejectionCosts", ParameterRange.decimal("0", "0.99", "0.6")),
  SLOTS("load", "slots", ParameterRange.count(1, RetryStorm.MOST_SLOTS, 400)),

  OUTAGE_FROM("outage", "from", ParameterRange.count(0, RetryStorm.MOST_SLOTS, 50)),
  OUTAGE_LASTS("outage", "lasts", ParameterRange.count(0, RetryStorm.MOST_SLOTS, 10)),

  RETRIES("retries", "most", ParameterRange.count(0, 20, 6)),
  BACKOFF("retries", "backoff", ParameterRange.count(1, 1_000, 2)),
  BACKOFF_CAP("retries", "backoffCap", ParameterRange.count(1, 1_000, 64)),
  JITTER("retries", "jitter", ParameterRange.choice(Jitter.values(), Jitter.NONE)),
  BUDGET("retries", "budget", ParameterRange.flag(false)),
  BUDGET_SHARE("retries", "budgetShare", ParameterRange.share("0.1")),
  BUDGET_MOST("retries", "budgetMost", ParameterRange.count(0, 10_000, 20)),
  SEED("retries", "seed", ParameterRange.count(0, Long.MAX_VALUE, 7));

  private final String group;
  private final String word;
  private final ParameterRange range;

  StormParameter(String group, String word, ParameterRange range) {
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
