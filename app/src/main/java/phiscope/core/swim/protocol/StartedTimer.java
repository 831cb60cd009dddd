package phiscope.core.swim.protocol;

/**
 * A timer that a member starts.
 *
 * @param delay in ticks of its clock, 0 or more
 */
public record StartedTimer(long delay, Timer timer) {}
