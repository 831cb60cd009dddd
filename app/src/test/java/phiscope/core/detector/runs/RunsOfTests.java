package phiscope.core.detector.runs;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.UnaryOperator;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.kernel.Workers;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution.Normal;

/** What studies for tests are made of: milliseconds, a heartbeat a second. */
final class RunsOfTests {
  static final TickScale MILLIS = new TickScale(TimeUnit.MILLISECOND, 0);

  /** A second in microseconds, where milliseconds would round too much. */
  static final TickScale MICROS = new TickScale(TimeUnit.SECOND, 6);

  static final double DAY = 86_400;

  /** One false alarm in a hundred thousand. */
  static final double SURE = 1 - 1e-5;

  private RunsOfTests() {}

  static GeneratorSettings normal(int heartbeats, double deviationInSeconds) {
    return GeneratorSettings.plain(1, heartbeats, new Normal(1e6, deviationInSeconds * 1e6));
  }

  /** Sample deviation, no floor, phi at least the threshold: what S000 does, without its cap. */
  static StudiedDetector phi(int window, int threshold) {
    return phi(
        Preset.S000,
        draft ->
            draft
                .windowSize(window)
                .minimumSamples(window)
                .upperEnd(new PhiPolicy.UpperEnd.Exact())
                .threshold(BigDecimal.valueOf(threshold)));
  }

  static StudiedDetector phi(Preset preset, UnaryOperator<PolicyDraft> change) {
    PhiPolicy policy = Presets.policy(preset, TimeUnit.SECOND);
    return new StudiedDetector.Phi(change.apply(PolicyDraft.of(policy)).policy());
  }

  static StudiedQuality run(
      GeneratorSettings generator, int runs, int settling, StudiedDetector detector) {
    return study(generator, runs, settling, detector).detectors().get(0);
  }

  static ManyRuns study(
      GeneratorSettings generator, int runs, int settling, StudiedDetector... detectors) {
    ManyRunsSettings settings =
        new ManyRunsSettings(generator, MICROS, List.of(detectors), 1, runs, settling);
    return ManyRuns.of(settings, Workers.caller(), () -> false, done -> {});
  }
}
