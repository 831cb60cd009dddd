package phiscope.figure.run;

import java.util.List;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;

/**
 * What the signs mean, in one or more lines at the foot of a figure, as far as they go; where they
 * go no farther, three dots say so.
 */
public final class Legend {
  /** The height of a line, in sizes of text. */
  public static final double LINE = 1.4;

  private static final double SMALL = 0.92;
  private static final double SIGN = 1.4;
  private static final double GAP = 0.8;

  /** Draws an example of what is named, around a place. */
  @FunctionalInterface
  public interface Sample {
    void draw(Sketch sketch, double x, double y, double size);
  }

  /** An example with its meaning. */
  public record Entry(Sample sample, String text) {
    /** A sign with its meaning. */
    public Entry(Sign sign, String text) {
      this((sketch, x, y, size) -> new SignDrawing(sketch).draw(sign, x, y, size), text);
    }
  }

  private Legend() {}

  /** Draws it in one line at the foot of the figure. */
  public static void draw(Sketch sketch, List<Entry> entries) {
    draw(sketch, entries, 1);
  }

  /**
   * Draws it at the foot of the figure.
   *
   * @param most how many lines it may take
   */
  public static void draw(Sketch sketch, List<Entry> entries, int most) {
    double em = sketch.em();
    int lines = Math.min(most, lines(sketch, entries));
    double x = left(em);
    double before = x;
    int line = 0;
    for (Entry entry : entries) {
      double end = x + width(sketch, entry);
      if (end > sketch.frame().width() - 0.3 * em && x > left(em)) {
        line++;
        x = left(em);
        end = x + width(sketch, entry);
      }
      if (line >= lines) {
        isCut(sketch, before);
        return;
      }
      double y = sketch.frame().height() - 0.85 * em - (lines - 1 - line) * LINE * em;
      Label label = Label.of(entry.text(), SMALL * em, Ink.TEXT_MUTED);
      if (sketch.place(label, Spot.left(x + SIGN * em, y + 0.34 * em))) {
        entry.sample().draw(sketch, x + 0.65 * em, y, 1.2 * em);
      }
      x = end + GAP * em;
      before = x;
    }
  }

  /** There are more signs than there is room for, behind the last one in the last line. */
  private static void isCut(Sketch sketch, double behind) {
    double em = sketch.em();
    double baseline = sketch.frame().height() - 0.85 * em + 0.34 * em;
    sketch.place(
        Label.of("…", SMALL * em, Ink.TEXT_MUTED),
        Spot.left(behind, baseline),
        Spot.right(sketch.frame().width() - 1, baseline));
  }

  /** How many lines it takes to name all. */
  public static int lines(Sketch sketch, List<Entry> entries) {
    double em = sketch.em();
    double x = left(em);
    int lines = 1;
    for (Entry entry : entries) {
      double end = x + width(sketch, entry);
      if (end > sketch.frame().width() - 0.3 * em && x > left(em)) {
        lines++;
        end = left(em) + width(sketch, entry);
      }
      x = end + GAP * em;
    }
    return lines;
  }

  private static double left(double em) {
    return 0.5 * em;
  }

  private static double width(Sketch sketch, Entry entry) {
    return SIGN * sketch.em() + sketch.measure().width(entry.text(), SMALL * sketch.em(), false);
  }
}
