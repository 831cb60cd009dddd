package phiscope.bench.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.DetectorBench;
import phiscope.bench.HeartbeatEdit.RemoveHeartbeat;
import phiscope.bench.OpeningBench;
import phiscope.bench.Problem;
import phiscope.bench.SettingEdit.SetScale;
import phiscope.bench.TapeEdit.GenerateTape;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution.LogNormal;
import phiscope.core.trace.generator.IntervalDistribution.Normal;
import phiscope.core.trace.generator.Loss;
import phiscope.core.trace.generator.TraceGenerator;

/** Settings of a generator in documents: kept with what was generated, or instead of it. */
class GeneratorJsonTest {
  private static final GeneratorSettings SETTINGS =
      GeneratorSettings.plain(7, 50, new Normal(1000, 140)).withLoss(new Loss.Independent(0.1));

  private static DetectorBench generated() {
    return GenerateTape.of(0, SETTINGS).apply(OpeningBench.document());
  }

  private static DetectorBench read(String text) {
    return BenchJson.read(text, "f")
        .found()
        .map(DetectorBench.class::cast)
        .orElseThrow(() -> new AssertionError(text));
  }

  private static String document(String tape) {
    return "{\"phiscope\": 1, \"kind\": \"detector\", \"now\": 60, \"policies\": [\"s004\"],"
        + " \"tapes\": ["
        + tape
        + "]}";
  }

  private static String settings(String intervals, String more) {
    return "{\"seed\": 7, \"heartbeats\": 50, \"intervals\": " + intervals + more + "}";
  }

  @Test
  void aFileMayGiveTheSettingsAloneAndHasTheSameHeartbeats() {
    String alone =
        "{\"name\": \"A\", \"generator\": "
            + settings(
                "{\"kind\": \"normal\", \"mean\": 1, \"standardDeviation\": 0.14}",
                ", \"loss\": {\"kind\": \"independent\", \"probability\": 0.1}")
            + "}";
    assertThat(read(document(alone)).tape()).isEqualTo(generated().tape());
  }

  @Test
  void whatIsWrittenHoldsTheHeartbeatsAsWell() {
    String text = BenchJson.write(generated());
    assertThat(text)
        .contains("\"generator\"")
        .contains("\"arrivals\"")
        .doesNotContain("\"edited\"");
    assertThat(read(text)).isEqualTo(generated());
  }

  @Test
  void aTapeThatWasChangedSaysSo() {
    DetectorBench changed = new RemoveHeartbeat(0, 10).apply(generated());
    String text = BenchJson.write(changed);
    assertThat(text).contains("\"edited\": true");
    assertThat(read(text)).isEqualTo(changed);
    // Somebody takes the last heartbeat off in a text editor, and tells nobody.
    String arrivals = text.substring(text.indexOf("\"arrivals\""));
    Tape byHand =
        read(BenchJson.write(generated())
                .replaceAll(
                    "(?s)\"arrivals\".*", java.util.regex.Matcher.quoteReplacement(arrivals)))
            .tape();
    assertThat(byHand.generated()).hasValue(new Generated(SETTINGS, true));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          {"kind": "uniform", "low": 2, "high": 1} | problem.generator.order
          {"kind": "gamma", "shape": 0, "scale": 1} | problem.field.between
          {"kind": "normal", "mean": 1e20, "standardDeviation": 1} | problem.field.between
          {"kind": "normal", "mean": 1} | problem.field.missing
          {"kind": "logNormal", "median": 0, "sigma": 1} | problem.field.above0
          {"kind": "empirical", "intervals": []} | problem.field.size
          {"kind": "empirical", "intervals": [1, -2]} | problem.field.timeRange
          {"kind": "cauchy"} | problem.field.wordGot
          """)
  void whatIsNoDistributionIsNamed(String intervals, String key) {
    String tape = "{\"generator\": " + settings(intervals, "") + "}";
    List<Problem> problems = BenchJson.read(document(tape), "f").problems();
    assertThat(problems).extracting(Problem::key).contains(key);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          "throttling": {"period": 1, "running": 2} | problem.generator.order
          "loss": {"kind": "independent", "probability": 1.5} | problem.field.between
          "pauses": [{"who": "sender", "meanBetween": 9, "shortest": 2, "longest": 1}] | problem.generator.order
          "pauses": [{"who": "sender", "meanBetween": 9, "shortest": 0, "longest": 1}] | problem.field.between
          "regime": {"from": -1, "intervals": {"kind": "exponential", "mean": 1}} | problem.field.wholeGot
          "delay": 0.00001 | problem.field.finer
          "crash": -1 | problem.field.timeRange
          """)
  void whatIsNoSettingIsNamed(String more, String key) {
    String tape =
        "{\"generator\": "
            + settings("{\"kind\": \"exponential\", \"mean\": 1}", ", " + more)
            + "}";
    List<Problem> problems = BenchJson.read(document(tape), "f").problems();
    assertThat(problems).extracting(Problem::key).contains(key);
  }

  /** Doubles keep all their bits, and are written as short as they can be. */
  @Test
  void numbersOfSettingsAreTheShortestDecimals() {
    GeneratorSettings third =
        GeneratorSettings.plain(1, 2, new LogNormal(1000 / 3.0, 0.1))
            .withLoss(new Loss.Independent(0.1));
    DetectorBench bench = GenerateTape.of(0, third).apply(OpeningBench.document());
    String text = BenchJson.write(bench);
    assertThat(text).contains("\"sigma\": 0.1}").contains("\"median\": 0.333333333333333");
    assertThat(read(text)).isEqualTo(bench);
  }

  @Test
  void inAnotherUnitTheSettingsAreTheSameTimes() {
    DetectorBench seconds = new SetScale(TimeUnit.SECOND, 3).apply(generated());
    // Three decimals as before: the ticks are the same, and so is what they came from.
    assertThat(seconds.tape()).isEqualTo(generated().tape());
    DetectorBench milliseconds = new SetScale(TimeUnit.MILLISECOND, 0).apply(seconds);
    assertThat(milliseconds.tape()).isEqualTo(generated().tape());
    DetectorBench finer = new SetScale(TimeUnit.MILLISECOND, 2).apply(milliseconds);
    Generated origin = finer.tape().generated().orElseThrow();
    assertThat(origin.settings().intervals()).isEqualTo(new Normal(100_000, 14_000));
    // A hundred times the ticks are not the ticks that these settings would give.
    assertThat(origin.edited()).isTrue();
    assertThat(finer.tape().heartbeats())
        .isNotEqualTo(TraceGenerator.generate("", origin.settings()).heartbeats());
  }
}
