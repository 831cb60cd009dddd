package phiscope.core.swim.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.kernel.SimTime;

/** The presets against the tables of the systems. */
class SwimPresetsTest {
  /** memberlist config.go (1b4c746c0e) and scalecube-cluster (1143396639); times in ms. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # preset, interval, timeout, relays, suspicion, retransmit, gossip, fanout, dead, sync
          MEMBERLIST_LAN,   1000,  500, 3, 4, 4, 200, 3, 30000, 30000
          MEMBERLIST_WAN,   5000, 3000, 3, 6, 4, 500, 4, 60000, 60000
          MEMBERLIST_LOCAL, 1000,  200, 1, 3, 2, 100, 3, 15000, 15000
          SCALECUBE,        1000,  500, 3, 5, 3, 200, 3, 0,     30000
          S002,             1000,  500, 3, 4, 2, 1000, 3, 0,    0
          """)
  void presetsHaveThePublishedNumbers(
      SwimPreset preset,
      long interval,
      long timeout,
      int relays,
      int suspicion,
      int retransmit,
      long gossip,
      int fanout,
      long toTheDead,
      long sync) {
    SwimParameters parameters = SwimPresets.of(preset);
    assertThat(SimTime.toMillis(parameters.probe().interval())).isEqualTo(interval);
    assertThat(SimTime.toMillis(parameters.probe().timeout())).isEqualTo(timeout);
    assertThat(parameters.probe().indirectProbes()).isEqualTo(relays);
    assertThat(parameters.suspicion().multiplier()).isEqualTo(suspicion);
    DisseminationParameters dissemination = parameters.dissemination();
    assertThat(dissemination.retransmitMultiplier()).isEqualTo(retransmit);
    assertThat(SimTime.toMillis(dissemination.gossipInterval())).isEqualTo(gossip);
    assertThat(dissemination.gossipFanout()).isEqualTo(fanout);
    assertThat(SimTime.toMillis(dissemination.gossipToTheDead())).isEqualTo(toTheDead);
    assertThat(SimTime.toMillis(parameters.sync().interval())).isEqualTo(sync);
  }

  @ParameterizedTest
  @EnumSource
  void everyPresetIsComplete(SwimPreset preset) {
    SwimParameters parameters = SwimPresets.of(preset);
    assertThat(SuspicionTimeouts.minimum(parameters, 5)).isPositive();
    assertThat(SuspicionTimeouts.maximum(parameters, 5))
        .isGreaterThanOrEqualTo(SuspicionTimeouts.minimum(parameters, 5));
    assertThat(Spreading.limit(parameters.dissemination(), 5)).isPositive();
  }

  /** The suspicion timeouts of ScaleCube, LAN, in ms (detectors.md 5). */
  @ParameterizedTest
  @CsvSource({"2,10000", "5,15000", "10,20000", "50,30000", "100,35000", "1000,50000"})
  void scaleCubesSuspicionTimeouts(int members, long millis) {
    SwimParameters scaleCube = SwimPresets.of(SwimPreset.SCALECUBE);
    assertThat(SimTime.toMillis(SuspicionTimeouts.minimum(scaleCube, members))).isEqualTo(millis);
    assertThat(SuspicionTimeouts.wanted(scaleCube, members)).isZero();
  }

  /** S002-24: 4 log(n + 1) periods with the natural logarithm, n 500: 24.866 periods. */
  @Test
  void theTableOfS002ReadsItsLogarithmAsNatural() {
    SwimParameters s002 = SwimPresets.of(SwimPreset.S002);
    assertThat(SuspicionTimeouts.minimum(s002, 500)).isEqualTo(24_866_424L);
  }

  @Test
  void whatIsOutOfRangeIsRefusedWithTheRange() {
    ProbeParameters probe = SwimPresets.of(SwimPreset.MEMBERLIST_LAN).probe();
    assertThatThrownBy(
            () ->
                new ProbeParameters(
                    1000, 2000, 3, probe.targetChoice(), false, 100, probe.phases()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("probe timeout must be 1 tick to the probe interval, got 2000");
    assertThatThrownBy(() -> new Lifeguard(true, true, true, true, true, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("health levels must be 1 or more, got 0");
  }
}
