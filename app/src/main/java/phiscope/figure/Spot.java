package phiscope.figure;

import phiscope.figure.Mark.Anchor;

/**
 * Where a label may stand.
 *
 * @param x of the anchor
 * @param baseline y of the base line
 * @param anchor which point of the text lies at x
 */
public record Spot(double x, double baseline, Anchor anchor) {
  public static Spot left(double x, double baseline) {
    return new Spot(x, baseline, Anchor.LEFT);
  }

  public static Spot centre(double x, double baseline) {
    return new Spot(x, baseline, Anchor.CENTRE);
  }

  public static Spot right(double x, double baseline) {
    return new Spot(x, baseline, Anchor.RIGHT);
  }
}
