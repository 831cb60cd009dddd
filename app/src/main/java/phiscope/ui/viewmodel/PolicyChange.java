package phiscope.ui.viewmodel;

import java.math.BigDecimal;
import java.util.Optional;
import phiscope.core.detector.PhiPolicy;
import phiscope.core.detector.PhiPolicy.FirstEstimate;
import phiscope.core.detector.PhiPolicy.ModelParameters;
import phiscope.core.detector.PhiPolicy.RecordRule;
import phiscope.core.detector.PhiPolicy.SigmaFloor;
import phiscope.core.detector.PhiPolicy.UpperEnd;
import phiscope.core.detector.PhiPolicy.WindowSize;

/** A policy with one field changed. */
public final class PolicyChange {
  private WindowSize windowSize;
  private int minimumSamples;
  private PhiPolicy.VarianceKind variance;
  private SigmaFloor sigmaFloor;
  private ModelParameters parameters;
  private BigDecimal acceptablePause;
  private Optional<FirstEstimate> firstEstimate;
  private boolean startCountsAsHeartbeat;
  private RecordRule record;
  private PhiPolicy.SequenceRule sequenceRule;
  private PhiPolicy.Tail tail;
  private PhiPolicy.Arithmetic arithmetic;
  private UpperEnd upperEnd;
  private BigDecimal boundaryBand;
  private PhiPolicy.Comparison comparison;
  private Optional<BigDecimal> localPause;
  private BigDecimal threshold;
  private final PhiPolicy policy;

  private PolicyChange(PhiPolicy policy) {
    this.policy = policy;
    windowSize = policy.windowSize();
    minimumSamples = policy.minimumSamples();
    variance = policy.variance();
    sigmaFloor = policy.sigmaFloor();
    parameters = policy.parameters();
    acceptablePause = policy.acceptablePause();
    firstEstimate = policy.firstEstimate();
    startCountsAsHeartbeat = policy.startCountsAsHeartbeat();
    record = policy.record();
    sequenceRule = policy.sequenceRule();
    tail = policy.tail();
    arithmetic = policy.arithmetic();
    upperEnd = policy.upperEnd();
    boundaryBand = policy.boundaryBand();
    comparison = policy.comparison();
    localPause = policy.localPause();
    threshold = policy.threshold();
  }

  private PhiPolicy done() {
    return new PhiPolicy(
        policy.preset(),
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

  public static PhiPolicy windowSize(PhiPolicy policy, WindowSize value) {
    PolicyChange change = new PolicyChange(policy);
    change.windowSize = value;
    return change.done();
  }

  public static PhiPolicy minimumSamples(PhiPolicy policy, int value) {
    PolicyChange change = new PolicyChange(policy);
    change.minimumSamples = value;
    return change.done();
  }

  public static PhiPolicy variance(PhiPolicy policy, PhiPolicy.VarianceKind value) {
    PolicyChange change = new PolicyChange(policy);
    change.variance = value;
    return change.done();
  }

  public static PhiPolicy sigmaFloor(PhiPolicy policy, SigmaFloor value) {
    PolicyChange change = new PolicyChange(policy);
    change.sigmaFloor = value;
    return change.done();
  }

  public static PhiPolicy parameters(PhiPolicy policy, ModelParameters value) {
    PolicyChange change = new PolicyChange(policy);
    change.parameters = value;
    return change.done();
  }

  public static PhiPolicy acceptablePause(PhiPolicy policy, BigDecimal value) {
    PolicyChange change = new PolicyChange(policy);
    change.acceptablePause = value;
    return change.done();
  }

  public static PhiPolicy firstEstimate(PhiPolicy policy, Optional<FirstEstimate> value) {
    PolicyChange change = new PolicyChange(policy);
    change.firstEstimate = value;
    return change.done();
  }

  public static PhiPolicy startCountsAsHeartbeat(PhiPolicy policy, boolean value) {
    PolicyChange change = new PolicyChange(policy);
    change.startCountsAsHeartbeat = value;
    return change.done();
  }

  public static PhiPolicy record(PhiPolicy policy, RecordRule value) {
    PolicyChange change = new PolicyChange(policy);
    change.record = value;
    return change.done();
  }

  public static PhiPolicy sequenceRule(PhiPolicy policy, PhiPolicy.SequenceRule value) {
    PolicyChange change = new PolicyChange(policy);
    change.sequenceRule = value;
    return change.done();
  }

  public static PhiPolicy tail(PhiPolicy policy, PhiPolicy.Tail value) {
    PolicyChange change = new PolicyChange(policy);
    change.tail = value;
    return change.done();
  }

  public static PhiPolicy arithmetic(PhiPolicy policy, PhiPolicy.Arithmetic value) {
    PolicyChange change = new PolicyChange(policy);
    change.arithmetic = value;
    return change.done();
  }

  public static PhiPolicy upperEnd(PhiPolicy policy, UpperEnd value) {
    PolicyChange change = new PolicyChange(policy);
    change.upperEnd = value;
    return change.done();
  }

  public static PhiPolicy boundaryBand(PhiPolicy policy, BigDecimal value) {
    PolicyChange change = new PolicyChange(policy);
    change.boundaryBand = value;
    return change.done();
  }

  public static PhiPolicy comparison(PhiPolicy policy, PhiPolicy.Comparison value) {
    PolicyChange change = new PolicyChange(policy);
    change.comparison = value;
    return change.done();
  }

  public static PhiPolicy localPause(PhiPolicy policy, Optional<BigDecimal> value) {
    PolicyChange change = new PolicyChange(policy);
    change.localPause = value;
    return change.done();
  }

  public static PhiPolicy threshold(PhiPolicy policy, BigDecimal value) {
    PolicyChange change = new PolicyChange(policy);
    change.threshold = value;
    return change.done();
  }
}
