package phiscope.core.detector.runs;

/**
 * What one detector was worth over many runs (Chen, Toueg, Aguilera 2002, section 2). Times in
 * ticks.
 *
 * @param detector the detector
 * @param runs how many there were
 * @param observedRuns in how many of them it could be watched: it had a model before the crash
 * @param withoutMistake in how many of those it made no mistake
 * @param mistakes how many it made in all
 * @param observed how long it was watched in all while the sender was alive
 * @param dispersion variance over mean of the mistakes of a run, at least 1: above it mistakes come
 *     in clusters
 * @param accuracy share of the observed time in which the sender was trusted; the interval is that
 *     of the level of the study
 * @param durations of the mistakes
 * @param detections from each crash to its detection; those that never came are left out
 */
public record StudiedQuality(
    StudiedDetector detector,
    int runs,
    int observedRuns,
    int withoutMistake,
    long mistakes,
    double observed,
    double dispersion,
    Estimate accuracy,
    Sample durations,
    Sample detections) {
  /** The usual level of confidence. */
  public static final double LEVEL = 0.95;

  /** Mistakes in so many ticks of a living sender, with the interval of 95 %. */
  public Estimate mistakesIn(double ticks) {
    return mistakesIn(ticks, LEVEL);
  }

  /** Mistakes in so many ticks of a living sender, with the interval of a level. */
  public Estimate mistakesIn(double ticks, double level) {
    return Estimate.rate(mistakes, observed, dispersion, level).times(ticks);
  }

  /** The mean detection time over the crashes that were detected. */
  public Estimate detection(double level) {
    return Estimate.mean(detections, level);
  }

  /** The mean length of a mistake. */
  public Estimate duration(double level) {
    return Estimate.mean(durations, level);
  }

  /** The share of runs without a mistake. */
  public Estimate shareWithoutMistake(double level) {
    return Estimate.share(withoutMistake, observedRuns, level);
  }

  /** How many crashes were never detected. */
  public long undetected() {
    return runs - detections.count();
  }
}
