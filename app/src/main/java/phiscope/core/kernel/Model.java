package phiscope.core.kernel;

import java.util.List;
import java.util.Optional;

/**
 * A simulated system as a pure function of its state. Whoever takes the first enabled action again
 * and again gets the timed run; whoever takes each of them searches all interleavings.
 *
 * @param <S> the state: a value, with everything in it that the future depends on
 * @param <A> an action: a value
 */
public interface Model<S, A> {
  /** The state at the beginning. */
  S initial();

  /**
   * What can happen next, the earliest first, equal times by sequence number. Empty when nothing
   * more happens.
   */
  List<A> enabled(S state);

  /** The first of {@link #enabled}; a model with many actions finds it without listing them. */
  default Optional<A> earliest(S state) {
    return enabled(state).stream().findFirst();
  }

  /**
   * The state after an action that is enabled.
   *
   * @throws IllegalArgumentException if it is not enabled
   */
  S step(S state, A action);

  /** The time of a state, in ticks; it never goes back along a timed run. */
  long time(S state);
}
