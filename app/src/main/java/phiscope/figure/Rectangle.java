package phiscope.figure;

/** An upright rectangle in pixels; right and bottom are not below left and top. */
public record Rectangle(double left, double top, double right, double bottom) {
  public double width() {
    return right - left;
  }

  public double height() {
    return bottom - top;
  }

  public boolean overlaps(Rectangle other, double gap) {
    return left < other.right + gap
        && other.left < right + gap
        && top < other.bottom + gap
        && other.top < bottom + gap;
  }

  public boolean holds(Rectangle other) {
    return other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom;
  }

  /** The least rectangle that holds this one and a point. */
  public Rectangle around(Mark.Point point) {
    return new Rectangle(
        Math.min(left, point.x()),
        Math.min(top, point.y()),
        Math.max(right, point.x()),
        Math.max(bottom, point.y()));
  }

  /** The least rectangle that holds this one and another. */
  Rectangle around(Rectangle other) {
    return new Rectangle(
        Math.min(left, other.left),
        Math.min(top, other.top),
        Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }

  /** The nearest x inside. */
  public double clampX(double x) {
    return Math.max(left, Math.min(right, x));
  }

  /** The nearest y inside. */
  public double clampY(double y) {
    return Math.max(top, Math.min(bottom, y));
  }
}
