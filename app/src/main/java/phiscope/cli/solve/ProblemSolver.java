package phiscope.cli.solve;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Solves the problems of one file, one after the other. */
final class ProblemSolver {
  private static final Map<String, ProblemKind> KINDS = kinds();

  private final Set<String> seen = new LinkedHashSet<>();

  private static Map<String, ProblemKind> kinds() {
    Map<String, ProblemKind> kinds = new LinkedHashMap<>();
    kinds.put("tail", TailProblem::solve);
    kinds.put("window", WindowProblem::solve);
    kinds.put("slide", SlideProblem::solve);
    kinds.put("crossings", CrossingsProblem::solve);
    kinds.put("posterior", PosteriorProblem::solve);
    kinds.put("quality", QualityProblem::solve);
    kinds.put("detector", DetectorProblem::solve);
    kinds.put("firstDetection", FirstDetectionProblem::solve);
    kinds.put("messages", MessagesProblem::solve);
    kinds.put("dissemination", DisseminationProblem::solve);
    kinds.put("suspicionTimeout", SuspicionProblem::timeout);
    kinds.put("suspicionRemaining", SuspicionProblem::remaining);
    kinds.put("retransmitLimit", RetransmitProblem::solve);
    kinds.put("awareness", AwarenessProblem::solve);
    kinds.put("fencing", FencingProblem::solve);
    kinds.put("streamHealth", StreamHealthProblem::solve);
    return Collections.unmodifiableMap(kinds);
  }

  /** The kinds of problems, in the order of the help. */
  static List<String> kindNames() {
    return List.copyOf(KINDS.keySet());
  }

  /** The answer to a problem, or everything that is wrong with it. */
  Solved solve(JsonValue problem) {
    if (!(problem instanceof JsonValue.Fields object)) {
      FieldProblem wrong = FieldProblem.of(problem.place(), "", "solve.problem.notObject");
      return new Solved(Optional.empty(), Optional.empty(), List.of(wrong));
    }
    ProblemFields fields = ProblemFields.of(object);
    Optional<String> id = id(fields);
    Optional<Answer> answer = kind(fields).flatMap(kind -> kind.solve(fields));
    return new Solved(id, fields.areSound() ? answer : Optional.empty(), fields.problems());
  }

  private Optional<String> id(ProblemFields fields) {
    Optional<JsonValue> value = fields.value("id");
    if (value.isPresent() && value.get() instanceof JsonValue.Text text) {
      if (!seen.add(text.value())) {
        fields.complain(text, "id", "solve.problem.sameId", ProblemFields.quote(text.value()));
      }
      return Optional.of(text.value());
    }
    value.ifPresent(other -> fields.complain(other, "id", "solve.problem.idNotText"));
    return Optional.empty();
  }

  private static Optional<ProblemKind> kind(ProblemFields fields) {
    Optional<JsonValue> value = fields.value("kind");
    if (value.isPresent()) {
      String known = String.join(", ", KINDS.keySet());
      if (!(value.get() instanceof JsonValue.Text text)) {
        fields.complain(value.get(), "kind", "solve.problem.kindNotText", known);
      } else if (KINDS.containsKey(text.value())) {
        return Optional.of(KINDS.get(text.value()));
      } else {
        fields.complain(
            text, "kind", "solve.problem.unknownKind", ProblemFields.quote(text.value()), known);
      }
    }
    return Optional.empty();
  }
}
