package phiscope.core.trace;

/** The unit in which a document shows and types its times. */
public enum TimeUnit {
  /** No unit: the "ticks" of S004. */
  NONE("", 0),
  SECOND("s", 0),
  MILLISECOND("ms", 3),
  MICROSECOND("us", 6),
  NANOSECOND("ns", 9);

  private final String symbol;
  private final int decimalsOfSecond;

  TimeUnit(String symbol, int decimalsOfSecond) {
    this.symbol = symbol;
    this.decimalsOfSecond = decimalsOfSecond;
  }

  /** The symbol used in files: ASCII, empty for {@link #NONE}. */
  public String symbol() {
    return symbol;
  }

  /** How many decimal places a second has in this unit: 3 for milliseconds. */
  public int decimalsOfSecond() {
    return decimalsOfSecond;
  }
}
