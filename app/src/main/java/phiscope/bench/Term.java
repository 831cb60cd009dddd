package phiscope.bench;

/**
 * A quantity of the arithmetic, named so that a term and its places in the figures can light up
 * together.
 */
public enum Term {
  WINDOW,
  SUM,
  SUM_OF_SQUARES,
  MEAN,
  VARIANCE,
  SIGMA,
  ELAPSED,
  Z,
  SURVIVAL,
  PHI,
  THRESHOLD,
  CROSSING,
  PRIOR,
  POSTERIOR,

  /** When the next frame of a stream is expected: of studies. */
  EXPECTED;

  /** The bench whose documents have it. */
  public BenchKind bench() {
    return this == EXPECTED ? BenchKind.STUDY : BenchKind.DETECTOR;
  }
}
