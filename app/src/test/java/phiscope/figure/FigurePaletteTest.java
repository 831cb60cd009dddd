package phiscope.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Colours pass the contrast that WCAG 2.2 asks for: text 4.5 to 1, lines 3 to 1. */
class FigurePaletteTest {
  @Test
  void contrastIsThatOfWcag() {
    // teaching-tools.md 6.2: Okabe and Ito's blue on white, sky blue on #1e1e1e.
    assertThat(Rgb.of(0x0072b2).contrast(Rgb.of(0xffffff))).isCloseTo(5.19, within(0.005));
    assertThat(Rgb.of(0x56b4e9).contrast(Rgb.of(0x1e1e1e))).isCloseTo(7.22, within(0.005));
    assertThat(Rgb.of(0).contrast(Rgb.of(0xffffff))).isEqualTo(21);
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyInkIsLegibleOnTheBackground(Theme theme) {
    FigurePalette palette = FigurePalette.of(theme);
    Rgb background = palette.color(Ink.BACKGROUND);
    for (Ink ink : Ink.values()) {
      if (ink != Ink.BACKGROUND && ink != Ink.GRID) {
        assertThat(palette.color(ink).contrast(background)).as(ink + " as a line").isGreaterThan(3);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyInkThatWritesTextIsLegibleAsText(Theme theme) {
    FigurePalette palette = FigurePalette.of(theme);
    Rgb background = palette.color(Ink.BACKGROUND);
    for (Ink ink : Ink.values()) {
      if (ink != Ink.BACKGROUND && ink != Ink.GRID && ink != Ink.AXIS) {
        assertThat(palette.color(ink).contrast(background)).as(ink + " as text").isGreaterThan(4.5);
      }
    }
  }

  /** Luminance is what is left of a colour on a grey printer. */
  @Test
  void printedInksStandOutWithoutColour() {
    FigurePalette palette = FigurePalette.of(Theme.PRINT);
    for (Ink ink : Ink.values()) {
      if (ink != Ink.BACKGROUND && ink != Ink.GRID) {
        Rgb color = palette.color(ink);
        assertThat(color.contrast(Rgb.of(0xffffff))).as(ink.name()).isGreaterThan(4.5);
      }
    }
  }
}
