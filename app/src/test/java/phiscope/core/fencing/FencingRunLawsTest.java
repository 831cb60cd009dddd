package phiscope.core.fencing;

import static org.assertj.core.api.Assertions.assertThat;
import static phiscope.core.kernel.SimTime.SECOND;
import static phiscope.core.kernel.SimTime.ofMillis;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import phiscope.core.fencing.FencingIntervention.ClockRate;
import phiscope.core.fencing.FencingIntervention.ClockStep;
import phiscope.core.fencing.FencingIntervention.Crash;
import phiscope.core.fencing.FencingIntervention.Cut;
import phiscope.core.fencing.FencingIntervention.Pause;
import phiscope.core.fencing.FencingIntervention.RefuseTakeover;
import phiscope.core.fencing.FencingIntervention.Restart;
import phiscope.core.fencing.FencingIntervention.RestartResource;
import phiscope.core.fencing.FencingIntervention.Side;
import phiscope.core.fencing.FencingIntervention.Slow;
import phiscope.core.fencing.FencingIntervention.Suspect;
import phiscope.core.kernel.RandomStream;

/** What holds in every run, whatever is done to holders, clocks, network and resource. */
class FencingRunLawsTest {
  private static FencingScenario scenario(long seed, int holders, WriteProtections protections) {
    RandomStream random = RandomStream.of(seed).fork(1);
    List<FencingScriptEntry> script = new ArrayList<>();
    for (int line = 0; line < 12; line++) {
      RandomStream dice = random.fork(line);
      int holder = (int) dice.below(holders);
      long lasting = ofMillis(100 + dice.next().below(8_000));
      long at = ofMillis(dice.next().next().below(40_000));
      script.add(
          new FencingScriptEntry(at, intervention(dice.next().next().next(), holder, lasting)));
    }
    return new FencingScenario(
        seed,
        holders,
        33,
        protections,
        new LeaseParameters(3 * SECOND, SECOND),
        new TakeoverRules(2, SECOND, 0, true, false, BigDecimal.valueOf(8), true, 2 * SECOND, true),
        new DetectorChoice.FixedTimeout(2_500 * 1_000, SECOND, ofMillis(500)),
        new Workload(ofMillis(400), ofMillis(20), ofMillis(900), 3),
        new FencingNetwork(ofMillis(5), ofMillis(1_500), 50_000, 100_000),
        script,
        45 * SECOND);
  }

  private static FencingIntervention intervention(RandomStream dice, int holder, long lasting) {
    return switch ((int) dice.below(10)) {
      case 0 -> new Crash(holder);
      case 1 -> new Restart(holder);
      case 2 -> new RestartResource();
      case 3 -> new ClockRate(holder, (int) dice.next().below(600_000) - 300_000);
      case 4 -> new ClockStep(holder, ofMillis(dice.next().below(8_000) - 4_000));
      case 5 -> new Cut(holder, Side.values()[(int) dice.next().below(3)], lasting);
      case 6 -> new Slow(holder, Side.RESOURCE, lasting, lasting);
      case 7 -> new RefuseTakeover(holder, lasting);
      case 8 -> new Suspect();
      default -> new Pause(holder, lasting);
    };
  }

  @Property(tries = 150, seed = "20261129")
  void withTheAuthorityAskedNoWriteInvariantIsEverBroken(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 4) int holders) {
    FencingRun run =
        FencingRun.of(scenario(seed, holders, WriteProtections.all(TokenCheck.AUTHORITY_ASKED)));
    assertThat(run.broken()).isSubsetOf(Invariant.AT_MOST_ONE_HOLDER_BELIEVES);
    assertThat(run.lastFrame().snapshot().counters().accepted()).isPositive();
  }

  @Property(tries = 150, seed = "20261129")
  void withTheHighestTokenSeenOnlyTheTimeBeforeTheFirstNewerWriteIsOpen(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 4) int holders) {
    FencingRun run =
        FencingRun.of(scenario(seed, holders, WriteProtections.all(TokenCheck.HIGHEST_SEEN)));
    assertThat(run.broken())
        .isSubsetOf(Invariant.AT_MOST_ONE_HOLDER_BELIEVES, Invariant.NOTHING_OLD_AFTER_THE_SWITCH);
  }

  @Property(tries = 40, seed = "20261129")
  void framesAreTheSameInEitherDirectionAndCausesComeBefore(@ForAll long seed) {
    FencingRun run = FencingRun.of(scenario(seed, 3, WriteProtections.none()));
    List<FencingFrame> frames = run.frames();
    long before = 0;
    for (int index = frames.size() - 1; index >= 0; index -= 7) {
      assertThat(run.frame(index).event()).isEqualTo(frames.get(index).event());
      assertThat(run.frame(index).snapshot()).isEqualTo(frames.get(index).snapshot());
    }
    for (FencingFrame frame : frames) {
      assertThat(frame.cause()).isLessThan(frame.index());
      assertThat(frame.time()).isGreaterThanOrEqualTo(before);
      before = frame.time();
    }
    assertThat(FencingRun.firstDifference(run, FencingRun.of(run.scenario()))).isEmpty();
  }

  @Property(tries = 40, seed = "20261129")
  void aBranchSharesEveryFrameUpToWhereItParts(
      @ForAll long seed, @ForAll @IntRange(min = 0, max = 200) int at) {
    FencingRun run = FencingRun.of(scenario(seed, 2, WriteProtections.none()));
    int index = Math.min(at, run.size() - 1);
    FencingRun branch = FencingRun.of(run.branch(index, new Pause(0, 5 * SECOND)));
    assertThat(FencingRun.firstDifference(run, branch))
        .hasValueSatisfying(difference -> assertThat(difference.index()).isGreaterThan(index));
  }
}
