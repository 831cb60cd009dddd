package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.HeartbeatEdit.InsertDuplicate;
import phiscope.bench.HeartbeatEdit.InsertHeartbeat;
import phiscope.bench.HeartbeatEdit.Jitter;
import phiscope.bench.HeartbeatEdit.MoveHeartbeat;
import phiscope.bench.HeartbeatEdit.RemoveHeartbeat;
import phiscope.bench.HeartbeatEdit.RemoveRange;
import phiscope.bench.HeartbeatEdit.ReplaceHeartbeats;
import phiscope.bench.HeartbeatEdit.Restart;
import phiscope.bench.HeartbeatEdit.SetFate;
import phiscope.bench.HeartbeatEdit.SetInterval;
import phiscope.core.trace.Heartbeat;
import phiscope.core.trace.Heartbeat.Fate;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;

/** Heartbeats are written sequence@arrival, with i and the incarnation, and x where lost. */
class HeartbeatEditTest {
  private static final String OPENING = "0@0 1@8000 2@16000 3@28000 4@40000";

  private final DetectorBench opening = OpeningBench.document();

  private String after(DetectorEdit edit) {
    return written(edit.apply(opening));
  }

  private static String written(DetectorBench bench) {
    List<String> heartbeats = new ArrayList<>();
    for (Heartbeat heartbeat : bench.tape().heartbeats().toList()) {
      heartbeats.add(
          heartbeat.sequence()
              + "@"
              + heartbeat.arrival()
              + (heartbeat.incarnation() == 0 ? "" : "i" + heartbeat.incarnation())
              + (heartbeat.isDelivered() ? "" : "x"));
    }
    return String.join(" ", heartbeats);
  }

  private DetectorBench with(Heartbeat... heartbeats) {
    return new ReplaceHeartbeats(0, HeartbeatTrace.of(List.of(heartbeats))).apply(opening);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # between two: later ones count one more
          20000, 0@0 1@8000 2@16000 3@20000 4@28000 5@40000
          # at the end: the next number
          50000, 0@0 1@8000 2@16000 3@28000 4@40000 5@50000
          # at the same tick as another: behind it
          8000, 0@0 1@8000 2@8000 3@16000 4@28000 5@40000
          # before tick 0: at tick 0
          -5, 0@0 1@0 2@8000 3@16000 4@28000 5@40000
          """)
  void aDrawnHeartbeatIsANormalOne(long arrival, String heartbeats) {
    assertThat(after(new InsertHeartbeat(0, arrival))).isEqualTo(heartbeats);
  }

  @Test
  void aDrawnHeartbeatTakesANumberThatIsFreeSoThatTheOthersKeepTheirs() {
    DetectorBench gap = with(Heartbeat.delivered(0, 0), Heartbeat.delivered(5, 10));
    assertThat(written(new InsertHeartbeat(0, 7).apply(gap))).isEqualTo("0@0 1@7 5@10");
  }

  @Test
  void aDrawnHeartbeatAmongReorderedOnesKeepsTheirOrder() {
    DetectorBench reordered =
        with(
            Heartbeat.delivered(0, 0),
            Heartbeat.delivered(1, 10),
            Heartbeat.delivered(3, 20),
            Heartbeat.delivered(2, 30),
            Heartbeat.delivered(4, 40));
    assertThat(written(new InsertHeartbeat(0, 15).apply(reordered)))
        .isEqualTo("0@0 1@10 2@15 4@20 3@30 5@40");
    assertThat(written(new InsertHeartbeat(0, 35).apply(reordered)))
        .isEqualTo("0@0 1@10 3@20 2@30 4@35 5@40");
  }

  @Test
  void aDrawnHeartbeatBelongsToTheProcessBeforeIt() {
    DetectorBench restarted = new Restart(0, 3).apply(opening);
    assertThat(written(new InsertHeartbeat(0, 20_000).apply(restarted)))
        .isEqualTo("0@0 1@8000 2@16000 3@20000 0@28000i1 1@40000i1");
    assertThat(written(new InsertHeartbeat(0, 30_000).apply(restarted)))
        .isEqualTo("0@0 1@8000 2@16000 0@28000i1 1@30000i1 2@40000i1");
  }

  @Test
  void drawingBehindTheLargestSequenceNumberChangesNothing() {
    DetectorBench full = with(Heartbeat.delivered(Long.MAX_VALUE, 0));
    assertThat(new InsertHeartbeat(0, 7).apply(full)).isSameAs(full);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # index, arrival
          1, 9000, 0@0 1@9000 2@16000 3@28000 4@40000
          # beyond a neighbour it is reordered
          1, 20000, 0@0 2@16000 1@20000 3@28000 4@40000
          0, 99000, 1@8000 2@16000 3@28000 4@40000 0@99000
          # before tick 0: at tick 0
          4, -1, 0@0 4@0 1@8000 2@16000 3@28000
          # no such heartbeat
          5, 1, 0@0 1@8000 2@16000 3@28000 4@40000
          -1, 1, 0@0 1@8000 2@16000 3@28000 4@40000
          """)
  void aMovedHeartbeatKeepsItsSequenceNumber(int index, long arrival, String heartbeats) {
    assertThat(after(new MoveHeartbeat(0, index, arrival))).isEqualTo(heartbeats);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # index, ticks, result, now: everything later moves, so the silence stays 14
          3, 20000, 0@0 1@8000 2@16000 3@36000 4@48000, 62000
          3, 0, 0@0 1@8000 2@16000 3@16000 4@28000, 42000
          3, -7, 0@0 1@8000 2@16000 3@16000 4@28000, 42000
          0, 1000, 0@1000 1@9000 2@17000 3@29000 4@41000, 55000
          4, 12000, 0@0 1@8000 2@16000 3@28000 4@40000, 54000
          9, 1, 0@0 1@8000 2@16000 3@28000 4@40000, 54000
          """)
  void anIntervalMovesEverythingBehindIt(int index, long ticks, String heartbeats, long now) {
    DetectorBench changed = new SetInterval(0, index, ticks).apply(opening);
    assertThat(written(changed)).isEqualTo(heartbeats);
    assertThat(changed.now()).isEqualTo(now);
  }

  @Test
  void anIntervalIsMeasuredFromTheAcceptedHeartbeatBefore() {
    DetectorBench lossy =
        with(
            Heartbeat.delivered(0, 0),
            Heartbeat.delivered(2, 10),
            Heartbeat.delivered(1, 12),
            Heartbeat.delivered(3, 15).withFate(Fate.LOST),
            Heartbeat.delivered(4, 20));
    assertThat(written(new SetInterval(0, 4, 30).apply(lossy)))
        .isEqualTo("0@0 2@10 1@12 3@15x 4@40");
    assertThat(written(new SetInterval(0, 4, 1).apply(lossy)))
        .as("it stops at the heartbeat before it")
        .isEqualTo("0@0 2@10 1@12 3@15x 4@15");
  }

  @Test
  void anIntervalMovesTheCrashAndThePausesBehindIt() {
    DetectorBench crashed =
        new DetectorEdit.Together(
                List.of(
                    new TapeEdit.SetCrash(0, OptionalLong.of(45_000)),
                    new TapeEdit.AddPause(0, new Pause(Pause.Who.SENDER, 100, 200)),
                    new TapeEdit.AddPause(0, new Pause(Pause.Who.NETWORK, 29_000, 30_000)),
                    new SettingEdit.SetHorizon(OptionalLong.of(90_000))))
            .apply(opening);
    DetectorBench changed = new SetInterval(0, 3, 13_000).apply(crashed);
    assertThat(changed.tape().crash()).hasValue(46_000);
    assertThat(changed.tape().pauses())
        .containsExactly(
            new Pause(Pause.Who.SENDER, 100, 200), new Pause(Pause.Who.NETWORK, 30_000, 31_000));
    assertThat(changed.horizon()).hasValue(91_000);
  }

  @Test
  void nowIsSharedByTwoTapesAndStays() {
    DetectorBench two = new TapeEdit.AddTape(opening.tape().withName("B")).apply(opening);
    assertThat(new SetInterval(1, 3, 20_000).apply(two).now()).isEqualTo(54_000);
  }

  @Test
  void anIntervalStopsAtTheLastTick() {
    DetectorBench changed = new SetInterval(0, 3, Long.MAX_VALUE).apply(opening);
    assertThat(changed.tape().heartbeats().arrival(4)).isEqualTo(BenchLimits.MAX_TICK);
  }

  @Test
  void aRemovedHeartbeatLeavesTheOthersTheirNumbers() {
    assertThat(after(new RemoveHeartbeat(0, 2))).isEqualTo("0@0 1@8000 3@28000 4@40000");
    assertThat(after(new RemoveHeartbeat(0, 7))).isEqualTo(OPENING);
    assertThat(after(new RemoveHeartbeat(1, 0))).isEqualTo(OPENING);
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          8000, 28000, 0@0 4@40000
          7999, 8000, 0@0 2@16000 3@28000 4@40000
          9, 8, 0@0 1@8000 2@16000 3@28000 4@40000
          -5, 9223372036854775807, ''
          """)
  void aRangeIsRemovedWithBothEnds(long from, long to, String heartbeats) {
    assertThat(after(new RemoveRange(0, from, to))).isEqualTo(heartbeats);
  }

  @Test
  void aHeartbeatIsLostInItsPlace() {
    DetectorBench same = with(Heartbeat.delivered(0, 5), Heartbeat.delivered(1, 5));
    assertThat(written(new SetFate(0, 0, Fate.LOST).apply(same))).isEqualTo("0@5x 1@5");
  }

  @Test
  void aDuplicateHasTheNumberOfItsOriginalAndArrives() {
    assertThat(after(new InsertDuplicate(0, 3, 61_000)))
        .isEqualTo("0@0 1@8000 2@16000 3@28000 4@40000 3@61000");
    DetectorBench lost = new SetFate(0, 1, Fate.LOST).apply(opening);
    assertThat(written(new InsertDuplicate(0, 1, 9_000).apply(lost)))
        .isEqualTo("0@0 1@8000x 1@9000 2@16000 3@28000 4@40000");
  }

  @Test
  void aRestartCountsFromZeroInTheNextIncarnation() {
    assertThat(after(new Restart(0, 2))).isEqualTo("0@0 1@8000 0@16000i1 1@28000i1 2@40000i1");
    DetectorBench twice = new Restart(0, 2).apply(new Restart(0, 4).apply(opening));
    assertThat(written(twice)).isEqualTo("0@0 1@8000 0@16000i1 1@28000i1 0@40000i2");
    assertThat(after(new Restart(0, 0))).isEqualTo(OPENING);
  }

  @Test
  void aRestartLeavesStragglersToTheOldProcess() {
    DetectorBench straggler = new MoveHeartbeat(0, 1, 30_000).apply(opening);
    assertThat(written(new Restart(0, 1).apply(straggler)))
        .isEqualTo("0@0 0@16000i1 1@28000i1 1@30000 2@40000i1");
  }

  @Test
  void jitterMovesWhatIsInRangeAndPassesNoNeighbour() {
    DetectorBench painted = new Jitter(0, 8_000, 28_000, 100_000, 1).apply(opening);
    HeartbeatTrace heartbeats = painted.tape().heartbeats();
    assertThat(written(painted)).isNotEqualTo(OPENING);
    assertThat(heartbeats.get(0)).isEqualTo(Heartbeat.delivered(0, 0));
    assertThat(heartbeats.get(4)).isEqualTo(Heartbeat.delivered(4, 40_000));
    for (int i = 0; i < 5; i++) {
      assertThat(heartbeats.get(i).sequence()).isEqualTo(i);
    }
  }

  @Test
  void jitterStaysWithinItsAmplitudeAndIsTheSameForTheSameSeedHoweverFarItReaches() {
    HeartbeatTrace regular = HeartbeatTrace.ofIntervals(1_000, intervals(2_000, 1_000));
    DetectorBench bench = new ReplaceHeartbeats(0, regular).apply(opening);
    DetectorBench all = new Jitter(0, 0, 3_000_000, 300, 5).apply(bench);
    DetectorBench some = new Jitter(0, 0, 500_000, 300, 5).apply(bench);
    long sum = 0;
    for (int i = 0; i < regular.size(); i++) {
      long offset = all.tape().heartbeats().arrival(i) - regular.arrival(i);
      assertThat(offset).isBetween(-300L, 300L);
      if (i < 400) {
        assertThat(some.tape().heartbeats().arrival(i)).isEqualTo(regular.arrival(i) + offset);
      }
      sum += offset;
    }
    // The mean of 2001 offsets has a standard deviation of 173 / sqrt(2001) = 3.9 ticks.
    assertThat(sum / 2001.0).isBetween(-16.0, 16.0);
    assertThat(new Jitter(0, 0, 3_000_000, 300, 6).apply(bench)).isNotEqualTo(all);
  }

  private static long[] intervals(int count, long interval) {
    long[] intervals = new long[count];
    java.util.Arrays.fill(intervals, interval);
    return intervals;
  }
}
