package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.generator.GeneratorSettings;

/**
 * The fields of one object of a generator's settings while it is read; what is missing or wrong is
 * noted, and reading goes on. Times are in the unit of the document. Mutable: it remembers whether
 * all was right.
 */
final class GeneratorFields {
  private static final BigDecimal LONGEST = BigDecimal.valueOf(GeneratorSettings.LONGEST_TIME);

  private final JsonFields fields;
  private final TickScale scale;
  private final Times times;
  private boolean complete = true;

  GeneratorFields(JsonFields fields, TickScale scale) {
    this.fields = fields;
    this.scale = scale;
    this.times = new Times(scale);
  }

  /** Reads an object; empty where something in it is wrong. */
  static <T> Optional<T> object(
      JsonField field, TickScale scale, Function<GeneratorFields, Supplier<T>> reader) {
    Optional<JsonFields> object = field.object();
    if (object.isEmpty()) {
      return Optional.empty();
    }
    GeneratorFields from = new GeneratorFields(object.get(), scale);
    Supplier<T> value = reader.apply(from);
    object.get().end();
    return from.complete ? Optional.of(value.get()) : Optional.empty();
  }

  TickScale scale() {
    return scale;
  }

  Times times() {
    return times;
  }

  JsonFields fields() {
    return fields;
  }

  /** A field that must be there; null where it is not, or is wrong. */
  <T> T required(String name, Function<JsonField, Optional<T>> reader) {
    return found(fields.required(name).flatMap(reader));
  }

  /** A field that may be missing; where it is there and wrong, nothing comes of the object. */
  <T> Optional<T> optional(String name, Function<JsonField, Optional<T>> reader) {
    Optional<JsonField> field = fields.optional(name);
    return field.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(found(reader.apply(field.get())));
  }

  private <T> T found(Optional<T> value) {
    complete &= value.isPresent();
    return value.orElse(null);
  }

  /** A time of 0 or more that need not be whole ticks, in ticks. */
  double time(String name) {
    return orZero(required(name, field -> inTicks(field, BigDecimal.ZERO)));
  }

  /** A time above 0, in ticks. */
  double timeAbove0(String name) {
    return orZero(
        required(name, field -> field.above0().flatMap(above0 -> inTicks(field, BigDecimal.ZERO))));
  }

  /** A time of a tick or more, in ticks. */
  double timeOfATick(String name) {
    return orZero(required(name, field -> inTicks(field, BigDecimal.ONE)));
  }

  /** A time forwards or backwards, in ticks. */
  double change(String name) {
    return optional(name, field -> inTicks(field, LONGEST.negate())).orElse(0.0);
  }

  /** A probability. */
  double share(String name) {
    return number(name, BigDecimal.ZERO, BigDecimal.ONE);
  }

  /** A number within bounds. */
  double number(String name, BigDecimal least, BigDecimal most) {
    return orZero(
        required(name, field -> between(field, least, most).map(BigDecimal::doubleValue)));
  }

  /** A whole number of ticks. */
  long ticks(String name, long least) {
    return optionalTicks(fields.required(name), least, GeneratorSettings.LONGEST_TIME);
  }

  /** A whole number of ticks, 0 where there is none. */
  long ticksOr0(String name) {
    Optional<JsonField> field = fields.optional(name);
    return field.isEmpty() ? 0 : optionalTicks(field, 0, GeneratorSettings.LONGEST_TIME);
  }

  private long optionalTicks(Optional<JsonField> field, long least, long most) {
    Long ticks = found(field.flatMap(present -> wholeTicks(present, least, most)));
    return ticks == null ? least : ticks;
  }

  /** A time of whole ticks within bounds. */
  Optional<Long> wholeTicks(JsonField field, long least, long most) {
    Optional<Long> ticks = times.tick(field);
    return ticks.isPresent() && (ticks.get() < least || ticks.get() > most)
        ? outside(field, scale.toTime(least), scale.toTime(most), scale.toTime(ticks.get()))
        : ticks;
  }

  long whole(String name, long least, long most) {
    Long whole = required(name, field -> field.whole(least, most));
    return whole == null ? least : whole;
  }

  /** The objects of a list that may be missing. */
  <T> List<T> list(String name, int most, Function<JsonField, Optional<T>> reader) {
    List<T> list = new ArrayList<>();
    Optional<JsonField> field = fields.optional(name);
    for (JsonField item : field.map(found -> found.items(0, most)).orElse(List.of())) {
      T entry = found(reader.apply(item));
      if (entry != null) {
        list.add(entry);
      }
    }
    return list;
  }

  /** A number must not be 0. */
  void above0(String name, double number) {
    if (complete && number == 0) {
      found(fields.required(name).flatMap(JsonField::above0));
    }
  }

  /** The second of two fields must not be below the first. */
  void inOrder(String low, String high, double least, double most) {
    if (complete && most < least) {
      fields.problem("problem.generator.order", high, low);
      complete = false;
    }
  }

  private Optional<Double> inTicks(JsonField field, BigDecimal least) {
    int decimals = scale.decimals();
    return between(field, least.movePointLeft(decimals), LONGEST.movePointLeft(decimals))
        .map(time -> time.movePointRight(decimals).doubleValue());
  }

  private static Optional<BigDecimal> between(JsonField field, BigDecimal least, BigDecimal most) {
    Optional<BigDecimal> number = field.number();
    return number.isPresent()
            && (number.get().compareTo(least) < 0 || number.get().compareTo(most) > 0)
        ? outside(field, least, most, number.get())
        : number;
  }

  private static <T> Optional<T> outside(
      JsonField field, BigDecimal least, BigDecimal most, BigDecimal number) {
    return field.problem(
        "problem.field.between", plain(least), plain(most), JsonField.shown(number));
  }

  private static String plain(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }

  private static double orZero(Double number) {
    return number == null ? 0 : number;
  }
}
