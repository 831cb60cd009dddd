package phiscope.core.swim;

import phiscope.core.swim.protocol.Timer;

/** What is scheduled in a cluster. */
public sealed interface Pending {
  /** A message arrives. */
  record Delivery(Envelope envelope) implements Pending {}

  /**
   * A member takes a message that waited in its inbox.
   *
   * @param process the number of the process that it waits at; a restart empties the inbox
   */
  record Handling(Envelope envelope, long process) implements Pending {}

  /** A timer of a member goes off. */
  record TimerDue(int member, Timer timer, int startedInFrame) implements Pending {}

  /** A line of the script. */
  record Scripted(int line) implements Pending {}

  /** The effect of a line of the script is over. */
  record EffectEnds(int line) implements Pending {}

  /** The process of a new member starts, by a line of the script. */
  record Birth(int member, int line) implements Pending {}
}
