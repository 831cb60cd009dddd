package phiscope.dataset;

/**
 * Sequence numbers that follow each other.
 *
 * @param incarnation the incarnation that counted them
 * @param first the first of them
 * @param last the last of them, included
 */
public record SequenceRun(int incarnation, long first, long last) {
  public SequenceRun {
    if (last < first) {
      throw new IllegalArgumentException("run from " + first + " to " + last);
    }
  }

  public long size() {
    return last - first + 1;
  }
}
