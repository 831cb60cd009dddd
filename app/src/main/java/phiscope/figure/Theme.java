package phiscope.figure;

/** Grounds on which figures are painted. */
public enum Theme {
  LIGHT,
  DARK,
  /** White paper, also without colour. */
  PRINT
}
