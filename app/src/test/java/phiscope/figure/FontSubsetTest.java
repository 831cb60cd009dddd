package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.PathIterator;
import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A subset draws its characters as the whole font does, has no others, and is small. */
class FontSubsetTest {
  private static final FontRenderContext CONTEXT = new FontRenderContext(null, true, true);

  private static Set<Integer> characters(String text) {
    return text.codePoints().boxed().collect(Collectors.toCollection(TreeSet::new));
  }

  private static Font font(byte[] file) throws Exception {
    return Font.createFont(Font.TRUETYPE_FONT, new ByteArrayInputStream(file)).deriveFont(100f);
  }

  /** The outline of each character with its place, one number after the other. */
  private static List<List<Double>> outlines(Font font, String text) {
    GlyphVector glyphs = font.createGlyphVector(CONTEXT, text);
    List<List<Double>> outlines = new ArrayList<>();
    for (int i = 0; i < glyphs.getNumGlyphs(); i++) {
      List<Double> outline = new ArrayList<>();
      double[] points = new double[6];
      PathIterator path = glyphs.getGlyphOutline(i).getPathIterator(null);
      for (; !path.isDone(); path.next()) {
        int kind = path.currentSegment(points);
        outline.add((double) kind);
        for (int p = 0; p < new int[] {2, 2, 4, 6, 0}[kind]; p++) {
          outline.add(points[p]);
        }
      }
      outlines.add(outline);
    }
    return outlines;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "φ = 4.64199×10−6",
        "silence 400 ms",
        "沉默 400 毫秒，距均值 −2 个标准差",
        "äéñ ÅÇ Ωδ", // put together from a letter and an accent in many fonts
        " ",
        ""
      })
  void charactersAreDrawnAsByTheWholeFont(String text) throws Exception {
    for (boolean bold : new boolean[] {false, true}) {
      Font whole = font(TextMeasure.fontResource(bold).array());
      Font subset = font(FontSubset.of(bold, characters(text)));
      assertThat(outlines(subset, text)).isEqualTo(outlines(whole, text));
      assertThat(subset.canDisplayUpTo(text)).isEqualTo(-1);
    }
  }

  @Property(tries = 25)
  void anyChineseCharactersAreMeasuredAsByTheWholeFont(
      @ForAll List<@CharRange(from = '一', to = '龥') Character> characters) throws Exception {
    String all = characters.stream().map(String::valueOf).collect(Collectors.joining());
    TextMeasure measure = TextMeasure.bundled();
    byte[] file = FontSubset.of(false, characters(all));
    GlyphWidths subset = GlyphWidths.read(new TrueTypeFont(ByteBuffer.wrap(file)));
    for (char character : characters) {
      String text = String.valueOf(character);
      assertThat(subset.covers(text)).isEqualTo(measure.covers(text));
      assertThat(subset.width(text)).isEqualTo(measure.width(text, 1, false));
    }
  }

  @Test
  void whatIsNotWantedIsNotThere() throws Exception {
    byte[] file = FontSubset.of(false, characters("abc沉默"));
    Font subset = font(file);
    assertThat(subset.canDisplay('a')).isTrue();
    assertThat(subset.canDisplay('d')).isFalse();
    assertThat(subset.canDisplay('均')).isFalse();
    assertThat(subset.getFamily()).isEqualTo(TextMeasure.FONT_FAMILY);
    assertThat(file.length).isLessThan(4000);
  }

  @Test
  void theSumOverTheFileIsWhatTheFormatAsksFor() {
    byte[] file = FontSubset.of(true, characters("Phiscope 你好"));
    ByteBuffer words = ByteBuffer.wrap(file);
    int sum = 0;
    while (words.remaining() >= 4) {
      sum += words.getInt();
    }
    assertThat(words.remaining()).isZero();
    assertThat(sum).isEqualTo(0xb1b0afba);
  }
}
