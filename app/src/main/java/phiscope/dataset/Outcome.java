package phiscope.dataset;

/** How the reading of a file ended. */
public enum Outcome {
  /** All was read and nothing is odd. */
  IMPORT("import"),
  /** It was read, and the user is told what was skipped or odd. */
  IMPORT_WITH_REPORT("import_with_report"),
  /** The times depend on a question; the preset answer is in force until it is answered. */
  ASK("ask"),
  /** The file holds no heartbeats, but events that are kept. */
  EVENTS_ONLY("events_only"),
  /** Nothing in it can be used; the remarks say why and what to do. */
  REFUSE("refuse");

  private final String id;

  Outcome(String id) {
    this.id = id;
  }

  /** The name used in files and on the command line. */
  public String id() {
    return id;
  }
}
