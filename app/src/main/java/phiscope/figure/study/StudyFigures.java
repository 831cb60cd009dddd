package phiscope.figure.study;

import java.util.List;
import java.util.Optional;
import phiscope.bench.StudyReading;
import phiscope.bench.study.CostResult;
import phiscope.bench.study.InjectionOutcome;
import phiscope.bench.study.IsolationResult;
import phiscope.bench.study.MethodsResult;
import phiscope.bench.study.StormResult;
import phiscope.bench.study.StreamResult;
import phiscope.bench.study.TimeoutResult;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Sketch;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;

/** Draws the figures of studies. */
public final class StudyFigures {
  private static final double LEAST_SIZE = 16;

  private StudyFigures() {}

  /**
   * A figure: a pure function of a reading of the study that it is of.
   *
   * @throws ClassCastException for a reading of another study
   */
  public static RunPicture of(StudyFigureKind kind, StudyReading reading, FigureFrame frame) {
    FigureFrame sized = sized(frame);
    return switch (kind) {
      case STREAM_SCORE -> new StreamScoreFigure(reading, sized).draw();
      case STREAM_VARIANTS ->
          new StreamVariantsFigure(reading.result(StreamResult.class), sized).draw();
      case STREAM_ESTIMATE -> new StreamEstimateFigure(reading, sized).draw();
      case STREAM_CONFIRMATION -> new StreamConfirmationFigure(reading, sized).draw();
      case INJECTION_HISTOGRAM -> new InjectionHistogramFigure(reading, sized).draw();
      case INJECTION_QUANTILES -> new InjectionQuantilesFigure(reading, sized).draw();
      case INJECTION_PHASES ->
          new InjectionPhasesFigure(reading.result(InjectionOutcome.class), sized).draw();
      case CASCADE_LAYERS -> new CascadeFigure(reading, sized).draw();
      case TIMEOUT_RANGES ->
          new TimeoutRangesFigure(reading.result(TimeoutResult.class), sized).draw();
      case TIMEOUT_MISTAKES ->
          new TimeoutMistakesFigure(reading.result(TimeoutResult.class), sized).draw();
      case TIMEOUT_TABLE -> new TimeoutTableFigure(sized).draw();
      case PROBE_PODS -> new ProbePodsFigure(reading, sized).draw();
      case PROBE_CURVES -> new ProbeCurvesFigure(reading, sized).draw();
      case COST_CURVES -> new CostCurvesFigure(reading, sized).draw();
      case COST_RING -> new CostRingFigure(reading.result(CostResult.class), sized).draw();
      case METHODS_FAULT -> new MethodsFaultFigure(reading, sized).draw();
      case METHODS_TABLE ->
          new MethodsTableFigure(reading.result(MethodsResult.class), sized).draw();
      case BUDGET_CHAIN -> new BudgetChainFigure(reading, sized).draw();
      case STORM_LOAD -> new StormLoadFigure(reading, sized).draw();
      case STORM_JITTERS -> new StormJittersFigure(reading.result(StormResult.class), sized).draw();
      case ISOLATION_NODES -> new IsolationNodesFigure(reading, sized).draw();
      case ISOLATION_WAIT ->
          new IsolationWaitFigure(reading.result(IsolationResult.class), sized).draw();
    };
  }

  /** Whether a figure has rows that are read one by one, and not drawn to a height. */
  public static boolean isOfRows(StudyFigureKind kind) {
    return kind == StudyFigureKind.STREAM_VARIANTS
        || kind == StudyFigureKind.TIMEOUT_TABLE
        || kind == StudyFigureKind.METHODS_TABLE;
  }

  /**
   * The least height at which a figure of rows can be read, at the width of a frame; 0 where a
   * figure does with any.
   */
  public static double wholeHeight(StudyFigureKind kind, StudyReading reading, FigureFrame frame) {
    return switch (kind) {
      case STREAM_VARIANTS ->
          Math.ceil(
              new StreamVariantsFigure(reading.result(StreamResult.class), sized(frame))
                  .wholeHeight());
      case TIMEOUT_TABLE, METHODS_TABLE ->
          CellGrid.wholeHeight(
              of(kind, reading, frame).figure().table().rows().size(),
              new Sketch(sized(frame)).em());
      default -> 0;
    };
  }

  private static FigureFrame sized(FigureFrame frame) {
    return frame.sized(Math.max(LEAST_SIZE, frame.width()), Math.max(LEAST_SIZE, frame.height()));
  }

  /** The figure before its study is computed. */
  public static RunPicture none(StudyFigureKind kind, FigureFrame frame) {
    Sketch sketch = new Sketch(sized(frame));
    double em = sketch.em();
    String said = frame.messages().get("study.notYet");
    Plot.text(sketch, said, 0.6 * em, 1.6 * em, sketch.frame().width() - em);
    FigureTable table = new FigureTable(List.of(said), List.of());
    return RunPicture.of(sketch, new Naming(kind, said, said, table), List.of(), Optional.empty());
  }
}
