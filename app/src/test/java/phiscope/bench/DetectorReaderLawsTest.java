package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import phiscope.bench.ConsumerReading.Decision;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PolicyDraft;
import phiscope.core.trace.HeartbeatTrace;

/** What holds of the reading of every document. */
class DetectorReaderLawsTest {
  @Provide
  Arbitrary<DetectorBench> documents() {
    return Benches.any();
  }

  @Provide
  Arbitrary<DetectorBench> drawn() {
    return Benches.drawn();
  }

  @Provide
  Arbitrary<List<DetectorEdit>> edits() {
    return Benches.edits().list().ofMinSize(1).ofMaxSize(6);
  }

  @Property(tries = 100, seed = "20261129")
  void everyDocumentIsRead(@ForAll("documents") DetectorBench bench) {
    DetectorReading reading = DetectorReader.read(bench);
    assertThat(reading.tapes()).hasSameSizeAs(bench.tapes());
    for (TapeReading tape : reading.tapes()) {
      assertThat(tape.policies()).hasSameSizeAs(bench.policies());
      assertThat(tape.timeouts()).hasSameSizeAs(bench.fixedTimeouts());
      assertThat(tape.main().consumers()).hasSameSizeAs(bench.consumers());
    }
  }

  @Property(tries = 200, seed = "20261129")
  void aReadingMadeFromTheOneBeforeIsEqualToOneMadeAlone(
      @ForAll("drawn") DetectorBench bench, @ForAll("edits") List<DetectorEdit> edits) {
    DetectorBench changed = bench;
    DetectorReading reading = DetectorReader.read(bench);
    for (DetectorEdit edit : edits) {
      changed = edit.apply(changed);
      reading = DetectorReader.read(changed, reading);
      assertEqual(reading, DetectorReader.read(changed));
    }
  }

  private static void assertEqual(DetectorReading actual, DetectorReading expected) {
    assertThat(actual).isEqualTo(expected);
    for (int i = 0; i < expected.tapes().size(); i++) {
      for (int j = 0; j < expected.tapes().get(i).policies().size(); j++) {
        PolicyReading one = actual.tapes().get(i).policies().get(j);
        PolicyReading other = expected.tapes().get(i).policies().get(j);
        // The runs are equal by what they were made from: look at what they answer too.
        assertThat(one.fold().suspicions(0, 1e18, 100))
            .isEqualTo(other.fold().suspicions(0, 1e18, 100));
        assertThat(one.fold().acceptedCount()).isEqualTo(other.fold().acceptedCount());
      }
    }
  }

  /** Many short silences and few long ones, so that cool-downs reach over many of them. */
  @Provide
  Arbitrary<HeartbeatTrace> gappy() {
    return Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(5, Arbitraries.longs().between(5, 11)),
            net.jqwik.api.Tuple.of(2, Arbitraries.longs().between(12, 60)))
        .array(long[].class)
        .ofMinSize(1)
        .ofMaxSize(3_000)
        .map(intervals -> HeartbeatTrace.ofIntervals(0, intervals));
  }

  @Property(tries = 150, seed = "20261129")
  void aCoolDownIsJudgedAsByOneWhoWatchedFromTheStart(
      @ForAll("gappy") HeartbeatTrace heartbeats,
      @ForAll @net.jqwik.api.constraints.IntRange(min = 1, max = 900) int coolDown,
      @ForAll @net.jqwik.api.constraints.IntRange(min = 1, max = 3) int confirmations,
      @ForAll @net.jqwik.api.constraints.IntRange(min = 0, max = 40) int silence) {
    Consumer consumer =
        Consumer.of("c", "1", Consumer.Action.SWITCH_OVER)
            .confirming(confirmations, BigDecimal.valueOf(4))
            .withCoolDown(BigDecimal.valueOf(coolDown));
    PhiPolicy policy =
        PolicyDraft.of(OpeningBench.document().policy())
            .parameters(new PhiPolicy.ModelParameters.Given(BigDecimal.TEN, BigDecimal.ONE))
            .policy();
    long last = heartbeats.arrival(heartbeats.size() - 1);
    DetectorBench bench =
        new DetectorEdit.Together(
                List.of(
                    new SettingEdit.SetScale(phiscope.core.trace.TimeUnit.NONE, 0),
                    new HeartbeatEdit.ReplaceHeartbeats(0, heartbeats),
                    new PolicyEdit.SetPolicy(0, policy),
                    new ConsumerEdit.SetConsumer(0, consumer),
                    new SettingEdit.SetInstantOrder(InstantOrder.DELIVER_THEN_QUERY),
                    new SettingEdit.SetNow(last + silence)))
            .apply(OpeningBench.document());
    assertThat(DetectorReader.read(bench).main().consumers().get(0).decision())
        .isEqualTo(watched(heartbeats, coolDown, 4 * (confirmations - 1), silence));
  }

  /** Phi reaches 1 after a silence of 10 + 1.2815515655446004. */
  private static Decision watched(HeartbeatTrace heartbeats, int coolDown, int row, int silence) {
    double after = 11.2815515655446004;
    double acted = Double.NEGATIVE_INFINITY;
    for (int i = 0; i + 1 < heartbeats.size(); i++) {
      double action = Math.max(heartbeats.arrival(i) + after + row, acted + coolDown);
      if (heartbeats.arrival(i) + after + row < heartbeats.arrival(i + 1)
          && action < heartbeats.arrival(i + 1)) {
        acted = action;
      }
    }
    if (silence < after) {
      return Decision.BELOW;
    }
    if (silence < after + row) {
      return Decision.CONFIRMING;
    }
    double now = heartbeats.arrival(heartbeats.size() - 1) + silence;
    return now < acted + coolDown ? Decision.COOLING_DOWN : Decision.SUSPECT;
  }
}
