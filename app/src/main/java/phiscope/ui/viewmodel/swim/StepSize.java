package phiscope.ui.viewmodel.swim;

/** How far one step goes. */
public enum StepSize {
  /** One frame. */
  FRAME,
  /** To the next frame in which a message is taken. */
  MESSAGE,
  /** To the next frame in which a probe begins, goes indirect or ends, or a belief changes. */
  PHASE,
  /** One protocol period of time. */
  PERIOD
}
