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
import phiscope.bench.Loaded;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * The documents of the benches as JSON.
 *
 * <p>{@code "phiscope"} is the version of the format, {@code "kind"} the bench. Times are exact
 * decimals in the document's unit, each a whole number of ticks of 10^-decimals of it; heartbeats
 * stand in columns. Fields at their usual value may be left out. Reading what was written gives an
 * equal document, and writing it again the same bytes.
 */
public final class BenchJson {
  /** The version that is written, and the newest that is read. */
  public static final int VERSION = 1;

  public static final String DETECTOR = "detector";

  static final int USUAL_DECIMALS = 3;
  static final BigDecimal USUAL_PRIOR = new BigDecimal("0.001");
  static final Map<String, TimeUnit> UNITS = units();
  static final Map<String, InstantOrder> ORDERS = orders();

  private BenchJson() {}

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

  /** Reads a document; every problem at once. */
  public static Loaded<DetectorBench> read(String text, String fileName) {
    return StrictJson.read(text, fileName, JsonLimits.DOCUMENT, BenchJson::read);
  }

  /** Reads a document from the bytes of a file, which must be UTF-8. */
  public static Loaded<DetectorBench> read(byte[] bytes, String fileName) {
    return StrictJson.decode(bytes, fileName).then(text -> read(text, fileName));
  }

  /** Reads a document that is a part of another JSON text. */
  public static Optional<DetectorBench> read(JsonValue value, JsonSource source) {
    Optional<JsonFields> fields = JsonFields.of(value, source);
    return fields.isPresent() && isReadable(fields.get())
        ? readDetector(fields.get())
        : Optional.empty();
  }

  /** Whether this is a document of a version and kind that can be read; else one problem. */
  private static boolean isReadable(JsonFields fields) {
    Optional<JsonField> version = fields.optional("phiscope");
    if (version.isEmpty()) {
      fields.problem("problem.bench.noDocument", VERSION, DETECTOR);
      return false;
    }
    Optional<Long> number = version.get().whole(1, Integer.MAX_VALUE);
    if (number.isPresent() && number.get() > VERSION) {
      version.get().problem("problem.bench.newer", number.get(), VERSION);
    }
    if (number.isEmpty() || number.get() > VERSION) {
      return false;
    }
    Optional<JsonField> kind = fields.required("kind");
    if (kind.isPresent() && !kind.get().isText(DETECTOR)) {
      kind.get().problem("problem.field.word", JsonField.quoted(DETECTOR));
    }
    return kind.isPresent() && kind.get().isText(DETECTOR);
  }

  private static Optional<DetectorBench> readDetector(JsonFields fields) {
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
    Optional<BigDecimal> prior = fields.optional("prior").flatMap(BenchJson::prior);
    List<PhiPolicy> policies = policies(fields.required("policies"), scale.unit());
    List<BigDecimal> timeouts = timeouts(fields.optional("fixedTimeouts"), times);
    List<Consumer> consumers =
        list(fields.optional("consumers"), 0, DetectorBench.MAX_CONSUMERS, ConsumerJson::read);
    List<Tape> tapes = tapes(fields.required("tapes"), scale);
    fields.end();
    if (now.isEmpty() || policies.isEmpty() || tapes.isEmpty()) {
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
            prior.orElse(USUAL_PRIOR)));
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

  /** Writes a document. */
  public static String write(DetectorBench bench) {
    StringBuilder text = new StringBuilder();
    write(bench, text);
    return text.toString();
  }

  /**
   * Writes a document piece by piece.
   *
   * @throws java.io.UncheckedIOException if {@code to} fails
   */
  public static void write(DetectorBench bench, Appendable to) {
    JsonPrinter printer = new JsonPrinter(to);
    write(printer, bench);
    printer.end();
  }

  /** Writes a document as a value of another JSON text. */
  public static void write(JsonPrinter to, DetectorBench bench) {
    TickScale scale = bench.scale();
    to.object().name("phiscope").number(VERSION).name("kind").text(DETECTOR);
    to.name("title").text(bench.title());
    to.name("unit").text(scale.unit().symbol()).name("decimals").number(scale.decimals());
    to.name("now").number(scale.toTime(bench.now()));
    to.name("instantOrder").text(PolicyJson.word(ORDERS, bench.instantOrder()));
    if (bench.horizon().isPresent()) {
      to.name("horizon").number(scale.toTime(bench.horizon().getAsLong()));
    }
    to.name("prior").number(bench.prior());
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
    to.endArray().endObject();
  }
}
