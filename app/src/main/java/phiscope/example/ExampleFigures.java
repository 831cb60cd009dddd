package phiscope.example;

import java.util.List;
import phiscope.bench.DetectorReading;
import phiscope.bench.RunsAnswer;
import phiscope.bench.Term;
import phiscope.figure.DetectorFigures;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureKind;
import phiscope.figure.runs.RunsFigure;
import phiscope.text.Messages;

/** Draws figures in the sizes of a page. */
final class ExampleFigures {
  private static final double WIDTH = 720;
  private static final double TEXT_SIZE = 14;

  /** A single detector has higher bars. */
  private static final double LEAST_RUNS = 60;

  private final Messages messages;

  ExampleFigures(Messages messages) {
    this.messages = messages;
  }

  Figure of(FigureKind kind, DetectorReading reading, int tape, List<Term> hidden) {
    int detectors = reading.bench().policies().size() + reading.bench().fixedTimeouts().size();
    FigureFrame frame = frame(kind == FigureKind.COMPARISON ? compared(detectors) : height(kind));
    Figure figure = DetectorFigures.of(kind, reading, tape, frame.hiding(hidden).onPaper());
    return kind == FigureKind.COMPARISON ? figure.cutBelow(TEXT_SIZE / 2) : figure;
  }

  private FigureFrame frame(double height) {
    return FigureFrame.of(WIDTH, height, TEXT_SIZE, 2, messages);
  }

  /** What many runs gave, with room for each detector. */
  Figure of(RunsAnswer runs) {
    double height = RunsFigure.height(runs.detectors(), TEXT_SIZE) + LEAST_RUNS;
    return RunsFigure.of(runs, frame(height).onPaper()).figure();
  }

  /** Under three lines of heads a row a detector, and a line for what has no room. */
  private static double compared(int detectors) {
    return (6.2 + 2.8 * detectors) * TEXT_SIZE;
  }

  private static double height(FigureKind kind) {
    return switch (kind) {
      case TAPE -> 230;
      case TAIL, PHI_CURVE -> 300;
      case SAW_TOOTH, POSTERIOR_CURVE, TRADE_OFF -> 280;
      case POSTERIOR_BARS, COMPARISON -> 220;
      case NATURAL_FREQUENCIES -> 260;
      case QQ -> 280;
    };
  }

  /** The name of a figure's file, one of a kind within a reading. */
  static String name(FigureKind kind, DetectorReading reading, int tape) {
    return reading.tapes().size() > 1 ? kind.id() + "-" + (tape + 1) : kind.id();
  }
}
