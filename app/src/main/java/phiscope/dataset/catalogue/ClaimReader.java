package phiscope.dataset.catalogue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import phiscope.bench.json.JsonField;
import phiscope.bench.json.JsonFields;
import phiscope.bench.json.JsonSource;

/** Reads claims: objects with a field {@code claim} that names the kind. */
final class ClaimReader {
  private static final int LONGEST_NAME = 100;
  private static final int MOST_INTERVALS = 10_000;
  private static final long MOST = 1_000_000_000;

  /** Reads the fields of one kind of claim; empty where a problem was noted. */
  private interface Kind
      extends BiFunction<JsonFields, Optional<String>, Optional<? extends ShapeClaim>> {}

  private static final Map<String, Kind> KINDS = kinds();

  private final JsonSource source;

  ClaimReader(JsonSource source) {
    this.source = source;
  }

  private static Map<String, Kind> kinds() {
    Map<String, Kind> kinds = new LinkedHashMap<>();
    kinds.put("outcome", (f, s) -> text(f, "is").map(ShapeClaim.Outcome::new));
    kinds.put("intervals", ClaimReader::intervals);
    kinds.put("heartbeats", ClaimReader::heartbeats);
    kinds.put(
        "lost", (f, s) -> count(f, "is").map(c -> new ShapeClaim.Lost(s, c.get(0), c.get(1))));
    kinds.put("humps", ClaimReader::humps);
    kinds.put(
        "period",
        (f, s) -> {
          Optional<BigDecimal> is = f.required("is").flatMap(JsonField::above0);
          Optional<BigDecimal> stretch = number(f, "stretch");
          Optional<BigDecimal> share = number(f, "share");
          return is.flatMap(
              p -> stretch.flatMap(l -> share.map(r -> new ShapeClaim.Period(s, p, l, r))));
        });
    kinds.put("within", ClaimReader::within);
    kinds.put(
        "gap",
        (f, s) -> {
          Optional<BigDecimal> length = number(f, "atLeast");
          Optional<List<Long>> count = count(f, "count");
          return length.flatMap(l -> count.map(c -> new ShapeClaim.Gap(s, l, c.get(0), c.get(1))));
        });
    kinds.put(
        "burst",
        (f, s) -> {
          Optional<BigDecimal> length = number(f, "atMost");
          Optional<Long> count = whole(f, "count");
          return length.flatMap(l -> count.map(c -> new ShapeClaim.Burst(s, l, c)));
        });
    kinds.put("mean", (f, s) -> bounds(f).map(b -> new ShapeClaim.Mean(s, b.get(0), b.get(1))));
    kinds.put(
        "deviation", (f, s) -> bounds(f).map(b -> new ShapeClaim.Deviation(s, b.get(0), b.get(1))));
    kinds.put(
        "silenceToEnd", (f, s) -> number(f, "atLeast").map(n -> new ShapeClaim.SilenceToEnd(s, n)));
    return kinds;
  }

  Optional<Dataset.PlacedClaim> read(JsonField item) {
    Optional<JsonFields> fields = item.object();
    if (fields.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Kind> kinds = KINDS;
    Optional<Kind> kind = fields.get().required("claim").flatMap(f -> f.word(kinds));
    if (kind.isEmpty()) {
      return Optional.empty();
    }
    Optional<String> stream = fields.get().optional("stream").flatMap(f -> f.text(LONGEST_NAME));
    Optional<? extends ShapeClaim> claim = kind.get().apply(fields.get(), stream);
    fields.get().end();
    int offset = fields.get().offset();
    return claim.map(c -> new Dataset.PlacedClaim(c, source.line(offset), source.column(offset)));
  }

  private static Optional<ShapeClaim> intervals(JsonFields fields, Optional<String> stream) {
    List<BigDecimal> are = new ArrayList<>();
    List<JsonField> items =
        fields.required("are").map(f -> f.items(1, MOST_INTERVALS)).orElse(List.of());
    items.forEach(item -> item.from0().ifPresent(are::add));
    return !items.isEmpty() && are.size() == items.size()
        ? Optional.of(new ShapeClaim.Intervals(stream, are))
        : Optional.empty();
  }

  private static Optional<ShapeClaim> heartbeats(JsonFields fields, Optional<String> stream) {
    return count(fields, "is").map(c -> new ShapeClaim.Heartbeats(stream, c.get(0), c.get(1)));
  }

  /** How many: exactly, under this name, or between two bounds. */
  private static Optional<List<Long>> count(JsonFields fields, String exactly) {
    if (!fields.has("least")) {
      return whole(fields, exactly).map(is -> List.of(is, is));
    }
    Optional<Long> least = whole(fields, "least");
    Optional<Long> most = whole(fields, "most");
    return least.flatMap(l -> most.map(m -> List.of(l, m)));
  }

  private static Optional<ShapeClaim> humps(JsonFields fields, Optional<String> stream) {
    Optional<List<BigDecimal>> first = range(fields, "first");
    Optional<List<BigDecimal>> second = range(fields, "second");
    Optional<BigDecimal> share = number(fields, "share");
    return first.flatMap(
        f -> second.flatMap(s -> share.map(r -> new ShapeClaim.Humps(stream, f, s, r))));
  }

  /** From and to. */
  private static Optional<List<BigDecimal>> range(JsonFields fields, String name) {
    List<BigDecimal> range = new ArrayList<>();
    fields
        .required(name)
        .ifPresent(f -> f.items(2, 2).forEach(item -> item.from0().ifPresent(range::add)));
    return range.size() == 2 ? Optional.of(range) : Optional.empty();
  }

  private static Optional<ShapeClaim> within(JsonFields fields, Optional<String> stream) {
    Optional<List<BigDecimal>> bounds = bounds(fields);
    BigDecimal share = fields.optional("share").flatMap(JsonField::from0).orElse(BigDecimal.ONE);
    return bounds.map(b -> new ShapeClaim.Within(stream, b.get(0), b.get(1), share));
  }

  private static Optional<List<BigDecimal>> bounds(JsonFields fields) {
    Optional<BigDecimal> low = number(fields, "low");
    Optional<BigDecimal> high = number(fields, "high");
    return low.flatMap(l -> high.map(h -> List.of(l, h)));
  }

  private static Optional<BigDecimal> number(JsonFields fields, String name) {
    return fields.required(name).flatMap(JsonField::from0);
  }

  private static Optional<Long> whole(JsonFields fields, String name) {
    return fields.required(name).flatMap(f -> f.whole(0, MOST));
  }

  private static Optional<String> text(JsonFields fields, String name) {
    return fields.required(name).flatMap(f -> f.text(LONGEST_NAME));
  }
}
