package phiscope.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.apache.commons.math3.fraction.BigFraction;
import phiscope.core.trace.TickScale;
import phiscope.lesson.Place.Each;
import phiscope.lesson.Place.Inside;
import phiscope.lesson.Place.Leaf;
import phiscope.lesson.Place.WrongSegment;
import phiscope.lesson.ReadingValue.Absent;
import phiscope.lesson.ReadingValue.Quantity;
import phiscope.lesson.ReadingValue.Word;

/**
 * The places below a value of type {@code T}, in order.
 *
 * <p>They are written down by hand, not found by reflection: so a pointer in a lesson outlives a
 * renamed record component, and every number knows its dimension.
 *
 * @param <T> what they are below
 */
final class Branch<T> {
  private final List<Place<T>> places;

  private Branch(List<Place<T>> places) {
    this.places = places;
  }

  static <T> Branch<T> empty() {
    return new Branch<>(List.of());
  }

  private Branch<T> with(Place<T> place) {
    List<Place<T>> more = new ArrayList<>(places);
    more.add(place);
    return new Branch<>(List.copyOf(more));
  }

  /** A time that the reading holds in ticks. */
  Branch<T> ticks(String name, ToDoubleFunction<T> ticks) {
    return with(
        new Leaf<>(
            name,
            (from, scale) ->
                Quantity.of(scale.toUnits(ticks.applyAsDouble(from)), Dimension.TIME)));
  }

  /** An exact number; null for none. Times and their squares are in ticks. */
  Branch<T> exact(String name, Dimension dimension, Function<T, BigFraction> value) {
    return with(
        new Leaf<>(
            name,
            (from, scale) -> {
              BigFraction ticks = value.apply(from);
              return ticks == null
                  ? new Absent()
                  : Quantity.exact(inUnits(ticks, dimension, scale), dimension);
            }));
  }

  private static BigFraction inUnits(BigFraction ticks, Dimension dimension, TickScale scale) {
    BigFraction ticksPerUnit = new BigFraction(10).pow(scale.decimals());
    return switch (dimension) {
      case TIME -> ticks.divide(ticksPerUnit);
      case TIME_SQUARED -> ticks.divide(ticksPerUnit.multiply(ticksPerUnit));
      case COUNT, PROBABILITY, PLAIN -> ticks;
    };
  }

  /** A number without a unit; NaN for none. */
  Branch<T> number(String name, Dimension dimension, ToDoubleFunction<T> value) {
    return with(
        new Leaf<>(name, (from, scale) -> Quantity.of(value.applyAsDouble(from), dimension)));
  }

  /** A state. */
  Branch<T> word(String name, Function<T, String> word) {
    return word(name, (from, scale) -> word.apply(from));
  }

  /** A text that holds times. */
  Branch<T> word(String name, BiFunction<T, TickScale, String> word) {
    return with(new Leaf<>(name, (from, scale) -> new Word(word.apply(from, scale))));
  }

  /** One thing that is always there. */
  <U> Branch<T> one(String name, Function<T, U> step, Branch<U> branch) {
    return with(new Inside<>(name, step.andThen(Optional::of), branch));
  }

  /** One thing that may not be there. */
  <U> Branch<T> perhaps(String name, Function<T, Optional<U>> step, Branch<U> branch) {
    return with(new Inside<>(name, step, branch));
  }

  /** A list of things. */
  <U> Branch<T> each(String name, Function<T, List<U>> list, Branch<U> branch) {
    return with(new Each<>(name, list, branch));
  }

  ReadingValue read(T from, List<String> segments, TickScale scale) {
    Place<T> place = find(segments.get(0)).orElseThrow();
    return place.read(from, segments.subList(1, segments.size()), scale);
  }

  Optional<WrongSegment> check(List<String> segments, int depth) {
    if (segments.isEmpty() || find(segments.get(0)).isEmpty()) {
      return Optional.of(new WrongSegment(depth, places.stream().map(Place::name).toList()));
    }
    return find(segments.get(0))
        .orElseThrow()
        .check(segments.subList(1, segments.size()), depth + 1);
  }

  void each(T from, String above, TickScale scale, BiConsumer<String, ReadingValue> to) {
    places.forEach(place -> place.each(from, above, scale, to));
  }

  private Optional<Place<T>> find(String name) {
    return places.stream().filter(place -> place.name().equals(name)).findFirst();
  }
}
