package phiscope.core.fencing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import phiscope.core.kernel.SimTime;

/** S000: misjudged, switched, back, again; and what each remedy saves. */
class FlappingTest {
  private static final FencingScenario NAIVE = FencingScenarios.of(FencingSituation.FLAPPING);

  private static FencingCounters cost(TakeoverRules rules) {
    return FencingRun.of(NAIVE.with(rules)).lastFrame().snapshot().counters();
  }

  @Test
  void everyPauseIsASwitchAndAReturnWithTwoWritersInBetween() {
    FencingCounters cost = cost(NAIVE.takeover());
    assertThat(cost.switches()).isEqualTo(12);
    assertThat(cost.mistakenSwitches()).isEqualTo(6);
    assertThat(cost.twoBelieve()).isGreaterThan(3 * SimTime.SECOND);
    assertThat(cost.lost()).isPositive();
  }

  /** Phi 3 lasts from 1.62 s to 1.8 s of silence: one evaluation in a row, never three. */
  @Test
  void threeConfirmationsInARowSwitchNothing() {
    FencingCounters cost = cost(NAIVE.takeover().withConfirmations(3));
    assertThat(cost.switches()).isZero();
    assertThat(cost.lost()).isZero();
    assertThat(cost.twoBelieve()).isZero();
  }

  @Test
  void aCoolDownOfAMinuteLeavesOneSwitch() {
    FencingCounters cost = cost(NAIVE.takeover().withCoolDown(60 * SimTime.SECOND));
    assertThat(cost.switches()).isEqualTo(1);
    assertThat(cost.lost()).isLessThan(cost(NAIVE.takeover()).lost());
  }

  @Test
  void aMinimumIntervalOfAMinuteLeavesOneSwitch() {
    FencingCounters cost = cost(NAIVE.takeover().withMinimumInterval(60 * SimTime.SECOND));
    assertThat(cost.switches()).isEqualTo(1);
    assertThat(cost.twoBelieve()).isLessThan(cost(NAIVE.takeover()).twoBelieve());
  }

  /** A silence of 1.8 s is phi 4.5: traffic and connections are dropped, nothing is switched. */
  @Test
  void gradedActionsDropTrafficAndConnectionsWithoutASwitch() {
    FencingCounters cost = cost(NAIVE.takeover().withGrades(true));
    assertThat(cost.switches()).isZero();
    assertThat(cost.lost()).isZero();
    assertThat(cost.held()).isPositive();
    assertThat(
            FencingRun.of(NAIVE.with(NAIVE.takeover().withGrades(true))).frames().stream()
                .map(frame -> frame.snapshot().authority().grade()))
        .contains(Grade.TRAFFIC_DROPPED, Grade.CONNECTIONS_DROPPED)
        .doesNotContain(Grade.SWITCH);
  }

  /** S000: from phi 1 on no new traffic, from 3 on no connections, from 8 on the switch. */
  @Test
  void theGradesBeginAtPhiOneThreeAndEight() {
    FencingScenario longer =
        NAIVE
            .with(NAIVE.takeover().withGrades(true))
            .withScript(
                List.of(
                    new FencingScriptEntry(
                        30_100_000, new FencingIntervention.Pause(0, 10 * SimTime.SECOND))));
    List<Grade> seen = new ArrayList<>();
    for (FencingFrame frame : FencingRun.of(longer).frames()) {
      if (frame.event() instanceof FencingEvent.Evaluated look
          && look.phi().isPresent()
          && look.holder() == 0) {
        double phi = look.phi().getAsDouble();
        Grade right =
            phi >= 8
                ? Grade.SWITCH
                : phi >= 3
                    ? Grade.CONNECTIONS_DROPPED
                    : phi >= 1 ? Grade.TRAFFIC_DROPPED : Grade.TRUSTED;
        assertThat(look.grade()).as("phi " + phi).isEqualTo(right);
        seen.add(right);
      }
    }
    assertThat(seen).contains(Grade.values());
  }

  @Test
  void waitingForTheLeaseLeavesNoTwoWritersHoweverOftenItSwitches() {
    FencingCounters cost =
        FencingRun.of(
                NAIVE
                    .with(NAIVE.takeover().withWaiting(true))
                    .with(WriteProtections.all(TokenCheck.AUTHORITY_ASKED)))
            .lastFrame()
            .snapshot()
            .counters();
    assertThat(cost.lost()).isZero();
    assertThat(cost.twoBelieve()).isZero();
  }
}
