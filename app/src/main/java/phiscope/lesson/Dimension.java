package phiscope.lesson;

/** What kind of number a place of the reading holds; it decides how the number is written. */
public enum Dimension {
  /** A time, in the unit of the document. */
  TIME,
  /** A square of a time. */
  TIME_SQUARED,
  /** A count. */
  COUNT,
  /** From 0 to 1. */
  PROBABILITY,
  /** Decades, standard deviations, other pure numbers. */
  PLAIN
}
