package phiscope.core.detector;

/** The run of a detector over a tape was ended early, since nobody wants its result any more. */
public final class StoppedFold extends RuntimeException {
  private static final long serialVersionUID = 1;

  StoppedFold() {
    super("the run over the tape was stopped", null, false, false);
  }
}
