package phiscope.bench.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.FixedTimeout;
import phiscope.core.probe.HeartbeatForm;
import phiscope.core.trace.generator.Loss;

/**
 * What a study of fixed timeouts says.
 *
 * @param chosen the form that the settings name
 * @param forms all forms with the same period, tolerance and failures, in their order
 */
public record TimeoutResult(Form chosen, List<Form> forms) implements StudyResult {
  public TimeoutResult {
    forms = List.copyOf(forms);
  }

  /**
   * One form of heartbeat.
   *
   * @param timeout its settings
   * @param independentPerDay mistakes a day if each heartbeat gets lost on its own
   * @param burstyPerDay mistakes a day if they get lost in bursts
   */
  public record Form(FixedTimeout timeout, double independentPerDay, double burstyPerDay) {
    /** How long it takes to notice a crash, over all its phases. */
    public FixedTimeout.Range detection() {
      return timeout.detection();
    }
  }

  /** Computes a study of this kind. */
  public static TimeoutResult of(Study study, StudyWork work) {
    List<Form> forms =
        Arrays.stream(HeartbeatForm.values()).map(form -> form(study, form)).toList();
    return new TimeoutResult(forms.get(study.count(TimeoutParameter.FORM)), forms);
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
    }
    all.add(Quantity.time(chosen.timeout().bestOfArticle(), "article", "shortest"));
    all.add(Quantity.time(chosen.timeout().worstOfArticle(), "article", "longest"));
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
        timeout.mistakesPerDay(bursts(study), late, SimTime.SECOND));
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
