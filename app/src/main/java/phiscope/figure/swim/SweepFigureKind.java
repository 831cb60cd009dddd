package phiscope.figure.swim;

import phiscope.figure.FigureId;

/** The figures of many runs; they are drawn from a {@link SweepSummary}, not from frames. */
public enum SweepFigureKind implements FigureId {
  STATISTICS;

  @Override
  public String id() {
    return "swim-statistics";
  }
}
