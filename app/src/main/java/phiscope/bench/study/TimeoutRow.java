package phiscope.bench.study;

import java.util.Arrays;
import java.util.List;
import phiscope.core.kernel.SimTime;
import phiscope.core.probe.FixedTimeout;
import phiscope.core.probe.HeartbeatForm;
import phiscope.core.trace.generator.Loss;

/**
 * One row of S000's table, which has a best and a worst time and a probability for T, k and n, and
 * one percent of loss, without naming a form of heartbeat (claims S000-09 to S000-12).
 *
 * @param word how files call it
 * @param forms each form of heartbeat with the T, k and n of the row, in their order
 */
public record TimeoutRow(String word, List<FixedTimeout> forms) {
  /** The loss of the table. */
  public static final double LOSS = 0.01;

  /** The four rows, from the top. */
  public static final List<TimeoutRow> TABLE =
      List.of(
          row("row1", 1, 3, 1), row("row2", 1, 3, 3), row("row3", 1, 5, 3), row("row4", 5, 3, 2));

  public TimeoutRow {
    forms = List.copyOf(forms);
  }

  private static TimeoutRow row(String word, long seconds, int tolerance, int failures) {
    return new TimeoutRow(
        word,
        Arrays.stream(HeartbeatForm.values())
            .map(form -> new FixedTimeout(form, seconds * SimTime.SECOND, tolerance, failures))
            .toList());
  }

  /** What the table says, which is the same for all forms. */
  public FixedTimeout settings() {
    return forms.get(0);
  }

  /** The mean time between mistakes of overlapping questions at the loss of the table, in ticks. */
  public double betweenMistakes() {
    FixedTimeout pull = forms.get(HeartbeatForm.OVERLAPPING_PULL.ordinal());
    return pull.meanTimeBetweenMistakes(new Loss.Independent(LOSS), 0);
  }

  void addTo(List<Quantity> all) {
    all.add(Quantity.time(settings().bestOfArticle(), "article", word, "shortest"));
    all.add(Quantity.time(settings().worstOfArticle(), "article", word, "longest"));
    all.add(Quantity.share(settings().mistakesOfArticle(LOSS), "article", word, "mistakes"));
    for (FixedTimeout form : forms) {
      String name = phiscope.bench.Parameter.word(form.form());
      all.add(Quantity.time(form.detection().shortest(), "article", word, name, "shortest"));
      all.add(Quantity.time(form.detection().longest(), "article", word, name, "longest"));
    }
    all.add(Quantity.time(betweenMistakes(), "article", word, "betweenMistakes"));
  }
}
