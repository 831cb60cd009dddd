package phiscope.core.swim;

import phiscope.core.swim.protocol.MemberState;

/**
 * One piece of news and how far it has spread: a state of a member in an incarnation.
 *
 * @param firstAt when the first member wrote it down, in ticks
 * @param knowing how many members have written it down
 * @param lastAt when the last of these did, in ticks
 */
public record Rumour(
    int subject, MemberState state, long incarnation, long firstAt, int knowing, long lastAt) {
  boolean isAbout(MemberState otherState, long otherIncarnation) {
    return state == otherState && incarnation == otherIncarnation;
  }

  Rumour heardBy(long now) {
    return new Rumour(subject, state, incarnation, firstAt, knowing + 1, now);
  }
}
