package phiscope.core.health;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import phiscope.core.health.HealthPolicy.Decay;
import phiscope.core.health.HealthPolicy.StateRule;

class StreamHealthLawsTest {
  private static final long END = 300;

  @Property(tries = 300, seed = "20261130")
  void theScoreStaysWithinItsBoundsAndTimeGoesForward(
      @ForAll HealthPreset preset, @ForAll("frames") List<HealthFrame> frames) {
    HealthRun run = Streams.run(preset, "10", frames, END);
    long before = 0;
    for (HealthRun.Point point : run.points()) {
      assertThat(point.at()).isBetween(before, END);
      assertThat(point.health().score()).isBetween(BigDecimal.ZERO, BigDecimal.ONE);
      if (preset.policy().stateRule() == StateRule.FOLLOWS_SCORE) {
        assertThat(point.health().state()).isEqualTo(byScore(point.health().score()));
      }
      before = point.at();
    }
  }

  private static HealthState byScore(BigDecimal score) {
    if (score.compareTo(new BigDecimal("0.2")) < 0) {
      return HealthState.FAILED;
    }
    return score.compareTo(new BigDecimal("0.5")) < 0 ? HealthState.SUSPECT : HealthState.ACTIVE;
  }

  @Property(tries = 200, seed = "20261130")
  void aFinerUnitOfTimeGivesTheSameRun(
      @ForAll HealthPreset preset,
      @ForAll("frames") List<HealthFrame> frames,
      @ForAll @IntRange(min = 2, max = 1000) int parts) {
    HealthRun coarse = Streams.run(preset, "10", frames, END);
    List<HealthFrame> fine =
        frames.stream().map(frame -> new HealthFrame(frame.at() * parts, frame.kind())).toList();
    String interval = String.valueOf(10 * parts);
    HealthPolicy policy = preset.policy().inUnitsOf(parts);
    HealthRun run = Streams.run(policy, interval, fine, END * parts);
    assertThat(run.changes()).hasSameSizeAs(coarse.changes());
    for (int i = 0; i < run.changes().size(); i++) {
      HealthRun.StateChange change = coarse.changes().get(i);
      assertThat(run.changes().get(i).at()).isEqualTo(change.at() * parts);
      assertThat(run.changes().get(i).score()).isEqualByComparingTo(change.score());
    }
  }

  @Property(tries = 200, seed = "20261130")
  void whatHappensLaterDoesNotChangeWhatWas(
      @ForAll HealthPreset preset,
      @ForAll("frames") List<HealthFrame> frames,
      @ForAll @IntRange(min = 0, max = 300) int instant) {
    HealthRun whole = Streams.run(preset, "10", frames, END);
    HealthRun part = Streams.run(preset, "10", frames, instant);
    assertThat(part.last()).isEqualTo(whole.at(instant));
    assertThat(whole.points()).startsWith(part.points().toArray(HealthRun.Point[]::new));
  }

  @Property(tries = 200, seed = "20261130")
  void fewerDigitsTellTheSameStoryUnlessAComparisonWasClose(
      @ForAll HealthPreset preset, @ForAll("frames") List<HealthFrame> frames) {
    HealthRun exact = Streams.run(preset, "10", frames, END);
    StreamHealth start = StreamHealth.start(preset.policy(), BigDecimal.TEN, 34);
    HealthRun quick = HealthRun.of(start, frames, END, 10_000).orElseThrow();
    if (exact.closest().isEmpty() || exact.closest().get().compareTo(new BigDecimal("1e-20")) > 0) {
      assertThat(quick.changes().stream().map(HealthRun.StateChange::at).toList())
          .isEqualTo(exact.changes().stream().map(HealthRun.StateChange::at).toList());
    }
  }

  @Test
  void anEndlessRunIsGivenUpRatherThanTakingAllMemory() {
    StreamHealth start =
        StreamHealth.start(HealthPreset.PROSE.policy(), new BigDecimal("0.001"), 34);
    assertThat(HealthRun.of(start, List.of(), Long.MAX_VALUE / 8, 1000)).isEmpty();
    StreamHealth far = StreamHealth.start(HealthPreset.PROSE.policy(), new BigDecimal("1e300"), 34);
    assertThat(HealthRun.of(far, List.of(), Long.MAX_VALUE / 8, 1000).orElseThrow().changes())
        .isEmpty();
  }

  @Test
  void aPolicyThatMakesNoSenseIsRefused() {
    HealthPolicy policy = HealthPreset.PSEUDOCODE.policy();
    assertThatThrownBy(() -> policy.withDecay(Decay.PER_TICK, new BigDecimal("1.1")))
        .hasMessage("decayStep must be from 0 to 1, got 1.1");
    assertThatThrownBy(() -> StreamHealth.start(policy, BigDecimal.ZERO, 34))
        .hasMessageContaining("initialInterval");
    assertThatThrownBy(() -> new HealthFrame(-1, HealthFrame.Kind.DATA)).hasMessageContaining("at");
  }

  @Provide
  Arbitrary<List<HealthFrame>> frames() {
    Arbitrary<Long> times = Arbitraries.longs().between(0, END);
    Arbitrary<HealthFrame.Kind> kinds =
        Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(5, Arbitraries.just(HealthFrame.Kind.DATA)),
            net.jqwik.api.Tuple.of(3, Arbitraries.of(HealthFrame.Kind.values())));
    return Combinators.combine(times, kinds).as(HealthFrame::new).list().ofMaxSize(40);
  }
}
