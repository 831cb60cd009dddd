package phiscope.bench.study;

/** Where the frames of a stream come from. */
public enum FrameOrigin {
  /** From the generator, by its parameters. */
  GENERATED,
  /** Drawn, typed or imported one by one. */
  DRAWN
}
