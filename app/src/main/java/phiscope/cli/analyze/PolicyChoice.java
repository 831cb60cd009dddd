package phiscope.cli.analyze;

import phiscope.bench.Loaded;
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
  private static final JsonLimits LIMITS = new JsonLimits(100_000, 8, 1000, 1000, 1000);

  /** The policy, with its preset's times in a unit. */
  public Loaded<PhiPolicy> policy(TimeUnit unit) {
    String json = text.strip().startsWith("{") ? text : '"' + text.strip() + '"';
    return StrictJson.read(
        json,
        "--policy",
        LIMITS,
        (value, source) -> PolicyJson.read(new JsonField("policy", value, source), unit));
  }
}
