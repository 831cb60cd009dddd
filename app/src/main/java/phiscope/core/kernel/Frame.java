package phiscope.core.kernel;

/**
 * A place in a run: what was reached after so many actions.
 *
 * @param index actions taken; 0 is the beginning
 * @param time in ticks
 * @param action what led here; null at the beginning
 * @param state the state after the action
 */
public record Frame<S, A>(int index, long time, A action, S state) {}
