package phiscope.example;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import phiscope.bench.DetectorReading;
import phiscope.bench.PolicyReading;
import phiscope.bench.RunsQuestion;
import phiscope.bench.TapeReading;
import phiscope.bench.TapeReading.TimeoutReading;
import phiscope.core.detector.FixedTimeouts;
import phiscope.core.detector.FoldedTape;
import phiscope.core.detector.TapeFolds;
import phiscope.core.detector.TradeOff;
import phiscope.core.detector.runs.Comparison;
import phiscope.core.trace.TickScale;

/**
 * Writes what each detector of a document is worth on each tape, and its fastest setting that is
 * allowed, in the form of {@link CsvWriter}. A number that is not there is empty; infinity is
 * {@code Infinity}.
 */
final class DetectorsCsv {
  private static final MathContext DIGITS = new MathContext(12, RoundingMode.HALF_EVEN);

  private final DetectorReading reading;
  private final TickScale scale;
  private final double rate;
  private final double period;
  private final StringBuilder out = new StringBuilder();

  private DetectorsCsv(DetectorReading reading) {
    this.reading = reading;
    this.scale = reading.bench().scale();
    this.rate = RunsQuestion.allowedRate(reading.bench());
    this.period = RunsQuestion.period(scale);
  }

  /** One line a detector and tape: as it is set, and its fastest setting. */
  static String of(DetectorReading reading) {
    DetectorsCsv csv = new DetectorsCsv(reading);
    csv.write();
    return csv.out.toString();
  }

  private void write() {
    line(
        "tape",
        "detector",
        "setting",
        "detectionTime",
        "mistakes",
        "mistakesInPeriod",
        "queryAccuracy",
        "allowedInPeriod",
        "fastestSetting",
        "fastestDetectionTime",
        "fastestMistakes",
        "fastestMistakesInPeriod",
        "period",
        "unit");
    for (TapeReading tape : reading.tapes()) {
      for (PolicyReading policy : tape.policies()) {
        policy(tape, policy);
      }
      for (TimeoutReading timeout : tape.timeouts()) {
        timeout(tape, timeout);
      }
    }
  }

  private void policy(TapeReading tape, PolicyReading policy) {
    FoldedTape fold =
        policy.fold() instanceof FoldedTape folded
            ? folded
            : TapeFolds.fold(tape.tape(), policy.policy(), scale, tape.horizon(), null);
    Comparison found = Comparison.ofPolicy(fold, rate);
    Optional<String> fastest = found.fastest().map(point -> point.threshold().toPlainString());
    String threshold = policy.policy().threshold().toPlainString();
    row(tape, policy.policy().preset().id(), threshold, found, fastest);
  }

  private void timeout(TapeReading tape, TimeoutReading timeout) {
    FoldedTape fold =
        timeout.fold() instanceof FoldedTape folded
            ? folded
            : FixedTimeouts.fold(tape.tape(), scale.toTicks(timeout.timeout()), tape.horizon());
    Comparison found = Comparison.ofTimeout(fold, rate);
    Optional<String> fastest =
        found
            .fastest()
            .map(point -> scale.toTime(point.threshold().longValueExact()).toPlainString());
    row(tape, "timeout", timeout.timeout().toPlainString(), found, fastest);
  }

  private void row(
      TapeReading tape, String name, String setting, Comparison found, Optional<String> fastest) {
    List<String> cells = new ArrayList<>(List.of(CsvText.text(tape.tape().name()), name, setting));
    cells.addAll(numbers(found.own()));
    cells.add(number(found.quality().queryAccuracy()));
    cells.add(reading.bench().runs().mistakes().toPlainString());
    cells.add(fastest.orElse(""));
    cells.addAll(found.fastest().map(this::numbers).orElse(List.of("", "", "")));
    cells.add(number(scale.toUnits(period)));
    cells.add(scale.unit().symbol());
    out.append(CsvText.line(cells));
  }

  private List<String> numbers(TradeOff.Point point) {
    return List.of(
        number(scale.toUnits(point.meanDetectionTime())),
        String.valueOf(point.mistakes()),
        number(point.mistakeRate() * period));
  }

  private static String number(double value) {
    if (Double.isNaN(value)) {
      return "";
    }
    if (Double.isInfinite(value)) {
      return "Infinity";
    }
    BigDecimal rounded = new BigDecimal(value).round(DIGITS).stripTrailingZeros();
    return rounded.toPlainString();
  }

  private void line(String... cells) {
    out.append(CsvText.line(Arrays.asList(cells)));
  }
}
