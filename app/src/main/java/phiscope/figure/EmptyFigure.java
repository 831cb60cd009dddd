package phiscope.figure;

import java.util.List;
import java.util.Optional;

/** A figure that has nothing to show yet, and says why. */
final class EmptyFigure {
  private EmptyFigure() {}

  static Figure of(FigureKind kind, Subject subject, String name, String reason) {
    Sketch sketch = new Sketch(subject.frame());
    double em = sketch.em();
    Rectangle all = sketch.bounds();
    List<String> lines = TextWrap.lines(reason, sketch.measure(), em, all.width() - 2 * em);
    double height = lines.size() * 1.4 * em;
    double baseline = (all.height() - height) / 2 + em;
    for (String line : lines) {
      sketch.place(Label.of(line, em, Ink.TEXT_MUTED), Spot.centre(all.width() / 2, baseline));
      baseline += 1.4 * em;
    }
    return new Figure(
        kind,
        subject.frame().width(),
        subject.frame().height(),
        Optional.empty(),
        Optional.empty(),
        sketch.marks(),
        List.of(),
        name,
        reason,
        new FigureTable(List.of(), List.of()));
  }
}
