package phiscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.OptionalInt;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import phiscope.bench.SwimMeasure.Quantity;
import phiscope.core.kernel.SimTime;
import phiscope.core.swim.Intervention;
import phiscope.core.swim.ScriptEntry;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.MemberState;

class SwimReaderTest {
  private final SwimBench crash = SwimBenches.crash();

  private static SwimBench at(SwimBench bench, int frame) {
    return bench.withView(bench.view().atFrame(frame));
  }

  @Test
  void theReadingShowsTheFrameOfTheDocumentAndTheLastOneBehindTheEnd() {
    SwimReading first = SwimReader.read(crash);
    assertThat(first.frame().index()).isZero();
    int last = first.run().size() - 1;
    assertThat(SwimReader.read(at(crash, last)).frame().index()).isEqualTo(last);
    assertThat(SwimReader.read(at(crash, Integer.MAX_VALUE)).frame().index()).isEqualTo(last);
  }

  @Test
  void nothingBehindTheLastFrameOfTheViewIsShownUntilSomethingIsChanged() {
    SwimReading all = SwimReader.read(crash);
    SwimBench cut = crash.withView(new SwimView(0, 90, Optional.empty(), OptionalInt.of(20)));
    SwimReading reading = SwimReader.read(cut, all);
    assertThat(reading.run().size()).isEqualTo(21);
    assertThat(reading.frame().index()).isEqualTo(20);
    assertThat(reading.run().frames().stream().map(SwimFrame::event))
        .containsExactlyElementsOf(all.run().frames(0, 21).stream().map(SwimFrame::event).toList());
    assertThat(reading.run().nextAfter(20, frame -> true)).isEmpty();
    assertThat(reading.run().indexAt(Long.MAX_VALUE)).isEqualTo(20);
    assertThat(SwimReader.read(at(cut, 7), reading).run()).isSameAs(reading.run());
    assertThat(SwimReader.read(cut.withSeed(5), reading).run().size()).isGreaterThan(21);
    assertThat(cut.withHorizon(1_000_000).view().last()).isEmpty();
    SwimBench forked = new BranchEdit.Fork(0, 1_000_000, new Intervention.Crash(2)).apply(cut);
    assertThat(forked.view().last()).isEmpty();
    assertThat(SwimReader.read(cut.withView(cut.view().toTheEnd()), reading).run())
        .isSameAs(all.run());
  }

  @Test
  void stepsUseTheRunOfTheReadingBefore() {
    SwimReading first = SwimReader.read(crash);
    SwimReading next = SwimReader.read(at(crash, 30), first);
    assertThat(next.run()).isSameAs(first.run());
    assertThat(next.frame().index()).isEqualTo(30);
    assertThat(SwimReader.isQuick(at(crash, 30), first)).isTrue();
    assertThat(SwimReader.isQuick(crash.withSeed(9), first)).isFalse();
    assertThat(SwimReader.read(crash.withSeed(9), first).run()).isNotSameAs(first.run());
  }

  @Test
  void goingToABranchAndBackMakesNoRunAnew() {
    SwimBench forked = new BranchEdit.Fork(0, 4_000_000, new Intervention.Crash(2)).apply(crash);
    SwimReading branch = SwimReader.read(forked, SwimReader.read(crash));
    SwimBench back = forked.withView(forked.view().ofBranch(0));
    SwimReading parent = SwimReader.read(back, branch);
    assertThat(parent.run()).isSameAs(branch.comparison().orElseThrow().other());
    assertThat(SwimReader.read(forked, parent).run()).isSameAs(branch.run());
  }

  @Test
  void aBranchIsTheSameUpToWhereItPartsAndDiffersFromTheLineOn() {
    SwimBench forked = new BranchEdit.Fork(0, 4_000_000, new Intervention.Crash(2)).apply(crash);
    SwimReading reading = SwimReader.read(forked);
    int first = reading.comparison().orElseThrow().difference().orElseThrow().index();
    assertThat(reading.run().time(first)).isEqualTo(4_000_001);
    SwimReading parent = SwimReader.read(crash);
    assertThat(reading.run().frame(first - 1).event())
        .isEqualTo(parent.run().frame(first - 1).event());
  }

  @Test
  void whoActsWithoutEffectHasABranchWithoutADifferenceButItsOwnLine() {
    SwimBench forked =
        new BranchEdit.Fork(0, crash.horizon(), new Intervention.Crash(2)).apply(crash);
    assertThat(SwimReader.read(forked).comparison().orElseThrow().difference()).isEmpty();
  }

  @Test
  void theCrashIsSuspectedConfirmedAndMeasured() {
    SwimBench long20 = crash.withHorizon(20 * SimTime.SECOND);
    SwimReading end = SwimReader.read(at(long20, Integer.MAX_VALUE));
    for (int observer : new int[] {0, 1, 2, 4}) {
      assertThat(end.cluster().record(observer, 3).state()).isEqualTo(MemberState.DEAD);
    }
    SwimMeasure probe = end.measure(Quantity.FIRST_PROBE).orElseThrow();
    assertThat(probe.measured().orElseThrow()).isBetween(0.0, 8.0);
    assertThat(end.measure(Quantity.FALSE_DEATHS).orElseThrow().measured()).hasValue(0);
    double suspicion = end.measure(Quantity.SUSPICION).orElseThrow().measured().orElseThrow();
    assertThat(suspicion)
        .isBetween(
            end.measure(Quantity.SUSPICION_LEAST).orElseThrow().expected().orElseThrow(),
            end.measure(Quantity.SUSPICION_GREATEST).orElseThrow().expected().orElseThrow());
  }

  @Test
  void beforeAnythingHappensNothingIsMeasured() {
    SwimReading start = SwimReader.read(crash);
    assertThat(start.measure(Quantity.FIRST_PROBE).orElseThrow().measured()).isEmpty();
    assertThat(start.measure(Quantity.MESSAGES_PER_MEMBER_AND_PERIOD).orElseThrow().measured())
        .isEmpty();
    assertThat(start.cause()).isEmpty();
  }

  @Provide
  Arbitrary<SwimBench> documents() {
    return SwimBenches.any()
        .map(bench -> bench.withHorizon(Math.min(bench.horizon(), 4 * SimTime.SECOND)))
        .filter(bench -> bench.membersAtTheEnd() <= 12)
        .filter(bench -> bench.parameters().probe().interval() >= 10_000)
        .filter(
            bench ->
                bench.parameters().dissemination().gossipInterval() == 0
                    || bench.parameters().dissemination().gossipInterval() >= 10_000);
  }

  /** Reading from what was read before gives what reading anew gives. */
  @Property(tries = 60, seed = "20261130")
  void aReadingDoesNotDependOnTheOneBefore(
      @ForAll("documents") SwimBench one, @ForAll("documents") SwimBench other) {
    SwimReading anew = SwimReader.read(other);
    SwimReading after = SwimReader.read(other, SwimReader.read(one));
    assertThat(after.frame().index()).isEqualTo(anew.frame().index());
    assertThat(after.frame().event()).isEqualTo(anew.frame().event());
    assertThat(after.frame().changes()).isEqualTo(anew.frame().changes());
    assertThat(after.measures()).isEqualTo(anew.measures());
    assertThat(after.comparison().map(c -> c.difference().map(d -> d.index())))
        .isEqualTo(anew.comparison().map(c -> c.difference().map(d -> d.index())));
  }

  /** 60 members, 10,000 frames: any frame within 50 ms, here with room for a busy machine. */
  @Test
  void anyFrameOfTenThousandIsShownAtOnce() {
    SwimBench large =
        new ScriptEdit.AddLine(0, new ScriptEntry(1_000_000, new Intervention.Crash(7)))
            .apply(SwimBenches.quiet().withMembers(60).withHorizon(120 * SimTime.SECOND));
    SwimReading reading = SwimReader.read(large);
    assertThat(reading.run().size()).isGreaterThan(10_000);
    long slowest = 0;
    for (int step = 0; step < 60; step++) {
      int frame = step * 7_919 % 10_000;
      long start = System.nanoTime();
      reading = SwimReader.read(at(large, frame), reading);
      long took = System.nanoTime() - start;
      slowest = step < 10 ? 0 : Math.max(slowest, took);
    }
    assertThat(slowest / 1_000_000).as("milliseconds").isLessThan(250);
  }

  @Test
  void theChosenMessageIsOfTheDocumentAndChangesNothingThatIsComputed() {
    SwimReading reading = SwimReader.read(crash);
    SwimBench chosen =
        crash.withView(crash.view().choosing(new phiscope.core.swim.MessageId(1, 2)));
    assertThat(SwimReader.read(chosen, reading).run()).isSameAs(reading.run());
    assertThat(Optional.of(chosen.view())).isNotEqualTo(Optional.of(crash.view()));
  }
}
