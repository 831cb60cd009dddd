package phiscope.figure;

/**
 * A surface's look.
 *
 * @param ink colour
 * @param opacity 0 to 1
 * @param pattern plain or hatched
 */
public record Fill(Ink ink, double opacity, Pattern pattern) {
  /** How the surface is filled. */
  public enum Pattern {
    PLAIN,
    /** Lines that rise to the right. */
    HATCHED,
    /** Lines that fall to the right. */
    BACK_HATCHED,
    /** Both. */
    CROSS_HATCHED
  }

  public static Fill plain(Ink ink, double opacity) {
    return new Fill(ink, opacity, Pattern.PLAIN);
  }
}
