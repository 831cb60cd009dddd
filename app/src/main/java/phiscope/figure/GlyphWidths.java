package phiscope.figure;

import java.util.Arrays;

/** Advance widths of a TrueType font, in em. */
final class GlyphWidths {
  /**
   * Characters that the font lacks are drawn by another font: most are as wide as they are high.
   */
  private static final float MISSING = 1;

  /** Width of each character of the basic plane; negative where the font has none. */
  private final float[] widths;

  private GlyphWidths(float[] widths) {
    this.widths = widths;
  }

  static GlyphWidths read(TrueTypeFont font) {
    float[] widths = new float[TrueTypeFont.BASIC_PLANE];
    Arrays.fill(widths, -1);
    font.characters(
        (character, glyph) -> widths[character] = (float) font.advance(glyph) / font.unitsPerEm());
    return new GlyphWidths(widths);
  }

  /** Width of a text in em. */
  double width(String text) {
    double sum = 0;
    for (int i = 0; i < text.length(); ) {
      int character = text.codePointAt(i);
      i += Character.charCount(character);
      float width = character < TrueTypeFont.BASIC_PLANE ? widths[character] : -1;
      sum += width < 0 ? MISSING : width;
    }
    return sum;
  }

  boolean covers(String text) {
    return text.codePoints().allMatch(c -> c < TrueTypeFont.BASIC_PLANE && widths[c] >= 0);
  }
}
