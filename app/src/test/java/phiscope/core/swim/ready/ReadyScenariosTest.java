package phiscope.core.swim.ready;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.core.kernel.SimTime.SECOND;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.swim.ClusterSnapshot;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.SideEffects;
import phiscope.core.swim.SwimEvent;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.SwimRun;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.Change.AnswerTooLate;
import phiscope.core.swim.protocol.Change.HealthChanged;
import phiscope.core.swim.protocol.Change.ProbeEnded;
import phiscope.core.swim.protocol.Change.ViewChanged;
import phiscope.core.swim.protocol.HealthReason;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.core.swim.protocol.ProbeOutcome;
import phiscope.core.swim.protocol.Reason;

/** Each ready scenario shows what it is there for, and its contrast shows it missing. */
class ReadyScenariosTest {
  private static SwimRun run(ReadyScenario ready) {
    return SwimRun.of(ReadyScenarios.of(ready));
  }

  private static SwimRun contrast(ReadyScenario ready) {
    return SwimRun.of(ReadyScenarios.contrast(ready));
  }

  private static <C extends Change> List<C> changes(
      SwimRun run, Class<C> kind, Predicate<C> condition) {
    return run.frames().stream()
        .flatMap(frame -> frame.changes().stream())
        .filter(kind::isInstance)
        .map(kind::cast)
        .filter(condition)
        .toList();
  }

  private static MemberState state(ClusterSnapshot cluster, int observer, int subject) {
    MemberRecord record = cluster.record(observer, subject);
    return record == null ? null : record.state();
  }

  private static boolean allAlive(ClusterSnapshot cluster) {
    return IntStream.range(0, cluster.members())
        .allMatch(
            observer ->
                IntStream.range(0, cluster.members())
                    .allMatch(subject -> state(cluster, observer, subject) == MemberState.ALIVE));
  }

  @ParameterizedTest
  @EnumSource
  void itIsSmallAndEndsAtItsHorizon(ReadyScenario ready) {
    for (SwimRun run : List.of(run(ready), contrast(ready))) {
      assertThat(run.size()).isBetween(100, 8000);
      assertThat(run.scenario().members()).isLessThanOrEqualTo(16);
      assertThat(run.time(run.size() - 1)).isLessThanOrEqualTo(run.scenario().horizon());
    }
    assertThat(SwimRun.firstDifference(run(ready), contrast(ready))).isPresent();
  }

  @Test
  void aLostPathIsSavedByPingReq() {
    SwimRun saved = run(ReadyScenario.LOST_PATH);
    assertThat(changes(saved, ProbeEnded.class, end -> end.outcome() == ProbeOutcome.INDIRECT_ACK))
        .isNotEmpty()
        .allMatch(end -> end.observer() <= 1 && end.target() <= 1 && end.relay() > 1);
    assertThat(changes(saved, ViewChanged.class, change -> true)).isEmpty();

    SwimRun lost = contrast(ReadyScenario.LOST_PATH);
    assertThat(changes(lost, ViewChanged.class, change -> change.reason() == Reason.PROBE_FAILED))
        .isNotEmpty()
        .allMatch(change -> change.observer() <= 1 && change.subject() <= 1);
    assertThat(lost.lastFrame().cluster().counters().falseDeaths())
        .as("the accused hears of it through others and refutes")
        .isZero();
  }

  @Test
  void withLocalHealthASlowMemberAccusesLess() {
    int with = accusationsBySlow(run(ReadyScenario.SLOW_MEMBER));
    int without = accusationsBySlow(contrast(ReadyScenario.SLOW_MEMBER));
    assertThat(with).isPositive();
    assertThat(without).isGreaterThanOrEqualTo(5 * with);
  }

  private static int accusationsBySlow(SwimRun run) {
    return changes(
            run,
            ViewChanged.class,
            change -> change.observer() == 0 && change.reason() == Reason.PROBE_FAILED)
        .size();
  }

  @Test
  void aPausedMemberWakesUpAndRefutes() {
    SwimRun run = run(ReadyScenario.REFUTATION);
    List<Change.Refuted> refuted = changes(run, Change.Refuted.class, change -> true);
    assertThat(refuted).hasSize(1);
    assertThat(refuted.get(0).observer()).isEqualTo(3);
    assertThat(refuted.get(0).before()).isZero();
    assertThat(refuted.get(0).after()).isEqualTo(1);
    assertThat(changes(run, ViewChanged.class, change -> isDead(change.after()))).isEmpty();
    assertThat(allAlive(run.lastFrame().cluster())).isTrue();
    for (int observer = 0; observer < 5; observer++) {
      assertThat(run.lastFrame().cluster().record(observer, 3).incarnation()).isEqualTo(1);
    }
  }

  @Test
  void withoutSuspicionThePausedMemberIsDeadAtOnce() {
    SwimRun run = contrast(ReadyScenario.REFUTATION);
    List<ViewChanged> changes = changes(run, ViewChanged.class, change -> change.subject() == 3);
    assertThat(isDead(changes.get(0).after())).isTrue();
    assertThat(changes).noneMatch(change -> isSuspect(change.after()));
    assertThat(run.lastFrame().cluster().counters().falseDeaths()).isEqualTo(4);
  }

  private static boolean isDead(MemberRecord record) {
    return record != null && record.state() == MemberState.DEAD;
  }

  private static boolean isSuspect(MemberRecord record) {
    return record != null && record.state() == MemberState.SUSPECT;
  }

  @Test
  void aStaleAliveDoesNotResurrect() {
    Predicate<ViewChanged> returns =
        change ->
            change.observer() == 4
                && change.subject() == 1
                && isDead(change.before())
                && !isDead(change.after());
    assertThat(changes(run(ReadyScenario.STALE_ALIVE), ViewChanged.class, returns)).isEmpty();
    assertThat(
            changes(
                run(ReadyScenario.STALE_ALIVE),
                ViewChanged.class,
                change -> change.observer() == 4 && isDead(change.before())))
        .extracting(change -> change.after().incarnation())
        .contains(5L);

    List<ViewChanged> resurrected =
        changes(contrast(ReadyScenario.STALE_ALIVE), ViewChanged.class, returns);
    assertThat(resurrected).hasSize(1);
    assertThat(resurrected.get(0).before().incarnation()).isZero();
    assertThat(resurrected.get(0).after().incarnation()).isEqualTo(5);
    assertThat(run(ReadyScenario.STALE_ALIVE).lastFrame().cluster().status(1))
        .isEqualTo(HostStatus.CRASHED);
  }

  @Test
  void aMuteMemberLearnsThatItIsDeadAndCannotSayOtherwise() {
    SwimRun mute = run(ReadyScenario.ONE_WAY_CUT);
    assertThat(changes(mute, Change.Refuted.class, change -> change.observer() == 3)).isNotEmpty();
    assertThat(changes(mute, ViewChanged.class, change -> change.subject() == 3))
        .filteredOn(change -> change.observer() != 3)
        .allMatch(change -> change.after().state() != MemberState.ALIVE);
    assertThat(mute.lastFrame().cluster().record(0, 3).state()).isEqualTo(MemberState.DEAD);
    assertThat(changes(mute, Change.Refuted.class, change -> change.observer() != 3))
        .as("its own accusations reach nobody")
        .isEmpty();
  }

  @Test
  void aDeafMemberAccusesAllOthersWhoRefute() {
    SwimRun deaf = contrast(ReadyScenario.ONE_WAY_CUT);
    assertThat(changes(deaf, Change.Refuted.class, change -> true))
        .isNotEmpty()
        .allMatch(change -> change.observer() != 3 && change.accusation().from() == 3);
    assertThat(state(deaf.lastFrame().cluster(), 0, 3)).isEqualTo(MemberState.DEAD);
  }

  @Test
  void aHealedPartitionGrowsTogetherIfSomebodyReconnects() {
    SwimRun healed = run(ReadyScenario.PARTITION_AND_HEAL);
    ClusterSnapshot split = healed.frame(healed.indexAt(89 * SECOND)).cluster();
    assertThat(state(split, 0, 3)).isEqualTo(MemberState.DEAD);
    assertThat(state(split, 3, 0)).isEqualTo(MemberState.DEAD);
    assertThat(allAlive(healed.lastFrame().cluster())).isTrue();
    ClusterSnapshot apart = contrast(ReadyScenario.PARTITION_AND_HEAL).lastFrame().cluster();
    assertThat(apart.isOpen(0, 3)).isTrue();
    assertThat(state(apart, 0, 3)).isNull();
    assertThat(state(apart, 3, 0)).isNull();
  }

  @Test
  void aStaleAliveThatIsAnsweredIsRefuted() {
    assertThat(allAlive(run(ReadyScenario.MASS_RESTART).lastFrame().cluster())).isTrue();
    ClusterSnapshot dropped = contrast(ReadyScenario.MASS_RESTART).lastFrame().cluster();
    assertThat(dropped.status(1)).isEqualTo(HostStatus.UP);
    assertThat(allAlive(dropped)).isFalse();
    assertThat(state(dropped, 4, 1)).isEqualTo(MemberState.DEAD);
    assertThat(dropped.record(4, 1).incarnation()).isEqualTo(3);
    assertThat(dropped.incarnation(1)).isZero();
  }

  @Test
  void aNackAtEightyPercentComesInTime() {
    SwimRun early = run(ReadyScenario.LATE_NACK);
    ProbeEnded failed = firstFailure(early);
    assertThat(failed.nacksExpected()).isEqualTo(3);
    assertThat(failed.nacksReceived()).isEqualTo(3);
    assertThat(changes(early, HealthChanged.class, change -> true)).isEmpty();

    SwimRun late = contrast(ReadyScenario.LATE_NACK);
    assertThat(firstFailure(late).nacksReceived()).isZero();
    HealthChanged hurt = changes(late, HealthChanged.class, change -> true).get(0);
    assertThat(hurt.before()).isZero();
    assertThat(hurt.after()).isEqualTo(3);
    assertThat(hurt.reason()).isEqualTo(HealthReason.NACKS_MISSED);
    assertThat(changes(late, AnswerTooLate.class, answer -> answer.kind() == MessageKind.NACK))
        .hasSizeGreaterThanOrEqualTo(3);
  }

  private static ProbeEnded firstFailure(SwimRun run) {
    return changes(run, ProbeEnded.class, end -> end.outcome() == ProbeOutcome.FAILED).get(0);
  }

  @Test
  void aSuspicionMustOutlastTheSpreadingOfTheRefutation() {
    SwimRun outlasts = run(ReadyScenario.SHORT_SUSPICION);
    assertThat(outlasts.lastFrame().cluster().counters().falseSuspicions()).isPositive();
    assertThat(outlasts.lastFrame().cluster().counters().falseDeaths()).isZero();
    assertThat(allAlive(outlasts.lastFrame().cluster())).isTrue();
    SwimRun tooShort = contrast(ReadyScenario.SHORT_SUSPICION);
    assertThat(tooShort.lastFrame().cluster().counters().falseDeaths()).isGreaterThan(10);
    assertThat(changes(tooShort, Change.Refuted.class, change -> change.observer() == 7))
        .as("it has refuted, but too late for the others")
        .isNotEmpty();
  }

  @Test
  void lossAloneKillsNobodyAndAPauseOnlyWhereTheSuspicionIsShorter() {
    SwimRun patient = run(ReadyScenario.LOSS_AND_PAUSES);
    assertThat(patient.lastFrame().cluster().counters().lostInAll()).isGreaterThan(20);
    assertThat(patient.lastFrame().cluster().counters().falseDeaths()).isZero();
    assertThat(changes(patient, ViewChanged.class, change -> isSuspect(change.after())))
        .as("only the paused are suspected")
        .allMatch(change -> List.of(2, 5, 9).contains(change.subject()));
    SwimRun hasty = contrast(ReadyScenario.LOSS_AND_PAUSES);
    assertThat(changes(hasty, ViewChanged.class, change -> isDead(change.after())))
        .extracting(ViewChanged::subject)
        .containsOnly(2, 5, 9);
    assertThat(allAlive(hasty.lastFrame().cluster())).isTrue();
  }

  @Test
  void onlyTheSideWithTheQuorumMayTakeOver() {
    ClusterSnapshot split = run(ReadyScenario.QUORUM_TAKEOVER).lastFrame().cluster();
    assertThat(actors(split, false)).containsExactly(0, 2);
    assertThat(actors(split, true)).containsExactly(2);
    ClusterSnapshot halves = contrast(ReadyScenario.QUORUM_TAKEOVER).lastFrame().cluster();
    assertThat(actors(halves, false)).containsExactly(0, 2);
    assertThat(actors(halves, true)).isEmpty();
  }

  /** Who takes itself for the coordinator, and, if that counts, has the quorum. */
  private static List<Integer> actors(ClusterSnapshot cluster, boolean withQuorum) {
    return IntStream.range(0, cluster.members())
        .filter(member -> cluster.coordinator(member) == member)
        .filter(member -> !withQuorum || cluster.hasQuorum(member, cluster.members()))
        .boxed()
        .toList();
  }

  @Test
  void aRateLimitSparesSideEffects() {
    ClusterSnapshot flapping = run(ReadyScenario.SIDE_EFFECTS).lastFrame().cluster();
    SideEffects effects = flapping.sideEffects(0);
    assertThat(effects.changes()).as("five times away and back").isEqualTo(10);
    assertThat(effects.limited()).as("in 150 s, at most one in 60 s").isBetween(2, 3);
    SideEffects none = contrast(ReadyScenario.SIDE_EFFECTS).lastFrame().cluster().sideEffects(0);
    assertThat(none.changes()).as("a suspicion that outlasts the pauses").isZero();
    assertThat(none.limited()).isZero();
  }

  @Test
  void everyFrameNamesACauseThatLiesBeforeIt() {
    for (ReadyScenario ready : ReadyScenario.values()) {
      for (SwimFrame frame : run(ready).frames()) {
        assertThat(frame.cause()).isLessThan(Math.max(1, frame.index())).isGreaterThanOrEqualTo(-1);
        boolean hasCause =
            frame.event() instanceof SwimEvent.Received
                || frame.event() instanceof SwimEvent.TimerFired
                || frame.event() instanceof SwimEvent.FoundNobody
                || frame.event() instanceof SwimEvent.Waits;
        assertThat(frame.cause() >= 0).isEqualTo(hasCause);
      }
    }
  }
}
