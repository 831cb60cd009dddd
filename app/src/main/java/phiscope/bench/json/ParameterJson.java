package phiscope.bench.json;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import phiscope.bench.Parameter;

/** Values of parameters of simulators in JSON. */
final class ParameterJson {
  private static final int SHARE_DECIMALS = 6;
  private static final BigDecimal CERTAIN = BigDecimal.valueOf(1_000_000);

  private ParameterJson() {}

  /** Reads the value of a parameter. */
  static Optional<Long> read(JsonField field, Parameter parameter) {
    return switch (parameter.kind()) {
      case TIME -> time(field, parameter);
      case COUNT -> field.whole(parameter.least(), parameter.most());
      case SHARE ->
          parameter.least() == 0
              ? share(field)
              : decimal(field, parameter.least(), parameter.most());
      case DECIMAL -> decimal(field, parameter.least(), parameter.most());
      case FLAG -> field.flag().map(on -> on ? 1L : 0L);
      case CHOICE -> field.word(choices(parameter));
    };
  }

  private static Optional<Long> time(JsonField field, Parameter parameter) {
    Optional<Long> time = SimTimes.read(field, parameter.least(), parameter.most());
    if (time.isEmpty() || time.get() % parameter.step() == 0) {
      return time;
    }
    String shown = JsonField.shown(field.number().orElseThrow());
    long below = parameter.bounded(time.get() - time.get() % parameter.step());
    return field.problem(
        "problem.study.wholeSeconds",
        shown,
        SimTimes.seconds(below).toPlainString(),
        SimTimes.seconds(parameter.bounded(below + parameter.step())).toPlainString());
  }

  private static Map<String, Long> choices(Parameter parameter) {
    Map<String, Long> choices = new LinkedHashMap<>();
    List<String> words = parameter.choices();
    for (int i = 0; i < words.size(); i++) {
      choices.put(words.get(i), (long) i);
    }
    return choices;
  }

  /** Reads a share from 0 to 1 in steps of a millionth, as so many of a million. */
  static Optional<Long> share(JsonField field) {
    Optional<BigDecimal> number = field.number();
    if (number.isEmpty()) {
      return Optional.empty();
    }
    BigDecimal perMillion = number.get().movePointRight(SHARE_DECIMALS);
    boolean is =
        perMillion.signum() >= 0
            && perMillion.compareTo(CERTAIN) <= 0
            && perMillion.stripTrailingZeros().scale() <= 0;
    return is
        ? Optional.of(perMillion.longValueExact())
        : field.problem("problem.swim.share", JsonField.shown(number.get()));
  }

  private static Optional<Long> decimal(JsonField field, long least, long most) {
    Optional<BigDecimal> number = field.number();
    if (number.isEmpty()) {
      return Optional.empty();
    }
    BigDecimal perMillion = number.get().movePointRight(SHARE_DECIMALS);
    boolean is =
        perMillion.compareTo(BigDecimal.valueOf(least)) >= 0
            && perMillion.compareTo(BigDecimal.valueOf(most)) <= 0
            && perMillion.stripTrailingZeros().scale() <= 0;
    return is
        ? Optional.of(perMillion.longValueExact())
        : field.problem(
            "problem.study.decimal",
            share(least).toPlainString(),
            share(most).toPlainString(),
            JsonField.shown(number.get()));
  }

  /** So many of a million as a number. */
  static BigDecimal share(long perMillion) {
    BigDecimal share = BigDecimal.valueOf(perMillion, SHARE_DECIMALS).stripTrailingZeros();
    return new BigDecimal(share.toPlainString());
  }

  /** Writes the value of a parameter. */
  static void write(JsonPrinter to, Parameter parameter, long value) {
    switch (parameter.kind()) {
      case TIME -> to.number(SimTimes.seconds(value));
      case COUNT -> to.number(value);
      case SHARE, DECIMAL -> to.number(share(value));
      case FLAG -> to.flag(value == 1);
      case CHOICE -> to.text(parameter.choices().get((int) value));
    }
  }
}
