package phiscope.figure.fencing;

import phiscope.figure.FigureId;

/** Figures of the fencing bench that are computed from many runs. */
public enum FencingStudyKind implements FigureId {
  /** What a scenario costs with and without each rule of takeover. */
  COSTS("fencing-costs"),
  /** All 96 combinations of write protections against what must hold. */
  PROTECTIONS("fencing-protections");

  private final String id;

  FencingStudyKind(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
