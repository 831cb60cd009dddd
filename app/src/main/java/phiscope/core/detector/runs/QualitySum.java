package phiscope.core.detector.runs;

/** Adds up the runs of one detector, in the order of their seeds. Mutable; use it once. */
final class QualitySum {
  private final StudiedDetector detector;
  private final Sample.Builder durations = new Sample.Builder();
  private final Sample.Builder detections = new Sample.Builder();
  private int runs;
  private int observedRuns;
  private int withoutMistake;
  private long mistakes;
  private double observed;
  private double mistaken;

  /** Of mistakes squared over observed time. */
  private double clustering;

  private double observedSquared;
  private double mistakenSquared;
  private double product;

  QualitySum(StudiedDetector detector) {
    this.detector = detector;
  }

  void add(StudiedRun run) {
    runs++;
    if (run.observed() > 0) {
      observedRuns++;
      int made = run.durations().size();
      withoutMistake += made == 0 ? 1 : 0;
      mistakes += made;
      observed += run.observed();
      mistaken += run.mistaken();
      clustering += made * (made / run.observed());
      observedSquared += run.observed() * run.observed();
      mistakenSquared += run.mistaken() * run.mistaken();
      product += run.observed() * run.mistaken();
      run.durations().forEach(durations::add);
    }
    if (Double.isFinite(run.detection())) {
      detections.add(run.detection());
    }
  }

  StudiedQuality quality() {
    return new StudiedQuality(
        detector,
        runs,
        observedRuns,
        withoutMistake,
        mistakes,
        observed,
        dispersion(),
        accuracy(),
        durations.sample(),
        detections.sample());
  }

  /** Pearson's: the squared deviations over what a Poisson count would have. */
  private double dispersion() {
    if (observedRuns < 2 || mistakes == 0) {
      return 1;
    }
    double rate = mistakes / observed;
    return Math.max(1, (clustering / rate - mistakes) / (observedRuns - 1));
  }

  /** A ratio of two sums over the runs; its error by linearisation (Cochran 1977, section 2.11). */
  private Estimate accuracy() {
    if (observedRuns == 0) {
      return Estimate.none();
    }
    double ratio = mistaken / observed;
    double residual = mistakenSquared - 2 * ratio * product + ratio * ratio * observedSquared;
    double spread = StrictMath.sqrt(Math.max(0, residual) / (observedRuns - 1.0) * observedRuns);
    Estimate share =
        Estimate.around(ratio, spread / observed, observedRuns - 1L, StudiedQuality.LEVEL);
    return new Estimate(
        Math.max(0, 1 - share.value()),
        Math.max(0, 1 - share.high()),
        Math.min(1, 1 - share.low()));
  }
}
