package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Term;
import phiscope.core.detector.QualityOfService;
import phiscope.text.Numbers;

/** Sentence and table of the quality of service. */
final class QualityWords {
  private QualityWords() {}

  static String sentence(Subject subject) {
    QualityOfService quality = subject.main().quality();
    String value = subject.told(Term.THRESHOLD, Numbers.exact(subject.main().policy().threshold()));
    if (Double.isNaN(quality.queryAccuracy())) {
      return subject.text("figure.sawTooth.reading.none", value);
    }
    String alive = subject.time(quality.observedAliveTime());
    String accuracy = subject.toldOfDecisions(Numbers.percent(quality.queryAccuracy()));
    boolean untold = subject.frame().hidesDecisions();
    String head =
        quality.mistakes() == 1 && !untold
            ? subject.text("figure.sawTooth.reading.one", value, alive, accuracy)
            : subject.text(
                "figure.sawTooth.reading",
                value,
                alive,
                subject.toldOfDecisions(Numbers.whole(quality.mistakes())),
                accuracy);
    if (untold) {
      return head;
    }
    if (quality.detectionTime().isPresent()) {
      return head
          + subject.text(
              "figure.sawTooth.reading.detected",
              subject.time(quality.detectionTime().getAsDouble()));
    }
    return subject.tape().tape().crash().isPresent()
        ? head + subject.text("figure.sawTooth.reading.undetected")
        : head;
  }

  static FigureTable table(Subject subject) {
    QualityOfService quality = subject.main().quality();
    List<List<String>> rows = new ArrayList<>();
    rows.add(decided(subject, "quality.mistakes", Numbers.whole(quality.mistakes())));
    rows.add(decided(subject, "quality.duration", subject.time(quality.meanMistakeDuration())));
    rows.add(decided(subject, "quality.recurrence", subject.time(quality.mistakeRecurrence())));
    rows.add(List.of(subject.text("quality.alive"), subject.time(quality.observedAliveTime())));
    rows.add(decided(subject, "quality.accuracy", Numbers.percent(quality.queryAccuracy())));
    String detection =
        quality.detectionTime().isPresent()
            ? subject.time(quality.detectionTime().getAsDouble())
            : subject.text("quality.none");
    rows.add(decided(subject, "quality.detection", detection));
    return new FigureTable(
        List.of(subject.text("table.quantity"), subject.text("table.value")), rows);
  }

  /** A row of what follows from decisions. */
  private static List<String> decided(Subject subject, String key, String value) {
    return List.of(subject.text(key), subject.toldOfDecisions(value));
  }
}
