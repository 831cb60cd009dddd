package phiscope.bench;

/** Computes everything that a document says, whatever bench it is of. */
public final class BenchReader {
  private BenchReader() {}

  /** The reading of a document: a pure function of it. */
  public static BenchReading read(Bench bench) {
    if (bench instanceof DetectorBench detector) {
      return DetectorReader.read(detector);
    } else if (bench instanceof SwimBench swim) {
      return SwimReader.read(swim);
    } else if (bench instanceof FencingBench fencing) {
      return FencingReader.read(fencing);
    } else if (bench instanceof StudyBench study) {
      return StudyReader.read(study);
    }
    throw new AssertionError("no reader for " + bench.getClass());
  }

  /**
   * The same value as {@link #read(Bench)}, made from an earlier reading where that is of the same
   * bench: what an edit left alone is not computed again.
   */
  public static BenchReading read(Bench bench, BenchReading previous) {
    if (bench instanceof DetectorBench detector && previous instanceof DetectorReading earlier) {
      return DetectorReader.read(detector, earlier);
    } else if (bench instanceof SwimBench swim && previous instanceof SwimReading earlier) {
      return SwimReader.read(swim, earlier);
    } else if (bench instanceof FencingBench fencing
        && previous instanceof FencingReading earlier) {
      return FencingReader.read(fencing, earlier);
    } else if (bench instanceof StudyBench study && previous instanceof StudyReading earlier) {
      return StudyReader.read(study, earlier);
    }
    return read(bench);
  }
}
