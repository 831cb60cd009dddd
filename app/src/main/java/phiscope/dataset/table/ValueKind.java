package phiscope.dataset.table;

/** What a value of a row is. */
public enum ValueKind {
  /** A number in the unit of its column. */
  NUMBER,
  /** A number of milliseconds: its unit stood with it. */
  MILLIS,
  /** Seconds since 1970 in UTC. */
  INSTANT,
  /** Seconds since 1970 by a clock whose zone is not known. */
  LOCAL,
  /** Seconds since midnight. */
  TIME_OF_DAY;

  private static final ValueKind[] ALL = values();

  static ValueKind of(int ordinal) {
    return ALL[ordinal];
  }
}
