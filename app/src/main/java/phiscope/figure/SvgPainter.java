package phiscope.figure;

import java.util.Locale;
import java.util.Optional;
import phiscope.bench.Term;
import phiscope.text.XmlText;

/**
 * Writes figures as SVG 1.1: text stays text, the name is the title, the reading the description.
 *
 * <p>The same figure gives the same bytes on every machine. What belongs to a term of the
 * arithmetic is grouped with {@code data-term}, so that a page can light it up.
 */
public final class SvgPainter {
  private static final String FONTS =
      "'Noto Sans SC','Noto Sans CJK SC','Source Han Sans SC','PingFang SC','Microsoft YaHei',"
          + "'WenQuanYi Micro Hei',sans-serif";

  private SvgPainter() {}

  /** A standalone SVG document, which may also be put into an HTML page as it is. */
  public static String paint(Figure figure, FigurePalette palette) {
    StringBuilder out = new StringBuilder(16_384);
    String width = SvgPen.number(figure.width());
    String height = SvgPen.number(figure.height());
    out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"").append(width);
    out.append("\" height=\"").append(height);
    out.append("\" viewBox=\"0 0 ").append(width).append(' ').append(height);
    out.append("\" role=\"img\" aria-label=\"");
    XmlText.attribute(figure.name(), out);
    out.append("\" font-family=\"").append(FONTS).append("\">\n<title>");
    XmlText.content(figure.name(), out);
    out.append("</title>\n<desc>");
    XmlText.content(figure.reading(), out);
    out.append("</desc>\n");
    FigurePainter.paint(figure, palette, new SvgPen(out, figure.width()));
    return out.append("</svg>\n").toString();
  }

  /** The pen that writes SVG elements. */
  private static final class SvgPen implements Pen {
    /** By such a share other fonts may be wider than the bundled one. */
    private static final double WIDER_FONT = 0.3;

    private final StringBuilder out;
    private final double width;
    private Optional<Term> open = Optional.empty();

    SvgPen(StringBuilder out, double width) {
      this.out = out;
      this.width = width;
    }

    /** At most two decimals, never an exponent, the same in every locale. */
    static String number(double value) {
      StringBuilder text = new StringBuilder();
      append(value, text);
      return text.toString();
    }

    private static void append(double value, StringBuilder out) {
      long hundredths = Math.round(value * 100);
      if (hundredths < 0) {
        out.append('-');
        hundredths = -hundredths;
      }
      out.append(hundredths / 100);
      int rest = (int) (hundredths % 100);
      if (rest != 0) {
        out.append('.').append((char) ('0' + rest / 10));
        if (rest % 10 != 0) {
          out.append((char) ('0' + rest % 10));
        }
      }
    }

    private SvgPen attribute(String name, double value) {
      out.append(' ').append(name).append("=\"");
      append(value, out);
      out.append('"');
      return this;
    }

    private void attribute(String name, String value) {
      out.append(' ').append(name).append("=\"").append(value).append('"');
    }

    private void fill(Rgb color, double opacity) {
      attribute("fill", color.hex());
      if (opacity < 1) {
        attribute("fill-opacity", opacity);
      }
      out.append("/>\n");
    }

    private void stroke(Rgb color, double width) {
      attribute("fill", "none");
      attribute("stroke", color.hex());
      attribute("stroke-width", width);
    }

    @Override
    public void beginMark(Mark mark) {
      open = mark.term();
      open.ifPresent(
          term ->
              out.append("<g data-term=\"")
                  .append(term.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                  .append("\">\n"));
    }

    @Override
    public void endMark() {
      open.ifPresent(term -> out.append("</g>\n"));
      open = Optional.empty();
    }

    @Override
    public void fillBox(
        double x, double y, double width, double height, Rgb color, double opacity) {
      out.append("<rect");
      attribute("x", x).attribute("y", y).attribute("width", width).attribute("height", height);
      fill(color, opacity);
    }

    private void points(double[] xs, double[] ys) {
      out.append(" points=\"");
      for (int i = 0; i < xs.length; i++) {
        if (i > 0) {
          out.append(' ');
        }
        append(xs[i], out);
        out.append(',');
        append(ys[i], out);
      }
      out.append('"');
    }

    @Override
    public void fillPolygon(double[] xs, double[] ys, Rgb color, double opacity) {
      out.append("<polygon");
      points(xs, ys);
      fill(color, opacity);
    }

    @Override
    public void strokePath(
        double[] xs, double[] ys, boolean closed, Rgb color, double width, double[] dashes) {
      out.append(closed ? "<polygon" : "<polyline");
      points(xs, ys);
      stroke(color, width);
      attribute("stroke-linejoin", "round");
      if (dashes.length > 0) {
        out.append(" stroke-dasharray=\"");
        for (int i = 0; i < dashes.length; i++) {
          if (i > 0) {
            out.append(' ');
          }
          append(dashes[i], out);
        }
        out.append('"');
      }
      out.append("/>\n");
    }

    @Override
    public void strokeSegments(double[] ends, Rgb color, double width, double opacity) {
      out.append("<path d=\"");
      for (int i = 0; i < ends.length; i += 4) {
        out.append('M');
        append(ends[i], out);
        out.append(' ');
        append(ends[i + 1], out);
        out.append('L');
        append(ends[i + 2], out);
        out.append(' ');
        append(ends[i + 3], out);
      }
      out.append('"');
      stroke(color, width);
      if (opacity < 1) {
        attribute("stroke-opacity", opacity);
      }
      out.append("/>\n");
    }

    @Override
    public void fillCircle(double x, double y, double radius, Rgb color) {
      out.append("<circle");
      attribute("cx", x).attribute("cy", y).attribute("r", radius);
      fill(color, 1);
    }

    @Override
    public void strokeCircle(double x, double y, double radius, Rgb color, double width) {
      out.append("<circle");
      attribute("cx", x).attribute("cy", y).attribute("r", radius);
      stroke(color, width);
      out.append("/>\n");
    }

    /**
     * Near an edge a wider font, where the bundled one is missing, would be cut: there the text is
     * told how long it is.
     */
    private void keepInside(double length, double x, Mark.Anchor anchor) {
      double left =
          switch (anchor) {
            case LEFT -> x;
            case CENTRE -> x - length / 2;
            case RIGHT -> x - length;
          };
      double wider = length * WIDER_FONT;
      boolean before = anchor != Mark.Anchor.LEFT && left < wider;
      boolean behind = anchor != Mark.Anchor.RIGHT && left + length + wider > width;
      if (before || behind) {
        attribute("textLength", length);
        attribute("lengthAdjust", "spacingAndGlyphs");
      }
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
      out.append("<text");
      attribute("x", x).attribute("y", baseline).attribute("font-size", size);
      if (bold) {
        attribute("font-weight", "bold");
      }
      switch (anchor) {
        case LEFT -> {}
        case CENTRE -> attribute("text-anchor", "middle");
        case RIGHT -> attribute("text-anchor", "end");
      }
      attribute("fill", color.hex());
      keepInside(TextMeasure.bundled().width(text, size, bold), x, anchor);
      attribute("xml:space", "preserve");
      out.append('>');
      XmlText.content(text, out);
      out.append("</text>\n");
    }
  }
}
