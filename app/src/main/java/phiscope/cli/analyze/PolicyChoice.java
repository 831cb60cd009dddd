package phiscope.cli.analyze;

import phiscope.bench.Loaded;
import phiscope.bench.Problem;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonLimits;
import phiscope.bench.json.PolicyJson;
import phiscope.bench.json.StrictJson;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.trace.TimeUnit;

/**
 * A policy as the command line names it: the id of a preset, or JSON as in a document, such as
 * {@code {"preset": "pekko", "threshold": 12}}.
 *
 * @param text as typed
 */
public record PolicyChoice(String text) {
  private static final String OPTION = "--policy";
  private static final JsonLimits LIMITS = new JsonLimits(100_000, 8, 1000, 1000, 1000);

  /** The policy, with its preset's times in a unit. */
  public Loaded<PhiPolicy> policy(TimeUnit unit) {
    boolean isJson = text.strip().startsWith("{");
    Loaded<PhiPolicy> loaded =
        StrictJson.read(
            isJson ? text : '"' + text.strip() + '"',
            OPTION,
            LIMITS,
            (value, source) -> PolicyJson.read(new JsonField("policy", value, source), unit));
    // A place within a single word would tell nothing.
    return isJson || loaded.found().isPresent() ? loaded : withoutPlaces(loaded);
  }

  private static Loaded<PhiPolicy> withoutPlaces(Loaded<PhiPolicy> loaded) {
    return new Loaded.Rejected<>(
        loaded.problems().stream()
            .map(problem -> new Problem(OPTION, 0, 0, problem.key(), problem.arguments()))
            .toList());
  }
}
