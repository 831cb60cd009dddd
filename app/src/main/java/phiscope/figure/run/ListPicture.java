package phiscope.figure.run;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;

/** A figure that is a list of rows. */
public final class ListPicture {
  /** From one row to the next, in sizes of text. */
  public static final double ROW = TextGrid.ROW;

  private ListPicture() {}

  /**
   * Draws rows under a header over the whole figure.
   *
   * @param more the sentence about rows that have no room, for a number of them
   */
  public static RunPicture draw(
      Sketch sketch,
      Naming naming,
      List<String> header,
      List<TextGrid.Row> rows,
      IntFunction<String> more) {
    double em = sketch.em();
    Rectangle area =
        new Rectangle(
            0.3 * em, 0.3 * em, sketch.frame().width() - 0.3 * em, sketch.frame().height());
    List<Place> places = new TextGrid(sketch, header, rows).draw(area, more);
    return RunPicture.of(sketch, naming, places, Optional.empty());
  }
}
