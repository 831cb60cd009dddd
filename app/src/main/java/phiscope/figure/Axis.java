package phiscope.figure;

/**
 * How values lie on pixels along one direction. Times and silences are in the unit of the document.
 *
 * @param scale linear or decades
 * @param low value at {@code start}; above 0 on decades
 * @param high value at {@code end}, unlike {@code low}
 * @param start pixel of {@code low}
 * @param end pixel of {@code high}
 */
public record Axis(Scale scale, double low, double high, double start, double end) {
  /** How values are spread. */
  public enum Scale {
    LINEAR,
    LOG10
  }

  public Axis {
    if (!(Double.isFinite(low) && Double.isFinite(high) && low < high)) {
      throw new IllegalArgumentException(
          "an axis needs finite low < high, got " + low + " to " + high);
    }
    if (scale == Scale.LOG10 && low <= 0) {
      throw new IllegalArgumentException("a decade axis needs low > 0, got " + low);
    }
  }

  public static Axis linear(double low, double high, double start, double end) {
    return new Axis(Scale.LINEAR, low, high, start, end);
  }

  /**
   * The pixel of a value; outside the axis where the value is, NaN for a value that has no place.
   */
  public double pixel(double value) {
    double share = (forward(value) - forward(low)) / (forward(high) - forward(low));
    return start + share * (end - start);
  }

  /** The value at a pixel. */
  public double value(double pixel) {
    double share = (pixel - start) / (end - start);
    double at = forward(low) + share * (forward(high) - forward(low));
    return scale == Scale.LOG10 ? StrictMath.pow(10, at) : at;
  }

  private double forward(double value) {
    return scale == Scale.LOG10 ? StrictMath.log10(value) : value;
  }
}
