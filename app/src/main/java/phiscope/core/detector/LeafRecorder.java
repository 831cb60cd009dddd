package phiscope.core.detector;

import java.util.Arrays;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.core.trace.PlacedLeaf;
import phiscope.core.trace.TraceLeaf;

/** Runs a detector over leaves and writes down what it makes of each. Mutable. */
final class LeafRecorder {
  private final PolicyInTicks policy;
  private final ObserverPauses pauses;
  private final boolean keepsModels;
  private final byte[] treatments = new byte[TraceLeaf.MOST];
  private final short[] acceptedAt = new short[TraceLeaf.MOST];
  private final long[] times = new long[TraceLeaf.MOST];
  private final double[] bases = new double[TraceLeaf.MOST + 1];
  private final double[] scales = new double[TraceLeaf.MOST + 1];
  private final short[] suspicionEnds = new short[TraceLeaf.MOST];
  private final double[] suspicionAfter = new double[TraceLeaf.MOST];
  private final double[] peaks = new double[TraceLeaf.MOST / LeafRun.BLOCK];
  private final double[] drops = new double[TraceLeaf.MOST / LeafRun.BLOCK];
  private int size;
  private int accepted;
  private int recorded;
  private int suspicions;
  private int firstTrained;
  private long lastBefore;
  private boolean delayed;

  LeafRecorder(PolicyInTicks policy, ObserverPauses pauses) {
    this.policy = policy;
    this.pauses = pauses;
    keepsModels = !policy.isEmpirical();
  }

  /**
   * Delivers the heartbeats of a leaf.
   *
   * @param detector in the state before the leaf; afterwards in the state behind it
   * @param start a copy of that state to keep, or null
   */
  LeafRun run(PlacedLeaf placed, PhiDetector detector, PhiDetector start) {
    TraceLeaf leaf = placed.leaf();
    size = leaf.size();
    accepted = 0;
    recorded = 0;
    suspicions = 0;
    firstTrained = -1;
    delayed = false;
    lastBefore = detector.isStarted() ? detector.lastTick() - placed.arrival() : LeafRun.NEVER;
    Arrays.fill(peaks, Double.NaN);
    Arrays.fill(drops, Double.NaN);
    bases[0] = detector.fitted().base();
    scales[0] = detector.fitted().scale();
    for (int i = 0; i < size; i++) {
      treatments[i] =
          (byte) (leaf.isDelivered(i) ? take(placed, i, detector) : Treatment.LOST).ordinal();
    }
    return new LeafRun(this, leaf, start, placed.arrival(), placed.sequence());
  }

  /** Delivers the heartbeats of a leaf from {@code from} (inclusive) to {@code to} (exclusive). */
  static void deliver(
      PlacedLeaf placed, int from, int to, ObserverPauses pauses, PhiDetector detector) {
    TraceLeaf leaf = placed.leaf();
    for (int i = from; i < to; i++) {
      if (leaf.isDelivered(i)) {
        long at = pauses.isEmpty() ? placed.arrivalAt(i) : pauses.delivered(placed.arrivalAt(i));
        detector.receive(placed.sequenceAt(i), at, leaf.incarnation(i));
      }
    }
  }

  private Treatment take(PlacedLeaf placed, int index, PhiDetector detector) {
    long arrival = placed.arrivalAt(index);
    long at = pauses.isEmpty() ? arrival : pauses.delivered(arrival);
    boolean wasStarted = detector.isStarted();
    long last = detector.lastTick();
    double crossing = detector.suspicionElapsed(policy.rule());
    double peak = detector.fitted().score((double) (at - last));
    Treatment treatment =
        detector.receive(placed.sequenceAt(index), at, placed.leaf().incarnation(index));
    if (treatment == Treatment.STALE) {
      return treatment;
    }
    int block = accepted / LeafRun.BLOCK;
    if (wasStarted) {
      peaks[block] = higher(peaks[block], peak);
      recordSuspicion(last, crossing, at - last);
    }
    drops[block] = lower(drops[block], detector.fitted().score(0));
    acceptedAt[accepted] = (short) index;
    times[accepted] = at - placed.arrival();
    delayed |= at != arrival;
    accepted++;
    recorded += treatment == Treatment.RECORDED ? 1 : 0;
    bases[accepted] = detector.fitted().base();
    scales[accepted] = detector.fitted().scale();
    if (firstTrained < 0 && detector.fitted().isTrained()) {
      firstTrained = accepted - 1;
    }
    return treatment;
  }

  /** Heartbeats at the very instant of the crossing are delivered first: no suspicion then. */
  private void recordSuspicion(long last, double crossing, long silence) {
    if (!(crossing < silence)) {
      return;
    }
    double after = pauses.withholds() ? pauses.withheldAfter(last, crossing) : crossing;
    if (after < silence) {
      suspicionEnds[suspicions] = (short) accepted;
      suspicionAfter[suspicions++] = after;
    }
  }

  private static double higher(double a, double b) {
    return a >= b || Double.isNaN(b) ? a : b;
  }

  private static double lower(double a, double b) {
    return a <= b || Double.isNaN(b) ? a : b;
  }

  int accepted() {
    return accepted;
  }

  int recorded() {
    return recorded;
  }

  int firstTrained() {
    return firstTrained;
  }

  long lastBefore() {
    return lastBefore;
  }

  byte[] treatments() {
    return recorded == size ? null : Arrays.copyOf(treatments, size);
  }

  short[] acceptedAt() {
    return accepted == size ? null : Arrays.copyOf(acceptedAt, accepted);
  }

  long[] times() {
    return delayed ? Arrays.copyOf(times, accepted) : null;
  }

  double[] bases() {
    return models(bases);
  }

  double[] scales() {
    return models(scales);
  }

  /** One entry where the model cannot change, none where it has no base and scale. */
  private double[] models(double[] values) {
    boolean alike = !keepsModels || policy.isGiven() && !Double.isNaN(bases[0]);
    return Arrays.copyOf(values, alike ? 1 : accepted + 1);
  }

  short[] suspicionEnds() {
    return Arrays.copyOf(suspicionEnds, suspicions);
  }

  double[] suspicionAfter() {
    return Arrays.copyOf(suspicionAfter, suspicions);
  }

  double[] peaks() {
    return Arrays.copyOf(peaks, blocks());
  }

  double[] drops() {
    return Arrays.copyOf(drops, blocks());
  }

  private int blocks() {
    return (accepted + LeafRun.BLOCK - 1) / LeafRun.BLOCK;
  }
}
