package phiscope.figure.swim;

import phiscope.figure.FigureId;

/** The figures of the SWIM bench; the id names files and views. */
public enum SwimFigureKind implements FigureId {
  /** The members on a ring, as one of them sees them, with the messages between them. */
  RING("swim-ring"),
  /** The same members as a list, with what is truly the case. */
  MEMBERS("swim-members"),
  /** One line a member, messages as arrows, pauses and suspicions as bars. */
  SPACE_TIME("swim-space-time"),
  /** What every member believes of every member. */
  MATRIX("swim-matrix"),
  /** What is on its way. */
  MESSAGES("swim-messages"),
  /** What was counted, beside what theory expects. */
  COUNTERS("swim-counters");

  private final String id;

  SwimFigureKind(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
