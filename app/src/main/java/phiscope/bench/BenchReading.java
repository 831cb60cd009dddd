package phiscope.bench;

/** Everything that is computed from a document; a pure function of it. */
public sealed interface BenchReading
    permits DetectorReading, SwimReading, FencingReading, StudyReading {
  /** The document that was read. */
  Bench bench();
}
