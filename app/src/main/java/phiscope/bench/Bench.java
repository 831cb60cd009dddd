package phiscope.bench;

import java.util.Optional;
import phiscope.core.trace.TickScale;

/**
 * The document of a bench: immutable, and everything that is shown or exported is a pure function
 * of it. There is one type of document for each topic.
 */
public sealed interface Bench permits DetectorBench, SwimBench, FencingBench, StudyBench {
  /** What bench it is of. */
  BenchKind kind();

  /** Free text, perhaps empty. */
  String title();

  /** The same document under another title. */
  Bench withTitle(String title);

  /** How ticks are read as times in everything that is computed from it. */
  TickScale scale();

  /**
   * The edit after which any document of this bench looks where this one does; empty where there is
   * nowhere else to look.
   */
  default Optional<Edit<?>> look() {
    return Optional.empty();
  }

  /** Whether another document holds the same, wherever somebody looks in either of them. */
  default boolean equalsApartFromView(Bench other) {
    return equals(other);
  }
}
