package phiscope.cli.solve;

/** What reading a file gave: its tree, or the place where it is not JSON. */
sealed interface JsonReading {
  /** The file is JSON. */
  record Tree(JsonValue root) implements JsonReading {}

  /** The file is not JSON, or beyond the limits, from this place on. */
  record Broken(FieldProblem problem) implements JsonReading {}
}
