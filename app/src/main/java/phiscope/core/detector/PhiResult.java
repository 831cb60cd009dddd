package phiscope.core.detector;

/**
 * What a detector answers at one instant.
 *
 * @param status whether phi is a value, and of what kind
 * @param phi -log10 of the survival function, or the value the preset gives; NaN where an untrained
 *     detector has none; {@link Double#POSITIVE_INFINITY} where the status is infinite
 * @param suspected whether the threshold is reached under the policy's comparison (never where
 *     untrained without a value)
 */
public record PhiResult(Status status, double phi, boolean suspected) {
  /** Whether phi is a value, and of what kind. */
  public enum Status {
    OK,
    /** Too few samples, or no spread and no floor. */
    UNTRAINED,
    /**
     * Closer to the threshold than the boundary band: the decision is left to the caller (S004).
     */
    BOUNDARY,
    /** Phi is a lower bound: the cap of S000, "phi > 30" of S004. */
    AT_LEAST,
    INFINITE
  }

  public boolean hasPhi() {
    return !Double.isNaN(phi);
  }
}
