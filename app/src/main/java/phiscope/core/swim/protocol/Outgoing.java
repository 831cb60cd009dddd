package phiscope.core.swim.protocol;

/** A message that a member sends. */
public record Outgoing(int receiver, Message message) {}
