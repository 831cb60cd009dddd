package phiscope.figure;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Cuts the bundled font down to the characters of a page, so that a page can carry what its figures
 * are measured with (OpenType specification 1.9). Kerning and ligatures are left out, as in
 * measuring; names and licence stay. The same characters give the same bytes on every machine: the
 * file is not compressed, for compressors differ.
 */
public final class FontSubset {
  private static final int CHECKSUM_OF_FILE = 0xb1b0afba;

  private final TrueTypeFont font;

  /** The glyphs that stay, by their new number. */
  private final List<Integer> glyphs = new ArrayList<>();

  /** The new number of each glyph that stays. */
  private final SortedMap<Integer, Integer> numbers = new TreeMap<>();

  /** The new number of the glyph of each character, in order of characters. */
  private final SortedMap<Integer, Integer> characters = new TreeMap<>();

  private FontSubset(TrueTypeFont font) {
    this.font = font;
  }

  /**
   * A TrueType file.
   *
   * @param bold whether the bold weight is wanted
   * @param wanted code points; those that the font lacks are left out
   */
  public static byte[] of(boolean bold, Set<Integer> wanted) {
    FontSubset subset = new FontSubset(new TrueTypeFont(TextMeasure.fontResource(bold)));
    subset.choose(wanted);
    return subset.file();
  }

  private void choose(Set<Integer> wanted) {
    keep(0);
    font.characters(
        (character, glyph) -> {
          if (wanted.contains(character)) {
            characters.put(character, keep(glyph));
          }
        });
    List.copyOf(glyphs).forEach(glyph -> font.family(glyph).forEach(this::keep));
  }

  private int keep(int glyph) {
    return numbers.computeIfAbsent(
        glyph,
        added -> {
          glyphs.add(added);
          return glyphs.size() - 1;
        });
  }

  private byte[] file() {
    Map<String, byte[]> tables = new LinkedHashMap<>();
    ByteArrayOutputStream outlines = new ByteArrayOutputStream();
    ByteBuffer places = ByteBuffer.allocate(4 * glyphs.size() + 4);
    ByteBuffer metrics = ByteBuffer.allocate(4 * glyphs.size());
    for (int glyph : glyphs) {
      places.putInt(outlines.size());
      outlines.writeBytes(padded(renumbered(font.outline(glyph))));
      metrics.putShort((short) font.advance(glyph)).putShort(font.leftBearing(glyph));
    }
    places.putInt(outlines.size());
    tables.put("OS/2", font.table("OS/2"));
    tables.put("cmap", characterMap());
    tables.put("glyf", outlines.toByteArray());
    // Places of glyphs are written in four bytes each; the file's checksum comes last.
    tables.put("head", changed("head", 50, 1));
    ByteBuffer.wrap(tables.get("head")).putInt(8, 0);
    tables.put("hhea", changed("hhea", 34, glyphs.size()));
    tables.put("hmtx", metrics.array());
    tables.put("loca", places.array());
    tables.put("maxp", changed("maxp", 4, glyphs.size()));
    tables.put("name", font.table("name"));
    tables.put("post", withoutNames());
    return assembled(tables);
  }

  private byte[] renumbered(byte[] outline) {
    ByteBuffer changed = ByteBuffer.wrap(outline);
    TrueTypeFont.components(
        outline.clone(),
        (place, component) -> changed.putShort(place, numbers.get(component).shortValue()));
    return outline;
  }

  private byte[] changed(String tag, int at, int value) {
    byte[] table = font.table(tag);
    ByteBuffer.wrap(table).putShort(at, (short) value);
    return table;
  }

  /** Format 3 of {@code post}: no names of glyphs. */
  private byte[] withoutNames() {
    byte[] table = new byte[32];
    System.arraycopy(font.table("post"), 0, table, 0, table.length);
    ByteBuffer.wrap(table).putInt(0, 0x00030000);
    return table;
  }

  /** A run of characters whose glyphs follow each other. */
  private record Segment(int first, int last, int glyph) {}

  private List<Segment> segments() {
    List<Segment> segments = new ArrayList<>();
    for (Map.Entry<Integer, Integer> entry : characters.entrySet()) {
      int character = entry.getKey();
      int glyph = entry.getValue();
      Segment open = segments.isEmpty() ? null : segments.get(segments.size() - 1);
      if (open != null
          && character == open.last() + 1
          && glyph == open.glyph() + character - open.first()) {
        segments.set(segments.size() - 1, new Segment(open.first(), character, open.glyph()));
      } else {
        segments.add(new Segment(character, character, glyph));
      }
    }
    // The table must end with a segment of its own for the character that is none.
    segments.add(new Segment(0xffff, 0xffff, 0));
    return segments;
  }

  /** A {@code cmap} with one subtable of format 4 for Windows' Unicode. */
  private byte[] characterMap() {
    List<Segment> segments = segments();
    int count = segments.size();
    int length = 16 + 8 * count;
    ByteBuffer map = ByteBuffer.allocate(12 + length);
    map.putShort((short) 0).putShort((short) 1);
    map.putShort((short) 3).putShort((short) 1).putInt(12);
    int power = Integer.highestOneBit(count);
    map.putShort((short) 4).putShort((short) length).putShort((short) 0);
    map.putShort((short) (2 * count)).putShort((short) (2 * power));
    map.putShort((short) Integer.numberOfTrailingZeros(power));
    map.putShort((short) (2 * (count - power)));
    segments.forEach(segment -> map.putShort((short) segment.last()));
    map.putShort((short) 0);
    segments.forEach(segment -> map.putShort((short) segment.first()));
    segments.forEach(segment -> map.putShort((short) (segment.glyph() - segment.first())));
    return map.array();
  }

  private static byte[] padded(byte[] table) {
    return Arrays.copyOf(table, (table.length + 3) / 4 * 4);
  }

  private static byte[] assembled(Map<String, byte[]> tables) {
    int count = tables.size();
    int at = 12 + 16 * count;
    int size = at + tables.values().stream().mapToInt(table -> padded(table).length).sum();
    ByteBuffer file = ByteBuffer.allocate(size);
    int power = Integer.highestOneBit(count);
    file.putInt(0x00010000).putShort((short) count).putShort((short) (16 * power));
    file.putShort((short) Integer.numberOfTrailingZeros(power));
    file.putShort((short) (16 * (count - power)));
    int head = 0;
    for (Map.Entry<String, byte[]> table : tables.entrySet()) {
      byte[] content = padded(table.getValue());
      file.put(table.getKey().getBytes(StandardCharsets.US_ASCII));
      file.putInt(sum(content)).putInt(at).putInt(table.getValue().length);
      file.put(at, content);
      head = table.getKey().equals("head") ? at : head;
      at += content.length;
    }
    file.putInt(head + 8, CHECKSUM_OF_FILE - sum(file.array()));
    return file.array();
  }

  private static int sum(byte[] content) {
    ByteBuffer words = ByteBuffer.wrap(content);
    int sum = 0;
    while (words.hasRemaining()) {
      sum += words.getInt();
    }
    return sum;
  }
}
