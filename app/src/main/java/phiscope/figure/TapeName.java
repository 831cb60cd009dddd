package phiscope.figure;

import java.util.List;

/** The name of the tape in the top row of its figure, where two tapes stand side by side. */
final class TapeName {
  private static final double MOST_OF_WIDTH = 0.42;

  private TapeName() {}

  /** Writes it where the row has room, if there is more than one tape. */
  static void draw(Sketch sketch, Subject subject) {
    if (subject.reading().tapes().size() < 2) {
      return;
    }
    double em = sketch.em();
    double width = sketch.frame().width();
    String name = sketch.measure().fitted(subject.tapeName(), em, true, MOST_OF_WIDTH * width);
    double baseline = 1.15 * em;
    sketch.place(
        Label.of(name, em, Ink.TEXT).bolder(),
        List.of(
            Spot.left(1.6 * em, baseline),
            Spot.right(width - 0.5 * em, baseline),
            Spot.centre(width / 2, baseline)));
  }
}
