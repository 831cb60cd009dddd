package phiscope.bench.study;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.core.health.DetectionSample;
import phiscope.core.health.Fault;

/**
 * What many faults come to.
 *
 * @param rows one for each fault and detector, faults first
 * @param shown the fault that figures and sentences are about
 * @param article the mean times of the pseudocode before and after its change of section 5.1, from
 *     a kill, in ticks
 * @param heartbeatLongest the longest time that the heartbeat can take, in ticks
 */
public record InjectionOutcome(
    List<Row> rows, Fault shown, List<Double> article, double heartbeatLongest)
    implements StudyResult {
  /** S001's mean of the heartbeat, in ticks. */
  public static final double HEARTBEAT_OF_ARTICLE = 4_200_000;

  /** S001's mean of stream health, in ticks. */
  public static final double STREAM_OF_ARTICLE = 23_000;

  /** Who watches. */
  public enum Watcher {
    STREAM,
    HEARTBEAT,
    PHI
  }

  /**
   * One fault before one detector.
   *
   * @param sample its detection times; empty where it was given up
   * @param falsePerHour how often an hour a healthy sender is taken for failed
   */
  public record Row(Fault fault, Watcher watcher, DetectionSample sample, double falsePerHour) {
    /** A quantile of the detection time; NaN where none was detected. */
    public double quantile(double share) {
      return sample.size() == 0 ? Double.NaN : sample.quantile(share);
    }
  }

  public InjectionOutcome {
    rows = List.copyOf(rows);
    article = List.copyOf(article);
  }

  /** Computes a study of this kind. */
  public static InjectionOutcome of(Study study, StudyWork work) {
    return new Injections(study, work).run();
  }

  /**
   * Whether the article's mean is that of the version before its change of section 5.1: within a
   * quarter of it, and not within a quarter of the one after.
   */
  public boolean isOfTheVersionBefore() {
    return isNear(article.get(0)) && !isNear(article.get(1));
  }

  private static boolean isNear(double mean) {
    return mean >= 0.8 * STREAM_OF_ARTICLE && mean <= 1.25 * STREAM_OF_ARTICLE;
  }

  /** The row of the fault that is shown and a detector; empty if it was given up. */
  public Optional<Row> row(Watcher watcher) {
    return row(shown, watcher);
  }

  /** The row of a fault and a detector; empty if it was given up. */
  public Optional<Row> row(Fault fault, Watcher watcher) {
    return rows.stream()
        .filter(row -> row.fault() == fault && row.watcher() == watcher)
        .findFirst();
  }

  @Override
  public List<Quantity> quantities() {
    List<Quantity> all = new ArrayList<>();
    for (Row row : rows) {
      String fault = Parameter.word(row.fault());
      String who = Parameter.word(row.watcher());
      all.add(Quantity.time(row.sample().mean(), fault, who, "mean"));
      all.add(Quantity.time(row.quantile(0.5), fault, who, "median"));
      all.add(Quantity.time(row.quantile(0.99), fault, who, "p99"));
      all.add(Quantity.time(row.quantile(0), fault, who, "shortest"));
      all.add(Quantity.time(row.quantile(1), fault, who, "longest"));
      List<Double> phases = row.sample().meanPhases();
      all.add(Quantity.time(phases.get(0), fault, who, "propagation"));
      all.add(Quantity.time(phases.get(1), fault, who, "interruption"));
      all.add(Quantity.time(phases.get(2), fault, who, "waiting"));
      all.add(Quantity.time(phases.get(3), fault, who, "confirmation"));
      all.add(Quantity.count(row.sample().undetected(), fault, who, "undetected"));
      all.add(Quantity.number(row.falsePerHour(), fault, who, "falsePerHour"));
    }
    all.add(Quantity.time(article.get(0), "a", "mean"));
    all.add(Quantity.time(article.get(1), "b", "mean"));
    return List.copyOf(all);
  }

  /** A time of the article against one that was computed: how many times as long. */
  public static double ratio(double article, double computed) {
    return BigDecimal.valueOf(article).doubleValue() / computed;
  }
}
