package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.Optional;
import phiscope.bench.BenchLimits;
import phiscope.bench.json.JsonValue.JsonArray;
import phiscope.bench.json.JsonValue.JsonNumber;
import phiscope.core.trace.TickScale;

/** Times as a file writes them, in the unit of the document, and ticks. */
final class Times {
  private static final long[] POWERS = powers();
  private static final BigDecimal MAX_TICK = BigDecimal.valueOf(BenchLimits.MAX_TICK);

  /** No tick: the time is finer than one, or out of bounds. */
  private static final long NONE = -1;

  private final TickScale scale;

  Times(TickScale scale) {
    this.scale = scale;
  }

  private static long[] powers() {
    long[] powers = new long[19];
    powers[0] = 1;
    for (int i = 1; i < powers.length; i++) {
      powers[i] = powers[i - 1] * 10;
    }
    return powers;
  }

  /** Appends the time of a tick without trailing zeros. */
  void append(long tick, StringBuilder to) {
    long power = POWERS[scale.decimals()];
    long fraction = tick % power;
    to.append(tick / power);
    if (fraction != 0) {
      int start = to.length();
      to.append(power + fraction);
      to.setCharAt(start, '.');
      while (to.charAt(to.length() - 1) == '0') {
        to.setLength(to.length() - 1);
      }
    }
  }

  /** The time of a tick as a number. */
  BigDecimal time(long tick) {
    return scale.toTime(tick);
  }

  /** The tick of a field that must be a time of whole ticks. */
  Optional<Long> tick(JsonField field) {
    if (!(field.value() instanceof JsonNumber number)) {
      return field.problem("problem.field.time");
    }
    long tick = tick(number.value());
    return tick == NONE ? notATick(field, number.value()) : Optional.of(tick);
  }

  /** The ticks of an array of times; those that are wrong are noted and left at 0. */
  long[] ticks(JsonField field, JsonArray array) {
    long[] ticks = new long[array.size()];
    JsonNumbers numbers = array.numbers();
    for (int i = 0; i < ticks.length; i++) {
      long tick = i < numbers.size() ? tick(numbers.unscaled(i), numbers.scale(i)) : NONE;
      if (tick == NONE) {
        JsonField item = new JsonField(field.name(), array.get(i), field.source());
        tick = tick(item).orElse(0L);
      }
      ticks[i] = tick;
      field.source().interpreted(i);
    }
    return ticks;
  }

  private long tick(long unscaled, int unscaledScale) {
    int shift = scale.decimals() - unscaledScale;
    if (unscaled <= 0 || shift >= POWERS.length || shift <= -POWERS.length) {
      return unscaled == 0 ? 0 : NONE;
    }
    if (shift < 0) {
      return unscaled % POWERS[-shift] == 0 ? bounded(unscaled / POWERS[-shift]) : NONE;
    }
    return Math.multiplyHigh(unscaled, POWERS[shift]) == 0
        ? bounded(unscaled * POWERS[shift])
        : NONE;
  }

  private static long bounded(long tick) {
    return tick >= 0 && tick <= BenchLimits.MAX_TICK ? tick : NONE;
  }

  private long tick(BigDecimal time) {
    if (time.signum() == 0) {
      return 0;
    }
    if (time.signum() < 0 || !BenchLimits.isBounded(time)) {
      return NONE;
    }
    BigDecimal ticks = time.movePointRight(scale.decimals());
    return ticks.compareTo(MAX_TICK) > 0 || ticks.stripTrailingZeros().scale() > 0
        ? NONE
        : ticks.longValueExact();
  }

  private Optional<Long> notATick(JsonField field, BigDecimal time) {
    BigDecimal most = MAX_TICK.movePointLeft(scale.decimals());
    if (time.signum() < 0 || time.compareTo(most) > 0) {
      return field.problem(
          "problem.field.timeRange",
          scale.toTime(BenchLimits.MAX_TICK).toPlainString(),
          JsonField.shown(time));
    }
    return field.problem("problem.field.finer", JsonField.shown(time), scale.decimals());
  }
}
