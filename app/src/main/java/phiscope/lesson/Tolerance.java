package phiscope.lesson;

/** How far a prediction may be from the answer and still count as near. */
public sealed interface Tolerance {
  /** Whether a value is near another. */
  boolean covers(double value, double answer);

  /**
   * A distance.
   *
   * @param distance in the unit of the answer, 0 or more
   */
  record Absolute(double distance) implements Tolerance {
    @Override
    public boolean covers(double value, double answer) {
      return value == answer || Math.abs(value - answer) <= distance;
    }
  }

  /**
   * A share of the answer.
   *
   * @param share 0.1 for a tenth, 0 or more
   */
  record Relative(double share) implements Tolerance {
    @Override
    public boolean covers(double value, double answer) {
      return value == answer || Math.abs(value - answer) <= share * Math.abs(answer);
    }
  }
}
