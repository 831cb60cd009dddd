package phiscope.figure;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Advance widths of a TrueType font, in em, from its tables {@code cmap} (format 4 or 12), {@code
 * hmtx}, {@code hhea} and {@code head} (OpenType specification).
 */
final class GlyphWidths {
  private static final int BASIC_PLANE = 0x10000;

  /**
   * Characters that the font lacks are drawn by another font: most are as wide as they are high.
   */
  private static final float MISSING = 1;

  /** Width of each character of the basic plane; negative where the font has none. */
  private final float[] widths;

  private GlyphWidths(float[] widths) {
    this.widths = widths;
  }

  static GlyphWidths read(ByteBuffer font) {
    font.order(ByteOrder.BIG_ENDIAN);
    int unitsPerEm = font.getShort(table(font, "head") + 18) & 0xffff;
    int metrics = font.getShort(table(font, "hhea") + 34) & 0xffff;
    int hmtx = table(font, "hmtx");
    float[] widths = new float[BASIC_PLANE];
    Arrays.fill(widths, -1);
    int subtable = unicodeSubtable(font, table(font, "cmap"));
    GlyphSink sink =
        (character, glyph) -> {
          if (glyph != 0 && character < BASIC_PLANE) {
            int advance = font.getShort(hmtx + 4 * Math.min(glyph, metrics - 1)) & 0xffff;
            widths[character] = (float) advance / unitsPerEm;
          }
        };
    int format = font.getShort(subtable);
    if (format == 12) {
      readFormat12(font, subtable, sink);
    } else if (format == 4) {
      readFormat4(font, subtable, sink);
    } else {
      throw new IllegalStateException("cmap format must be 4 or 12, got " + format);
    }
    return new GlyphWidths(widths);
  }

  /** Takes what glyph a character has. */
  private interface GlyphSink {
    void accept(int character, int glyph);
  }

  private static int table(ByteBuffer font, String tag) {
    int count = font.getShort(4);
    for (int i = 0; i < count; i++) {
      int entry = 12 + 16 * i;
      boolean found = true;
      for (int c = 0; c < 4; c++) {
        found &= font.get(entry + c) == tag.charAt(c);
      }
      if (found) {
        return font.getInt(entry + 8);
      }
    }
    throw new IllegalStateException("the font has no table " + tag);
  }

  private static int unicodeSubtable(ByteBuffer font, int cmap) {
    int count = font.getShort(cmap + 2);
    int best = -1;
    for (int i = 0; i < count; i++) {
      int platform = font.getShort(cmap + 4 + 8 * i);
      int encoding = font.getShort(cmap + 6 + 8 * i);
      int offset = cmap + font.getInt(cmap + 8 + 8 * i);
      int format = font.getShort(offset);
      boolean unicode = platform == 0 || platform == 3 && (encoding == 1 || encoding == 10);
      if (unicode && (format == 12 || format == 4 && best < 0)) {
        best = offset;
      }
    }
    if (best < 0) {
      throw new IllegalStateException("the font has no Unicode cmap");
    }
    return best;
  }

  private static void readFormat12(ByteBuffer font, int at, GlyphSink sink) {
    int groups = font.getInt(at + 12);
    for (int g = 0; g < groups; g++) {
      int start = font.getInt(at + 16 + 12 * g);
      int end = font.getInt(at + 20 + 12 * g);
      int glyph = font.getInt(at + 24 + 12 * g);
      for (int c = start; c <= end && c < BASIC_PLANE; c++) {
        sink.accept(c, glyph + c - start);
      }
    }
  }

  private static void readFormat4(ByteBuffer font, int at, GlyphSink sink) {
    int twice = font.getShort(at + 6) & 0xffff;
    for (int s = 0; s < twice; s += 2) {
      int end = font.getShort(at + 14 + s) & 0xffff;
      int start = font.getShort(at + 16 + twice + s) & 0xffff;
      int delta = font.getShort(at + 16 + 2 * twice + s);
      int rangeAt = at + 16 + 3 * twice + s;
      int range = font.getShort(rangeAt) & 0xffff;
      for (int c = start; c <= end && c < 0xffff; c++) {
        int glyph = range == 0 ? c : font.getShort(rangeAt + range + 2 * (c - start)) & 0xffff;
        sink.accept(c, range != 0 && glyph == 0 ? 0 : glyph + delta & 0xffff);
      }
    }
  }

  /** Width of a text in em. */
  double width(String text) {
    double sum = 0;
    for (int i = 0; i < text.length(); ) {
      int character = text.codePointAt(i);
      i += Character.charCount(character);
      float width = character < BASIC_PLANE ? widths[character] : -1;
      sum += width < 0 ? MISSING : width;
    }
    return sum;
  }

  boolean covers(String text) {
    return text.codePoints().allMatch(c -> c < BASIC_PLANE && widths[c] >= 0);
  }
}
