package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import phiscope.figure.FigureFrame;
import phiscope.figure.Rectangle;

/** Where the small plots of many runs are: as many as there is room for, in equal places. */
final class SweepLayout {
  /** Narrower or lower plots say nothing; in units of the text size. */
  private static final double LEAST_WIDTH = 13;

  private static final double LEAST_HEIGHT = 8;

  private SweepLayout() {}

  /** The places, row by row; fewer than asked for where there is no room for all. */
  static List<Rectangle> places(FigureFrame frame, double em, int wanted) {
    int columns = (int) Math.max(1, Math.floor(frame.width() / (LEAST_WIDTH * em)));
    int rows = (int) Math.max(1, Math.floor(frame.height() / (LEAST_HEIGHT * em)));
    columns = Math.min(columns, wanted);
    while (columns > 1 && (columns - 1) * rows >= wanted && isWide(frame, columns)) {
      columns--;
    }
    rows = Math.min(rows, (wanted + columns - 1) / columns);
    double width = frame.width() / columns;
    double height = frame.height() / rows;
    List<Rectangle> places = new ArrayList<>();
    for (int i = 0; i < Math.min(wanted, rows * columns); i++) {
      double left = i % columns * width;
      double top = (double) (i / columns) * height;
      places.add(new Rectangle(left, top, left + width, top + height));
    }
    return places;
  }

  /** With one column less plots would not be wider than they need. */
  private static boolean isWide(FigureFrame frame, int columns) {
    return frame.width() / (columns - 1) < 2 * frame.height();
  }

  /** The plot in a place, with room for a title above and axes. */
  static Rectangle plot(Rectangle place, double em) {
    return new Rectangle(
        place.left() + 3.4 * em,
        place.top() + 2 * em,
        Math.max(place.left() + 4 * em, place.right() - 1.2 * em),
        Math.max(place.top() + 3 * em, place.bottom() - 3.2 * em));
  }
}
