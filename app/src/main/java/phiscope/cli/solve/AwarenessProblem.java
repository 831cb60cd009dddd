package phiscope.cli.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.swim.theory.LocalHealth;

/** {@code awareness}: memberlist's score of its own health after each event. */
final class AwarenessProblem {
  private AwarenessProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    int max = (int) fields.whole("max", 1, Integer.MAX_VALUE);
    List<Long> deltas = fields.wholes("deltas", Integer.MIN_VALUE, Integer.MAX_VALUE);
    fields.noOthers();
    if (!fields.areSound()) {
      return Optional.empty();
    }
    List<Integer> scores = new ArrayList<>(deltas.size());
    LocalHealth health = LocalHealth.memberlist(max);
    for (long delta : deltas) {
      health = health.after((int) delta);
      scores.add(health.score());
    }
    return Optional.of(
        json -> {
          json.writeArrayFieldStart("scores");
          for (int score : scores) {
            json.writeNumber(score);
          }
          json.writeEndArray();
        });
  }
}
