package phiscope.figure;

/**
 * A colour of the sRGB space.
 *
 * @param red 0 to 255
 * @param green 0 to 255
 * @param blue 0 to 255
 */
public record Rgb(int red, int green, int blue) {
  private static final char[] HEX = "0123456789abcdef".toCharArray();

  public Rgb {
    if ((red | green | blue) < 0 || red > 255 || green > 255 || blue > 255) {
      throw new IllegalArgumentException(
          "a colour needs 0 to 255, got " + red + ", " + green + ", " + blue);
    }
  }

  /** The colour 0xRRGGBB. */
  public static Rgb of(int hex) {
    return new Rgb(hex >> 16 & 0xff, hex >> 8 & 0xff, hex & 0xff);
  }

  /** As {@code #rrggbb}. */
  public String hex() {
    char[] text = {
      '#',
      HEX[red >> 4],
      HEX[red & 15],
      HEX[green >> 4],
      HEX[green & 15],
      HEX[blue >> 4],
      HEX[blue & 15]
    };
    return new String(text);
  }

  /** What is seen where this colour lies over another with the given opacity. */
  public Rgb over(Rgb below, double opacity) {
    return new Rgb(
        mix(red, below.red, opacity),
        mix(green, below.green, opacity),
        mix(blue, below.blue, opacity));
  }

  private static int mix(int above, int below, double opacity) {
    return (int) Math.round(above * opacity + below * (1 - opacity));
  }

  /** Relative luminance (WCAG 2.2): 0 for black, 1 for white. */
  public double luminance() {
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  }

  private static double linear(int channel) {
    double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : StrictMath.pow((share + 0.055) / 1.055, 2.4);
  }

  /** Contrast ratio (WCAG 2.2): 1 for equal luminance, 21 for black on white. */
  public double contrast(Rgb other) {
    double one = luminance();
    double two = other.luminance();
    return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
  }
}
