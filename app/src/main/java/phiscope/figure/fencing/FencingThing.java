package phiscope.figure.fencing;

import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.Party;
import phiscope.figure.run.Thing;

/** Something in a figure of the fencing bench that can be chosen, alike in all figures. */
public sealed interface FencingThing extends Thing {
  /** A holder, the authority or the resource: to do something to it. */
  record Who(Party party) implements FencingThing {}

  /** Its line in the space-time diagram; the place along it is a time. */
  record Lane(Party party) implements FencingThing {}

  /** A message, wherever it is drawn. */
  record Sent(int message) implements FencingThing {}

  /** Something that must hold. */
  record Law(Invariant invariant) implements FencingThing {}

  /** A breach of what must hold, in the frame in which it happens. */
  record Breach(int frame) implements FencingThing {}

  /**
   * Whether something holds under a combination of protections.
   *
   * @param row its place among the combinations
   */
  record Cell(int row, Invariant invariant) implements FencingThing {}

  /**
   * A combination of protections.
   *
   * @param row its place among the combinations
   */
  record Combination(int row) implements FencingThing {}
}
