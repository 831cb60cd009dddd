package phiscope.figure.fencing;

import phiscope.figure.FigureId;

/** The figures of the fencing bench that are drawn from frames; the id names files and views. */
public enum FencingFigureKind implements FigureId {
  /** Holders, authority and resource as lines, messages as arrows, pauses and leases as bars. */
  SPACE_TIME("fencing-space-time"),
  /** What each holder believes beside what is true; what authority and resource know. */
  HOLDERS("fencing-holders"),
  /** What must hold, and why it does not. */
  INVARIANTS("fencing-invariants"),
  /** How far a switch is, from the suspicion to the new holder. */
  TAKEOVER("fencing-takeover"),
  /** What is on its way. */
  MESSAGES("fencing-messages");

  private final String id;

  FencingFigureKind(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
