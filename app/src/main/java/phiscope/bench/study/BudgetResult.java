package phiscope.bench.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.core.probe.Backoff;
import phiscope.core.probe.Backoff.Jitter;
import phiscope.core.probe.CallChain;
import phiscope.core.probe.CallChain.Call;
import phiscope.core.probe.CallChain.Limits;
import phiscope.core.probe.CallChain.Outcome;
import phiscope.core.probe.CallChain.Retries;
import phiscope.core.probe.CallChain.Step;

/**
 * What a study of a chain of calls says.
 *
 * @param chain the calls
 * @param cancels whether who is given up is told
 * @param chosen what limits them in the settings
 * @param ways what happens under each of the limits, in their order
 */
public record BudgetResult(CallChain chain, boolean cancels, Limits chosen, List<Way> ways)
    implements StudyResult {
  private static final StudyParameter[][] CALLS = {
    {BudgetParameter.A_TAKES, BudgetParameter.A_TIMEOUT, BudgetParameter.A_FAILING},
    {BudgetParameter.B_TAKES, BudgetParameter.B_TIMEOUT, BudgetParameter.B_FAILING},
    {BudgetParameter.C_TAKES, BudgetParameter.C_TIMEOUT, BudgetParameter.C_FAILING},
    {BudgetParameter.D_TAKES, BudgetParameter.D_TIMEOUT, BudgetParameter.D_FAILING}
  };

  public BudgetResult {
    ways = List.copyOf(ways);
  }

  /**
   * What happens under one of the limits.
   *
   * @param steps the attempts, in order
   * @param answered whether all calls were answered, in time or not
   * @param kept whether the caller knew by the deadline what became of it
   * @param worstOverrun by how much the timeouts allow more than the deadline
   */
  public record Way(
      Limits limits, List<Step> steps, boolean answered, boolean kept, long worstOverrun) {
    public Way {
      steps = List.copyOf(steps);
    }

    /** When the caller knows: the end of the last attempt. */
    public long end() {
      return steps.get(steps.size() - 1).to();
    }

    /** Work that is done for nobody. */
    public long wasted() {
      return steps.stream().mapToLong(Step::wasted).sum();
    }

    /** Attempts that were begun. */
    public long attempts() {
      return steps.stream().filter(step -> step.outcome() != Outcome.NOT_BEGUN).count();
    }
  }

  /** Computes a study of this kind. */
  public static BudgetResult of(Study study, StudyWork work) {
    List<Call> calls = new ArrayList<>();
    for (int i = 0; i < study.count(BudgetParameter.CALLS); i++) {
      String name = String.valueOf((char) ('A' + i));
      calls.add(
          new Call(name, study.get(CALLS[i][0]), study.get(CALLS[i][1]), study.count(CALLS[i][2])));
    }
    Backoff backoff =
        new Backoff(
            study.get(BudgetParameter.BACKOFF),
            study.get(BudgetParameter.BACKOFF_CAP),
            study.choice(BudgetParameter.JITTER, Jitter.class));
    Retries retries =
        new Retries(study.count(BudgetParameter.RETRIES), backoff, study.get(BudgetParameter.SEED));
    CallChain chain = new CallChain(study.get(BudgetParameter.DEADLINE), calls, retries);
    boolean cancels = study.flag(BudgetParameter.CANCELS);
    List<Way> ways =
        Arrays.stream(Limits.values()).map(limits -> way(chain, limits, cancels)).toList();
    Limits chosen = study.choice(BudgetParameter.LIMITS, Limits.class);
    return new BudgetResult(chain, cancels, chosen, ways);
  }

  private static Way way(CallChain chain, Limits limits, boolean cancels) {
    List<Step> steps = chain.steps(limits, cancels);
    return new Way(
        limits, steps, chain.isAnswered(steps), chain.isKept(steps), chain.worstOverrun(limits));
  }

  /** Under the remaining budget, with the retries of A. */
  public long remainingAfterA() {
    return chain.remainingAfter(budgeted(), 0);
  }

  /** Whether A is answered under the remaining budget. */
  public boolean isAnsweredByA() {
    return chain.isAnswered(budgeted(), 0);
  }

  private List<Step> budgeted() {
    return ways.get(Limits.REMAINING_BUDGET.ordinal()).steps();
  }

  @Override
  public List<StudyStep> steps() {
    return ways.get(chosen.ordinal()).steps().stream()
        .<StudyStep>map(step -> new BudgetStep(step, chain))
        .toList();
  }

  @Override
  public List<Quantity> quantities() {
    List<Quantity> all = new ArrayList<>();
    all.add(Quantity.time(remainingAfterA(), "remainingAfterA"));
    for (Way way : ways) {
      String word = Parameter.word(way.limits());
      all.add(Quantity.time(way.end(), word, "end"));
      all.add(Quantity.time(Math.max(0, way.end() - chain.deadline()), word, "overrun"));
      all.add(Quantity.time(way.worstOverrun(), word, "worstOverrun"));
      all.add(Quantity.time(way.wasted(), word, "wasted"));
      all.add(Quantity.count(way.attempts(), word, "attempts"));
      all.add(Quantity.word(way.answered() ? "answered" : "unanswered", word, "answers"));
      all.add(Quantity.word(way.kept() ? "kept" : "broken", word, "promise"));
    }
    return List.copyOf(all);
  }
}
