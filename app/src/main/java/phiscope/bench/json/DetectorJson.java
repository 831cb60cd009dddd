package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import phiscope.bench.BenchLimits;
import phiscope.bench.Consumer;
import phiscope.bench.DetectorBench;
import phiscope.bench.InstantOrder;
import phiscope.bench.RunsPlan;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * The documents of the detector bench as JSON: times are exact decimals in the document's unit,
 * each a whole number of ticks of 10^-decimals of it; heartbeats stand in columns.
 */
final class DetectorJson {
  static final int USUAL_DECIMALS = 3;
  static final BigDecimal USUAL_PRIOR = new BigDecimal("0.001");
  static final Map<String, TimeUnit> UNITS = units();
  static final Map<String, InstantOrder> ORDERS = orders();

  private DetectorJson() {}

  private static Map<String, TimeUnit> units() {
    Map<String, TimeUnit> units = new LinkedHashMap<>();
    for (TimeUnit unit : TimeUnit.values()) {
      units.put(unit.symbol(), unit);
    }
    return units;
  }

  private static Map<String, InstantOrder> orders() {
    Map<String, InstantOrder> orders = new LinkedHashMap<>();
    orders.put("queryThenDeliver", InstantOrder.QUERY_THEN_DELIVER);
    orders.put("deliverThenQuery", InstantOrder.DELIVER_THEN_QUERY);
    return orders;
  }

  /** Reads what a document of this kind holds. */
  static Optional<DetectorBench> read(JsonFields fields) {
    Optional<String> title =
        fields.optional("title").flatMap(field -> field.text(BenchLimits.MAX_TEXT));
    Optional<TimeUnit> unit = fields.optional("unit").flatMap(field -> field.word(UNITS));
    TickScale scale =
        new TickScale(unit.orElse(TimeUnit.NONE), decimals(fields.optional("decimals")));
    Times times = new Times(scale);
    Optional<Long> now = fields.required("now").flatMap(times::tick);
    Optional<InstantOrder> order =
        fields.optional("instantOrder").flatMap(field -> field.word(ORDERS));
    OptionalLong horizon = TapeJson.tickOrNull(fields, "horizon", times);
    Optional<BigDecimal> prior = fields.optional("prior").flatMap(DetectorJson::prior);
    List<PhiPolicy> policies = policies(fields.required("policies"), scale.unit());
    List<BigDecimal> timeouts = timeouts(fields.optional("fixedTimeouts"), times);
    List<Consumer> consumers =
        list(fields.optional("consumers"), 0, DetectorBench.MAX_CONSUMERS, ConsumerJson::read);
    Optional<RunsPlan> runs = RunsPlanJson.read(fields.optional(RunsPlanJson.NAME));
    List<Tape> tapes = tapes(fields.required("tapes"), scale);
    fields.end();
    if (now.isEmpty() || policies.isEmpty() || tapes.isEmpty() || runs.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new DetectorBench(
            title.orElse(""),
            scale,
            tapes,
            policies,
            timeouts,
            now.get(),
            order.orElse(InstantOrder.QUERY_THEN_DELIVER),
            horizon,
            consumers,
            prior.orElse(USUAL_PRIOR),
            runs.get()));
  }

  private static List<PhiPolicy> policies(Optional<JsonField> field, TimeUnit unit) {
    return list(field, 1, DetectorBench.MAX_POLICIES, item -> PolicyJson.read(item, unit));
  }

  private static List<BigDecimal> timeouts(Optional<JsonField> field, Times times) {
    return list(field, 0, DetectorBench.MAX_FIXED_TIMEOUTS, item -> timeout(item, times));
  }

  private static List<Tape> tapes(Optional<JsonField> field, TickScale scale) {
    return list(field, 1, DetectorBench.MAX_TAPES, item -> TapeJson.read(item, scale));
  }

  /** The entries of a list that could be read; none where there is no list. */
  private static <T> List<T> list(
      Optional<JsonField> field, int least, int most, Function<JsonField, Optional<T>> reader) {
    List<T> entries = new ArrayList<>();
    for (JsonField item : field.map(found -> found.items(least, most)).orElse(List.of())) {
      reader.apply(item).ifPresent(entries::add);
    }
    return entries;
  }

  /** The decimals; where they are wrong as many as can be, so that no time seems too fine. */
  private static int decimals(Optional<JsonField> field) {
    return field.isEmpty()
        ? USUAL_DECIMALS
        : field
            .get()
            .whole(0, TickScale.MAX_DECIMALS)
            .map(Long::intValue)
            .orElse(TickScale.MAX_DECIMALS);
  }

  private static Optional<BigDecimal> prior(JsonField field) {
    Optional<BigDecimal> number = field.number();
    return number.isPresent()
            && (number.get().compareTo(BenchLimits.LEAST_PRIOR) < 0
                || number.get().compareTo(BenchLimits.GREATEST_PRIOR) > 0)
        ? field.problem("problem.bench.prior", JsonField.shown(number.get()))
        : number;
  }

  private static Optional<BigDecimal> timeout(JsonField field, Times times) {
    Optional<BigDecimal> number = field.above0();
    return number.isPresent() && times.tick(field).isPresent() ? number : Optional.empty();
  }

  /** Writes what a document of this kind holds. */
  static void write(JsonPrinter to, DetectorBench bench) {
    TickScale scale = bench.scale();
    to.name("title").text(bench.title());
    to.name("unit").text(scale.unit().symbol()).name("decimals").number(scale.decimals());
    to.name("now").number(scale.toTime(bench.now()));
    to.name("instantOrder").text(PolicyJson.word(ORDERS, bench.instantOrder()));
    if (bench.horizon().isPresent()) {
      to.name("horizon").number(scale.toTime(bench.horizon().getAsLong()));
    }
    to.name("prior").number(bench.prior());
    if (!bench.runs().equals(RunsPlan.USUAL)) {
      to.name(RunsPlanJson.NAME);
      RunsPlanJson.write(to, bench.runs());
    }
    to.name("policies").array();
    for (PhiPolicy policy : bench.policies()) {
      PolicyJson.write(to, policy, scale.unit());
    }
    to.endArray();
    if (!bench.fixedTimeouts().isEmpty()) {
      to.name("fixedTimeouts").inlineArray();
      bench.fixedTimeouts().forEach(to::number);
      to.endArray();
    }
    to.name("consumers").array();
    bench.consumers().forEach(consumer -> ConsumerJson.write(to, consumer));
    to.endArray();
    to.name("tapes").array();
    bench.tapes().forEach(tape -> TapeJson.write(to, tape, scale));
    to.endArray();
  }
}
