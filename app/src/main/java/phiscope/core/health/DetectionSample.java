package phiscope.core.health;

import java.util.Arrays;
import java.util.List;

/** The detection times of many injected faults, in order of length. */
public final class DetectionSample {
  private final long[] sorted;
  private final int undetected;
  private final double[] meanPhases;

  private DetectionSample(long[] sorted, int undetected, double[] meanPhases) {
    this.sorted = sorted;
    this.undetected = undetected;
    this.meanPhases = meanPhases;
  }

  /**
   * A sample.
   *
   * @param detected the phases of the faults that were detected
   * @param undetected how many were not
   */
  public static DetectionSample of(List<LatencyPhases> detected, int undetected) {
    long[] sorted = detected.stream().mapToLong(LatencyPhases::total).sorted().toArray();
    double[] means = new double[4];
    for (LatencyPhases phases : detected) {
      means[0] += phases.propagation();
      means[1] += phases.interruption();
      means[2] += phases.waiting();
      means[3] += phases.confirmation();
    }
    for (int i = 0; i < means.length; i++) {
      means[i] /= Math.max(1, detected.size());
    }
    return new DetectionSample(sorted, undetected, means);
  }

  /** How many faults were detected. */
  public int size() {
    return sorted.length;
  }

  /** How many faults were never detected. */
  public int undetected() {
    return undetected;
  }

  /** The detection times from the shortest to the longest. */
  public long[] times() {
    return sorted.clone();
  }

  /** The mean detection time; NaN of none. */
  public double mean() {
    return sorted.length == 0
        ? Double.NaN
        : Arrays.stream(sorted).mapToDouble(t -> t).sum() / sorted.length;
  }

  /**
   * The shortest detection time that at least this share of the detected faults does not exceed.
   *
   * @param share from 0 to 1
   * @throws IllegalStateException if none was detected
   */
  public long quantile(double share) {
    if (!(share >= 0 && share <= 1)) {
      throw new IllegalArgumentException("share must be from 0 to 1, got " + share);
    }
    if (sorted.length == 0) {
      throw new IllegalStateException("no fault was detected");
    }
    int rank = (int) Math.ceil(share * sorted.length);
    return sorted[Math.max(1, rank) - 1];
  }

  /** The mean time in each phase, in the order of {@link LatencyPhases}. */
  public List<Double> meanPhases() {
    return Arrays.stream(meanPhases).boxed().toList();
  }

  /** How many detection times fall into bins of a width from 0 on. */
  public int[] histogram(long width, int bins) {
    int[] counts = new int[bins];
    for (long time : sorted) {
      counts[(int) Math.min(bins - 1L, time / width)]++;
    }
    return counts;
  }
}
