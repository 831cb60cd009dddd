package phiscope.cli.solve;

import java.util.List;
import java.util.Optional;

/**
 * What became of one problem.
 *
 * @param id its id, if it has one
 * @param answer the answer, if nothing was wrong
 * @param problems what was wrong
 */
record Solved(Optional<String> id, Optional<Answer> answer, List<FieldProblem> problems) {}
