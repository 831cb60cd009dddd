package phiscope.figure;

import phiscope.bench.DetectorReading;

/** The figures of the detector bench. */
public final class DetectorFigures {
  private static final double LEAST_SIZE = 16;

  private DetectorFigures() {}

  /**
   * The figure of a reading: a pure function, defined for every readable document.
   *
   * @param kind which figure
   * @param reading what is drawn
   * @param tape index of the tape; one that the reading does not have counts as the last
   * @param frame size, language and the like
   */
  public static Figure of(FigureKind kind, DetectorReading reading, int tape, FigureFrame frame) {
    return of(kind, reading, tape, frame, new FigureMemory());
  }

  /**
   * The same figure, drawn sooner where drawings before have left something.
   *
   * @param memory what earlier drawings of this bench have left, and where this one leaves it
   */
  public static Figure of(
      FigureKind kind, DetectorReading reading, int tape, FigureFrame frame, FigureMemory memory) {
    int index = Math.max(0, Math.min(reading.tapes().size() - 1, tape));
    FigureFrame sized =
        frame.sized(Math.max(LEAST_SIZE, frame.width()), Math.max(LEAST_SIZE, frame.height()));
    memory.begin(reading);
    Figure figure = draw(kind, new Subject(reading, index, sized, memory));
    return figure.withMarks(Highlight.of(figure.marks(), frame.selected())).hiding(frame.hidden());
  }

  private static Figure draw(FigureKind kind, Subject subject) {
    return switch (kind) {
      case TAPE -> new TapeFigure(subject).draw();
      case TAIL -> new TailFigure(subject).draw();
      case PHI_CURVE -> new PhiCurveFigure(subject).draw();
      case SAW_TOOTH -> new SawToothFigure(subject).draw();
      case TRADE_OFF -> new TradeOffFigure(subject).draw();
      case COMPARISON -> new ComparisonFigure(subject).draw();
      case POSTERIOR_BARS -> new PosteriorBarsFigure(subject).draw();
      case POSTERIOR_CURVE -> new PosteriorCurveFigure(subject).draw();
      case NATURAL_FREQUENCIES -> new NaturalFrequenciesFigure(subject).draw();
      case QQ -> new QuantileFigure(subject).draw();
    };
  }
}
