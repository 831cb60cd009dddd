package phiscope.core.swim;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.core.kernel.SimTime.SECOND;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.ClockKind;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;
import phiscope.core.swim.protocol.SwimParameters;
import phiscope.core.swim.protocol.SwimPreset;
import phiscope.core.swim.protocol.SwimPresets;

/** What each line of a script does. */
class FaultsTest {
  private static final SwimParameters LAN = SwimPresets.of(SwimPreset.MEMBERLIST_LAN);
  private static final long MILLI = SimTime.MILLISECOND;

  private static SwimScenario cluster(SwimParameters parameters, int members, int seconds) {
    return new SwimScenario(
        5,
        members,
        parameters,
        new NetworkParameters(10 * MILLI, 20 * MILLI, 0),
        List.of(),
        seconds * SECOND);
  }

  private static SwimRun run(SwimScenario scenario) {
    return SwimRun.of(scenario);
  }

  private static boolean allAlive(ClusterSnapshot cluster) {
    return IntStream.range(0, cluster.members())
        .allMatch(
            observer ->
                IntStream.range(0, cluster.members())
                    .mapToObj(subject -> cluster.record(observer, subject))
                    .allMatch(record -> record != null && record.state() == MemberState.ALIVE));
  }

  private static <E extends SwimEvent> List<SwimFrame> frames(SwimRun run, Class<E> kind) {
    return run.frames().stream().filter(frame -> kind.isInstance(frame.event())).toList();
  }

  @Test
  void aCrashedMemberDoesNothingMoreAndWhatArrivesIsGone() {
    SwimRun run = run(cluster(LAN, 4, 30).with(5 * SECOND, new Intervention.Crash(2)));
    assertThat(run.frames())
        .filteredOn(frame -> frame.time() > 5 * SECOND)
        .noneMatch(frame -> frame.sent().stream().anyMatch(one -> one.sender() == 2));
    assertThat(frames(run, SwimEvent.FoundNobody.class))
        .isNotEmpty()
        .allMatch(frame -> frame.event().member() == 2);
    Detection detection = run.lastFrame().cluster().counters().detections().get(2);
    assertThat(detection.stoppedAt()).isEqualTo(5 * SECOND);
    assertThat(detection.firstProbeAt()).isLessThan(detection.firstSuspectAt());
    assertThat(detection.firstDeadAt())
        .isGreaterThanOrEqualTo(detection.firstSuspectAt() + 4 * SECOND);
    assertThat(detection.knowing()).isEqualTo(3);
    assertThat(run.lastFrame().cluster().counters().falseDeaths()).isZero();
  }

  @Test
  void aPausedMemberTakesWhatArrivedWhenItGoesOn() {
    SwimRun run = run(cluster(LAN, 4, 12).with(2 * SECOND, new Intervention.Pause(1, 3 * SECOND)));
    List<SwimFrame> waits = frames(run, SwimEvent.Waits.class);
    assertThat(waits).isNotEmpty().allMatch(frame -> frame.event().member() == 1);
    assertThat(run.frames())
        .filteredOn(frame -> frame.time() > 2 * SECOND && frame.time() < 5 * SECOND)
        .noneMatch(frame -> frame.sent().stream().anyMatch(one -> one.sender() == 1));
    SwimFrame during = run.frame(waits.get(waits.size() - 1).index());
    assertThat(during.cluster().status(1)).isEqualTo(HostStatus.PAUSED);
    assertThat(during.cluster().waiting()).hasSameSizeAs(waits);
    assertThat(run.lastFrame().cluster().waiting()).isEmpty();
    assertThat(run.frames())
        .filteredOn(frame -> frame.time() == 5 * SECOND)
        .filteredOn(frame -> frame.event() instanceof SwimEvent.Received)
        .hasSameSizeAs(waits);
  }

  /** To a paused observer all others seem silent, if its timers go before what it has received. */
  @Test
  void afterAnObserverPauseTimersGoBeforeMessages() {
    long at = 2 * SECOND + 800 * MILLI;
    Change.ViewChanged blamed = null;
    for (long seed = 1; seed <= 40 && blamed == null; seed++) {
      SwimScenario scenario = cluster(LAN, 4, 20).withSeed(seed);
      SwimRun pause = run(scenario.with(at, new Intervention.Pause(1, 12 * SECOND)));
      SwimRun observer = run(scenario.with(at, new Intervention.ObserverPause(1, 12 * SECOND)));
      assertThat(firstAccusation(pause)).isNull();
      blamed = firstAccusation(observer);
    }
    assertThat(blamed).as("it accuses somebody who had answered").isNotNull();
  }

  private static Change.ViewChanged firstAccusation(SwimRun run) {
    return run.frames().stream()
        .flatMap(frame -> frame.changes().stream())
        .filter(Change.ViewChanged.class::isInstance)
        .map(Change.ViewChanged.class::cast)
        .filter(change -> change.observer() == 1 && change.subject() != 1)
        .filter(change -> change.after().state() == MemberState.SUSPECT)
        .filter(change -> change.from() == 1)
        .findFirst()
        .orElse(null);
  }

  @Test
  void aSlowMemberTakesEachMessageSoMuchLater() {
    SwimRun run =
        run(
            cluster(LAN, 3, 10)
                .with(2 * SECOND, new Intervention.Slow(1, 300 * MILLI, 4 * SECOND)));
    List<SwimFrame> received =
        frames(run, SwimEvent.Received.class).stream()
            .filter(frame -> frame.event().member() == 1)
            .toList();
    assertThat(received)
        .filteredOn(frame -> arrival(frame) > 2 * SECOND && arrival(frame) < 6 * SECOND)
        .isNotEmpty()
        .allMatch(frame -> frame.time() == arrival(frame) + 300 * MILLI);
    assertThat(received)
        .filteredOn(frame -> arrival(frame) > 6 * SECOND)
        .isNotEmpty()
        .allMatch(frame -> frame.time() == arrival(frame));
  }

  private static long arrival(SwimFrame frame) {
    return ((SwimEvent.Received) frame.event()).envelope().arrivesAt();
  }

  @Test
  void lossTakesAboutItsShareAndNoConnections() {
    SwimRun run =
        run(
            cluster(LAN, 10, 60)
                .with(
                    0,
                    new Intervention.Loss(MemberSet.of(0, 1), MemberSet.everyone(), 300_000, 0)));
    List<Envelope> sent =
        run.frames().stream()
            .flatMap(frame -> frame.sent().stream())
            .filter(one -> !one.message().kind().isReliable())
            .toList();
    assertThat(sent)
        .filteredOn(one -> one.sender() > 1)
        .allMatch(one -> one.fate() == Fate.ARRIVES);
    List<Envelope> ofTheTwo = sent.stream().filter(one -> one.sender() <= 1).toList();
    long lost = ofTheTwo.stream().filter(one -> one.fate() == Fate.LOST).count();
    double error = Math.sqrt(0.3 * 0.7 / ofTheTwo.size());
    assertThat(lost / (double) ofTheTwo.size()).isBetween(0.3 - 4 * error, 0.3 + 4 * error);
    assertThat(run.frames().stream().flatMap(frame -> frame.sent().stream()))
        .filteredOn(one -> one.message().kind().isReliable())
        .allMatch(one -> one.fate() == Fate.ARRIVES);
  }

  @Test
  void delayAddsToTheWayAndACutEndsWhenItIsOverOrHealed() {
    SwimRun run =
        run(
            cluster(LAN, 3, 12)
                .with(
                    0,
                    new Intervention.Delay(
                        MemberSet.of(0), MemberSet.of(1), 200 * MILLI, 3 * SECOND))
                .with(4 * SECOND, new Intervention.CutOneWay(MemberSet.of(0), MemberSet.of(2), 0))
                .with(6 * SECOND, new Intervention.Heal()));
    List<Envelope> sent = run.frames().stream().flatMap(frame -> frame.sent().stream()).toList();
    for (Envelope one : sent) {
      boolean delayed = one.sender() == 0 && one.receiver() == 1 && one.sentAt() < 3 * SECOND;
      long way = one.arrivesAt() - one.sentAt();
      assertThat(way)
          .isBetween(delayed ? 210 * MILLI : 10 * MILLI, delayed ? 220 * MILLI : 20 * MILLI);
      boolean cut =
          one.sender() == 0
              && one.receiver() == 2
              && one.sentAt() >= 4 * SECOND
              && one.sentAt() < 6 * SECOND;
      assertThat(one.fate()).isEqualTo(cut ? Fate.CUT : Fate.ARRIVES);
    }
    assertThat(sent).anyMatch(one -> one.fate() == Fate.CUT);
  }

  @Test
  void aRestartedMemberJoinsAndRefutesItsOldDeath() {
    SwimRun run =
        run(
            cluster(LAN, 4, 40)
                .with(2 * SECOND, new Intervention.Crash(3))
                .with(20 * SECOND, new Intervention.Restart(3, 0)));
    ClusterSnapshot before = run.frame(run.indexAt(19 * SECOND)).cluster();
    assertThat(before.record(0, 3).state()).isEqualTo(MemberState.DEAD);
    ClusterSnapshot after = run.lastFrame().cluster();
    assertThat(allAlive(after)).isTrue();
    assertThat(after.incarnation(3)).isEqualTo(1);
    assertThat(run.frames().stream().flatMap(frame -> frame.changes().stream()))
        .anyMatch(change -> change instanceof Change.Joined joined && joined.observer() == 3);
  }

  /** Messages of the process before the restart do not count for the one after it. */
  @Test
  void answersToTheProcessBeforeARestartAreTooLate() {
    SwimRun run = run(cluster(LAN, 4, 10).with(4 * SECOND, new Intervention.Restart(2, 3)));
    assertThat(run.lastFrame().cluster().record(0, 2).incarnation()).isGreaterThanOrEqualTo(3);
    assertThat(allAlive(run.lastFrame().cluster())).isTrue();
    assertThat(run.frames().stream().flatMap(frame -> frame.sent().stream()).map(Envelope::id))
        .as("every message has a name of its own")
        .doesNotHaveDuplicates();
  }

  @Test
  void newMembersThatAreSyncedJoinWithoutHarm() {
    SwimRun run =
        run(cluster(LAN, 4, 30).with(3 * SECOND, new Intervention.MassJoin(5, SECOND, true)));
    ClusterSnapshot last = run.lastFrame().cluster();
    assertThat(last.members()).isEqualTo(9);
    assertThat(allAlive(last)).isTrue();
    assertThat(last.counters().falseSuspicions()).isZero();
    assertThat(run.frames().stream().flatMap(frame -> frame.changes().stream()))
        .filteredOn(Change.Joined.class::isInstance)
        .hasSize(5);
  }

  @Test
  void newMembersWithAListThatIsNotTrueYetAccuseThoseWhoAreNotUp() {
    SwimScenario scenario = cluster(LAN, 4, 60);
    SwimRun unsynced =
        run(scenario.with(3 * SECOND, new Intervention.MassJoin(5, 5 * SECOND, false)));
    SwimRun synced = run(scenario.with(3 * SECOND, new Intervention.MassJoin(5, 5 * SECOND, true)));
    assertThat(accusations(synced)).isZero();
    assertThat(accusations(unsynced)).isPositive();
    assertThat(frames(unsynced, SwimEvent.FoundNobody.class)).isNotEmpty();
    assertThat(allAlive(unsynced.lastFrame().cluster())).as("they refute in the end").isTrue();
  }

  private static long accusations(SwimRun run) {
    return run.frames().stream()
        .flatMap(frame -> frame.changes().stream())
        .filter(
            change ->
                change instanceof Change.ViewChanged view
                    && view.after() != null
                    && view.after().state() == MemberState.SUSPECT)
        .count();
  }

  @Test
  void whoLeavesIsNotSuspected() {
    SwimRun run = run(cluster(LAN, 5, 30).with(3 * SECOND, new Intervention.Leave(1)));
    ClusterSnapshot last = run.lastFrame().cluster();
    assertThat(last.status(1)).isEqualTo(HostStatus.GONE);
    for (int observer : new int[] {0, 2, 3, 4}) {
      MemberRecord record = last.record(observer, 1);
      assertThat(record == null || record.state() == MemberState.LEFT).isTrue();
    }
    assertThat(last.counters().falseSuspicions()).isZero();
    assertThat(last.counters().falseDeaths()).isZero();
  }

  /** A wall clock that steps forwards lets a probe end before its answer can come. */
  @Test
  void aStepOfTheWallClockHurtsOnlyWhoGoesByIt() {
    SwimScenario scenario = cluster(LAN, 4, 20);
    for (int member = 0; member < 4; member++) {
      scenario =
          scenario.with(
              (3 + member) * SECOND + 15 * MILLI,
              new Intervention.ClockStep(member, 3600 * SECOND));
    }
    SwimRun monotonic = run(scenario);
    SwimRun wall = run(scenario.with(LAN.with(ClockKind.WALL)));
    SwimRun untouched = run(cluster(LAN, 4, 20));
    assertThat(monotonic.lastFrame().cluster().clockOffset(2)).isEqualTo(3600 * SECOND);
    assertThat(protocolFrames(monotonic)).isEqualTo(protocolFrames(untouched));
    assertThat(protocolFrames(wall)).isNotEqualTo(protocolFrames(untouched));
    assertThat(wall.lastFrame().cluster().counters().probes())
        .as("periods that were due in the hour that was skipped come once")
        .isLessThanOrEqualTo(untouched.lastFrame().cluster().counters().probes() + 4);
  }

  private static List<List<Change>> protocolFrames(SwimRun run) {
    return run.frames().stream()
        .filter(frame -> !(frame.event() instanceof SwimEvent.Intervened))
        .map(SwimFrame::changes)
        .toList();
  }

  /** A line can name any time; what lies beyond the last one, or below 0, is drawn to it. */
  @Test
  void timesBeyondAllMeasureAreDrawnToWhatCanBe() {
    for (long time : new long[] {Long.MIN_VALUE, -1, SimTime.MAX, Long.MAX_VALUE}) {
      MemberSet all = MemberSet.everyone();
      SwimRun run =
          run(
              cluster(LAN.with(ClockKind.WALL), 4, 6)
                  .with(SECOND, new Intervention.Pause(0, time))
                  .with(SECOND, new Intervention.Slow(1, time, time))
                  .with(SECOND, new Intervention.ClockStep(2, time))
                  .with(2 * SECOND, new Intervention.ClockStep(2, time))
                  .with(3 * SECOND, new Intervention.Delay(all, all, time, time))
                  .with(3 * SECOND, new Intervention.MassJoin(3, time, false)));
      for (int index = 1; index < run.size(); index++) {
        assertThat(run.time(index)).isGreaterThanOrEqualTo(run.time(index - 1));
      }
      assertThat(run.frames().stream().flatMap(frame -> frame.sent().stream()))
          .allMatch(one -> one.arrivesAt() >= one.sentAt());
    }
  }

  @Test
  void joiningVeryFarApartGoesPastEveryHorizon() {
    SwimRun run =
        run(cluster(LAN, 2, 5).with(SECOND, new Intervention.MassJoin(100_000, SimTime.MAX, true)));
    assertThat(frames(run, SwimEvent.ProcessStarted.class)).hasSize(1);
  }

  @Test
  void aLineAboutAMemberThatIsNotThereDoesNothing() {
    SwimScenario scenario = cluster(LAN, 3, 10);
    SwimRun run =
        run(
            scenario
                .with(SECOND, new Intervention.Crash(77))
                .with(SECOND, new Intervention.Restart(78, 1))
                .with(SECOND, new Intervention.Announce(79)));
    assertThat(protocolFrames(run)).isEqualTo(protocolFrames(run(scenario)));
    assertThat(frames(run, SwimEvent.Intervened.class)).hasSize(3);
  }

  @Test
  void whatALineDoesForAWhileEndsWithAFrameOfItsOwn() {
    SwimRun run =
        run(
            cluster(LAN, 3, 10)
                .with(
                    2 * SECOND, new Intervention.Partition(List.of(MemberSet.of(0)), 3 * SECOND)));
    List<SwimFrame> ended = frames(run, SwimEvent.Ended.class);
    assertThat(ended).hasSize(1);
    assertThat(ended.get(0).time()).isEqualTo(5 * SECOND);
    assertThat(run.frame(ended.get(0).index() - 1).cluster().isOpen(0, 1)).isFalse();
    assertThat(ended.get(0).cluster().isOpen(0, 1)).isTrue();
    assertThat(ended.get(0).cluster().isOpen(1, 2)).isTrue();
  }
}
