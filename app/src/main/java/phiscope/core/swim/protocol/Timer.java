package phiscope.core.swim.protocol;

/**
 * A timer that a member started.
 *
 * @param subject the member that it is about, -1 if about none
 * @param token compared with the one that is in force: a timer that was stopped or replaced does
 *     nothing
 */
public record Timer(TimerKind kind, int subject, long token) {}
