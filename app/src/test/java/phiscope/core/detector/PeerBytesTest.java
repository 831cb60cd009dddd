package phiscope.core.detector;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SequenceRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.trace.TickScale;
import phiscope.core.trace.TimeUnit;

/**
 * What one more peer takes of memory with a full window of 1,000 intervals: all that its detector
 * holds and that of the peer before does not. Counted as Java lays objects out with compressed
 * references; the benchmarks weigh the same in a heap.
 */
class PeerBytesTest {
  private static final int AT_MOST = 8_500;
  private static final TickScale SCALE = new TickScale(TimeUnit.MILLISECOND, 3);

  private static PhiDetector full(PhiPolicy policy) {
    PhiDetector detector = new PhiDetector(policy, SCALE);
    for (int i = 0; i < 1_100; i++) {
      detector.deliver(i, 1_000_000L * i + i % 97, 0);
    }
    return detector;
  }

  private static PolicyDraft draft(Preset preset) {
    return PolicyDraft.of(Presets.policy(preset, TimeUnit.MILLISECOND))
        .parameters(new PhiPolicy.ModelParameters.Learned())
        .windowSize(1_000);
  }

  private static long bytesOfOneMore(PhiDetector before, PhiDetector one) {
    // A question makes what is kept of it.
    one.query(2_000_000_000);
    HeldBytes held = new HeldBytes();
    held.of(before);
    return held.of(one);
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void aPeerUnderTheSamePolicyTakesLittleMoreThanItsIntervals(Preset preset) {
    PhiPolicy policy = draft(preset).policy();
    assertThat(bytesOfOneMore(full(policy), full(policy))).isBetween(8_016L, 8_016L + 200);
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void aPeerWithAThresholdThatNoOtherHasTakesNoMoreThanTheBound(Preset preset) {
    PhiDetector one = full(draft(preset).threshold(new BigDecimal("7.25")).policy());
    PhiDetector other = full(draft(preset).threshold(new BigDecimal("7.5")).policy());
    assertThat(bytesOfOneMore(other, one)).isBetween(8_216L + 1, (long) AT_MOST);
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void aPeerOfWhichEveryNumberIsItsOwnTakesNoMoreThanTheBound(Preset preset) {
    PhiDetector one = full(own(preset, "0.25"));
    assertThat(bytesOfOneMore(full(own(preset, "0.75")), one))
        .isBetween(8_216L + 1, (long) AT_MOST);
  }

  /** Every number that the preset has, a little more than there. */
  private static PhiPolicy own(Preset preset, String more) {
    BigDecimal share = new BigDecimal(more);
    PhiPolicy of = Presets.policy(preset, TimeUnit.MILLISECOND);
    PolicyDraft own = draft(preset).threshold(of.threshold().add(share));
    if (of.sigmaFloor() instanceof PhiPolicy.SigmaFloor.Absolute floor) {
      own = own.sigmaFloor(new PhiPolicy.SigmaFloor.Absolute(floor.time().add(share)));
    }
    if (of.sigmaFloor() instanceof PhiPolicy.SigmaFloor.Relative floor) {
      own = own.sigmaFloor(new PhiPolicy.SigmaFloor.Relative(floor.shareOfMean().add(share)));
    }
    if (of.record() instanceof PhiPolicy.RecordRule.UpTo upTo) {
      own = own.record(new PhiPolicy.RecordRule.UpTo(upTo.time().add(share)));
    }
    if (of.upperEnd() instanceof PhiPolicy.UpperEnd.Cap cap) {
      own = own.upperEnd(new PhiPolicy.UpperEnd.Cap(cap.phi().add(share)));
    }
    if (of.boundaryBand().signum() > 0) {
      own = own.boundaryBand(of.boundaryBand().multiply(share));
    }
    Optional<PhiPolicy.FirstEstimate> first =
        of.firstEstimate()
            .map(each -> new PhiPolicy.FirstEstimate(each.value().add(share), each.shape()));
    return own.firstEstimate(first)
        .acceptablePause(of.acceptablePause().add(share))
        .localPause(of.localPause().map(share::add))
        .policy();
  }

  /** Whatever parts are mixed by hand, and though every number is its own. */
  @ParameterizedTest
  @EnumSource(Tail.class)
  void noMixOfPartsTakesMoreThanTheBound(Tail tail) {
    List<PhiPolicy> ones = mixes(tail, new BigDecimal("0.25"));
    List<PhiPolicy> others = mixes(tail, new BigDecimal("0.75"));
    assertThat(ones).hasSize(2 * 4 * 3 * 3 * 3 * 2 * 2);
    long most = 0;
    for (int i = 0; i < ones.size(); i++) {
      most = Math.max(most, bytesOfOneMore(full(others.get(i)), full(ones.get(i))));
    }
    assertThat(most).isBetween(AT_MOST - 100L, (long) AT_MOST);
  }

  /**
   * All combinations of the parts of which a detector holds something, with numbers so much off.
   */
  private static List<PhiPolicy> mixes(Tail tail, BigDecimal off) {
    List<UnaryOperator<PolicyDraft>> mixes = List.of(mix -> all(mix, tail, off));
    mixes = times(mixes, List.of(Preset.HAYASHIBARA, Preset.PEKKO), PolicyDraft::preset);
    mixes = times(mixes, ends(off), PolicyDraft::upperEnd);
    mixes = times(mixes, estimates(off), PolicyDraft::firstEstimate);
    mixes = times(mixes, records(off), PolicyDraft::record);
    mixes = times(mixes, floors(off), PolicyDraft::sigmaFloor);
    mixes = times(mixes, List.of(BigDecimal.ZERO, off), PolicyDraft::boundaryBand);
    mixes = times(mixes, List.of(SequenceRule.values()), PolicyDraft::sequenceRule);
    return mixes.stream().map(mix -> mix.apply(draft(Preset.HAYASHIBARA)).policy()).toList();
  }

  private static <T> List<UnaryOperator<PolicyDraft>> times(
      List<UnaryOperator<PolicyDraft>> mixes,
      List<T> values,
      BiFunction<PolicyDraft, T, PolicyDraft> part) {
    return mixes.stream()
        .flatMap(
            mix ->
                values.stream()
                    .map(
                        value ->
                            (UnaryOperator<PolicyDraft>)
                                draft -> part.apply(mix.apply(draft), value)))
        .toList();
  }

  /** What every policy has. */
  private static PolicyDraft all(PolicyDraft draft, Tail tail, BigDecimal off) {
    return draft
        .tail(tail)
        .acceptablePause(off)
        .localPause(Optional.of(off))
        .threshold(off.add(BigDecimal.valueOf(7)));
  }

  private static List<UpperEnd> ends(BigDecimal off) {
    return List.of(
        new UpperEnd.Exact(),
        new UpperEnd.Infinity(),
        new UpperEnd.AtLeast30(),
        new UpperEnd.Cap(off.add(BigDecimal.TEN)));
  }

  private static List<Optional<FirstEstimate>> estimates(BigDecimal off) {
    BigDecimal value = off.add(BigDecimal.valueOf(1000));
    return List.of(
        Optional.empty(),
        Optional.of(new FirstEstimate(value, FirstEstimate.Shape.SINGLE)),
        Optional.of(new FirstEstimate(value, FirstEstimate.Shape.PAIR)));
  }

  private static List<RecordRule> records(BigDecimal off) {
    return List.of(
        new RecordRule.All(),
        new RecordRule.WhileAvailable(),
        new RecordRule.UpTo(off.add(BigDecimal.valueOf(2000))));
  }

  private static List<SigmaFloor> floors(BigDecimal off) {
    return List.of(
        new SigmaFloor.None(), new SigmaFloor.Absolute(off), new SigmaFloor.Relative(off));
  }

  @Test
  void aDetectorIsCountedObjectByObject() {
    // Header 12, three references, a boolean, an int, two longs; and so on down to the intervals.
    assertThat(HeldBytes.ofObject(PhiDetector.class)).isEqualTo(56);
    assertThat(HeldBytes.ofObject(IntervalWindow.class)).isEqualTo(40);
    assertThat(HeldBytes.ofObject(FittedModel.class)).isEqualTo(40);
    assertThat(HeldBytes.ofObject(RunningPolicy.class)).isEqualTo(88);
    assertThat(HeldBytes.ofObject(BigDecimal.class)).isEqualTo(40);
    assertThat(new HeldBytes().of(new long[1_000])).isEqualTo(8_016);
  }
}
