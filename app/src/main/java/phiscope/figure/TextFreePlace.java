package phiscope.figure;

import java.util.List;

/** Where over a figure something can be written for a moment without lying on one of its texts. */
public final class TextFreePlace {
  private static final double MARGIN = 4;
  private static final double STEP_ACROSS = 16;
  private static final double STEP_DOWN = 8;

  private TextFreePlace() {}

  /**
   * The first place without text, from the upper right on; the upper right corner where there is
   * none.
   *
   * @param width how wide it must be
   * @param height how high it must be
   */
  public static Rectangle of(Figure figure, double width, double height) {
    List<Rectangle> texts = texts(figure);
    double rightmost = Math.max(0, figure.width() - MARGIN - width);
    for (double top = MARGIN; top + height <= figure.height() - MARGIN; top += STEP_DOWN) {
      for (double left = rightmost; left >= MARGIN; left -= STEP_ACROSS) {
        Rectangle place = new Rectangle(left, top, left + width, top + height);
        if (isFree(place, texts)) {
          return place;
        }
      }
    }
    return new Rectangle(rightmost, MARGIN, rightmost + width, MARGIN + height);
  }

  /** Whether a place is within a figure and on none of its texts. */
  public static boolean isFree(Figure figure, Rectangle place) {
    return new Rectangle(0, 0, figure.width(), figure.height()).holds(place)
        && isFree(place, texts(figure));
  }

  private static boolean isFree(Rectangle place, List<Rectangle> texts) {
    return texts.stream().noneMatch(text -> text.overlaps(place, 1));
  }

  private static List<Rectangle> texts(Figure figure) {
    return figure.marks().stream()
        .filter(Mark.Text.class::isInstance)
        .map(mark -> extent((Mark.Text) mark))
        .toList();
  }

  private static Rectangle extent(Mark.Text text) {
    TextMeasure measure = TextMeasure.bundled();
    double width = measure.width(text.text(), text.style());
    double size = text.style().size();
    double left =
        text.at().x()
            - switch (text.anchor()) {
              case LEFT -> 0;
              case CENTRE -> width / 2;
              case RIGHT -> width;
            };
    return new Rectangle(
        left,
        text.at().y() - measure.ascent(size),
        left + width,
        text.at().y() + measure.descent(size));
  }
}
