package phiscope.lesson;

/** What a learner says before the answer is shown. */
public sealed interface Prediction {
  /** "Not sure": an answer like any other. */
  record NotSure() implements Prediction {}

  /**
   * A number, typed or dragged.
   *
   * @param value in the unit that the question asks for, finite
   */
  record Guess(double value) implements Prediction {
    public Guess {
      if (!Double.isFinite(value)) {
        throw new IllegalArgumentException("a guess must be finite, got " + value);
      }
    }
  }

  /**
   * A statement chosen.
   *
   * @param index its place among the options
   */
  record Chosen(int index) implements Prediction {}
}
