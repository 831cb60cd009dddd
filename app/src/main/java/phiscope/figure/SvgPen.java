package phiscope.figure;

import java.util.Locale;
import java.util.Optional;
import phiscope.bench.Term;

/** The pen that writes SVG elements. */
final class SvgPen implements Pen {
  private final StringBuilder out;
  private Optional<Term> term = Optional.empty();
  private SvgLine line;

  SvgPen(StringBuilder out) {
    this.out = out;
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

  SvgPen attribute(String name, double value) {
    out.append(' ').append(name).append("=\"");
    append(value, out);
    out.append('"');
    return this;
  }

  void attribute(String name, String value) {
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
    if (mark instanceof Mark.Text text && text.continues()) {
      return;
    }
    endLine();
    term = mark.term();
    term.ifPresent(
        shown ->
            out.append("<g data-term=\"")
                .append(shown.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .append("\">\n"));
  }

  @Override
  public void endMark() {
    if (line == null) {
      endGroup();
    }
  }

  private void endGroup() {
    term.ifPresent(shown -> out.append("</g>\n"));
    term = Optional.empty();
  }

  /** A line of text stays open after its mark, for a mark may follow that goes on with it. */
  void endLine() {
    if (line != null) {
      line.end();
      line = null;
      endGroup();
    }
  }

  @Override
  public void fillBox(double x, double y, double width, double height, Rgb color, double opacity) {
    out.append("<rect");
    attribute("x", x).attribute("y", y).attribute("width", width).attribute("height", height);
    fill(color, opacity);
  }

  @Override
  public void fillBoxes(double[] places, Rgb color, double opacity) {
    out.append("<path d=\"");
    for (int i = 0; i < places.length; i += 4) {
      out.append('M');
      append(places[i], out);
      out.append(' ');
      append(places[i + 1], out);
      out.append('h');
      append(places[i + 2], out);
      out.append('v');
      append(places[i + 3], out);
      out.append('h');
      append(-places[i + 2], out);
      out.append('z');
    }
    out.append('"');
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

  @Override
  public void text(
      String text,
      double x,
      double baseline,
      Mark.Anchor anchor,
      double size,
      boolean bold,
      Rgb color) {
    if (line == null) {
      line = new SvgLine(out, x, baseline, anchor, size, bold, color);
    }
    line.add(text, baseline, size);
  }
}
