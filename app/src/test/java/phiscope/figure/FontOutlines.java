package phiscope.figure;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.Area;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Unites the contours of a font's glyphs where they overlap, for {@code unite.py} beside the
 * bundled fonts: overlapping contours show as light holes where a glyph is painted as a path.
 *
 * <p>Arguments: font file, file for the outlines, units per em. One line a glyph: its number, then
 * M x y, L x y, Q x y x y and Z, with y upwards.
 */
final class FontOutlines {
  private FontOutlines() {}

  public static void main(String[] arguments) throws IOException, FontFormatException {
    Font font =
        Font.createFont(Font.TRUETYPE_FONT, Path.of(arguments[0]).toFile())
            .deriveFont(Float.parseFloat(arguments[2]));
    FontRenderContext context = new FontRenderContext(null, true, true);
    try (PrintWriter out = new PrintWriter(arguments[1], StandardCharsets.UTF_8)) {
      for (int glyph = 0; glyph < font.getNumGlyphs(); glyph++) {
        Shape drawn = font.createGlyphVector(context, new int[] {glyph}).getOutline();
        Path2D path = new Path2D.Double(Path2D.WIND_NON_ZERO);
        path.append(drawn.getPathIterator(null), false);
        Area united = new Area(path);
        if (overlaps(path, united)) {
          out.println(glyph + written(united));
        }
      }
    }
  }

  /** An overlap counts twice in the sum of the contours' areas, and once in the union. */
  private static boolean overlaps(Shape drawn, Shape united) {
    double[] before = areaAndContours(drawn);
    double[] after = areaAndContours(united);
    return before[1] != after[1] || Math.abs(Math.abs(before[0]) - Math.abs(after[0])) >= 1;
  }

  private static double[] areaAndContours(Shape shape) {
    double[] at = new double[6];
    double[] start = new double[2];
    double[] from = new double[2];
    double sum = 0;
    int contours = 0;
    for (PathIterator it = shape.getPathIterator(null, 0.05); !it.isDone(); it.next()) {
      int kind = it.currentSegment(at);
      if (kind == PathIterator.SEG_MOVETO) {
        contours++;
        start = new double[] {at[0], at[1]};
      } else {
        double[] to = kind == PathIterator.SEG_CLOSE ? start : at;
        sum += from[0] * to[1] - to[0] * from[1];
      }
      from = kind == PathIterator.SEG_CLOSE ? start : new double[] {at[0], at[1]};
    }
    return new double[] {sum / 2, contours};
  }

  private static String written(Shape shape) {
    StringBuilder text = new StringBuilder();
    double[] at = new double[6];
    for (PathIterator it = shape.getPathIterator(null); !it.isDone(); it.next()) {
      int points =
          switch (it.currentSegment(at)) {
            case PathIterator.SEG_MOVETO -> points(text, " M", 1);
            case PathIterator.SEG_LINETO -> points(text, " L", 1);
            case PathIterator.SEG_QUADTO -> points(text, " Q", 2);
            default -> points(text, " Z", 0);
          };
      for (int i = 0; i < points; i++) {
        text.append(' ').append(at[2 * i]).append(' ').append(-at[2 * i + 1]);
      }
    }
    return text.toString();
  }

  private static int points(StringBuilder text, String sign, int points) {
    text.append(sign);
    return points;
  }
}
