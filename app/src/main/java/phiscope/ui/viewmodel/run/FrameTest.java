package phiscope.ui.viewmodel.run;

/**
 * What one can go to next, or stop at while playing; a bench lists its own in an enum.
 *
 * @param <F> the frames
 */
public interface FrameTest<F> {
  /** Names it in texts and views. */
  String name();

  /** Whether it holds in a frame. */
  boolean holds(F frame);
}
