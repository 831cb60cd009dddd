package phiscope.figure;

import java.util.List;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;

/**
 * Paints a figure with a pen. All geometry that is not in the figure itself (hatching, symbols,
 * dashes) is made here, so that screen, PNG and SVG show the same.
 */
public final class FigurePainter {
  /** Distance between hatching lines, in pixels. */
  private static final double HATCH_PITCH = 5;

  private static final double HATCH_WIDTH = 1;
  private static final double[] SOLID = {};

  private final FigurePalette palette;
  private final Pen pen;

  private FigurePainter(FigurePalette palette, Pen pen) {
    this.palette = palette;
    this.pen = pen;
  }

  /** Paints the background and all marks, back to front. */
  public static void paint(Figure figure, FigurePalette palette, Pen pen) {
    pen.fillBox(0, 0, figure.width(), figure.height(), palette.color(Ink.BACKGROUND), 1);
    FigurePainter painter = new FigurePainter(palette, pen);
    for (Mark mark : figure.marks()) {
      pen.beginMark(mark);
      painter.paint(mark);
      pen.endMark();
    }
  }

  private void paint(Mark mark) {
    if (mark instanceof Mark.Polyline line) {
      path(line.points(), false, line.stroke());
    } else if (mark instanceof Mark.Area area) {
      fill(area.outline(), area.fill());
    } else if (mark instanceof Mark.Line line) {
      path(List.of(line.from(), line.to()), false, line.stroke());
    } else if (mark instanceof Mark.Box box) {
      box(box);
    } else if (mark instanceof Mark.Boxes boxes) {
      pen.fillBoxes(boxes.places(), palette.color(boxes.fill().ink()), boxes.fill().opacity());
    } else if (mark instanceof Mark.Symbol symbol) {
      symbol(symbol);
    } else if (mark instanceof Mark.Text text) {
      pen.text(
          text.text(),
          text.at().x(),
          text.at().y(),
          text.anchor(),
          text.style().size(),
          text.style().bold(),
          palette.color(text.ink()));
    } else {
      throw new AssertionError("no way to paint " + mark.getClass());
    }
  }

  private void path(List<Point> points, boolean closed, Stroke stroke) {
    if (points.size() < 2) {
      return;
    }
    pen.strokePath(
        xs(points),
        ys(points),
        closed,
        palette.color(stroke.ink()),
        stroke.width(),
        dashes(stroke));
  }

  private static double[] dashes(Stroke stroke) {
    double unit = Math.max(1, stroke.width());
    return switch (stroke.dash()) {
      case SOLID -> SOLID;
      case DASHED -> new double[] {4 * unit, 2.5 * unit};
      case DOTTED -> new double[] {1.2 * unit, 1.8 * unit};
      case DASH_DOT -> new double[] {5 * unit, 2 * unit, 1.2 * unit, 2 * unit};
    };
  }

  private void fill(List<Point> outline, Fill fill) {
    if (outline.size() < 3) {
      return;
    }
    if (fill.pattern() != Fill.Pattern.PLAIN) {
      hatch(outline, fill);
    } else {
      pen.fillPolygon(xs(outline), ys(outline), palette.color(fill.ink()), fill.opacity());
    }
  }

  private void hatch(List<Point> outline, Fill fill) {
    boolean both = fill.pattern() == Fill.Pattern.CROSS_HATCHED;
    double pitch = both ? 1.6 * HATCH_PITCH : HATCH_PITCH;
    if (both || fill.pattern() == Fill.Pattern.HATCHED) {
      segments(Hatching.of(outline, pitch), fill);
    }
    if (both || fill.pattern() == Fill.Pattern.BACK_HATCHED) {
      segments(Hatching.falling(outline, pitch), fill);
    }
  }

  private void segments(double[] ends, Fill fill) {
    if (ends.length > 0) {
      pen.strokeSegments(ends, palette.color(fill.ink()), HATCH_WIDTH, fill.opacity());
    }
  }

  private void box(Mark.Box box) {
    if (box.width() <= 0 || box.height() <= 0) {
      return;
    }
    List<Point> corners = corners(box);
    if (box.fill().pattern() != Fill.Pattern.PLAIN) {
      fill(corners, box.fill());
    } else if (box.fill().opacity() > 0) {
      pen.fillBox(
          box.x(),
          box.y(),
          box.width(),
          box.height(),
          palette.color(box.fill().ink()),
          box.fill().opacity());
    }
    box.outline().ifPresent(stroke -> path(corners, true, stroke));
  }

  private static List<Point> corners(Mark.Box box) {
    double right = box.x() + box.width();
    double bottom = box.y() + box.height();
    return List.of(
        new Point(box.x(), box.y()),
        new Point(right, box.y()),
        new Point(right, bottom),
        new Point(box.x(), bottom));
  }

  private void symbol(Mark.Symbol symbol) {
    Rgb color = palette.color(symbol.ink());
    double radius = symbol.size() / 2;
    double x = symbol.at().x();
    double y = symbol.at().y();
    double line = Math.max(1.25, symbol.size() / 6);
    if (symbol.shape() == Shape.CIRCLE) {
      if (symbol.filled()) {
        pen.fillCircle(x, y, radius, color);
      } else {
        pen.fillCircle(x, y, radius, palette.color(Ink.BACKGROUND));
        pen.strokeCircle(x, y, radius - line / 2, color, line);
      }
      return;
    }
    if (symbol.shape() == Shape.CROSS || symbol.shape() == Shape.PLUS) {
      pen.strokeSegments(SymbolOutline.strokes(symbol.shape(), x, y, radius), color, line, 1);
      return;
    }
    double[][] outline =
        SymbolOutline.of(symbol.shape(), x, y, symbol.filled() ? radius : radius - line / 2);
    if (symbol.filled()) {
      pen.fillPolygon(outline[0], outline[1], color, 1);
    } else {
      pen.fillPolygon(outline[0], outline[1], palette.color(Ink.BACKGROUND), 1);
      pen.strokePath(outline[0], outline[1], true, color, line, SOLID);
    }
  }

  private static double[] xs(List<Point> points) {
    double[] xs = new double[points.size()];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = points.get(i).x();
    }
    return xs;
  }

  private static double[] ys(List<Point> points) {
    double[] ys = new double[points.size()];
    for (int i = 0; i < ys.length; i++) {
      ys[i] = points.get(i).y();
    }
    return ys;
  }
}
