package phiscope.figure.swim;

import phiscope.core.swim.MessageId;
import phiscope.figure.run.Thing;

/** Something in a figure that can be chosen, alike in all figures. */
public sealed interface SwimThing extends Thing {
  /** A member: to see with its eyes, to do something to it. */
  record Member(int member) implements SwimThing {}

  /** A message, wherever it is drawn. */
  record Sent(MessageId id) implements SwimThing {}

  /** What one member believes of another. */
  record Belief(int observer, int subject) implements SwimThing {}

  /** The line of a member in the space-time diagram; the place along it is a time. */
  record Lane(int member) implements SwimThing {}
}
