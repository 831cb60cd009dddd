package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import phiscope.bench.BenchLimits;
import phiscope.bench.FencingBench;
import phiscope.bench.FencingBranch;
import phiscope.bench.FencingView;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.fencing.DetectorChoice;
import phiscope.core.fencing.FencingScenario;
import phiscope.core.trace.TimeUnit;

/**
 * The documents of the fencing bench as JSON: times are exact decimals in seconds, of whole
 * microseconds; a script is a list of lines. A branch says only in what it differs from the one
 * that it parted from.
 */
final class FencingJson {
  /** Who suspects. */
  enum DetectorKind {
    OFF,
    PHI,
    TIMEOUT
  }

  static final Map<String, DetectorKind> DETECTORS = detectors();

  private FencingJson() {}

  private static Map<String, DetectorKind> detectors() {
    Map<String, DetectorKind> words = new LinkedHashMap<>();
    words.put("off", DetectorKind.OFF);
    words.put("phi", DetectorKind.PHI);
    words.put("timeout", DetectorKind.TIMEOUT);
    return words;
  }

  /** Reads what a document of this kind holds. */
  static Optional<FencingBench> read(JsonFields fields) {
    Optional<String> title =
        fields.optional("title").flatMap(field -> field.text(BenchLimits.MAX_TEXT));
    fields.required("holders");
    fields.required("horizon");
    Optional<FencingScenario> scenario = new FencingScenarioJson(FencingBench.USUAL).read(fields);
    List<FencingBranch> branches = new ArrayList<>();
    branches.add(FencingBranch.first(scenario.orElse(FencingBench.USUAL)));
    boolean sound = branches(fields.optional("branches"), branches);
    Optional<JsonField> viewField = fields.optional("view");
    Optional<FencingView> view =
        viewField.isEmpty()
            ? Optional.of(FencingView.atStart())
            : viewField.get().object().flatMap(inside -> view(inside, branches.size()));
    fields.end();
    return sound && scenario.isPresent() && view.isPresent() && isTitled(fields, title)
        ? Optional.of(new FencingBench(title.orElse(""), branches, view.get()))
        : Optional.empty();
  }

  private static boolean isTitled(JsonFields fields, Optional<String> title) {
    return title.isPresent() || !fields.has("title");
  }

  private static boolean branches(Optional<JsonField> field, List<FencingBranch> to) {
    boolean sound = true;
    List<JsonField> items =
        field.map(f -> f.items(0, FencingBench.MAX_BRANCHES - 1)).orElse(List.of());
    for (JsonField item : items) {
      Optional<FencingBranch> branch = item.object().flatMap(fields -> branch(fields, to));
      sound &= branch.isPresent();
      // A branch that is wrong keeps its number, so that later ones find their parents.
      to.add(branch.orElse(to.get(0).partedFrom(0, 0)));
    }
    return sound;
  }

  private static Optional<FencingBranch> branch(JsonFields fields, List<FencingBranch> before) {
    Optional<Integer> parent =
        fields
            .required("parent")
            .flatMap(field -> field.whole(0, before.size() - 1L))
            .map(Long::intValue);
    Optional<Long> partedAt =
        fields.required("partedAt").flatMap(field -> SimTimes.read(field, FencingBench.MAX_TIME));
    Optional<FencingScenario> scenario =
        new FencingScenarioJson(before.get(parent.orElse(0)).scenario()).read(fields);
    fields.end();
    return parent.isPresent() && partedAt.isPresent()
        ? scenario.map(found -> new FencingBranch(parent.get(), partedAt.get(), found))
        : Optional.empty();
  }

  static Optional<FencingView> view(JsonFields fields, int branches) {
    Optional<Long> branch = orElse(fields, "branch", branches - 1L);
    Optional<Long> frame = orElse(fields, "frame", Integer.MAX_VALUE);
    Optional<OptionalInt> last = perhaps(fields, "last");
    Optional<OptionalInt> message = perhaps(fields, "message");
    fields.end();
    return branch.isEmpty() || frame.isEmpty() || last.isEmpty() || message.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new FencingView(
                branch.get().intValue(), frame.get().intValue(), message.get(), last.get()));
  }

  /** A number that may be missing; empty with a problem noted. */
  private static Optional<OptionalInt> perhaps(JsonFields fields, String name) {
    Optional<JsonField> field = fields.optional(name);
    return field.isEmpty()
        ? Optional.of(OptionalInt.empty())
        : field.get().whole(0, Integer.MAX_VALUE).map(number -> OptionalInt.of(number.intValue()));
  }

  private static Optional<Long> orElse(JsonFields fields, String name, long most) {
    return fields.has(name)
        ? fields.optional(name).flatMap(field -> field.whole(0, most))
        : Optional.of(0L);
  }

  /** Reads who suspects. */
  static Optional<DetectorChoice> detector(JsonFields fields) {
    Optional<DetectorKind> kind = fields.required("kind").flatMap(f -> f.word(DETECTORS));
    Optional<DetectorChoice> choice = kind.flatMap(known -> detector(known, fields));
    if (kind.isPresent()) {
      fields.end();
    }
    return choice;
  }

  private static Optional<DetectorChoice> detector(DetectorKind kind, JsonFields fields) {
    if (kind == DetectorKind.OFF) {
      return Optional.of(new DetectorChoice.Off());
    }
    Optional<PhiPolicy> policy =
        kind == DetectorKind.PHI
            ? fields.required("policy").flatMap(field -> PolicyJson.read(field, TimeUnit.SECOND))
            : Optional.empty();
    Optional<Long> timeout =
        kind == DetectorKind.TIMEOUT ? duration(fields, "timeout") : Optional.empty();
    Optional<Long> heartbeats = duration(fields, "heartbeatEvery");
    Optional<Long> evaluations = duration(fields, "evaluateEvery");
    if (heartbeats.isEmpty() || evaluations.isEmpty()) {
      return Optional.empty();
    }
    return kind == DetectorKind.PHI
        ? policy.map(p -> new DetectorChoice.Phi(p, heartbeats.get(), evaluations.get()))
        : timeout.map(t -> new DetectorChoice.FixedTimeout(t, heartbeats.get(), evaluations.get()));
  }

  private static Optional<Long> duration(JsonFields fields, String name) {
    return fields.required(name).flatMap(field -> SimTimes.read(field, 1, FencingBench.MAX_TIME));
  }

  /** Reads from which phi on a holder counts as suspected. */
  static Optional<BigDecimal> switchAt(JsonField field) {
    return field.above0();
  }
}
