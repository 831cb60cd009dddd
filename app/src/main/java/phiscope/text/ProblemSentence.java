package phiscope.text;

import phiscope.bench.Problem;

/** Problems in words. */
public final class ProblemSentence {
  private ProblemSentence() {}

  /** What is wrong and what would be right. */
  public static String of(Problem problem, Messages messages) {
    return messages.get(problem.key(), problem.arguments().toArray());
  }

  /** The line of a report: file:line:column: what is wrong, what would be right. */
  public static String line(Problem problem, Messages messages) {
    return problem.place() + ": " + of(problem, messages);
  }
}
