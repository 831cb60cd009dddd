package phiscope.bench;

import java.util.List;

/**
 * Everything that is computed from a {@link DetectorBench}; a pure function of it.
 *
 * @param bench the document that was read
 * @param tapes one reading a tape, in order
 */
public record DetectorReading(DetectorBench bench, List<TapeReading> tapes)
    implements BenchReading {
  public DetectorReading {
    tapes = List.copyOf(tapes);
  }

  /** The first tape's reading. */
  public TapeReading tape() {
    return tapes.get(0);
  }

  /** The reading of the bench's own policy on the first tape. */
  public PolicyReading main() {
    return tape().policies().get(0);
  }
}
