package phiscope.core.fencing.search;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.core.fencing.Invariant.A_REPEATED_REQUEST_TAKES_EFFECT_ONCE;
import static phiscope.core.fencing.Invariant.NOTHING_OLD_AFTER_THE_SWITCH;
import static phiscope.core.fencing.Invariant.NO_OLDER_TOKEN_AFTER_A_NEWER;
import static phiscope.core.fencing.Invariant.THE_PRESENT_HOLDER_IS_NOT_REFUSED;
import static phiscope.core.fencing.TokenCheck.AUTHORITY_ASKED;
import static phiscope.core.fencing.TokenCheck.HIGHEST_SEEN;
import static phiscope.core.fencing.TokenCheck.NONE;
import static phiscope.core.fencing.WriteProtections.Protection.ATOMIC;
import static phiscope.core.fencing.WriteProtections.Protection.DEDUPLICATED;
import static phiscope.core.fencing.WriteProtections.Protection.DURABLE;
import static phiscope.core.fencing.WriteProtections.Protection.FROM_AUTHORITY;

import java.util.List;
import org.junit.jupiter.api.Test;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingRun;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.InvariantState.DoneAgain;
import phiscope.core.fencing.InvariantState.OldAccepted;
import phiscope.core.fencing.InvariantState.OlderAccepted;
import phiscope.core.fencing.InvariantState.PresentRefused;
import phiscope.core.fencing.InvariantState.Reason;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.kernel.Exploration.Schedule;

/**
 * What S003, Kleppmann (2016) and Burrows (2006) say can happen comes out of the search: the
 * shortest schedule with only the faults that are named, and its last step as a run.
 */
class PublishedFactsTest {
  private static final FaultBudget LATE = new FaultBudget(0, 1, 0, 0, 0, 0, 0, 0);
  private static final FaultBudget PAUSE = new FaultBudget(1, 0, 0, 0, 0, 0, 0, 0);

  private static void breaks(
      WriteProtections protections,
      FaultBudget faults,
      Invariant invariant,
      Reason reason,
      List<String> schedule) {
    SearchSpace space = SearchSpace.of(protections).with(faults);
    Schedule found = Schedules.shortest(space, invariant).orElseThrow();
    assertThat(Schedules.text(found)).isEqualTo(schedule);
    FencingRun run = FencingRun.of(ScheduleScenario.of(space, found));
    FencingFrame frame = run.frame(run.firstBreach(invariant).orElseThrow());
    assertThat(frame.time()).isEqualTo(ScheduleScenario.time(space, found, found.length() - 1));
    assertThat(frame.snapshot().invariant(invariant).first().orElseThrow().reason())
        .isEqualTo(reason);
  }

  private static void holds(WriteProtections protections, Invariant invariant) {
    assertThat(Schedules.shortest(SearchSpace.of(protections), invariant)).isEmpty();
  }

  @Test
  void withoutACheckAStaleWriteIsTaken() {
    breaks(
        WriteProtections.all(NONE),
        LATE,
        NO_OLDER_TOKEN_AFTER_A_NEWER,
        new OlderAccepted(0, 1, 2),
        List.of(
            "BEGIN 0",
            "SEND_LATE 0",
            "TICK",
            "TAKE_OVER",
            "BEGIN 1",
            "SEND 1",
            "DELIVER r1",
            "DELIVER r0 late"));
    holds(WriteProtections.all(HIGHEST_SEEN), NO_OLDER_TOKEN_AFTER_A_NEWER);
  }

  @Test
  void theHighestTokenSeenLetsAStaleWriteInBeforeTheFirstNewerOneArrives() {
    breaks(
        WriteProtections.all(HIGHEST_SEEN),
        LATE,
        NOTHING_OLD_AFTER_THE_SWITCH,
        new OldAccepted(0, 1, 2),
        List.of("BEGIN 0", "SEND_LATE 0", "TICK", "TAKE_OVER", "DELIVER r0 late"));
    holds(WriteProtections.all(AUTHORITY_ASKED), NOTHING_OLD_AFTER_THE_SWITCH);
  }

  @Test
  void aCheckThatIsNotOneStepWithTheWriteLetsOthersInBetween() {
    breaks(
        WriteProtections.all(HIGHEST_SEEN).without(ATOMIC),
        LATE,
        NO_OLDER_TOKEN_AFTER_A_NEWER,
        new OlderAccepted(0, 1, 2),
        List.of(
            "BEGIN 0",
            "SEND_LATE 0",
            "TICK",
            "DELIVER r0 late",
            "TAKE_OVER",
            "BEGIN 1",
            "SEND 1",
            "DELIVER r1",
            "APPLY r1",
            "APPLY r0"));
  }

  @Test
  void anAuthorityAskedBeforeTheWriteIsOutOfDateAtTheWrite() {
    breaks(
        WriteProtections.all(AUTHORITY_ASKED).without(ATOMIC),
        LATE,
        NOTHING_OLD_AFTER_THE_SWITCH,
        new OldAccepted(0, 1, 2),
        List.of("BEGIN 0", "SEND_LATE 0", "TICK", "DELIVER r0 late", "TAKE_OVER", "APPLY r0"));
  }

  @Test
  void aTokenThatIsNotDurableIsForgottenInARestart() {
    breaks(
        WriteProtections.all(HIGHEST_SEEN).without(DURABLE),
        new FaultBudget(0, 1, 0, 0, 1, 0, 0, 0),
        NO_OLDER_TOKEN_AFTER_A_NEWER,
        new OlderAccepted(0, 1, 2),
        List.of(
            "BEGIN 0",
            "SEND_LATE 0",
            "TICK",
            "TAKE_OVER",
            "BEGIN 1",
            "SEND 1",
            "DELIVER r1",
            "RESTART_RESOURCE",
            "DELIVER r0 late"));
  }

  @Test
  void aTokenOfAClientsOwnMakingLocksThePresentHolderOut() {
    breaks(
        WriteProtections.all(HIGHEST_SEEN).without(FROM_AUTHORITY),
        new FaultBudget(0, 0, 0, 0, 0, 0, 1, 0),
        THE_PRESENT_HOLDER_IS_NOT_REFUSED,
        new PresentRefused(0, 1, 2),
        List.of("BEGIN 0", "SEND 0", "BEGIN_SELF_MADE 0 t2", "SEND 0", "DELIVER r1", "DELIVER r0"));
    holds(WriteProtections.all(HIGHEST_SEEN), THE_PRESENT_HOLDER_IS_NOT_REFUSED);
  }

  @Test
  void aLeaseThatOnlyItsHolderChecksDoesNotSurviveAPauseBetweenCheckAndWrite() {
    breaks(
        WriteProtections.all(NONE),
        PAUSE,
        NOTHING_OLD_AFTER_THE_SWITCH,
        new OldAccepted(0, 1, 2),
        List.of("BEGIN 0", "PAUSE 0", "TICK", "TAKE_OVER", "RESUME 0", "SEND 0", "DELIVER r0"));
    breaks(
        WriteProtections.all(NONE),
        PAUSE,
        NO_OLDER_TOKEN_AFTER_A_NEWER,
        new OlderAccepted(0, 1, 2),
        List.of(
            "BEGIN 0",
            "PAUSE 0",
            "TICK",
            "TAKE_OVER",
            "BEGIN 1",
            "SEND 1",
            "DELIVER r1",
            "RESUME 0",
            "SEND 0",
            "DELIVER r0"));
  }

  @Test
  void withoutARequestIdASecondCopyTakesEffectAgain() {
    breaks(
        WriteProtections.all(AUTHORITY_ASKED).without(DEDUPLICATED),
        new FaultBudget(0, 0, 0, 1, 0, 0, 0, 0),
        A_REPEATED_REQUEST_TAKES_EFFECT_ONCE,
        new DoneAgain(0, 2),
        List.of("BEGIN 0", "SEND_TWICE 0", "DELIVER r0", "DELIVER r0 late"));
  }

  @Test
  void withoutARequestIdARetryAfterALostAnswerTakesEffectAgain() {
    breaks(
        WriteProtections.all(AUTHORITY_ASKED).without(DEDUPLICATED),
        new FaultBudget(0, 0, 1, 0, 0, 0, 0, 1),
        A_REPEATED_REQUEST_TAKES_EFFECT_ONCE,
        new DoneAgain(0, 2),
        List.of("BEGIN 0", "SEND 0", "DELIVER_ANSWER_LOST r0", "RETRY r0", "DELIVER r0"));
    holds(WriteProtections.all(AUTHORITY_ASKED), A_REPEATED_REQUEST_TAKES_EFFECT_ONCE);
  }

  @Test
  void twoBelieveWhateverIsSwitchedOnOnceAClockLagsOrAHolderPauses() {
    for (FaultBudget faults : List.of(new FaultBudget(0, 0, 0, 0, 0, 1, 0, 0), PAUSE)) {
      SearchSpace space = SearchSpace.of(WriteProtections.all(AUTHORITY_ASKED)).with(faults);
      assertThat(Schedules.shortest(space, Invariant.AT_MOST_ONE_HOLDER_BELIEVES)).isPresent();
      assertThat(Schedules.explore(space, Invariant.WRITE_BITS).broken()).isZero();
    }
    SearchSpace calm =
        SearchSpace.of(WriteProtections.all(AUTHORITY_ASKED)).with(FaultBudget.none());
    assertThat(Schedules.shortest(calm, Invariant.AT_MOST_ONE_HOLDER_BELIEVES)).isEmpty();
  }

  @Test
  void detectionIsNoAuthorisationWithoutWaitingForTheLeaseTwoBelieveWithoutAnyFault() {
    SearchSpace hasty =
        SearchSpace.of(WriteProtections.all(HIGHEST_SEEN))
            .with(FaultBudget.none())
            .withoutWaiting();
    assertThat(
            Schedules.text(
                Schedules.shortest(hasty, Invariant.AT_MOST_ONE_HOLDER_BELIEVES).orElseThrow()))
        .containsExactly("TAKE_OVER");
  }
}
