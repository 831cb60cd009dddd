package phiscope.ui.viewmodel.run;

/** How far one step goes. */
public enum StepSize {
  /** One frame. */
  FRAME,
  /** To the next frame in which a message is taken. */
  MESSAGE,
  /** To the next frame in which something more than routine happens. */
  PHASE,
  /** One period of time. */
  PERIOD
}
