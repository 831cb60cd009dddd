package phiscope.core.swim.protocol;

/**
 * A piece of news about a member, as it travels in messages.
 *
 * @param subject the member that it is about
 * @param state what is said of it
 * @param incarnation of the subject, the one that is spoken of
 * @param from who said so first: the subject itself for alive and left, else the accuser
 */
public record Update(int subject, MemberState state, long incarnation, int from) {}
