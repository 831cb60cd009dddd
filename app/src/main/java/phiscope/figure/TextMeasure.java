package phiscope.figure;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;

/**
 * The widths of texts in the bundled font, read from the font's own tables, so that a figure is
 * laid out alike on every machine and without a toolkit.
 *
 * <p>Kerning and ligatures are left out; painters switch them off or stay within a pixel.
 */
public final class TextMeasure {
  /** Family name of the bundled font. */
  public static final String FONT_FAMILY = "Noto Sans SC";

  /** Height of Latin capitals and digits, as a share of the size. */
  private static final double CAPITAL = 0.733;

  /** Height above the base line that no usual letter passes, as a share of the size. */
  private static final double ASCENT = 0.88;

  /** Depth below the base line likewise. */
  static final double DESCENT = 0.22;

  private static final TextMeasure BUNDLED =
      new TextMeasure(
          GlyphWidths.read(new TrueTypeFont(fontResource(false))),
          GlyphWidths.read(new TrueTypeFont(fontResource(true))));

  private final GlyphWidths regular;
  private final GlyphWidths bold;

  private TextMeasure(GlyphWidths regular, GlyphWidths bold) {
    this.regular = regular;
    this.bold = bold;
  }

  /** Measures in the bundled font. */
  public static TextMeasure bundled() {
    return BUNDLED;
  }

  /** The bundled font's file. */
  static ByteBuffer fontResource(boolean bold) {
    String name = "/phiscope/font/NotoSansSC-" + (bold ? "Bold" : "Regular") + ".ttf";
    try (InputStream stream = TextMeasure.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("the font " + name + " is missing from the program");
      }
      return ByteBuffer.wrap(new DataInputStream(stream).readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException("the font " + name + " cannot be read", e);
    }
  }

  /** Width of one line of text in pixels. */
  public double width(String text, double size, boolean isBold) {
    return (isBold ? bold : regular).width(text) * size;
  }

  public double width(String text, Mark.TextStyle style) {
    return width(text, style.size(), style.bold());
  }

  /** Whether the bundled font has all characters of the text. */
  public boolean covers(String text) {
    return regular.covers(text);
  }

  public double capital(double size) {
    return CAPITAL * size;
  }

  public double ascent(double size) {
    return ASCENT * size;
  }

  public double descent(double size) {
    return DESCENT * size;
  }

  /** Height of a line of text, without a gap to the next. */
  public double height(double size) {
    return (ASCENT + DESCENT) * size;
  }

  /**
   * The text, or as much of its beginning as fits with an ellipsis; empty if not even that fits.
   */
  public String fitted(String text, double size, boolean isBold, double width) {
    if (width(text, size, isBold) <= width) {
      return text;
    }
    int end = text.length();
    while (end > 0) {
      end = text.offsetByCodePoints(end, -1);
      String shorter = text.substring(0, end).stripTrailing() + "…";
      if (end > 0 && width(shorter, size, isBold) <= width) {
        return shorter;
      }
    }
    return "";
  }
}
