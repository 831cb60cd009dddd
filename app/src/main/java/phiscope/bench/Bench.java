package phiscope.bench;

import phiscope.core.trace.TickScale;

/**
 * The document of a bench: immutable, and everything that is shown or exported is a pure function
 * of it. There is one type of document for each topic.
 */
public sealed interface Bench permits DetectorBench {
  /** What bench it is of. */
  BenchKind kind();

  /** Free text, perhaps empty. */
  String title();

  /** How ticks are read as times in everything that is computed from it. */
  TickScale scale();
}
