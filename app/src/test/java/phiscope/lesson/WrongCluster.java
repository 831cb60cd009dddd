package phiscope.lesson;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import phiscope.bench.Bench;
import phiscope.bench.BenchReader;
import phiscope.bench.BenchReading;
import phiscope.bench.ScenarioEdit;
import phiscope.bench.SwimBench;
import phiscope.bench.SwimMeasure;
import phiscope.bench.SwimParameter;
import phiscope.bench.SwimReader;
import phiscope.bench.SwimReading;
import phiscope.core.swim.Intervention;

/** Clusters with one fault each, and the lessons whose expectations must tell. */
enum WrongCluster {
  NEVER_ASKS_A_RELAY(List.of("lost-path"), bench -> read(bench, SwimParameter.INDIRECT_PROBES, 0)),
  ASKS_TWO_RELAYS_ONLY(
      List.of("lost-path"), bench -> read(bench, SwimParameter.INDIRECT_PROBES, 2)),
  KILLS_WITHOUT_SUSPICION(
      List.of("suspicion-and-incarnation"),
      bench -> read(bench, SwimParameter.SUSPICION_ENABLED, 0)),
  NOBODY_REFUTES(
      List.of("suspicion-and-incarnation"),
      bench -> {
        List<phiscope.core.swim.ScriptEntry> crashed =
            bench.shown().script().stream()
                .map(
                    line ->
                        line.what() instanceof Intervention.Pause pause
                            ? new phiscope.core.swim.ScriptEntry(
                                line.at(), new Intervention.Crash(pause.member()))
                            : line)
                .toList();
        return read(bench, SwimReader.read(bench.withScript(0, crashed)));
      }),
  COUNTS_PERIODS_FROM_ZERO(List.of("lost-path"), bench -> withLess(SwimReader.read(bench), 1.0)),
  THEORY_IS_OFF_BY_ONE_HUNDREDTH(
      List.of("lost-path"), bench -> withLess(SwimReader.read(bench), 0.01));

  private final List<String> noticedBy;
  private final Function<SwimBench, SwimReading> reader;

  WrongCluster(List<String> noticedBy, Function<SwimBench, SwimReading> reader) {
    this.noticedBy = noticedBy;
    this.reader = reader;
  }

  List<String> noticedBy() {
    return noticedBy;
  }

  BenchReading read(Bench document) {
    return document instanceof SwimBench swim ? reader.apply(swim) : BenchReader.read(document);
  }

  private static SwimReading read(SwimBench bench, SwimParameter parameter, long value) {
    return read(
        bench, SwimReader.read(new ScenarioEdit.SetParameter(parameter, value).apply(bench)));
  }

  /** The reading of another document as if it were that of this one. */
  private static SwimReading read(SwimBench bench, SwimReading other) {
    return new SwimReading(
        bench, other.run(), other.frame(), other.measures(), other.comparison(), other.runs());
  }

  private static SwimReading withLess(SwimReading right, double less) {
    List<SwimMeasure> measures =
        right.measures().stream()
            .map(
                measure ->
                    measure.quantity() == SwimMeasure.Quantity.FIRST_PROBE_WHOLE_PERIODS
                            && measure.expected().isPresent()
                        ? new SwimMeasure(
                            measure.quantity(),
                            measure.measured(),
                            OptionalDouble.of(measure.expected().getAsDouble() - less))
                        : measure)
            .toList();
    return new SwimReading(
        right.bench(), right.run(), right.frame(), measures, right.comparison(), right.runs());
  }
}
