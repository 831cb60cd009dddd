package phiscope.core.swim.protocol;

/**
 * A probe that a member does for another one, under a sequence number of its own.
 *
 * @param asker who wants to know
 * @param askerSequence the asker's number of its probe
 * @param target whom to probe
 * @param nackWanted whether the asker wants to be told of a failure
 */
public record Relay(int asker, long askerSequence, int target, boolean nackWanted) {}
