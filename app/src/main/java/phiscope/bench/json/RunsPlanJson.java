package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import phiscope.bench.RunsPlan;
import phiscope.bench.SeedRange;

/** How detectors are studied, as JSON: {@code {"seeds": {"from": 1, "count": 100}, ...}}. */
final class RunsPlanJson {
  static final String NAME = "runs";

  private RunsPlanJson() {}

  /** Reads a plan; what is not there is as usual. Empty where something is wrong. */
  static Optional<RunsPlan> read(Optional<JsonField> field) {
    if (field.isEmpty()) {
      return Optional.of(RunsPlan.USUAL);
    }
    Optional<JsonFields> found = field.get().object();
    if (found.isEmpty()) {
      return Optional.empty();
    }
    JsonFields fields = found.get();
    Optional<SeedRange> seeds = SwimJson.seeds(fields.optional("seeds"));
    Optional<OptionalInt> heartbeats = count(fields, "heartbeats", RunsPlan.LEAST_HEARTBEATS);
    Optional<OptionalInt> settling = count(fields, "settling", 0);
    Optional<JsonField> typed = fields.optional("mistakes");
    Optional<BigDecimal> mistakes =
        typed.isEmpty() ? Optional.of(BigDecimal.ONE) : typed.get().from0();
    fields.end();
    return seeds.isPresent()
            && heartbeats.isPresent()
            && settling.isPresent()
            && mistakes.isPresent()
        ? Optional.of(new RunsPlan(seeds.get(), heartbeats.get(), settling.get(), mistakes.get()))
        : Optional.empty();
  }

  private static Optional<OptionalInt> count(JsonFields fields, String name, int least) {
    Optional<JsonField> field = fields.optional(name);
    return field.isEmpty()
        ? Optional.of(OptionalInt.empty())
        : field
            .get()
            .whole(least, RunsPlan.MOST_HEARTBEATS)
            .map(count -> OptionalInt.of(count.intValue()));
  }

  /** Writes a plan. */
  static void write(JsonPrinter to, RunsPlan plan) {
    to.inlineObject().name("seeds").inlineObject().name("from").number(plan.seeds().from());
    to.name("count").number(plan.seeds().count()).endObject();
    if (plan.heartbeats().isPresent()) {
      to.name("heartbeats").number(plan.heartbeats().getAsInt());
    }
    if (plan.settling().isPresent()) {
      to.name("settling").number(plan.settling().getAsInt());
    }
    to.name("mistakes").number(plan.mistakes()).endObject();
  }

  /** Writes the schema of a plan. */
  static void schema(SchemaParts parts) {
    parts.object(NAME, List.of());
    parts.object("seeds", List.of("from", "count"));
    parts.whole("from", 0, SeedRange.LAST);
    parts.whole("count", 1, SeedRange.MOST);
    parts.to.endObject().endObject();
    parts.whole("heartbeats", RunsPlan.LEAST_HEARTBEATS, RunsPlan.MOST_HEARTBEATS);
    parts.whole("settling", 0, RunsPlan.MOST_HEARTBEATS);
    parts.reference("mistakes", "from0");
    parts.to.endObject().endObject();
  }
}
