package phiscope.figure;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Set;
import java.util.TreeSet;

/**
 * The tables of a TrueType font as far as measuring and cutting down need them (OpenType
 * specification 1.9: {@code head}, {@code hhea}, {@code hmtx}, {@code cmap} of format 4 or 12,
 * {@code loca}, {@code glyf}).
 */
final class TrueTypeFont {
  static final int BASIC_PLANE = 0x10000;

  private static final int ARGUMENTS_ARE_WORDS = 0x1;
  private static final int HAS_SCALE = 0x8;
  private static final int MORE_COMPONENTS = 0x20;
  private static final int HAS_TWO_SCALES = 0x40;
  private static final int HAS_MATRIX = 0x80;

  private final ByteBuffer font;
  private final int head;
  private final int hmtx;
  private final int metrics;

  TrueTypeFont(ByteBuffer content) {
    font = content.order(ByteOrder.BIG_ENDIAN);
    head = offset("head");
    hmtx = offset("hmtx");
    metrics = unsigned(offset("hhea") + 34);
  }

  /** Takes a character of the basic plane and the glyph that draws it. */
  interface CharacterSink {
    void accept(int character, int glyph);
  }

  /** Takes the place, counted in bytes of the glyph, where the number of a component stands. */
  interface ComponentSink {
    void accept(int place, int component);
  }

  private int unsigned(int at) {
    return font.getShort(at) & 0xffff;
  }

  /** Where the entry of a table in the font's list begins. */
  private int entry(String tag) {
    int count = font.getShort(4);
    for (int i = 0; i < count; i++) {
      int entry = 12 + 16 * i;
      boolean found = true;
      for (int c = 0; c < 4; c++) {
        found &= font.get(entry + c) == tag.charAt(c);
      }
      if (found) {
        return entry;
      }
    }
    throw new IllegalStateException("the font has no table " + tag);
  }

  private int offset(String tag) {
    return font.getInt(entry(tag) + 8);
  }

  /** A copy of a table. */
  byte[] table(String tag) {
    return bytes(offset(tag), font.getInt(entry(tag) + 12));
  }

  private byte[] bytes(int from, int length) {
    byte[] bytes = new byte[length];
    font.get(from, bytes);
    return bytes;
  }

  int unitsPerEm() {
    return unsigned(head + 18);
  }

  /** How far a glyph moves the pen, in units. */
  int advance(int glyph) {
    return unsigned(hmtx + 4 * Math.min(glyph, metrics - 1));
  }

  /** The white at a glyph's left, in units. */
  short leftBearing(int glyph) {
    int at = glyph < metrics ? 4 * glyph + 2 : 4 * metrics + 2 * (glyph - metrics);
    return font.getShort(hmtx + at);
  }

  /** A copy of a glyph's outline; empty for a blank. */
  byte[] outline(int glyph) {
    int from = place(glyph);
    return bytes(offset("glyf") + from, place(glyph + 1) - from);
  }

  private int place(int glyph) {
    int loca = offset("loca");
    boolean isShort = font.getShort(head + 50) == 0;
    return isShort ? 2 * unsigned(loca + 2 * glyph) : font.getInt(loca + 4 * glyph);
  }

  /** The glyphs that a glyph is put together from, if it is. */
  static void components(byte[] outline, ComponentSink sink) {
    ByteBuffer glyph = ByteBuffer.wrap(outline);
    if (outline.length == 0 || glyph.getShort(0) >= 0) {
      return;
    }
    int at = 10;
    int flags = MORE_COMPONENTS;
    while ((flags & MORE_COMPONENTS) != 0) {
      flags = glyph.getShort(at);
      sink.accept(at + 2, glyph.getShort(at + 2) & 0xffff);
      at += 4 + ((flags & ARGUMENTS_ARE_WORDS) != 0 ? 4 : 2);
      if ((flags & HAS_SCALE) != 0) {
        at += 2;
      } else if ((flags & HAS_TWO_SCALES) != 0) {
        at += 4;
      } else if ((flags & HAS_MATRIX) != 0) {
        at += 8;
      }
    }
  }

  /** A glyph with all that it is put together from. */
  Set<Integer> family(int glyph) {
    Set<Integer> family = new TreeSet<>(Set.of(glyph));
    components(outline(glyph), (place, component) -> family.addAll(family(component)));
    return family;
  }

  /** All characters of the basic plane that the font has, in order. */
  void characters(CharacterSink sink) {
    int subtable = unicodeSubtable();
    int format = font.getShort(subtable);
    if (format == 12) {
      readFormat12(subtable, sink);
    } else if (format == 4) {
      readFormat4(subtable, sink);
    } else {
      throw new IllegalStateException("cmap format must be 4 or 12, got " + format);
    }
  }

  private int unicodeSubtable() {
    int cmap = offset("cmap");
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

  private void readFormat12(int at, CharacterSink sink) {
    int groups = font.getInt(at + 12);
    for (int g = 0; g < groups; g++) {
      int start = font.getInt(at + 16 + 12 * g);
      int end = font.getInt(at + 20 + 12 * g);
      int glyph = font.getInt(at + 24 + 12 * g);
      for (int c = start; c <= end && c < BASIC_PLANE; c++) {
        give(c, glyph + c - start, sink);
      }
    }
  }

  private void readFormat4(int at, CharacterSink sink) {
    int twice = unsigned(at + 6);
    for (int s = 0; s < twice; s += 2) {
      int end = unsigned(at + 14 + s);
      int start = unsigned(at + 16 + twice + s);
      int delta = font.getShort(at + 16 + 2 * twice + s);
      int rangeAt = at + 16 + 3 * twice + s;
      int range = unsigned(rangeAt);
      for (int c = start; c <= end && c < 0xffff; c++) {
        int glyph = range == 0 ? c : unsigned(rangeAt + range + 2 * (c - start));
        give(c, range != 0 && glyph == 0 ? 0 : glyph + delta & 0xffff, sink);
      }
    }
  }

  private static void give(int character, int glyph, CharacterSink sink) {
    if (glyph != 0) {
      sink.accept(character, glyph);
    }
  }
}
