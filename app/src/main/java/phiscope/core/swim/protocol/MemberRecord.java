package phiscope.core.swim.protocol;

/**
 * What a member has written down about one member (itself included).
 *
 * @param incarnation the greatest that it accepted, 0 or more
 * @param changedAt the local time, in ticks, at which the state changed last
 */
public record MemberRecord(MemberState state, long incarnation, long changedAt) {}
