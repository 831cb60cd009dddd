package phiscope.ui.view;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import phiscope.figure.Mark.Anchor;
import phiscope.figure.Pen;
import phiscope.figure.Rgb;
import phiscope.figure.TextMeasure;

/** Draws on a canvas. */
final class CanvasPen implements Pen {
  private static final Map<FontKey, Font> FONTS = new ConcurrentHashMap<>();

  private final GraphicsContext graphics;

  private record FontKey(double size, boolean bold) {
    Font font() {
      return Font.font(TextMeasure.FONT_FAMILY, bold ? FontWeight.BOLD : FontWeight.NORMAL, size);
    }
  }

  CanvasPen(GraphicsContext graphics) {
    this.graphics = graphics;
    graphics.setLineCap(StrokeLineCap.BUTT);
    graphics.setLineJoin(StrokeLineJoin.MITER);
    graphics.setMiterLimit(4);
    graphics.setTextBaseline(VPos.BASELINE);
  }

  private static Color paint(Rgb color, double opacity) {
    return Color.rgb(color.red(), color.green(), color.blue(), opacity);
  }

  @Override
  public void fillBox(double x, double y, double width, double height, Rgb color, double opacity) {
    graphics.setFill(paint(color, opacity));
    graphics.fillRect(x, y, width, height);
  }

  @Override
  public void fillBoxes(double[] places, Rgb color, double opacity) {
    graphics.setFill(paint(color, opacity));
    for (int i = 0; i + 3 < places.length; i += 4) {
      graphics.fillRect(places[i], places[i + 1], places[i + 2], places[i + 3]);
    }
  }

  @Override
  public void fillPolygon(double[] xs, double[] ys, Rgb color, double opacity) {
    graphics.setFill(paint(color, opacity));
    graphics.fillPolygon(xs, ys, xs.length);
  }

  @Override
  public void strokePath(
      double[] xs, double[] ys, boolean closed, Rgb color, double width, double[] dashes) {
    graphics.setStroke(paint(color, 1));
    graphics.setLineWidth(width);
    graphics.setLineDashes(dashes);
    if (closed) {
      graphics.strokePolygon(xs, ys, xs.length);
    } else {
      graphics.strokePolyline(xs, ys, xs.length);
    }
  }

  @Override
  public void strokeSegments(double[] ends, Rgb color, double width, double opacity) {
    graphics.setStroke(paint(color, opacity));
    graphics.setLineWidth(width);
    graphics.setLineDashes(null);
    for (int i = 0; i + 3 < ends.length; i += 4) {
      graphics.strokeLine(ends[i], ends[i + 1], ends[i + 2], ends[i + 3]);
    }
  }

  @Override
  public void fillCircle(double x, double y, double radius, Rgb color) {
    graphics.setFill(paint(color, 1));
    graphics.fillOval(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  @Override
  public void strokeCircle(double x, double y, double radius, Rgb color, double width) {
    graphics.setStroke(paint(color, 1));
    graphics.setLineWidth(width);
    graphics.setLineDashes(null);
    graphics.strokeOval(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  @Override
  public void text(
      String text, double x, double baseline, Anchor anchor, double size, boolean bold, Rgb color) {
    graphics.setFont(FONTS.computeIfAbsent(new FontKey(size, bold), FontKey::font));
    graphics.setFill(paint(color, 1));
    graphics.setTextAlign(
        switch (anchor) {
          case LEFT -> TextAlignment.LEFT;
          case CENTRE -> TextAlignment.CENTER;
          case RIGHT -> TextAlignment.RIGHT;
        });
    graphics.fillText(text, x, baseline);
  }
}
