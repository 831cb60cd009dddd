package phiscope.dataset.table;

import java.util.List;
import java.util.function.DoubleConsumer;

/** The records of a file; can be run over again and again with the same result. */
public interface RowSource {
  /**
   * Shows all records to a visitor.
   *
   * @param progress gets the share done, 0 to 1; may throw to end the run
   */
  void run(RowVisitor visitor, DoubleConsumer progress);

  /** Names of the columns if the format itself has them, as JSON does; else empty. */
  List<String> names();

  /** Whether rows have cells of their own accord, so that a missing one is no fault. */
  boolean isSparse();

  /** Whether a first record without a value can be the names of the columns. */
  default boolean mayHaveHeader() {
    return true;
  }
}
