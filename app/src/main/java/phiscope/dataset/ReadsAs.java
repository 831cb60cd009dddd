package phiscope.dataset;

/** What the values of a file are. */
public enum ReadsAs {
  INTERVALS("intervals"),
  ARRIVAL_TIMES("arrival_times"),
  /** Round trips of a ping without a clock; arrivals follow from the sending interval. */
  PING_REPLIES("ping_replies"),
  /** Only unusually long silences: no sample of all intervals. */
  GAP_REPORTS("gap_reports"),
  EVENTS("events"),
  NONE("none");

  private final String id;

  ReadsAs(String id) {
    this.id = id;
  }

  /** The name used in files and on the command line. */
  public String id() {
    return id;
  }
}
