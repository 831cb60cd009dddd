package phiscope.core.trace.generator;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import phiscope.core.trace.HeartbeatTrace;

/** What is cut is counted as it is on the tape. */
class IntervalCutsTest {
  private static IntervalCuts cuts(GeneratorSettings settings) {
    HeartbeatTrace trace = TraceGenerator.generate("", settings).heartbeats();
    IntervalCuts cuts = IntervalCuts.of(settings, trace.size());
    int zero = 0;
    for (int i = 1; i < trace.size(); i++) {
      zero += trace.arrival(i) == trace.arrival(i - 1) ? 1 : 0;
    }
    assertThat(cuts.intervals()).isEqualTo(trace.size() - 1);
    assertThat(cuts.zero()).isEqualTo(zero);
    return cuts;
  }

  private static GeneratorSettings normal(double mean, double deviation) {
    return GeneratorSettings.plain(1, 300, new IntervalDistribution.Normal(mean, deviation));
  }

  @Test
  void farFromZeroNothingIsCut() {
    assertThat(cuts(normal(1_000, 100))).isEqualTo(new IntervalCuts(299, 0, 0, 0));
  }

  @Test
  void aMeanFarBelowATickPutsAllHeartbeatsOnOneInstant() {
    assertThat(cuts(normal(1e-9, 0))).isEqualTo(new IntervalCuts(299, 0, 299, 0));
  }

  /** Phi(-1/0.47) = 0.0167: of 299 draws five are below 0. */
  @Test
  void drawsBelowZeroAreRepeatedAndCounted() {
    IntervalCuts cuts = cuts(normal(1_000, 470));
    assertThat(cuts.repeated()).isBetween(1, 15);
    assertThat(cuts.zero()).isZero();
  }

  @Test
  void whatTheDriftTakesBelowZeroIsZero() {
    IntervalCuts cuts = cuts(normal(1_000, 100).changing(-100, Optional.empty()));
    assertThat(cuts.belowZero()).isBetween(280, 295);
  }
}
