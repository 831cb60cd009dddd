package phiscope.figure.run;

import java.util.List;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;

/** What the signs mean, in one line at the foot of a figure, as far as it goes. */
public final class Legend {
  /** A sign with its meaning. */
  public record Entry(Sign sign, String text) {}

  private Legend() {}

  /** Draws it at the foot of the figure. */
  public static void draw(Sketch sketch, List<Entry> entries) {
    double em = sketch.em();
    double small = 0.92 * em;
    double y = sketch.frame().height() - 0.85 * em;
    double x = 0.5 * em;
    SignDrawing signs = new SignDrawing(sketch);
    for (Entry entry : entries) {
      double width = sketch.measure().width(entry.text(), small, false);
      double end = x + 1.5 * em + width;
      if (end > sketch.frame().width() - 0.3 * em) {
        return;
      }
      Label label = Label.of(entry.text(), small, Ink.TEXT_MUTED);
      if (sketch.place(label, Spot.left(x + 1.5 * em, y + 0.34 * em))) {
        signs.draw(entry.sign(), x + 0.65 * em, y, 1.2 * em);
      }
      x = end + 1.1 * em;
    }
  }
}
