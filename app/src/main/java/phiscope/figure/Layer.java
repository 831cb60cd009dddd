package phiscope.figure;

/** What is painted over what, back to front. */
public enum Layer {
  GROUND,
  SURFACE,
  CURVE,
  SYMBOL,
  LABEL,
  FRONT
}
