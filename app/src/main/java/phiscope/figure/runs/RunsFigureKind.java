package phiscope.figure.runs;

import phiscope.figure.FigureId;

/** The figures of many runs; they are drawn from what was found, not from a reading. */
public enum RunsFigureKind implements FigureId {
  RUNS;

  @Override
  public String id() {
    return "runs";
  }
}
