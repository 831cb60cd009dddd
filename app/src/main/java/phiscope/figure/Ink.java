package phiscope.figure;

/**
 * What a colour stands for. Themes give each ink a colour for light and for dark; never the only
 * sign of a difference.
 */
public enum Ink {
  TEXT,
  TEXT_MUTED,
  BACKGROUND,
  GRID,
  AXIS,
  /** Heartbeats and intervals. */
  HEARTBEAT,
  /** Lost, late, duplicate: kept out. */
  GHOST,
  /** The fitted density. */
  MODEL,
  /** The shaded tail S. */
  TAIL,
  /** The mass below 0. */
  NEGATIVE_MASS,
  PHI,
  /** Overlays of other policies, told apart by dash and label. */
  OVERLAY,
  TIMEOUT,
  THRESHOLD,
  SUSPICION,
  CRASH,
  PAUSE,
  NOW,
  PRIOR,
  POSTERIOR,
  PREDICTION,
  SELECTION
}
