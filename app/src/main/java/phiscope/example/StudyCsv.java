package phiscope.example;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import phiscope.bench.Parameter;
import phiscope.bench.StudyReading;
import phiscope.bench.study.Quantity;
import phiscope.bench.study.StreamResult;
import phiscope.core.health.HealthRun;

/** Writes the numbers of a study as CSV, in the form of {@link CsvWriter}. */
final class StudyCsv {
  private static final int TICK_DIGITS = 6;

  private final StringBuilder out = new StringBuilder();

  private StudyCsv() {}

  private void line(String... cells) {
    out.append(CsvText.line(List.of(cells)));
  }

  /** Every quantity in full precision; times in seconds, empty where there is none. */
  static String quantities(StudyReading reading) {
    StudyCsv csv = new StudyCsv();
    csv.line("quantity", "kind", "value");
    for (Quantity quantity : reading.quantities()) {
      csv.line(String.join("/", quantity.path()), Parameter.word(quantity.kind()), value(quantity));
    }
    return csv.out.toString();
  }

  private static String value(Quantity quantity) {
    double number = quantity.value();
    if (quantity.word().isPresent()) {
      return quantity.word().get();
    } else if (Double.isNaN(number)) {
      return "";
    } else if (Double.isInfinite(number)) {
      return number > 0 ? "Infinity" : "-Infinity";
    }
    BigDecimal exact = new BigDecimal(Double.toString(number));
    BigDecimal shown =
        quantity.kind() == Quantity.Kind.TIME ? exact.movePointLeft(TICK_DIGITS) : exact;
    return plain(shown);
  }

  private static String plain(BigDecimal number) {
    return number.signum() == 0 ? "0" : number.stripTrailingZeros().toPlainString();
  }

  /** Every instant at which a detector of a stream changes: each variant on the same frames. */
  static String points(StreamResult stream) {
    StudyCsv csv = new StudyCsv();
    csv.line("variant", "time", "frame", "score", "state", "estimate", "expected");
    csv.variant(stream.own());
    stream.presets().forEach(csv::variant);
    return csv.out.toString();
  }

  private void variant(StreamResult.Variant variant) {
    for (HealthRun.Point point : variant.run().map(HealthRun::points).orElse(List.of())) {
      line(
          variant.word(),
          seconds(BigDecimal.valueOf(point.at())),
          point.frame().map(Parameter::word).orElse(""),
          plain(point.health().score().round(java.math.MathContext.DECIMAL64)),
          point.health().state().name().toLowerCase(Locale.ROOT),
          seconds(point.health().estimate().round(java.math.MathContext.DECIMAL64)),
          seconds(point.health().expected().round(java.math.MathContext.DECIMAL64)));
    }
  }

  private static String seconds(BigDecimal ticks) {
    return plain(ticks.movePointLeft(TICK_DIGITS));
  }
}
