package phiscope.ui.viewmodel.generate;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One number of some settings.
 *
 * @param name its name in keys of texts and in ids
 * @param kind what kind of number it is
 * @param get the number, in ticks where it is a time; empty where the settings have none
 * @param set puts another one in its place; what must not be above or below it moves along
 * @param <S> the settings
 */
public record Knob<S>(
    String name, Kind kind, Function<S, OptionalDouble> get, BiFunction<S, Double, S> set) {
  /** Kinds of numbers. */
  public enum Kind {
    /** A time above 0, as between heartbeats. */
    INTERVAL,
    /** A time of 0 or more, as a deviation. */
    SPREAD,
    /** A time of 0 or more that is the least of its kind. */
    LEAST,
    /** A time above 0 that is the greatest of its kind, on the same scale as the least. */
    GREATEST,
    /** A time of whole ticks, above 0, as of a pause. */
    SPAN,
    /** A time of whole ticks, 0 or more, as a delay. */
    DELAY,
    /** A long time, as between pauses. */
    LONG,
    /** A time in whole ticks on the tape. */
    MOMENT,
    /** A change of a time, forwards or backwards. */
    CHANGE,
    /** A number of heartbeats, 1 or more. */
    COUNT,
    /** The index of a heartbeat. */
    INDEX,
    /** A share of 0 to 1. */
    SHARE,
    /** A share above 0. */
    SHARE_ABOVE_0,
    /** The shape of a gamma distribution. */
    SHAPE,
    /** The shape of a Weibull distribution. */
    WEIBULL_SHAPE,
    /** The deviation of a logarithm. */
    SIGMA;

    /** Whether it is a time. */
    public boolean isTime() {
      return ordinal() <= CHANGE.ordinal();
    }

    /** Whether it is a time of whole ticks. */
    public boolean isWholeTicks() {
      return this == SPAN || this == DELAY || this == MOMENT;
    }

    /** Whether it is shown in percent. */
    public boolean isShare() {
      return this == SHARE || this == SHARE_ABOVE_0;
    }
  }

  /** The same knob on a part of other settings. */
  public <T> Knob<T> on(
      String prefix, Function<T, Optional<S>> part, BiFunction<T, S, T> withPart) {
    return new Knob<>(
        prefix + name,
        kind,
        whole -> part.apply(whole).map(get).orElse(OptionalDouble.empty()),
        (whole, value) ->
            part.apply(whole)
                .map(old -> withPart.apply(whole, set.apply(old, value)))
                .orElse(whole));
  }

  /** Makes a knob on one kind of several. */
  static <S, K extends S> Knob<S> of(
      String name,
      Kind kind,
      Class<K> only,
      Function<K, Double> get,
      BiFunction<K, Double, S> set) {
    return new Knob<>(
        name,
        kind,
        settings ->
            only.isInstance(settings)
                ? OptionalDouble.of(get.apply(only.cast(settings)))
                : OptionalDouble.empty(),
        (settings, value) ->
            only.isInstance(settings) ? set.apply(only.cast(settings), value) : settings);
  }
}
