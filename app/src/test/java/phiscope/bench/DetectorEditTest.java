package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import phiscope.bench.ConsumerEdit.AddConsumer;
import phiscope.bench.ConsumerEdit.RemoveConsumer;
import phiscope.bench.ConsumerEdit.SetConsumer;
import phiscope.bench.PolicyEdit.AddPolicy;
import phiscope.bench.PolicyEdit.RemovePolicy;
import phiscope.bench.PolicyEdit.SetFixedTimeouts;
import phiscope.bench.PolicyEdit.SetPolicy;
import phiscope.bench.SettingEdit.SetHorizon;
import phiscope.bench.SettingEdit.SetInstantOrder;
import phiscope.bench.SettingEdit.SetNow;
import phiscope.bench.SettingEdit.SetPrior;
import phiscope.bench.SettingEdit.SetScale;
import phiscope.bench.SettingEdit.SetTitle;
import phiscope.bench.TapeEdit.AddPause;
import phiscope.bench.TapeEdit.AddTape;
import phiscope.bench.TapeEdit.RemovePause;
import phiscope.bench.TapeEdit.RemoveTape;
import phiscope.bench.TapeEdit.SetCrash;
import phiscope.bench.TapeEdit.SetPause;
import phiscope.bench.TapeEdit.SetTapeName;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.detector.Preset;
import phiscope.core.detector.Presets;
import phiscope.core.trace.HeartbeatTrace;
import phiscope.core.trace.Pause;
import phiscope.core.trace.Pause.Who;
import phiscope.core.trace.Tape;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;
import phiscope.core.trace.generator.Generated;
import phiscope.core.trace.generator.GeneratorSettings;
import phiscope.core.trace.generator.IntervalDistribution;

/** Every edit but those of heartbeats, which have a test of their own. */
class DetectorEditTest {
  private static final long MAX = BenchLimits.MAX_TICK;

  private final DetectorBench opening = OpeningBench.document();
  private final PhiPolicy pekko = Presets.policy(Preset.PEKKO, TimeUnit.SECOND);

  private DetectorBench after(DetectorEdit... edits) {
    return new DetectorEdit.Together(List.of(edits)).apply(opening);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-1, 0",
    "-9223372036854775808, 0",
    "60000, 60000",
    "9223372036854775807, 4000000000000000000"
  })
  void nowAndTheHorizonAreMovedIntoTheTicks(long asked, long set) {
    assertThat(after(new SetNow(asked)).now()).isEqualTo(set);
    assertThat(after(new SetHorizon(OptionalLong.of(asked))).horizon()).hasValue(set);
    assertThat(after(new SetCrash(0, OptionalLong.of(asked))).tape().crash()).hasValue(set);
  }

  @Test
  void theHorizonFollowsTheTapeUnlessItIsSet() {
    assertThat(opening.horizonOf(opening.tape())).isEqualTo(54_000);
    assertThat(opening.withNow(1_000).horizonOf(opening.tape())).isEqualTo(40_000);
    DetectorBench set = after(new SetHorizon(OptionalLong.of(7)));
    assertThat(set.horizonOf(set.tape())).isEqualTo(7);
    assertThat(new SetHorizon(OptionalLong.empty()).apply(set)).isEqualTo(opening);
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 0.5",
    "1e-3, 0.001",
    "0, 1E-30",
    "-1, 1E-30",
    "1e-500, 1E-30",
    "1, 0.999999999999999999999999999999",
    "1e500, 0.999999999999999999999999999999"
  })
  void thePriorStaysAbove0AndBelow1(BigDecimal asked, BigDecimal set) {
    assertThat(after(new SetPrior(asked)).prior()).isEqualByComparingTo(set);
  }

  @Test
  void theOrderOfQueryAndDeliveryIsSwapped() {
    assertThat(after(new SetInstantOrder(InstantOrder.DELIVER_THEN_QUERY)).instantOrder())
        .isEqualTo(InstantOrder.DELIVER_THEN_QUERY);
  }

  @Test
  void titlesAndNamesAreCutAndKeepNoHalfCharacters() {
    assertThat(after(new SetTitle("a<b>&\"c'\n𠮷")).title()).isEqualTo("a<b>&\"c'\n𠮷");
    assertThat(after(new SetTitle("x".repeat(2_000))).title()).hasSize(1_000);
    assertThat(after(new SetTitle("x".repeat(999) + "𠮷")).title()).isEqualTo("x".repeat(999));
    assertThat(after(new SetTapeName(0, "a\ud842b")).tape().name()).isEqualTo("a\ufffdb");
  }

  /** Intervals 8, 8, 12, 12, now 54, floor 1: the same times in another writing. */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          # from, decimals, to, decimals, last arrival (ticks), now, floor
          NONE, 3, NONE, 0, 40, 54, 1
          NONE, 3, NONE, 9, 40000000000, 54000000000, 1
          # a unit is given: the numbers stay
          NONE, 3, SECOND, 3, 40000, 54000, 1
          NONE, 3, MILLISECOND, 3, 40000, 54000, 1
          # 40 s are 40000 ms; the floor of 1 s is 1000 ms
          SECOND, 3, MILLISECOND, 3, 40000000, 54000000, 1000
          SECOND, 3, MILLISECOND, 0, 40000, 54000, 1000
          SECOND, 3, NANOSECOND, 0, 40000000000, 54000000000, 1000000000
          MILLISECOND, 3, SECOND, 3, 40, 54, 0.001
          MILLISECOND, 3, SECOND, 9, 40000000, 54000000, 0.001
          # decimals out of bounds
          SECOND, 3, SECOND, 99, 40000000000, 54000000000, 1
          SECOND, 3, SECOND, -1, 40, 54, 1
          """)
  void aUnitWritesTheSameTimesInAnotherWay(
      TimeUnit from,
      int decimals,
      TimeUnit to,
      int newDecimals,
      long last,
      long now,
      String floor) {
    DetectorBench before = after(new SetScale(from, decimals));
    DetectorBench bench = new SetScale(to, newDecimals).apply(before);
    assertThat(bench.tape().heartbeats().arrival(4)).isEqualTo(last);
    assertThat(bench.now()).isEqualTo(now);
    assertThat(bench.policy().sigmaFloor())
        .isInstanceOfSatisfying(
            PhiPolicy.SigmaFloor.Absolute.class,
            absolute -> assertThat(absolute.time()).isEqualByComparingTo(floor));
  }

  @Test
  void aUnitChangesAllTimesAndNothingElse() {
    Consumer consumer =
        Consumer.of("c", "8", Consumer.Action.SWITCH_OVER)
            .confirming(3, new BigDecimal("0.5"))
            .withCoolDown(new BigDecimal("60"));
    DetectorBench seconds =
        after(
            new SetScale(TimeUnit.SECOND, 3),
            new SetPolicy(0, pekko),
            new SetConsumer(0, consumer),
            new SetFixedTimeouts(List.of(new BigDecimal("2.5"))),
            new SetCrash(0, OptionalLong.of(50_000)),
            new AddPause(0, new Pause(Who.SENDER, 1_000, 2_000)),
            new SetHorizon(OptionalLong.of(70_000)));
    DetectorBench millis = new SetScale(TimeUnit.MILLISECOND, 0).apply(seconds);
    assertThat(millis.policy()).isEqualTo(Presets.policy(Preset.PEKKO, TimeUnit.MILLISECOND));
    assertThat(millis.consumers().get(0))
        .isEqualTo(
            Consumer.of("c", "8", Consumer.Action.SWITCH_OVER)
                .confirming(3, new BigDecimal("500"))
                .withCoolDown(new BigDecimal("60000")));
    assertThat(millis.fixedTimeouts()).containsExactly(new BigDecimal("2500"));
    assertThat(millis.tape().crash()).hasValue(50_000);
    assertThat(millis.tape().pauses()).containsExactly(new Pause(Who.SENDER, 1_000, 2_000));
    assertThat(millis.horizon()).hasValue(70_000);
    DetectorBench back = new SetScale(TimeUnit.SECOND, 3).apply(millis);
    assertThat(back.tapes()).isEqualTo(seconds.tapes());
    PolicyReading one = DetectorReader.read(seconds).main();
    PolicyReading other = DetectorReader.read(millis).main();
    assertThat(other.result().phi()).isCloseTo(one.result().phi(), within(1e-12));
  }

  private static org.assertj.core.data.Offset<Double> within(double offset) {
    return org.assertj.core.api.Assertions.within(offset);
  }

  @Test
  void coarserTicksRoundHalvesUpAndKeepPausesAndTimeoutsAlive() {
    DetectorBench bench =
        after(
            new HeartbeatEdit.ReplaceHeartbeats(0, HeartbeatTrace.ofIntervals(0, 499, 1, 1, 999)),
            new AddPause(0, new Pause(Who.SENDER, 100, 200)),
            new SetFixedTimeouts(List.of(new BigDecimal("0.001"))),
            new SetScale(TimeUnit.NONE, 0));
    long[] arrivals =
        bench.tape().heartbeats().toList().stream().mapToLong(h -> h.arrival()).toArray();
    assertThat(arrivals).containsExactly(0, 0, 1, 1, 2);
    assertThat(bench.tape().pauses()).containsExactly(new Pause(Who.SENDER, 0, 1));
    assertThat(bench.fixedTimeouts()).containsExactly(BigDecimal.ONE);
  }

  @Test
  void settingsOfAGeneratorThatFitNoMoreAreLetGo() {
    GeneratorSettings crashing =
        GeneratorSettings.plain(1, 3, new IntervalDistribution.Exponential(1_000))
            .crashingAt(GeneratorSettings.LAST_TICK);
    Tape tape =
        new Tape(
            "",
            HeartbeatTrace.ofIntervals(0, 900, 1_100),
            OptionalLong.empty(),
            List.of(),
            Optional.of(new Generated(crashing, true)));
    DetectorBench bench = after().withTapes(List.of(tape));
    DetectorBench finer = new SetScale(TimeUnit.SECOND, 6).apply(bench);
    assertThat(finer.tape().heartbeats().arrival(2)).isEqualTo(2_000_000);
    assertThat(finer.tape().generated()).isEmpty();
  }

  @Test
  void ticksThatWouldGetTooLargeGetAsFineAsFits() {
    DetectorBench late = after(new SetNow(MAX));
    assertThat(new SetScale(TimeUnit.NONE, 9).apply(late)).isSameAs(late);
    DetectorBench hours = after(new SetScale(TimeUnit.SECOND, 0), new SetNow(40_000_000_000L));
    assertThat(new SetScale(TimeUnit.NANOSECOND, 9).apply(hours).scale())
        .as("4e10 s are 4e19 ns: none fits")
        .isEqualTo(new TickScale(TimeUnit.SECOND, 0));
    DetectorBench year = after(new SetScale(TimeUnit.SECOND, 0), new SetNow(31_556_952));
    assertThat(new SetScale(TimeUnit.NANOSECOND, 9).apply(year).scale())
        .as("3.2e16 ns, times 100 at most")
        .isEqualTo(new TickScale(TimeUnit.NANOSECOND, 2));
  }

  @Test
  void overlaysAreAddedChangedAndRemovedButOnePolicyStays() {
    DetectorBench two = after(new AddPolicy(pekko));
    assertThat(two.policies()).containsExactly(opening.policy(), pekko);
    assertThat(new RemovePolicy(0).apply(two).policy()).isEqualTo(pekko);
    assertThat(new RemovePolicy(0).apply(opening)).isSameAs(opening);
    assertThat(new SetPolicy(1, pekko).apply(opening)).isSameAs(opening);
    assertThat(new SetPolicy(0, opening.policy()).apply(opening)).isSameAs(opening);
    DetectorBench full = opening;
    for (int i = 0; i < 20; i++) {
      full = new AddPolicy(pekko).apply(full);
    }
    assertThat(full.policies()).hasSize(DetectorBench.MAX_POLICIES);
  }

  @Test
  void theNumbersOfAPolicyAreMovedIntoTheBounds() {
    PhiPolicy wild =
        PolicyDraft.of(pekko)
            .threshold(new BigDecimal("1e-500"))
            .acceptablePause(new BigDecimal("1e500"))
            .policy();
    PhiPolicy set = after(new SetPolicy(0, wild)).policy();
    assertThat(set.threshold()).isEqualByComparingTo("1e-30");
    assertThat(set.acceptablePause()).isEqualByComparingTo("1e30");
  }

  @ParameterizedTest
  @CsvSource({
    "2.5, 2.5",
    "2.5000, 2.5000",
    "0.0004, 0.001",
    "0.0005, 0.001",
    "-3, 0.001",
    "2.0006, 2.001",
    "1e40, 4000000000000000"
  })
  void fixedTimeoutsAreWholeTicksOneAtLeast(String asked, String set) {
    assertThat(after(new SetFixedTimeouts(List.of(new BigDecimal(asked)))).fixedTimeouts())
        .containsExactly(new BigDecimal(set));
  }

  @Test
  void onlyTheFirstFourFixedTimeoutsAreKept() {
    BigDecimal one = BigDecimal.ONE;
    assertThat(after(new SetFixedTimeouts(List.of(one, one, one, one, one))).fixedTimeouts())
        .hasSize(4);
  }

  @Test
  void consumersAreAddedChangedAndRemoved() {
    Consumer third = Consumer.of("c", "8", Consumer.Action.DROP_CONNECTIONS);
    assertThat(after(new AddConsumer(third)).consumers().get(2)).isEqualTo(third);
    assertThat(after(new SetConsumer(0, third)).consumers().get(0)).isEqualTo(third);
    assertThat(after(new RemoveConsumer(0), new RemoveConsumer(0)).consumers()).isEmpty();
    assertThat(new SetConsumer(2, third).apply(opening)).isSameAs(opening);
    assertThat(new RemoveConsumer(-1).apply(opening)).isSameAs(opening);
  }

  @Test
  void aSecondTapeIsAddedButNoThird() {
    Tape noisy = Tape.of("B", HeartbeatTrace.ofIntervals(0, 5, 50));
    DetectorBench two = after(new AddTape(noisy));
    assertThat(two.tapes()).containsExactly(opening.tape(), noisy);
    assertThat(new AddTape(noisy).apply(two)).isSameAs(two);
    assertThat(new RemoveTape(0).apply(two).tapes()).containsExactly(noisy);
    assertThat(new RemoveTape(0).apply(opening)).isSameAs(opening);
    Tape late = Tape.of("B", HeartbeatTrace.ofIntervals(MAX, 1));
    assertThat(new AddTape(late).apply(opening)).isSameAs(opening);
  }

  @Test
  void pausesAreKeptInTheOrderOfTheirStartAndWithinTheTicks() {
    Pause early = new Pause(Who.SENDER, 10, 20);
    Pause late = new Pause(Who.OBSERVER, 30, 40);
    DetectorBench two = after(new AddPause(0, late), new AddPause(0, early));
    assertThat(two.tape().pauses()).containsExactly(early, late);
    Pause moved = new Pause(Who.SENDER, 50, 60);
    assertThat(new SetPause(0, 0, moved).apply(two).tape().pauses()).containsExactly(late, moved);
    assertThat(new RemovePause(0, 1).apply(two).tape().pauses()).containsExactly(early);
    assertThat(new RemovePause(0, 2).apply(two)).isSameAs(two);
    DetectorBench far = after(new AddPause(0, new Pause(Who.NETWORK, MAX + 5, MAX + 9)));
    assertThat(far.tape().pauses()).containsExactly(new Pause(Who.NETWORK, MAX - 1, MAX));
  }

  @Test
  void severalEditsAreOne() {
    DetectorEdit both =
        new DetectorEdit.Together(
            List.of(new SetNow(1), new DetectorEdit.Together(List.of(new SetTitle("x")))));
    assertThat(both.apply(opening)).isEqualTo(opening.withNow(1).withTitle("x"));
    assertThat(both.key()).isEqualTo("bench.edit.setNow");
    assertThat(both)
        .isEqualTo(new DetectorEdit.Together(List.of(new SetNow(1), new SetTitle("x"))));
    assertThat(after(new SetNow(1), new SetNow(opening.now()))).isSameAs(opening);
  }
}
