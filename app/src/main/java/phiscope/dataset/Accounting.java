package phiscope.dataset;

/**
 * What became of the lines of a file; the four add up to the number of lines.
 *
 * @param lines physical lines, the last one counted even without a line end
 * @param used lines that hold at least one heartbeat or gap in the reading
 * @param structure headers, comments, blank lines, summaries, further lines of a record
 * @param events lines kept as events
 * @param skipped lines that were left out and reported
 */
public record Accounting(int lines, int used, int structure, int events, int skipped) {
  public Accounting {
    if (used + structure + events + skipped != lines) {
      throw new IllegalArgumentException(
          used + " + " + structure + " + " + events + " + " + skipped + " is not " + lines);
    }
  }

  public static Accounting none() {
    return new Accounting(0, 0, 0, 0, 0);
  }
}
