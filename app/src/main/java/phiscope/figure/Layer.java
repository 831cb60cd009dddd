package phiscope.figure;

/** What is painted over what, back to front. */
enum Layer {
  GROUND,
  SURFACE,
  CURVE,
  SYMBOL,
  LABEL,
  FRONT
}
