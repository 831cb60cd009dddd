package phiscope.bench.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.AnswerTail;
import phiscope.core.probe.FixedTimeout;
import phiscope.core.probe.HeartbeatForm;
import phiscope.core.trace.generator.Loss;

/**
 * What a study of fixed timeouts says.
 *
 * @param chosen the form that the settings name
 * @param forms all forms with the same period, tolerance and failures, in their order
 * @param slow the share of answers that take longer than k T
 * @param articleMistakes what S000 gives as the probability of a mistake: loss to the n
 */
public record TimeoutResult(Form chosen, List<Form> forms, double slow, double articleMistakes)
    implements StudyResult {
  public TimeoutResult {
    forms = List.copyOf(forms);
  }

  /**
   * One form of heartbeat.
   *
   * @param timeout its settings
   * @param independentPerDay mistakes a day if each heartbeat gets lost on its own
   * @param burstyPerDay mistakes a day if they get lost in bursts
   * @param slowPerDay mistakes a day if, besides, answers to questions are slow; NaN for a pushed
   *     heartbeat, which nobody answers
   * @param pausesMistaken the share of phases in which the pause is taken for a crash
   */
  public record Form(
      FixedTimeout timeout,
      double independentPerDay,
      double burstyPerDay,
      double slowPerDay,
      double pausesMistaken) {
    /** How long it takes to notice a crash, over all its phases. */
    public FixedTimeout.Range detection() {
      return timeout.detection();
    }
  }

  /** Computes a study of this kind. */
  public static TimeoutResult of(Study study, StudyWork work) {
    List<Form> forms =
        Arrays.stream(HeartbeatForm.values()).map(form -> form(study, form)).toList();
    Form chosen = forms.get(study.count(TimeoutParameter.FORM));
    return new TimeoutResult(
        chosen,
        forms,
        slow(study, chosen.timeout()),
        chosen.timeout().mistakesOfArticle(study.share(TimeoutParameter.LOSS)));
  }

  @Override
  public List<Quantity> quantities() {
    List<Quantity> all = new ArrayList<>();
    for (Form form : forms) {
      String word = Parameter.word(form.timeout().form());
      all.add(Quantity.time(form.detection().shortest(), word, "shortest"));
      all.add(Quantity.time(form.detection().longest(), word, "longest"));
      all.add(Quantity.number(form.independentPerDay(), word, "mistakesPerDay"));
      all.add(Quantity.number(form.burstyPerDay(), word, "mistakesPerDayInBursts"));
      all.add(
          Double.isNaN(form.slowPerDay())
              ? Quantity.word("doesNotApply", word, "mistakesPerDaySlow")
              : Quantity.number(form.slowPerDay(), word, "mistakesPerDaySlow"));
      all.add(Quantity.share(form.pausesMistaken(), word, "pausesMistaken"));
    }
    all.add(Quantity.time(chosen.timeout().bestOfArticle(), "article", "shortest"));
    all.add(Quantity.time(chosen.timeout().worstOfArticle(), "article", "longest"));
    all.add(Quantity.share(articleMistakes, "article", "mistakes"));
    all.add(Quantity.share(slow, "slowAnswers"));
    TimeoutRow.TABLE.forEach(row -> row.addTo(all));
    return List.copyOf(all);
  }

  private static Form form(Study study, HeartbeatForm form) {
    FixedTimeout timeout =
        new FixedTimeout(
            form,
            study.get(TimeoutParameter.PERIOD),
            study.count(TimeoutParameter.TOLERANCE),
            study.count(TimeoutParameter.FAILURES));
    double late = study.share(TimeoutParameter.LATE_SHARE);
    return new Form(
        timeout,
        timeout.mistakesPerDay(independent(study), late, SimTime.SECOND),
        timeout.mistakesPerDay(bursts(study), late, SimTime.SECOND),
        slowPerDay(study, timeout),
        timeout.shareOfPausesMistaken(study.get(TimeoutParameter.PAUSE)));
  }

  /** A question fails if it or its answer is lost, or if the answer takes longer than k T. */
  private static double slowPerDay(Study study, FixedTimeout timeout) {
    boolean isPushed =
        timeout.form() == HeartbeatForm.PUSH || timeout.form() == HeartbeatForm.PUSH_WINDOWS;
    if (isPushed) {
      return Double.NaN;
    }
    double loss = study.share(TimeoutParameter.LOSS);
    double slow = slow(study, timeout);
    return timeout.mistakesPerDay(
        new Loss.Independent(Math.min(1, loss + (1 - loss) * slow)), 0, SimTime.SECOND);
  }

  /** The share of answers that take longer than k T. */
  private static double slow(Study study, FixedTimeout timeout) {
    long median = study.get(TimeoutParameter.MEDIAN);
    long p99 = Math.max(median + 1, study.get(TimeoutParameter.P99));
    return new AnswerTail(median, p99).share(timeout.tolerance() * timeout.period());
  }

  private static Loss independent(Study study) {
    return new Loss.Independent(study.share(TimeoutParameter.LOSS));
  }

  private static Loss bursts(Study study) {
    return new Loss.GilbertElliott(
        study.share(TimeoutParameter.GOOD_TO_BAD),
        study.share(TimeoutParameter.BAD_TO_GOOD),
        study.share(TimeoutParameter.LOSS_WHEN_GOOD),
        study.share(TimeoutParameter.LOSS_WHEN_BAD));
  }
}
