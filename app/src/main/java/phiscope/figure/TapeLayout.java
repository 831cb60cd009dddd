package phiscope.figure;

/**
 * Where things are on the tape.
 *
 * @param plot the space of the bars; its lower edge is the time line
 * @param axis time in units of the document
 * @param bracketY where the window's bracket lies; NaN where there is no room for it
 * @param pixelsPerTick height of a bar of one tick
 */
record TapeLayout(Rectangle plot, Axis axis, double bracketY, double pixelsPerTick) {
  private static final double SILENCE_SHARE = 4;

  /** Left margin that tape and saw-tooth share, so that their times line up. */
  /** How far above the time line the area of a heartbeat's mark reaches. */
  static final double MARK_ABOVE = 8;

  static double leftMargin(Sketch sketch) {
    return Math.min(3.4 * sketch.em(), 0.2 * sketch.frame().width());
  }

  static double rightMargin(Sketch sketch) {
    return Math.min(1.4 * sketch.em(), 0.1 * sketch.frame().width());
  }

  static TapeLayout of(Sketch sketch, Subject subject, TimeSpan span, TapeBeats beats) {
    double em = sketch.em();
    double height = sketch.frame().height();
    double top = GripLine.top(sketch);
    double bracket = 1.9 * em;
    double row = AxisDrawing.rowHeight(sketch);
    boolean hasBracket = height - top - row - bracket > 3 * em;
    double bottom = Math.max(top + 4, height - row - (hasBracket ? bracket : 1));
    Rectangle plot =
        new Rectangle(
            leftMargin(sketch), top, sketch.frame().width() - rightMargin(sketch), bottom);
    double longest = beats.longestInterval();
    double silence = subject.main().elapsed().orElse(0);
    double tallest =
        Math.max(longest, longest == 0 ? silence : Math.min(silence, SILENCE_SHARE * longest));
    double labels = plot.height() > 8 * em ? 1.5 * em : 0.6 * em;
    double room = Math.max(1, plot.height() - labels);
    double perTick = tallest > 0 ? room / subject.ticks(Ticks.roundUp(subject.units(tallest))) : 0;
    return new TapeLayout(
        plot, span.axis(plot), hasBracket ? bottom + row + 0.35 * em : Double.NaN, perTick);
  }

  double x(Subject subject, double ticks) {
    return axis.pixel(subject.units(ticks));
  }

  /** The x of a tick, drawn at the edge where it lies outside. */
  double clampedX(Subject subject, double ticks) {
    return plot.clampX(x(subject, ticks));
  }

  boolean shows(double x) {
    return x >= plot.left() - 0.5 && x <= plot.right() + 0.5;
  }

  /** Top of a bar of so many ticks. */
  double barTop(double ticks) {
    return Math.max(plot.top() + 1, plot.bottom() - ticks * pixelsPerTick);
  }
}
