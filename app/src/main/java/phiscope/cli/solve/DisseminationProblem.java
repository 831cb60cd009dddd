package phiscope.cli.solve;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import phiscope.core.swim.theory.Dissemination;
import phiscope.core.swim.theory.Dissemination.Targets;

/** {@code dissemination}: the exact Markov chain of synchronous push. */
final class DisseminationProblem {
  private static final String DISTINCT = "k distinct";
  private static final String WITH_REPLACEMENT = "with replacement";

  /** Two seconds or so. */
  private static final double MOST_WORK = 2e9;

  private static final long MOST_ROUNDS = 100_000;

  private DisseminationProblem() {}

  static Optional<Answer> solve(ProblemFields fields) {
    int members = (int) fields.whole("members", 2, Integer.MAX_VALUE);
    int fanout = (int) fields.whole("fanout", 1, Integer.MAX_VALUE);
    boolean distinct = fields.word("targets", List.of(DISTINCT, WITH_REPLACEMENT)).equals(DISTINCT);
    int rounds = (int) fields.whole("rounds", 1, MOST_ROUNDS);
    fields.noOthers();
    if (fields.areSound() && distinct && fanout > members - 1) {
      fields.complainAbout("fanout", "solve.dissemination.fewOthers", members - 1);
    }
    if (!fields.areSound()) {
      return Optional.empty();
    }
    Targets targets = distinct ? Targets.DISTINCT : Targets.WITH_REPLACEMENT;
    Dissemination dissemination = new Dissemination(members, fanout, targets);
    if (dissemination.work() > MOST_WORK) {
      fields.complainAbout("members", "solve.dissemination.tooLarge");
      return Optional.empty();
    }
    Dissemination.Course course = dissemination.course();
    return Optional.of(json -> write(course, rounds, json));
  }

  private static void write(Dissemination.Course course, int rounds, JsonGenerator json)
      throws IOException {
    json.writeStringField("expectedRounds", Printed.number(course.expectedRounds()));
    json.writeArrayFieldStart("coverageAfterRound");
    for (int round = 1; round <= rounds; round++) {
      json.writeString(Printed.number(course.coverageAfter(round)));
    }
    json.writeEndArray();
  }
}
