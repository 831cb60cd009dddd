package phiscope.figure.fencing;

import phiscope.figure.FigureFrame;
import phiscope.figure.run.RunPicture;

/** The figures of the fencing bench. */
public final class FencingFigures {
  private static final double LEAST_SIZE = 16;

  private FencingFigures() {}

  /** The figure of the frames around the cursor: a pure function. */
  public static RunPicture of(FencingFigureKind kind, FencingScene scene, FigureFrame frame) {
    FigureFrame sized = sized(frame);
    return switch (kind) {
      case SPACE_TIME -> new SpaceTimeFigure(scene, sized).draw();
      case HOLDERS -> new HoldersFigure(scene, sized).draw();
      case INVARIANTS -> new InvariantsFigure(scene, sized).draw();
      case TAKEOVER -> new TakeoverFigure(scene, sized).draw();
      case MESSAGES -> new MessagesFigure(scene, sized).draw();
    };
  }

  /**
   * The least height at which nothing of a figure is left out for want of room, at the width of a
   * frame; 0 where a figure does with any.
   */
  public static double wholeHeight(FencingFigureKind kind, FencingScene scene, FigureFrame frame) {
    return kind == FencingFigureKind.SPACE_TIME
        ? Math.ceil(new SpaceTimeFigure(scene, sized(frame)).wholeHeight())
        : 0;
  }

  static FigureFrame sized(FigureFrame frame) {
    return frame.sized(Math.max(LEAST_SIZE, frame.width()), Math.max(LEAST_SIZE, frame.height()));
  }
}
