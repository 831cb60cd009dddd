package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.Optional;
import phiscope.bench.SwimBench;

/** Times in seconds, of whole microseconds. */
final class SwimTimes {
  private SwimTimes() {}

  /** The ticks of a time that is at most {@code most} ticks. */
  static Optional<Long> read(JsonField field, long most) {
    return read(field, 0, most);
  }

  static Optional<Long> read(JsonField field, long least, long most) {
    Optional<BigDecimal> number = field.number();
    if (number.isEmpty()) {
      return Optional.empty();
    }
    BigDecimal ticks = number.get().movePointRight(SwimBench.SCALE.decimals());
    boolean is =
        ticks.compareTo(BigDecimal.valueOf(least)) >= 0
            && ticks.compareTo(BigDecimal.valueOf(most)) <= 0
            && ticks.stripTrailingZeros().scale() <= 0;
    return is
        ? Optional.of(ticks.longValueExact())
        : field.problem(
            "problem.swim.time",
            SwimBench.SCALE.toTime(least).toPlainString(),
            SwimBench.SCALE.toTime(most).toPlainString(),
            JsonField.shown(number.get()));
  }
}
