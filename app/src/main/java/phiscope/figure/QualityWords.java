package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.detector.QualityOfService;
import phiscope.text.Numbers;

/** Sentence and table of the quality of service. */
final class QualityWords {
  private QualityWords() {}

  static String sentence(Subject subject) {
    QualityOfService quality = subject.main().quality();
    String value = Numbers.exact(subject.main().policy().threshold());
    if (Double.isNaN(quality.queryAccuracy())) {
      return subject.text("figure.sawTooth.reading.none", value);
    }
    String alive = subject.time(quality.observedAliveTime());
    String accuracy = Numbers.percent(quality.queryAccuracy());
    String head =
        quality.mistakes() == 1
            ? subject.text("figure.sawTooth.reading.one", value, alive, accuracy)
            : subject.text(
                "figure.sawTooth.reading",
                value,
                alive,
                Numbers.whole(quality.mistakes()),
                accuracy);
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
    rows.add(List.of(subject.text("quality.mistakes"), Numbers.whole(quality.mistakes())));
    rows.add(
        List.of(subject.text("quality.duration"), subject.time(quality.meanMistakeDuration())));
    rows.add(
        List.of(subject.text("quality.recurrence"), subject.time(quality.mistakeRecurrence())));
    rows.add(List.of(subject.text("quality.alive"), subject.time(quality.observedAliveTime())));
    rows.add(List.of(subject.text("quality.accuracy"), Numbers.percent(quality.queryAccuracy())));
    rows.add(
        List.of(
            subject.text("quality.detection"),
            quality.detectionTime().isPresent()
                ? subject.time(quality.detectionTime().getAsDouble())
                : subject.text("quality.none")));
    return new FigureTable(
        List.of(subject.text("table.quantity"), subject.text("table.value")), rows);
  }
}
