package phiscope.core.detector;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.core.numeric.IntervalSums;
import phiscope.core.trace.TickScale;

/**
 * A phi detector of one sender. Time is an argument, in ticks; heartbeats come in the order of
 * their arrival.
 *
 * <p>Mutable, because it takes millions of heartbeats: each costs the same, whatever the window,
 * and allocates nothing. Not safe for several threads at once; {@link #copy} gives a detector of
 * its own, and what {@link #suspectedFrom} gives may be shown to others. A detector is of one
 * process instance: a greater incarnation begins with new state under every policy, and a smaller
 * one is ignored.
 */
public final class PhiDetector {
  private static final int NO_INCARNATION = -1;

  private final RunningPolicy policy;
  private final IntervalWindow window;
  private boolean started;
  private long last;
  private int incarnation;
  private long largestSequence;

  private final FittedModel fitted;

  /** The first tick of which the silence is suspicion under the policy's own threshold. */
  private long suspectedFrom = FittedModel.UNKNOWN;

  /**
   * A detector that has seen nothing.
   *
   * @param policy what it does
   * @param scale how the policy's times are read as ticks
   */
  public PhiDetector(PhiPolicy policy, TickScale scale) {
    this(PolicyInTicks.of(policy, scale).running());
  }

  PhiDetector(RunningPolicy policy) {
    this.policy = policy;
    window = new IntervalWindow(policy);
    fitted = new FittedModel(policy, window);
    reset();
    if (policy.startCountsAsHeartbeat()) {
      begin(0);
    }
  }

  /** In the state of another one, under a policy with the same window. */
  PhiDetector(PhiDetector other, RunningPolicy policy) {
    this.policy = policy;
    window = other.window.copy();
    fitted = new FittedModel(policy, window);
    started = other.started;
    last = other.last;
    incarnation = other.incarnation;
    largestSequence = other.largestSequence;
    forget();
  }

  /** A detector of its own in the same state. */
  public PhiDetector copy() {
    return new PhiDetector(this, policy);
  }

  private void reset() {
    window.clear();
    started = false;
    last = 0;
    incarnation = NO_INCARNATION;
    largestSequence = -1;
    forget();
  }

  /** What was computed is not of this state any more. */
  private void forget() {
    fitted.forget(started);
    suspectedFrom = FittedModel.UNKNOWN;
  }

  private void begin(long arrival) {
    started = true;
    last = arrival;
    for (long interval : policy.firstIntervals()) {
      window.addSynthetic(interval, arrival);
    }
    forget();
  }

  /**
   * Takes a heartbeat.
   *
   * @param arrival its tick of arrival, not before that of an accepted one
   * @return whether it was accepted, that is, refreshed the silence
   * @throws IllegalArgumentException if it arrives before the last accepted one
   */
  public boolean deliver(long sequence, long arrival, int incarnation) {
    Treatment treatment = receive(sequence, arrival, incarnation);
    return treatment != Treatment.STALE && treatment != Treatment.DUPLICATE;
  }

  /**
   * Takes a heartbeat and tells what was done with it; an ignored one is {@link Treatment#STALE},
   * since which earlier sequence numbers were accepted is not kept.
   */
  Treatment receive(long sequence, long arrival, int newIncarnation) {
    if (started && arrival < last) {
      throw new IllegalArgumentException(
          "a heartbeat must not arrive before the last one: " + arrival + " before " + last);
    }
    if (newIncarnation < incarnation) {
      return Treatment.STALE;
    }
    boolean restart = newIncarnation > incarnation && incarnation != NO_INCARNATION;
    if (restart) {
      reset();
    }
    if (policy.needsGrowingSequences() && sequence <= largestSequence) {
      return Treatment.STALE;
    }
    incarnation = newIncarnation;
    if (policy.needsGrowingSequences()) {
      largestSequence = sequence;
    }
    boolean recorded = accept(arrival);
    return restart ? Treatment.RESTART : recorded ? Treatment.RECORDED : Treatment.ACCEPTED;
  }

  private boolean accept(long arrival) {
    if (!started) {
      begin(arrival);
      return false;
    }
    long interval = arrival - last;
    boolean recorded = records(interval, arrival);
    last = arrival;
    suspectedFrom = FittedModel.UNKNOWN;
    if (recorded) {
      window.add(interval, arrival);
      fitted.forget(started);
    }
    if (policy.windowReach() >= 0) {
      window.expire(arrival, policy.windowReach());
      fitted.forget(started);
    }
    return recorded;
  }

  /** The record rule, asked before anything changes: the silence is that since the old arrival. */
  private boolean records(long interval, long arrival) {
    if (policy.isGiven() || interval > policy.recordUpTo()) {
      return false;
    }
    return !policy.recordsWhileAvailable() || !isSuspected(arrival);
  }

  /** The answer at {@code now} under the policy's own threshold. */
  public PhiResult query(long now) {
    return query(now, policy.rule());
  }

  /** The answer at {@code now} to somebody with a threshold of its own. */
  public PhiResult query(long now, BigDecimal threshold) {
    return query(now, rule(threshold));
  }

  /** The answer at {@code now} under a rule that {@link #rule} gave. */
  public PhiResult query(long now, SuspicionRule rule) {
    if (!fitted.isTrained()) {
      return new PhiResult(PhiResult.Status.UNTRAINED, policy.untrainedPhi(), false);
    }
    double elapsed = (double) (now - last);
    boolean suspected = fitted.isSuspicious(now - last, rule);
    boolean boundary = rule.isBoundary(elapsed, fitted.base(), fitted.scale());
    return policy.scale().answer(fitted.score(elapsed), suspected, boundary);
  }

  /**
   * The decision alone, under the policy's own threshold: whether the silence at {@code now} is
   * suspicion; never where untrained. It takes no logarithm, and is one comparison from the second
   * time on after a heartbeat.
   */
  public boolean isSuspected(long now) {
    long from = suspectedFrom;
    if (from == FittedModel.UNKNOWN) {
      return decide(now);
    }
    // Whether now >= from, by the sign: so it becomes no branch, which no processor could foresee.
    return (int) (now - from >>> 63) == 0;
  }

  /** The decision alone, under a rule that {@link #rule} gave. */
  public boolean isSuspected(long now, SuspicionRule rule) {
    return rule == policy.rule() ? isSuspected(now) : fitted.isSuspicious(now - last, rule);
  }

  private boolean decide(long now) {
    long silence = now - last;
    int side = fitted.sideOfCrossing(silence, policy.rule());
    if (side != 0) {
      return side > 0;
    }
    suspectedFrom = fitted.suspectedFrom(last, policy.rule());
    return suspectedFrom == FittedModel.UNKNOWN
        ? fitted.isSuspicious(silence, policy.rule())
        : now >= suspectedFrom;
  }

  /**
   * The first tick of which the silence is suspicion under the policy's own threshold, if no
   * heartbeat comes before, not before the last one; {@link Long#MAX_VALUE} where untrained, and
   * where it is none within 2^52 ticks. A timer can be set for it, and threads that do not own the
   * detector can compare their time with it.
   */
  public long suspectedFrom() {
    if (suspectedFrom == FittedModel.UNKNOWN) {
      suspectedFrom = fitted.suspectedFrom(last, policy.rule());
    }
    if (suspectedFrom == FittedModel.UNKNOWN) {
      return fitted.isSuspicious(0, policy.rule()) ? last : Long.MAX_VALUE;
    }
    return Math.max(last, suspectedFrom);
  }

  /** A threshold made ready for queries. */
  public SuspicionRule rule(BigDecimal threshold) {
    return threshold.doubleValue() == policy.rule().threshold()
        ? policy.rule()
        : policy.rules().of(threshold);
  }

  /** As {@link #suspicionElapsed(SuspicionRule)}. */
  public double suspicionElapsed(double threshold) {
    return suspicionElapsed(rule(BigDecimal.valueOf(threshold)));
  }

  /**
   * The silence in ticks at which phi reaches a threshold, 0 or more; infinite where it never does,
   * NaN where untrained.
   */
  public double suspicionElapsed(SuspicionRule rule) {
    return Math.max(0.0, fitted.crossing(rule));
  }

  /** The fitted model; empty where untrained. */
  public Optional<NormalModel> model() {
    return fitted.isTrained() ? Optional.of(fitted.normalModel()) : Optional.empty();
  }

  /** Phi as a function of the silence, as it stands now; empty where untrained. */
  public Optional<PhiModel> phiModel() {
    return model()
        .map(
            model -> new PhiModel(policy, model, policy.isEmpirical() ? window.intervals() : null));
  }

  /** Arrival of the last accepted heartbeat, if any. */
  public OptionalLong lastAccepted() {
    return started ? OptionalLong.of(last) : OptionalLong.empty();
  }

  /** How many intervals are in the window. */
  public long windowCount() {
    return window.count();
  }

  /** How many of them are first estimates that no heartbeat made. */
  public int syntheticCount() {
    return window.synthetic();
  }

  /**
   * The intervals in the window, oldest first; none where the policy takes all intervals, of which
   * only the sums are kept (unless its tail is empirical).
   */
  long[] windowIntervals() {
    return window.intervals();
  }

  /** Exact sums of the window, in an object of its own. */
  public IntervalSums sums() {
    return window.sums().copy();
  }

  RunningPolicy policy() {
    return policy;
  }

  boolean isStarted() {
    return started;
  }

  long lastTick() {
    return last;
  }

  FittedModel fitted() {
    return fitted;
  }

  IntervalWindow window() {
    return window;
  }

  /** Moves the whole state in time and in sequence numbers. */
  void shift(long ticks, long sequences) {
    last += ticks;
    window.shift(ticks);
    suspectedFrom = FittedModel.UNKNOWN;
    if (largestSequence >= 0) {
      largestSequence += sequences;
    }
  }

  /** Whether another detector is in this state, so many ticks and sequence numbers later. */
  boolean equalsShifted(PhiDetector other, long ticks, long sequences) {
    return started == other.started
        && incarnation == other.incarnation
        && (!started || last + ticks == other.last)
        && (largestSequence < 0) == (other.largestSequence < 0)
        && (largestSequence < 0 || largestSequence + sequences == other.largestSequence)
        && window.equalsShifted(other.window, ticks);
  }

  /** Whether both are in the same state under policies that are the same in ticks. */
  @Override
  public boolean equals(Object other) {
    return other instanceof PhiDetector that
        && policy.equals(that.policy)
        && equalsShifted(that, 0, 0);
  }

  @Override
  public int hashCode() {
    return 31 * window.sums().hashCode() + Long.hashCode(last);
  }
}
