package phiscope.lesson;

import phiscope.lesson.ReadingValue.Quantity;

/** What the engine says to a question. */
public sealed interface Answer {
  /**
   * A number.
   *
   * @param quantity what stands at the question's pointer
   * @param shown the same as asked for: multiplied where the question says so
   */
  record Number(Quantity quantity, double shown) implements Answer {}

  /**
   * A statement that holds.
   *
   * @param index its place among the options
   */
  record Statement(int index) implements Answer {}

  /** The reading has no answer: nothing stands there, or not exactly one statement holds. */
  record None() implements Answer {}

  /** The answer to a question. */
  static Answer to(Question question, StepReadings readings) {
    if (question instanceof Question.Drag drag) {
      return number(drag.answer(), 1, readings);
    }
    if (question instanceof Question.Value value) {
      return number(value.answer(), value.times().doubleValue(), readings);
    }
    Question.Choice choice = (Question.Choice) question;
    int found = -1;
    for (int i = 0; i < choice.options().size(); i++) {
      if (choice.options().get(i).holds(readings)) {
        if (found >= 0) {
          return new None();
        }
        found = i;
      }
    }
    return found < 0 ? new None() : new Statement(found);
  }

  private static Answer number(ReadingPointer pointer, double times, StepReadings readings) {
    return pointer.resolve(readings) instanceof Quantity quantity
            && Double.isFinite(quantity.value())
        ? new Number(quantity, quantity.value() * times)
        : new None();
  }
}
