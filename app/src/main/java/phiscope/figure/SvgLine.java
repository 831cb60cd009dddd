package phiscope.figure;

import phiscope.text.XmlText;

/**
 * A line of text in the making. It says how wide it is, so that a machine with other fonts draws it
 * as wide as the figure's layout takes it to be.
 */
final class SvgLine {
  private final StringBuilder out;
  private final double size;
  private final boolean bold;
  private final int lengthAt;
  private int lengthEnd;
  private double width;
  private double baseline;

  SvgLine(
      StringBuilder out,
      double x,
      double baseline,
      Mark.Anchor anchor,
      double size,
      boolean bold,
      Rgb color) {
    this.out = out;
    this.size = size;
    this.bold = bold;
    this.baseline = baseline;
    SvgPen pen = new SvgPen(out);
    out.append("<text");
    pen.attribute("x", x).attribute("y", baseline).attribute("font-size", size);
    if (bold) {
      pen.attribute("font-weight", "bold");
    }
    switch (anchor) {
      case LEFT -> {}
      case CENTRE -> pen.attribute("text-anchor", "middle");
      case RIGHT -> pen.attribute("text-anchor", "end");
    }
    pen.attribute("fill", color.hex());
    pen.attribute("xml:space", "preserve");
    lengthAt = out.length();
    lengthEnd = lengthAt;
    out.append('>');
  }

  /** Puts a piece at the end; one of another size or height is marked as such. */
  void add(String text, double pieceBaseline, double pieceSize) {
    boolean isOther = pieceBaseline != baseline || pieceSize != size;
    if (isOther) {
      out.append("<tspan");
      SvgPen pen = new SvgPen(out);
      pen.attribute("dy", pieceBaseline - baseline).attribute("font-size", pieceSize);
      out.append('>');
    }
    XmlText.content(text, out);
    out.append(isOther ? "</tspan>" : "");
    baseline = pieceBaseline;
    width += TextMeasure.bundled().width(text, pieceSize, bold);
    String length = "";
    if (Math.round(width * 100) > 0) {
      length = " textLength=\"" + SvgPen.number(width) + "\" lengthAdjust=\"spacingAndGlyphs\"";
    }
    out.replace(lengthAt, lengthEnd, length);
    lengthEnd = lengthAt + length.length();
  }

  void end() {
    out.append("</text>\n");
  }
}
