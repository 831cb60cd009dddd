package phiscope.lesson;

/**
 * How a prediction lies to the answer. It is no mark: nothing is counted, and "not sure" is not a
 * fault.
 *
 * @param kind how it lies
 * @param difference prediction minus answer, in the unit asked for; 0 where there are no numbers
 */
public record Feedback(Kind kind, double difference) {
  /** How a prediction lies to the answer. */
  public enum Kind {
    /** The same statement, or a number within the tolerance. */
    NEAR,
    BELOW,
    ABOVE,
    /** Another statement. */
    OTHER,
    NOT_SURE,
    /** The reading has no answer. */
    NONE
  }

  /** The feedback on a prediction. */
  public static Feedback on(Question question, Prediction prediction, Answer answer) {
    if (answer instanceof Answer.None) {
      return new Feedback(Kind.NONE, 0);
    }
    if (prediction instanceof Prediction.Guess guess && answer instanceof Answer.Number number) {
      double difference = guess.value() - number.shown();
      return new Feedback(kind(question, guess.value(), number.shown()), difference);
    }
    if (prediction instanceof Prediction.Chosen chosen
        && answer instanceof Answer.Statement statement) {
      return new Feedback(chosen.index() == statement.index() ? Kind.NEAR : Kind.OTHER, 0);
    }
    return new Feedback(Kind.NOT_SURE, 0);
  }

  private static Kind kind(Question question, double guess, double answer) {
    Tolerance tolerance =
        question instanceof Question.Drag drag
            ? drag.tolerance()
            : ((Question.Value) question).tolerance();
    if (tolerance.covers(guess, answer)) {
      return Kind.NEAR;
    }
    return guess < answer ? Kind.BELOW : Kind.ABOVE;
  }
}
