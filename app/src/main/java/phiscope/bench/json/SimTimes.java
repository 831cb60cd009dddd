package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.Optional;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/** Times in seconds, of whole microseconds: those of all simulators. */
final class SimTimes {
  private static final TickScale SCALE = new TickScale(TimeUnit.SECOND, 6);

  private SimTimes() {}

  /** The time that ticks are, in seconds. */
  static BigDecimal seconds(long ticks) {
    return SCALE.toTime(ticks);
  }

  /** The ticks of a time that is at most {@code most} ticks. */
  static Optional<Long> read(JsonField field, long most) {
    return read(field, 0, most);
  }

  static Optional<Long> read(JsonField field, long least, long most) {
    Optional<BigDecimal> number = field.number();
    if (number.isEmpty()) {
      return Optional.empty();
    }
    BigDecimal ticks = number.get().movePointRight(SCALE.decimals());
    boolean is =
        ticks.compareTo(BigDecimal.valueOf(least)) >= 0
            && ticks.compareTo(BigDecimal.valueOf(most)) <= 0
            && ticks.stripTrailingZeros().scale() <= 0;
    return is
        ? Optional.of(ticks.longValueExact())
        : field.problem(
            "problem.swim.time",
            SCALE.toTime(least).toPlainString(),
            SCALE.toTime(most).toPlainString(),
            JsonField.shown(number.get()));
  }
}
