package phiscope.bench;

/**
 * Where somebody looks in a document of a study: it changes nothing that is computed.
 *
 * @param frame the frame that is shown, 0 or more; the last one where there are fewer, and of no
 *     meaning where a study has none
 */
public record StudyView(int frame) {
  public StudyView {
    if (frame < 0) {
      throw new IllegalArgumentException("frame must be 0 or more, got " + frame);
    }
  }

  /** The beginning. */
  public static StudyView atStart() {
    return new StudyView(0);
  }

  /** At another frame; below 0 is the first. */
  public StudyView atFrame(int other) {
    return new StudyView(Math.max(0, other));
  }
}
