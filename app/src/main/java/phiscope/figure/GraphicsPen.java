package phiscope.figure;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.font.TextAttribute;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.AttributedString;

/** The pen that draws with Java 2D, without starting a windowing toolkit. */
public final class GraphicsPen implements Pen {
  private final Graphics2D graphics;

  public GraphicsPen(Graphics2D graphics) {
    this.graphics = graphics;
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    graphics.setRenderingHint(
        RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  /** Loaded when first needed: measuring and SVG do without. */
  private static final class Fonts {
    static final Font REGULAR = load(false);
    static final Font BOLD = load(true);

    private static Font load(boolean bold) {
      try {
        return Font.createFont(
            Font.TRUETYPE_FONT, new ByteArrayInputStream(TextMeasure.fontResource(bold).array()));
      } catch (FontFormatException e) {
        throw new IllegalStateException("the bundled font is damaged", e);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Override
  public void fillBox(double x, double y, double width, double height, Rgb color, double opacity) {
    translucent(opacity, color, () -> graphics.fill(new Rectangle2D.Double(x, y, width, height)));
  }

  @Override
  public void fillBoxes(double[] places, Rgb color, double opacity) {
    Path2D all = new Path2D.Double(Path2D.WIND_NON_ZERO, 5 * places.length / 4);
    for (int i = 0; i < places.length; i += 4) {
      all.append(
          new Rectangle2D.Double(places[i], places[i + 1], places[i + 2], places[i + 3]), false);
    }
    translucent(opacity, color, () -> graphics.fill(all));
  }

  @Override
  public void fillPolygon(double[] xs, double[] ys, Rgb color, double opacity) {
    translucent(opacity, color, () -> graphics.fill(path(xs, ys, true)));
  }

  @Override
  public void strokePath(
      double[] xs, double[] ys, boolean closed, Rgb color, double width, double[] dashes) {
    graphics.setColor(awt(color));
    graphics.setStroke(stroke(width, dashes));
    graphics.draw(path(xs, ys, closed));
  }

  @Override
  public void strokeSegments(double[] ends, Rgb color, double width, double opacity) {
    graphics.setStroke(stroke(width, new double[0]));
    translucent(
        opacity,
        color,
        () -> {
          for (int i = 0; i < ends.length; i += 4) {
            graphics.draw(new Line2D.Double(ends[i], ends[i + 1], ends[i + 2], ends[i + 3]));
          }
        });
  }

  @Override
  public void fillCircle(double x, double y, double radius, Rgb color) {
    graphics.setColor(awt(color));
    graphics.fill(circle(x, y, radius));
  }

  @Override
  public void strokeCircle(double x, double y, double radius, Rgb color, double width) {
    graphics.setColor(awt(color));
    graphics.setStroke(stroke(width, new double[0]));
    graphics.draw(circle(x, y, radius));
  }

  @Override
  public void text(
      String text,
      double x,
      double baseline,
      Mark.Anchor anchor,
      double size,
      boolean bold,
      Rgb color) {
    if (text.isEmpty()) {
      return;
    }
    double width = TextMeasure.bundled().width(text, size, bold);
    double left =
        switch (anchor) {
          case LEFT -> x;
          case CENTRE -> x - width / 2;
          case RIGHT -> x - width;
        };
    Font font = (bold ? Fonts.BOLD : Fonts.REGULAR).deriveFont((float) size);
    graphics.setColor(awt(color));
    if (TextMeasure.bundled().covers(text)) {
      graphics.setFont(font);
      graphics.drawString(text, (float) left, (float) baseline);
    } else {
      graphics.drawString(
          withFallback(text, font, bold).getIterator(), (float) left, (float) baseline);
    }
  }

  /** Characters that the bundled font lacks come from whatever fonts the machine has. */
  private static AttributedString withFallback(String text, Font font, boolean bold) {
    AttributedString attributed = new AttributedString(text);
    Font fallback =
        new Font(Font.SANS_SERIF, bold ? Font.BOLD : Font.PLAIN, 1).deriveFont(font.getSize2D());
    for (int i = 0; i < text.length(); ) {
      int next = text.offsetByCodePoints(i, 1);
      boolean covered = TextMeasure.bundled().covers(text.substring(i, next));
      attributed.addAttribute(TextAttribute.FONT, covered ? font : fallback, i, next);
      i = next;
    }
    return attributed;
  }

  private void translucent(double opacity, Rgb color, Runnable drawing) {
    graphics.setColor(awt(color));
    if (opacity >= 1) {
      drawing.run();
      return;
    }
    Composite before = graphics.getComposite();
    graphics.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) opacity));
    drawing.run();
    graphics.setComposite(before);
  }

  private static BasicStroke stroke(double width, double[] dashes) {
    if (dashes.length == 0) {
      return new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
    }
    float[] lengths = new float[dashes.length];
    for (int i = 0; i < lengths.length; i++) {
      lengths[i] = (float) dashes[i];
    }
    return new BasicStroke(
        (float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10, lengths, 0);
  }

  private static Path2D path(double[] xs, double[] ys, boolean closed) {
    Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO, xs.length + 1);
    for (int i = 0; i < xs.length; i++) {
      if (i == 0) {
        path.moveTo(xs[i], ys[i]);
      } else {
        path.lineTo(xs[i], ys[i]);
      }
    }
    if (closed) {
      path.closePath();
    }
    return path;
  }

  private static Ellipse2D circle(double x, double y, double radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
  }

  private static Color awt(Rgb color) {
    return new Color(color.red(), color.green(), color.blue());
  }
}
