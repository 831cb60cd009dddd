package phiscope.core.fencing;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.core.fencing.Verdict.ACCEPTED;
import static phiscope.core.fencing.Verdict.REFUSED;

import java.util.List;
import org.junit.jupiter.api.Test;
import phiscope.core.fencing.FencingEvent.LeaseRanOutAtAuthority;
import phiscope.core.fencing.FencingEvent.SwitchConfirmed;
import phiscope.core.fencing.FencingEvent.TokenIssued;
import phiscope.core.fencing.FencingEvent.TookOver;
import phiscope.core.fencing.FencingEvent.WaitsFor;
import phiscope.core.fencing.FencingEvent.WriteArrived;
import phiscope.core.kernel.SimTime;

/** The ready scenarios show what the articles say, and what they leave out. */
class FencingScenariosTest {
  private static FencingRun run(FencingSituation situation) {
    return FencingRun.of(FencingScenarios.of(situation));
  }

  /** What became of the writes in the order of their arrival: token and verdict. */
  private static List<String> arrivals(FencingRun run) {
    return run.frames().stream()
        .map(FencingFrame::event)
        .filter(WriteArrived.class::isInstance)
        .map(WriteArrived.class::cast)
        .map(
            arrived ->
                ((FencingMessage.Write) arrived.message().content()).token()
                    + " "
                    + arrived.verdict())
        .toList();
  }

  /** S003: write(41) T, write(42) T, write(41) F, write(42) T. */
  @Test
  void theFirstAssertionsOfS003() {
    FencingRun run = run(FencingSituation.LATE_WRITE_AFTER_THE_NEWER);
    assertThat(arrivals(run))
        .containsExactly("41 " + ACCEPTED, "42 " + ACCEPTED, "41 " + REFUSED, "42 " + ACCEPTED);
    assertThat(run.broken()).isEmpty();
  }

  /** S003: write(41) T, 42 is issued, write(41) T, write(42) T, write(41) F. */
  @Test
  void theSecondAssertionsOfS003() {
    FencingRun run = run(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER);
    assertThat(arrivals(run))
        .containsExactly("41 " + ACCEPTED, "41 " + ACCEPTED, "42 " + ACCEPTED, "41 " + REFUSED);
    assertThat(run.broken()).containsExactly(Invariant.NOTHING_OLD_AFTER_THE_SWITCH);
  }

  @Test
  void theAuthorityAskedRefusesTheLateWriteBeforeTheNewerToo() {
    FencingRun run =
        FencingRun.of(
            FencingScenarios.of(FencingSituation.LATE_WRITE_BEFORE_THE_NEWER)
                .with(WriteProtections.all(TokenCheck.AUTHORITY_ASKED)));
    assertThat(arrivals(run))
        .containsExactly("41 " + ACCEPTED, "41 " + REFUSED, "42 " + ACCEPTED, "41 " + REFUSED);
    assertThat(run.broken()).isEmpty();
  }

  @Test
  void thePausedHolderIsRefusedAtTheResourceThoughItLookedAtItsLease() {
    FencingScenario scenario = FencingScenarios.of(FencingSituation.PAUSED_HOLDER);
    assertThat(arrivals(FencingRun.of(scenario)))
        .containsExactly("34 " + ACCEPTED, "33 " + REFUSED);
    FencingRun unchecked = FencingRun.of(scenario.with(WriteProtections.all(TokenCheck.NONE)));
    assertThat(arrivals(unchecked)).containsExactly("34 " + ACCEPTED, "33 " + ACCEPTED);
    assertThat(unchecked.broken())
        .contains(Invariant.NO_OLDER_TOKEN_AFTER_A_NEWER, Invariant.NO_ACKNOWLEDGED_WRITE_LOST);
  }

  /** A clock that is 20 % slow makes 10 s last 12.5 s: two believe for 2.5 s, writes stay safe. */
  @Test
  void aSlowClockLetsTwoBelieveButNoOldWriteIn() {
    FencingRun run = run(FencingSituation.CLOCK_DRIFT);
    assertThat(run.broken()).containsExactly(Invariant.AT_MOST_ONE_HOLDER_BELIEVES);
    assertThat(arrivals(run)).containsExactly("34 " + ACCEPTED, "33 " + REFUSED);
    long asked = FencingScenarios.of(FencingSituation.CLOCK_DRIFT).script().get(3).at();
    assertThat(run.lastFrame().snapshot().counters().twoBelieve())
        .isBetween(asked - 10 * SimTime.SECOND, 2_500 * SimTime.MILLISECOND);
  }

  @Test
  void aRestartThatForgetsLetsTheOldWriteIn() {
    FencingScenario scenario = FencingScenarios.of(FencingSituation.FORGETFUL_RESTART);
    assertThat(FencingRun.of(scenario).broken()).contains(Invariant.NO_OLDER_TOKEN_AFTER_A_NEWER);
    assertThat(FencingRun.of(scenario.with(WriteProtections.all(TokenCheck.HIGHEST_SEEN))).broken())
        .isEmpty();
  }

  @Test
  void detectionTakenForAuthorisationIsASplitBrain() {
    FencingRun run = run(FencingSituation.SPLIT_BRAIN);
    FencingCounters counters = run.lastFrame().snapshot().counters();
    assertThat(run.broken())
        .contains(
            Invariant.AT_MOST_ONE_HOLDER_BELIEVES,
            Invariant.NOTHING_OLD_AFTER_THE_SWITCH,
            Invariant.NO_ACKNOWLEDGED_WRITE_LOST);
    assertThat(counters.twoBelieve()).isGreaterThan(20 * SimTime.SECOND);
    assertThat(counters.lost()).isGreaterThan(20);
  }

  @Test
  void theRightOrderIsSuspicionEndOfLeaseTokenService() {
    FencingRun run = run(FencingSituation.RIGHT_ORDER);
    List<Class<?>> order =
        run.frames().stream()
            .map(FencingFrame::event)
            .<Class<?>>map(Object::getClass)
            .filter(
                event ->
                    event == SwitchConfirmed.class
                        || event == LeaseRanOutAtAuthority.class
                        || event == TokenIssued.class
                        || event == TookOver.class)
            .toList();
    assertThat(order)
        .containsExactly(
            SwitchConfirmed.class, LeaseRanOutAtAuthority.class, TokenIssued.class, TookOver.class);
    assertThat(run.broken()).isEmpty();
    assertThat(run.lastFrame().snapshot().counters().lost()).isZero();
    assertThat(
            run.frames().stream()
                .map(FencingFrame::event)
                .filter(SwitchConfirmed.class::isInstance)
                .map(event -> ((SwitchConfirmed) event).waitsFor()))
        .containsExactly(WaitsFor.END_OF_LEASE);
  }

  @Test
  void aWrongSuspicionCostsServiceAndNoWrites() {
    FencingRun run = run(FencingSituation.WRONG_SUSPICION);
    FencingCounters counters = run.lastFrame().snapshot().counters();
    assertThat(counters.mistakenSwitches()).isEqualTo(1);
    assertThat(counters.lost()).isZero();
    assertThat(counters.nobodyWrites()).isPositive();
    assertThat(run.broken()).doesNotContain(Invariant.NO_ACKNOWLEDGED_WRITE_LOST);
    assertThat(run.broken()).isSubsetOf(Invariant.AT_MOST_ONE_HOLDER_BELIEVES);
  }

  @Test
  void aFailedTakeoverGoesBackToTheFormerHolder() {
    FencingScenario scenario = FencingScenarios.of(FencingSituation.FAILED_TAKEOVER);
    FencingRun run = FencingRun.of(scenario);
    FencingSnapshot end = run.lastFrame().snapshot();
    assertThat(end.counters().rollBacks()).isPositive();
    assertThat(end.authority().holder()).isZero();
    assertThat(end.holders().get(0).believes()).isTrue();
    assertThat(run.broken()).isEmpty();

    FencingRun without = FencingRun.of(scenario.with(scenario.takeover().withRollBack(false)));
    assertThat(without.lastFrame().snapshot().counters().rollBacks()).isZero();
    assertThat(without.lastFrame().snapshot().counters().nobodyWrites())
        .isGreaterThan(end.counters().nobodyWrites());
  }
}
