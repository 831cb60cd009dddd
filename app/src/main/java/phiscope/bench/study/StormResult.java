package phiscope.bench.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.Backoff;
import phiscope.core.probe.Backoff.Jitter;
import phiscope.core.probe.RetryBudget;
import phiscope.core.probe.RetryStorm;
import phiscope.core.probe.StormRun;

/**
 * What a study of a storm of retries says.
 *
 * @param own the run of the settings
 * @param jitters the same under each jitter, without a budget
 * @param budgeted the run of the settings with the budget, whether it is switched on or not
 */
public record StormResult(StormRun own, List<StormRun> jitters, StormRun budgeted)
    implements StudyResult {
  /** How long a slot is, in ticks. */
  public static final long SLOT = 100 * SimTime.MILLISECOND;

  public StormResult {
    jitters = List.copyOf(jitters);
  }

  /** Computes a study of this kind. */
  public static StormResult of(Study study, StudyWork work) {
    long thousandths = study.get(StormParameter.BUDGET_SHARE) / 1000;
    Optional<RetryBudget> budget =
        Optional.of(RetryBudget.full(thousandths, 1000 * study.get(StormParameter.BUDGET_MOST)));
    int from = study.count(StormParameter.OUTAGE_FROM);
    RetryStorm storm =
        new RetryStorm(
            study.count(StormParameter.REQUESTS),
            study.count(StormParameter.BURST),
            study.count(StormParameter.CAPACITY),
            Math.toIntExact(study.get(StormParameter.REJECTION) / 10_000),
            from,
            from + study.count(StormParameter.OUTAGE_LASTS),
            study.count(StormParameter.RETRIES),
            new Backoff(
                study.get(StormParameter.BACKOFF),
                study.get(StormParameter.BACKOFF_CAP),
                study.choice(StormParameter.JITTER, Jitter.class)),
            Optional.empty(),
            study.count(StormParameter.SLOTS),
            study.get(StormParameter.SEED));
    List<StormRun> jitters =
        Arrays.stream(Jitter.values()).map(jitter -> StormRun.of(storm.with(jitter))).toList();
    StormRun budgeted = StormRun.of(storm.with(budget));
    StormRun own =
        study.flag(StormParameter.BUDGET)
            ? budgeted
            : jitters.get(study.count(StormParameter.JITTER));
    return new StormResult(own, jitters, budgeted);
  }

  @Override
  public List<StudyStep> steps() {
    return own.slots().stream().<StudyStep>map(slot -> new StormStep(slot, own.storm())).toList();
  }

  @Override
  public List<Quantity> quantities() {
    List<Quantity> all = new ArrayList<>();
    add(all, own, "own");
    for (StormRun run : jitters) {
      add(all, run, Parameter.word(run.storm().backoff().jitter()));
    }
    add(all, budgeted, "budgeted");
    return List.copyOf(all);
  }

  private static void add(List<Quantity> all, StormRun run, String word) {
    all.add(Quantity.count(run.attempts(), word, "attempts"));
    all.add(Quantity.count(run.hasAfter() ? run.peakAfter() : Double.NaN, word, "peak"));
    all.add(Quantity.count(run.lost(), word, "lost"));
    all.add(Quantity.count(run.waiting(), word, "stillWaiting"));
    all.add(
        Quantity.time(
            run.recoveredAt().isPresent() ? run.recoveredAt().getAsInt() * SLOT : Double.NaN,
            word,
            "recoveredAt"));
  }
}
