package phiscope.core.swim.protocol;

import java.util.List;

/**
 * What a member's step leads to.
 *
 * @param member the member after it
 * @param sent messages, in order
 * @param timers that it starts, in order
 * @param changes what changed, in order
 * @param stops whether its process ends: it has left
 */
public record Reaction(
    Member member,
    List<Outgoing> sent,
    List<StartedTimer> timers,
    List<Change> changes,
    boolean stops) {}
