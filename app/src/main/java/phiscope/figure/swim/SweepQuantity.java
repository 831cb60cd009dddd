package phiscope.figure.swim;

import java.util.List;
import java.util.OptionalDouble;

/**
 * One number a run, of which a histogram is drawn.
 *
 * @param key what it is, in the bundle
 * @param axis in what it is counted, in the bundle
 * @param values one a run that has it
 * @param expected their mean by theory, where there is a formula
 * @param whole whether it is counted in whole numbers
 */
record SweepQuantity(
    String key, String axis, List<Double> values, OptionalDouble expected, boolean whole) {
  private static final String PERIODS = "swimview.sweep.periods";

  static List<SweepQuantity> of(SweepSummary summary) {
    OptionalDouble none = OptionalDouble.empty();
    return List.of(
        new SweepQuantity(
            "swimview.sweep.probe", PERIODS, summary.probe(), summary.expectedProbe(), false),
        new SweepQuantity("swimview.sweep.death", PERIODS, summary.death(), none, false),
        new SweepQuantity(
            "swimview.sweep.messages",
            "swimview.sweep.perPeriod",
            summary.messages(),
            summary.expectedMessages(),
            false),
        new SweepQuantity(
            "swimview.sweep.suspicions",
            "swimview.sweep.perRun",
            summary.falseSuspicions(),
            none,
            true),
        new SweepQuantity(
            "swimview.sweep.deaths", "swimview.sweep.perRun", summary.falseDeaths(), none, true));
  }

  static OptionalDouble mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average();
  }

  OptionalDouble least() {
    return values.stream().mapToDouble(Double::doubleValue).min();
  }

  OptionalDouble greatest() {
    return values.stream().mapToDouble(Double::doubleValue).max();
  }
}
