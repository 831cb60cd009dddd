package phiscope.cli.solve;

import java.util.Optional;

/** One kind of problem: reads its fields and computes the answer. */
@FunctionalInterface
interface ProblemKind {
  /** The answer, or empty if the fields are not sound; they know why. */
  Optional<Answer> solve(ProblemFields fields);
}
