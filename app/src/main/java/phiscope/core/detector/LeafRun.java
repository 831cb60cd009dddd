package phiscope.core.detector;

import java.util.Arrays;
import phiscope.core.detector.TapeFold.Treatment;
import phiscope.core.trace.TraceLeaf;

/**
 * What a detector made of one leaf of a tape. Immutable, and relative to the arrival of the leaf's
 * first heartbeat, so that it stays true when the leaf moves.
 *
 * <p>Accepted heartbeats of the leaf are counted from 0. Each closes a silence (the first one that
 * began before the leaf) and opens another; a silence is named by the heartbeat that opens it, -1
 * for the one from before the leaf.
 */
final class LeafRun {
  /** Silences in a block of which the extremes are known. */
  static final int BLOCK = 32;

  static final long NEVER = Long.MIN_VALUE;
  private static final Treatment[] TREATMENTS = Treatment.values();

  final TraceLeaf leaf;

  /** The detector before the leaf, absolute in time; null where it was not kept. */
  final PhiDetector start;

  /** Where the leaf was when {@link #start} was kept. */
  final long startArrival;

  final long startSequence;

  /** Accepted heartbeats; how many of them were recorded. */
  final int accepted;

  final int recorded;

  /** The first accepted one that left a model behind; -1 for none. */
  final int firstTrained;

  /** When the silence from before the leaf began; {@link #NEVER} without one. */
  final long lastBefore;

  /** Ordinals of treatments; null where all were recorded. */
  private final byte[] treatments;

  /** Indices of the accepted heartbeats; null where all were. */
  private final short[] acceptedAt;

  /** When they were delivered; null where on arrival. */
  private final long[] times;

  /** Model of silence k at k + 1: base NaN where untrained. Of length 1 where all are alike. */
  private final double[] bases;

  private final double[] scales;

  /** Which heartbeats ended a suspicion. */
  private final short[] suspicionEnds;

  /** After how much silence that suspicion began. */
  private final double[] suspicionAfter;

  /** Scores at the ends of the silences closed in a block, and at the start of those opened. */
  private final double[] peaks;

  private final double[] drops;

  LeafRun(LeafRecorder recorder, TraceLeaf leaf, PhiDetector start, long arrival, long sequence) {
    this.leaf = leaf;
    this.start = start;
    startArrival = arrival;
    startSequence = sequence;
    accepted = recorder.accepted();
    recorded = recorder.recorded();
    firstTrained = recorder.firstTrained();
    lastBefore = recorder.lastBefore();
    treatments = recorder.treatments();
    acceptedAt = recorder.acceptedAt();
    times = recorder.times();
    bases = recorder.bases();
    scales = recorder.scales();
    suspicionEnds = recorder.suspicionEnds();
    suspicionAfter = recorder.suspicionAfter();
    peaks = recorder.peaks();
    drops = recorder.drops();
  }

  /** The same run with other suspicions. */
  private LeafRun(LeafRun other, short[] suspicionEnds, double[] suspicionAfter) {
    leaf = other.leaf;
    start = other.start;
    startArrival = other.startArrival;
    startSequence = other.startSequence;
    accepted = other.accepted;
    recorded = other.recorded;
    firstTrained = other.firstTrained;
    lastBefore = other.lastBefore;
    treatments = other.treatments;
    acceptedAt = other.acceptedAt;
    times = other.times;
    bases = other.bases;
    scales = other.scales;
    this.suspicionEnds = suspicionEnds;
    this.suspicionAfter = suspicionAfter;
    peaks = other.peaks;
    drops = other.drops;
  }

  /**
   * The run under another threshold, where the threshold changes suspicions only: not where
   * intervals are recorded while the sender is available, and not under an empirical tail, whose
   * models are not kept.
   *
   * @param arrival where the leaf is
   */
  LeafRun withRule(SuspicionRule rule, ObserverPauses pauses, long arrival) {
    short[] ends = new short[accepted];
    double[] after = new double[accepted];
    int count = 0;
    for (int i = lastBefore == NEVER ? 1 : 0; i < accepted; i++) {
      long silence = time(i) - time(i - 1);
      double crossing = Math.max(0.0, base(i - 1) + scale(i - 1) * rule.score());
      if (crossing < silence) {
        double begins = pauses.withheldAfter(arrival + time(i - 1), crossing);
        if (begins < silence) {
          ends[count] = (short) i;
          after[count++] = begins;
        }
      }
    }
    return new LeafRun(this, Arrays.copyOf(ends, count), Arrays.copyOf(after, count));
  }

  Treatment treatment(int index) {
    return treatments == null ? Treatment.RECORDED : TREATMENTS[treatments[index]];
  }

  /** Index in the leaf of an accepted heartbeat. */
  int indexOf(int which) {
    return acceptedAt == null ? which : acceptedAt[which];
  }

  /** How many accepted heartbeats have an index below {@code index}. */
  int acceptedBefore(int index) {
    if (acceptedAt == null) {
      return index;
    }
    int low = 0;
    int high = accepted;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (acceptedAt[middle] < index) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** When an accepted heartbeat was delivered. */
  long time(int which) {
    if (which < 0) {
      return lastBefore;
    }
    return times != null ? times[which] : leaf.offset(indexOf(which));
  }

  /** How many were delivered at {@code offset} or before. */
  int deliveredUpTo(double offset) {
    int low = 0;
    int high = accepted;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (time(middle) <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  double base(int silence) {
    return bases[bases.length == 1 ? 0 : silence + 1];
  }

  double scale(int silence) {
    return scales[scales.length == 1 ? 0 : silence + 1];
  }

  int suspicions() {
    return suspicionEnds.length;
  }

  /** The accepted heartbeat that ended a suspicion: the silence before it was suspicious. */
  int suspicionEnd(int which) {
    return suspicionEnds[which];
  }

  double suspicionAfter(int which) {
    return suspicionAfter[which];
  }

  int blocks() {
    return peaks.length;
  }

  /** Greatest score at the end of a silence that a heartbeat of the block closes; NaN for none. */
  double peak(int block) {
    return peaks[block];
  }

  /** Least score at the start of a silence that a heartbeat of the block opens; NaN for none. */
  double drop(int block) {
    return drops[block];
  }
}
