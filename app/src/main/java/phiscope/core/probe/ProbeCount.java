package phiscope.core.probe;

/**
 * The state of one probe: results in a row, and the verdict that follows from the thresholds.
 *
 * @param settings its parameters
 * @param row results of the same kind in a row
 * @param lastSucceeded whether these are successes
 * @param verdict whether the probe holds
 */
public record ProbeCount(ProbeSettings settings, int row, boolean lastSucceeded, boolean verdict) {
  /** Before the first result: liveness is taken to hold, readiness and startup are not. */
  public static ProbeCount start(ProbeSettings settings, boolean holdsAtFirst) {
    return new ProbeCount(settings, 0, holdsAtFirst, holdsAtFirst);
  }

  /** After one more result. */
  public ProbeCount after(boolean succeeded) {
    int newRow = row > 0 && succeeded == lastSucceeded ? row + 1 : 1;
    int threshold = succeeded ? settings.successThreshold() : settings.failureThreshold();
    boolean newVerdict = newRow >= threshold ? succeeded : verdict;
    return new ProbeCount(settings, newRow, succeeded, newVerdict);
  }

  /** Whether so many failures in a row have come that the container is killed. */
  public boolean hasFailedForGood() {
    return row >= settings.failureThreshold() && !lastSucceeded;
  }
}
