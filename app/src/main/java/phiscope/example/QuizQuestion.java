package phiscope.example;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * A question of a lesson as learning platforms ask it.
 *
 * @param name its name among the others
 * @param html what is asked, with the text of its step, as HTML
 * @param pictures the figures that belong to it, without what is to be found out
 * @param number the answer, where it is a number
 * @param options the statements to choose from, where it is one of these
 * @param why why the answer is what it is, as HTML
 */
record QuizQuestion(
    String name,
    String html,
    List<Part.Picture> pictures,
    Optional<Number> number,
    List<Option> options,
    String why) {
  QuizQuestion {
    pictures = List.copyOf(pictures);
    options = List.copyOf(options);
  }

  /**
   * A number.
   *
   * @param answer what the engine computes
   * @param tolerance how far an answer may be away
   */
  record Number(BigDecimal answer, BigDecimal tolerance) {}

  /**
   * A statement.
   *
   * @param html the statement
   * @param right whether it is the answer
   * @param why what is right or wrong about it; may be empty
   */
  record Option(String html, boolean right, String why) {}
}
