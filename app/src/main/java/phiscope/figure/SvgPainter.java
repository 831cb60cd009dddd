package phiscope.figure;

import phiscope.text.XmlText;

/**
 * Writes figures as SVG 1.1: text stays text, the name is the title, the reading the description.
 *
 * <p>Every text says how wide the bundled font would draw it: a viewer that lacks the font
 * stretches what it has to that width, so that nothing is cut or covers its neighbour.
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
    XmlText.content(RichText.inOneLine(figure.reading()), out);
    out.append("</desc>\n");
    SvgPen pen = new SvgPen(out);
    FigurePainter.paint(figure, palette, pen);
    pen.endLine();
    return out.append("</svg>\n").toString();
  }
}
