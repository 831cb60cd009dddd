package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.io.ByteArrayInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Widths read from the font's tables are those that Java 2D draws with. */
class TextMeasureTest {
  private static final TextMeasure MEASURE = TextMeasure.bundled();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "S = 0.0227501",
        "silence 14",
        "沉默 14，尾部概率",
        "φ μ σ ≥ ∞ × − …",
        "mean ± 2σ",
        "Wi-Fi AV"
      })
  void widthIsThatOfJava2D(String text) throws Exception {
    for (boolean bold : new boolean[] {false, true}) {
      Font font =
          Font.createFont(
                  Font.TRUETYPE_FONT,
                  new ByteArrayInputStream(TextMeasure.fontResource(bold).array()))
              .deriveFont(100f);
      FontRenderContext context = new FontRenderContext(null, true, true);
      double expected = font.getStringBounds(text, context).getWidth();
      assertThat(MEASURE.width(text, 100, bold)).isCloseTo(expected, within(0.2));
    }
  }

  @Test
  void aTextThatIsTooLongEndsInAnEllipsis() {
    assertThat(MEASURE.fitted("a long name", 12, false, 1000)).isEqualTo("a long name");
    String shorter = MEASURE.fitted("a long name", 12, false, 40);
    assertThat(shorter).startsWith("a").endsWith("…");
    assertThat(MEASURE.width(shorter, 12, false)).isLessThanOrEqualTo(40);
    assertThat(MEASURE.fitted("a long name", 12, false, 5)).isEmpty();
  }

  @Test
  void aShortenedTextNeverSplitsACharacterOfTwoUnits() {
    String faces = "😀😀😀😀";
    for (double width = 0; width < 50; width += 0.5) {
      String shorter = MEASURE.fitted(faces, 12, false, width);
      assertThat(shorter.codePoints()).allMatch(c -> c == 0x1f600 || c == '…');
    }
  }

  @Test
  void theSignsOfTheFieldAreInTheFont() {
    assertThat(MEASURE.covers("φ μ σ ≤ ≥ ± × − … ∞ 未训练 至少 尾部 怀疑 心跳 ▲ ½")).isTrue();
    assertThat(MEASURE.covers("😀")).isFalse();
  }
}
