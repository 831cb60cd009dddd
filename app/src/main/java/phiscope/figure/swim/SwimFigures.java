package phiscope.figure.swim;

import phiscope.figure.FigureFrame;
import phiscope.figure.run.RunPicture;

/** The figures of the SWIM bench. */
public final class SwimFigures {
  private static final double LEAST_SIZE = 16;

  /** More members are not drawn one by one, nor is what each believes of each. */
  public static final int MOST_DRAWN = 60;

  private SwimFigures() {}

  /** The figure of the frames around the cursor: a pure function. */
  public static RunPicture of(SwimFigureKind kind, SwimScene scene, FigureFrame frame) {
    FigureFrame sized =
        frame.sized(Math.max(LEAST_SIZE, frame.width()), Math.max(LEAST_SIZE, frame.height()));
    if (scene.members() > MOST_DRAWN && kind != SwimFigureKind.COUNTERS) {
      return ManyMembersFigure.of(kind, scene, sized);
    }
    return switch (kind) {
      case RING -> new RingFigure(scene, sized).draw();
      case MEMBERS -> new MembersFigure(scene, sized).draw();
      case SPACE_TIME -> new SpaceTimeFigure(scene, sized).draw();
      case MATRIX -> new MatrixFigure(scene, sized).draw();
      case MESSAGES -> new MessagesFigure(scene, sized).draw();
      case COUNTERS -> new CountersFigure(scene, sized).draw();
    };
  }
}
