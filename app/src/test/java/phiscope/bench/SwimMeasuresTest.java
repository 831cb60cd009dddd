package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static phiscope.core.kernel.SimTime.SECOND;

import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import phiscope.bench.SwimMeasure.Quantity;
import phiscope.bench.script.ScriptText;
import phiscope.core.swim.NetworkParameters;
import phiscope.core.swim.SwimRun;
import phiscope.core.swim.SwimScenario;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;
import phiscope.core.swim.ready.ReadyScenario;
import phiscope.core.swim.ready.ReadyScenarios;

/** Counters and theory say the same thing side by side, or theory says nothing. */
class SwimMeasuresTest {
  private static SwimScenario scenario(int members, String... script) {
    return new SwimScenario(
        1,
        members,
        SwimPresets.of(SwimPreset.MEMBERLIST_LAN),
        new NetworkParameters(10_000, 30_000, 0),
        ScriptText.read(String.join("\n", script), "script", members).found().orElseThrow(),
        40 * SECOND);
  }

  private static SwimMeasure measure(SwimScenario scenario, Quantity quantity) {
    return SwimMeasures.of(scenario, SwimRun.of(scenario).lastFrame().cluster()).stream()
        .filter(measure -> measure.quantity() == quantity)
        .findFirst()
        .orElseThrow();
  }

  private static double measured(SwimScenario scenario, Quantity quantity) {
    return measure(scenario, quantity).measured().orElseThrow();
  }

  @Test
  void withoutFaultsProbingCostsAPingAndAnAckOfEachMemberInEachPeriod() {
    SwimMeasure messages = measure(scenario(7), Quantity.MESSAGES_PER_MEMBER_AND_PERIOD);
    assertThat(messages.expected()).hasValue(2);
    assertThat(messages.measured().orElseThrow()).isCloseTo(2, within(0.06));
  }

  @Test
  void inAClusterOfTwoTheLastOneIsTheFirstOneWhoKnows() {
    SwimScenario two = scenario(2, "at 1s crash m1").withHorizon(100 * SECOND);
    SwimMeasure spreading = measure(two, Quantity.DISSEMINATION);
    assertThat(spreading.measured()).hasValue(0);
    assertThat(spreading.expected()).hasValue(0);
    assertThat(measure(two, Quantity.MESSAGES_PER_MEMBER_AND_PERIOD).expected()).isEmpty();
    assertThat(measure(two, Quantity.MESSAGES_AT_MOST).expected()).hasValue(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "at 1s cut m0 -> m1",
        "at 1s loss 20% all -> all",
        "at 1s partition m0 m1 | m2",
        "at 1s slow m2 by 1s",
        "at 1s pause m2",
        "at 1s delay 2s all -> all",
        "at 1s join 2 every 1s synced"
      })
  void nothingIsExpectedOfWhatTheoryDoesNotKnow(String line) {
    SwimScenario disturbed = scenario(5, line);
    for (Quantity quantity :
        List.of(
            Quantity.MESSAGES_PER_MEMBER_AND_PERIOD,
            Quantity.FIRST_PROBE,
            Quantity.FIRST_PROBE_WHOLE_PERIODS,
            Quantity.FALSE_SUSPICIONS)) {
      assertThat(measure(disturbed, quantity).expected()).as(quantity.name()).isEmpty();
      SwimScenario before = scenario(5, line.replace("at 1s", "at 41s"));
      assertThat(measure(before, quantity).expected()).as(quantity.name()).isPresent();
    }
  }

  @Test
  void whatTheScriptDoesAfterTheFirstProbeDoesNotMatterToIt() {
    SwimScenario crash = scenario(5, "at 5s crash m3", "at 30s cut m0 -> m1");
    OptionalDouble expected = measure(crash, Quantity.FIRST_PROBE).expected();
    assertThat(expected).isPresent();
    assertThat(measure(crash, Quantity.FALSE_SUSPICIONS).expected()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(ReadyScenario.class)
  void wholePeriodsAreThePeriodsRoundedUp(ReadyScenario ready) {
    SwimScenario scenario = ReadyScenarios.of(ready);
    OptionalDouble periods = measure(scenario, Quantity.FIRST_PROBE).measured();
    OptionalDouble whole = measure(scenario, Quantity.FIRST_PROBE_WHOLE_PERIODS).measured();
    assertThat(whole.isPresent()).isEqualTo(periods.isPresent());
    if (periods.isPresent()) {
      assertThat(whole.getAsDouble()).isEqualTo(Math.max(1, Math.ceil(periods.getAsDouble())));
    }
  }

  @Test
  void onTheSideOfTheMajorityOneTakesOver() {
    assertThat(standings(ReadyScenarios.of(ReadyScenario.QUORUM_TAKEOVER)))
        .containsExactly(
            "m0 leads", "m1", "m2 takes over", "m3 of the majority", "m4 of the majority");
    assertThat(standings(ReadyScenarios.contrast(ReadyScenario.QUORUM_TAKEOVER)))
        .containsExactly("m0 leads", "m1", "m2 leads", "m3");
  }

  private static List<String> standings(SwimScenario scenario) {
    return Standing.of(SwimRun.of(scenario).lastFrame().cluster()).stream()
        .map(
            standing ->
                "m"
                    + standing.member()
                    + (standing.takesOver()
                        ? " takes over"
                        : standing.isCoordinator()
                            ? " leads"
                            : standing.hasQuorum() ? " of the majority" : ""))
        .toList();
  }

  @Test
  void aRateLimitSparesSideEffects() {
    SwimScenario flapping = ReadyScenarios.of(ReadyScenario.SIDE_EFFECTS);
    double changes = measured(flapping, Quantity.SIDE_EFFECTS);
    assertThat(changes).isGreaterThanOrEqualTo(50);
    assertThat(measured(flapping, Quantity.SIDE_EFFECTS_LIMITED)).isLessThan(changes / 3);
    assertThat(measured(ReadyScenarios.contrast(ReadyScenario.SIDE_EFFECTS), Quantity.SIDE_EFFECTS))
        .isZero();
  }

  @Test
  void standingsAreOfThoseThatRun() {
    SwimBench bench = SwimBenches.crash().withHorizon(20 * SECOND);
    SwimReading end = SwimReader.read(bench.withView(bench.view().atFrame(Integer.MAX_VALUE)));
    assertThat(end.standings()).extracting(Standing::member).containsExactly(0, 1, 2, 4);
    assertThat(end.standings()).allMatch(standing -> standing.present() == 4);
    assertThat(end.standings()).filteredOn(Standing::takesOver).hasSize(1);
  }
}
