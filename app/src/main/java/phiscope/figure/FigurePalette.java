package phiscope.figure;

import java.util.EnumMap;

/**
 * The colour of every ink in one theme.
 *
 * <p>Against the background, text has a contrast of at least 4.5 to 1 and lines at least 3 to 1
 * (WCAG 2.2, 1.4.3 and 1.4.11); only {@link Ink#GRID} is decoration. Hues follow Okabe and Ito,
 * darkened or lightened until they pass. Nothing is told apart by colour alone.
 */
public final class FigurePalette {
  private static final FigurePalette LIGHT = new FigurePalette(Theme.LIGHT, light());
  private static final FigurePalette DARK = new FigurePalette(Theme.DARK, dark());
  private static final FigurePalette PRINT = new FigurePalette(Theme.PRINT, print());

  private final Theme theme;
  private final EnumMap<Ink, Rgb> colors;

  private FigurePalette(Theme theme, EnumMap<Ink, Rgb> colors) {
    this.theme = theme;
    this.colors = colors;
  }

  public static FigurePalette of(Theme theme) {
    return switch (theme) {
      case LIGHT -> LIGHT;
      case DARK -> DARK;
      case PRINT -> PRINT;
    };
  }

  public Theme theme() {
    return theme;
  }

  /** The colour of an ink. */
  public Rgb color(Ink ink) {
    return colors.get(ink);
  }

  private static EnumMap<Ink, Rgb> light() {
    EnumMap<Ink, Rgb> colors = new EnumMap<>(Ink.class);
    put(colors, Ink.TEXT, 0x1b1f24);
    put(colors, Ink.TEXT_MUTED, 0x57606a);
    put(colors, Ink.BACKGROUND, 0xffffff);
    put(colors, Ink.GRID, 0xe6e9ed);
    put(colors, Ink.AXIS, 0x7a838d);
    put(colors, Ink.HEARTBEAT, 0x00785a);
    put(colors, Ink.GHOST, 0x6b747e);
    put(colors, Ink.MODEL, 0x3d4a5c);
    put(colors, Ink.TAIL, 0x0064a8);
    put(colors, Ink.NEGATIVE_MASS, 0x8a5a00);
    put(colors, Ink.PHI, 0x0064a8);
    put(colors, Ink.OVERLAY, 0x8a5a00);
    put(colors, Ink.TIMEOUT, 0x007078);
    put(colors, Ink.THRESHOLD, 0xb84300);
    put(colors, Ink.SUSPICION, 0xb84300);
    put(colors, Ink.CRASH, 0xa8071a);
    put(colors, Ink.PAUSE, 0x69727c);
    put(colors, Ink.NOW, 0x1b1f24);
    put(colors, Ink.PRIOR, 0x5f6b7a);
    put(colors, Ink.POSTERIOR, 0x97387f);
    put(colors, Ink.PREDICTION, 0xc2185b);
    put(colors, Ink.SELECTION, 0x7c4dff);
    return colors;
  }

  private static EnumMap<Ink, Rgb> dark() {
    EnumMap<Ink, Rgb> colors = new EnumMap<>(Ink.class);
    put(colors, Ink.TEXT, 0xe9edf2);
    put(colors, Ink.TEXT_MUTED, 0xa4aeb9);
    put(colors, Ink.BACKGROUND, 0x1b1f24);
    put(colors, Ink.GRID, 0x2d333b);
    put(colors, Ink.AXIS, 0x7d8792);
    put(colors, Ink.HEARTBEAT, 0x2fbf93);
    put(colors, Ink.GHOST, 0x8b959f);
    put(colors, Ink.MODEL, 0xc5d0dd);
    put(colors, Ink.TAIL, 0x56b4e9);
    put(colors, Ink.NEGATIVE_MASS, 0xe6b450);
    put(colors, Ink.PHI, 0x56b4e9);
    put(colors, Ink.OVERLAY, 0xe6b450);
    put(colors, Ink.TIMEOUT, 0x4fc9cf);
    put(colors, Ink.THRESHOLD, 0xff8a4c);
    put(colors, Ink.SUSPICION, 0xff8a4c);
    put(colors, Ink.CRASH, 0xff7b7b);
    put(colors, Ink.PAUSE, 0x8f99a4);
    put(colors, Ink.NOW, 0xf5f7fa);
    put(colors, Ink.PRIOR, 0xa9b5c3);
    put(colors, Ink.POSTERIOR, 0xe28fc8);
    put(colors, Ink.PREDICTION, 0xff7aa8);
    put(colors, Ink.SELECTION, 0xb69cff);
    return colors;
  }

  private static EnumMap<Ink, Rgb> print() {
    EnumMap<Ink, Rgb> colors = new EnumMap<>(Ink.class);
    put(colors, Ink.TEXT, 0x000000);
    put(colors, Ink.TEXT_MUTED, 0x4a4a4a);
    put(colors, Ink.BACKGROUND, 0xffffff);
    put(colors, Ink.GRID, 0xe2e2e2);
    put(colors, Ink.AXIS, 0x6a6a6a);
    put(colors, Ink.HEARTBEAT, 0x00614a);
    put(colors, Ink.GHOST, 0x6e6e6e);
    put(colors, Ink.MODEL, 0x303a48);
    put(colors, Ink.TAIL, 0x00508a);
    put(colors, Ink.NEGATIVE_MASS, 0x704800);
    put(colors, Ink.PHI, 0x00508a);
    put(colors, Ink.OVERLAY, 0x704800);
    put(colors, Ink.TIMEOUT, 0x005a60);
    put(colors, Ink.THRESHOLD, 0x9c3800);
    put(colors, Ink.SUSPICION, 0x9c3800);
    put(colors, Ink.CRASH, 0x8c0012);
    put(colors, Ink.PAUSE, 0x5c5c5c);
    put(colors, Ink.NOW, 0x000000);
    put(colors, Ink.PRIOR, 0x555f6b);
    put(colors, Ink.POSTERIOR, 0x7d2c69);
    put(colors, Ink.PREDICTION, 0xa3124b);
    put(colors, Ink.SELECTION, 0x5b2fd6);
    return colors;
  }

  private static void put(EnumMap<Ink, Rgb> colors, Ink ink, int hex) {
    colors.put(ink, Rgb.of(hex));
  }
}
