package phiscope.core.fencing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import phiscope.core.fencing.FencingIntervention.Side;
import phiscope.core.kernel.SimTime;

/** What no run can be made of is refused, with what was given and what would be right. */
class FencingRefusalsTest {
  private static FencingScenario scenario(
      int holders, long firstToken, long horizon, FencingScriptEntry... script) {
    FencingScenario usual = FencingScenarios.of(FencingSituation.LATE_WRITE_AFTER_THE_NEWER);
    return new FencingScenario(
        1,
        holders,
        firstToken,
        usual.protections(),
        usual.lease(),
        usual.takeover(),
        usual.detector(),
        usual.workload(),
        usual.network(),
        List.of(script),
        horizon);
  }

  @ParameterizedTest
  @CsvSource({
    "-1, 1, 0, 'holders must be 2 to 9, got -1'",
    "0, 1, 0, 'holders must be 2 to 9, got 0'",
    "1, 1, 0, 'holders must be 2 to 9, got 1'",
    "10, 1, 0, 'holders must be 2 to 9, got 10'",
    "2, 0, 0, 'firstToken must be 1 to 1000000000000000000, got 0'",
    "2, -5, 0, 'firstToken must be 1 to 1000000000000000000, got -5'",
    "2, 1, -1, 'horizon must be 0 to 86400000000, got -1'",
  })
  void aScenarioOutOfItsBounds(int holders, long firstToken, long horizon, String why) {
    assertThatThrownBy(() -> scenario(holders, firstToken, horizon))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(why);
  }

  static List<FencingIntervention> aboutStrangers() {
    return List.of(-1, -2, Integer.MIN_VALUE, 2, Integer.MAX_VALUE).stream()
        .<FencingIntervention>mapMulti(
            (holder, to) -> {
              to.accept(new FencingIntervention.Write(holder, 0, Optional.empty()));
              to.accept(new FencingIntervention.Pause(holder, 1));
              to.accept(new FencingIntervention.Crash(holder));
              to.accept(new FencingIntervention.Restart(holder));
              to.accept(new FencingIntervention.ClockRate(holder, 5));
              to.accept(new FencingIntervention.ClockStep(holder, 5));
              to.accept(new FencingIntervention.Cut(holder, Side.BOTH, 0));
              to.accept(new FencingIntervention.Slow(holder, Side.BOTH, 1, 0));
              to.accept(new FencingIntervention.RefuseTakeover(holder, 0));
            })
        .toList();
  }

  @ParameterizedTest
  @MethodSource("aboutStrangers")
  void aLineAboutAHolderThatThereIsNot(FencingIntervention what) {
    assertThatThrownBy(() -> scenario(2, 1, 0, new FencingScriptEntry(0, what)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("holder must be 0 to 1, got " + what.holder());
  }

  @Test
  void aLineAboutNobodyIsNoStranger() {
    FencingScenario about =
        scenario(
            2,
            1,
            SimTime.SECOND,
            new FencingScriptEntry(0, new FencingIntervention.Suspect()),
            new FencingScriptEntry(0, new FencingIntervention.RestartResource()),
            new FencingScriptEntry(0, new FencingIntervention.Repeat(0, Optional.empty())));
    assertThat(FencingRun.of(about).size()).isGreaterThan(3);
  }

  static List<Arguments> parts() {
    return List.of(
        refused(() -> new LeaseParameters(0, 0), "duration must be 1 to"),
        refused(() -> new LeaseParameters(1, -1), "renewEvery must be 0 to"),
        refused(() -> new Workload(-1, 0, 0, 0), "writeEvery must be 0 to"),
        refused(() -> new Workload(1, 0, 0, 101), "retries must be 0 to 100, got 101"),
        refused(() -> new FencingNetwork(2, 1, 0, 0), "delayMost must be 2 to"),
        refused(() -> new FencingNetwork(0, 1, 1_000_001, 0), "lossPerMillion must be 0 to"),
        refused(() -> new FencingNetwork(0, 1, 0, -1), "copiesPerMillion must be 0 to"),
        refused(() -> rules(0, 0, "8"), "confirmations must be 1 to 100, got 0"),
        refused(() -> rules(1, -1, "8"), "coolDown must be 0 to"),
        refused(() -> rules(1, 0, "0"), "switchAt must be above 0, got 0"),
        refused(() -> new DetectorChoice.FixedTimeout(0, 1, 1), "timeout must be 1 to 86400000000"),
        refused(() -> new FencingIntervention.Pause(0, 0), "lasting must be 1 to"),
        refused(() -> new FencingIntervention.ClockRate(0, -1_000_000), "perMillion must be"),
        refused(
            () -> new FencingIntervention.Write(0, -1, Optional.empty()),
            "namedToken must be 0 to"),
        refused(() -> new FencingScriptEntry(-1, new FencingIntervention.Suspect()), "at must be"));
  }

  private static Arguments refused(Runnable made, String why) {
    return Arguments.of(made, why);
  }

  private static TakeoverRules rules(int confirmations, long coolDown, String phi) {
    return new TakeoverRules(
        confirmations, coolDown, 0, true, false, new BigDecimal(phi), false, 1, false);
  }

  @ParameterizedTest
  @MethodSource("parts")
  void aPartOutOfItsBounds(Runnable made, String why) {
    assertThatThrownBy(made::run)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(why);
  }
}
