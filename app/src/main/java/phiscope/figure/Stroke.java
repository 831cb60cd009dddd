package phiscope.figure;

/**
 * A line's look.
 *
 * @param ink colour
 * @param width in pixels
 * @param dash pattern
 */
public record Stroke(Ink ink, double width, Dash dash) {
  /** Patterns that stay apart in greyscale. */
  public enum Dash {
    SOLID,
    DASHED,
    DOTTED,
    DASH_DOT
  }

  public static Stroke solid(Ink ink, double width) {
    return new Stroke(ink, width, Dash.SOLID);
  }
}
