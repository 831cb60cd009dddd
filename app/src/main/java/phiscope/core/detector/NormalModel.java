package phiscope.core.detector;

/**
 * The fitted model at one instant, in ticks.
 *
 * @param mean mean of the window (without the acceptable pause)
 * @param sigma standard deviation after the floor
 * @param rawSigma standard deviation before the floor
 * @param pause the acceptable pause, added to the mean
 * @param floored whether the floor raised sigma
 */
public record NormalModel(
    double mean, double sigma, double rawSigma, double pause, boolean floored) {
  /** Centre of the shifted model: mean plus pause. */
  public double centre() {
    return mean + pause;
  }

  /** The standardised silence. */
  public double z(double elapsed) {
    return (elapsed - centre()) / sigma;
  }
}
