package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.Optional;
import phiscope.core.detector.PhiPolicy.Arithmetic;
import phiscope.core.detector.PhiPolicy.Comparison;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SequenceRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.Tail;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.VarianceKind;
import phiscope.core.detector.PhiPolicy.WindowSize;

/**
 * A policy of which single fields are changed: {@code
 * PolicyDraft.of(policy).threshold(h).policy()}. Mutable; use it where it was made.
 */
public final class PolicyDraft {
  // All policies that say nothing else share these.
  private static final SigmaFloor NO_FLOOR = new SigmaFloor.None();
  private static final ModelParameters LEARNED = new ModelParameters.Learned();
  private static final RecordRule RECORD_ALL = new RecordRule.All();
  private static final UpperEnd EXACT = new UpperEnd.Exact();

  private Preset preset;
  private WindowSize windowSize = new WindowSize.Last(1000);
  private int minimumSamples = 1;
  private VarianceKind variance = VarianceKind.POPULATION;
  private SigmaFloor sigmaFloor = NO_FLOOR;
  private ModelParameters parameters = LEARNED;
  private BigDecimal acceptablePause = BigDecimal.ZERO;
  private Optional<FirstEstimate> firstEstimate = Optional.empty();
  private boolean startCountsAsHeartbeat;
  private RecordRule record = RECORD_ALL;
  private SequenceRule sequenceRule = SequenceRule.NONE;
  private Tail tail = Tail.NORMAL;
  private Arithmetic arithmetic = Arithmetic.SURVIVAL;
  private UpperEnd upperEnd = EXACT;
  private BigDecimal boundaryBand = BigDecimal.ZERO;
  private Comparison comparison = Comparison.AT_LEAST;
  private Optional<BigDecimal> localPause = Optional.empty();
  private BigDecimal threshold = BigDecimal.valueOf(8);

  /** A draft with the plain values that {@link Presets} names. */
  PolicyDraft(Preset preset) {
    this.preset = preset;
  }

  /** A draft that is still the given policy. */
  public static PolicyDraft of(PhiPolicy policy) {
    return new PolicyDraft(policy.preset())
        .windowSize(policy.windowSize())
        .minimumSamples(policy.minimumSamples())
        .variance(policy.variance())
        .sigmaFloor(policy.sigmaFloor())
        .parameters(policy.parameters())
        .acceptablePause(policy.acceptablePause())
        .firstEstimate(policy.firstEstimate())
        .startCountsAsHeartbeat(policy.startCountsAsHeartbeat())
        .record(policy.record())
        .sequenceRule(policy.sequenceRule())
        .tail(policy.tail())
        .arithmetic(policy.arithmetic())
        .upperEnd(policy.upperEnd())
        .boundaryBand(policy.boundaryBand())
        .comparison(policy.comparison())
        .localPause(policy.localPause())
        .threshold(policy.threshold());
  }

  /**
   * The policy as drafted.
   *
   * @throws IllegalArgumentException as {@link PhiPolicy} does
   */
  public PhiPolicy policy() {
    return new PhiPolicy(
        preset,
        windowSize,
        minimumSamples,
        variance,
        sigmaFloor,
        parameters,
        acceptablePause,
        firstEstimate,
        startCountsAsHeartbeat,
        record,
        sequenceRule,
        tail,
        arithmetic,
        upperEnd,
        boundaryBand,
        comparison,
        localPause,
        threshold);
  }

  public PolicyDraft preset(Preset value) {
    preset = value;
    return this;
  }

  public PolicyDraft windowSize(WindowSize value) {
    windowSize = value;
    return this;
  }

  /** The last {@code intervals} intervals. */
  public PolicyDraft windowSize(int intervals) {
    return windowSize(new WindowSize.Last(intervals));
  }

  public PolicyDraft minimumSamples(int value) {
    minimumSamples = value;
    return this;
  }

  public PolicyDraft variance(VarianceKind value) {
    variance = value;
    return this;
  }

  public PolicyDraft sigmaFloor(SigmaFloor value) {
    sigmaFloor = value;
    return this;
  }

  public PolicyDraft parameters(ModelParameters value) {
    parameters = value;
    return this;
  }

  public PolicyDraft acceptablePause(BigDecimal value) {
    acceptablePause = value;
    return this;
  }

  public PolicyDraft firstEstimate(Optional<FirstEstimate> value) {
    firstEstimate = value;
    return this;
  }

  public PolicyDraft startCountsAsHeartbeat(boolean value) {
    startCountsAsHeartbeat = value;
    return this;
  }

  public PolicyDraft record(RecordRule value) {
    record = value;
    return this;
  }

  public PolicyDraft sequenceRule(SequenceRule value) {
    sequenceRule = value;
    return this;
  }

  public PolicyDraft tail(Tail value) {
    tail = value;
    return this;
  }

  public PolicyDraft arithmetic(Arithmetic value) {
    arithmetic = value;
    return this;
  }

  public PolicyDraft upperEnd(UpperEnd value) {
    upperEnd = value;
    return this;
  }

  public PolicyDraft boundaryBand(BigDecimal value) {
    boundaryBand = value;
    return this;
  }

  public PolicyDraft comparison(Comparison value) {
    comparison = value;
    return this;
  }

  public PolicyDraft localPause(Optional<BigDecimal> value) {
    localPause = value;
    return this;
  }

  public PolicyDraft threshold(BigDecimal value) {
    threshold = value;
    return this;
  }
}
