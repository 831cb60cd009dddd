package phiscope.figure.study;

import phiscope.bench.Parameter;
import phiscope.core.health.HealthFrame;
import phiscope.figure.Ink;
import phiscope.figure.Mark.Shape;
import phiscope.figure.run.Sign;

/** How frames are drawn: each kind by a shape of its own. */
final class StreamSigns {
  private StreamSigns() {}

  static Sign of(HealthFrame.Kind kind) {
    return switch (kind) {
      case DATA -> new Sign(Shape.BAR, true, Ink.HEARTBEAT, "");
      case HEARTBEAT -> new Sign(Shape.CIRCLE, false, Ink.HEARTBEAT, "H");
      case BACKPRESSURE -> new Sign(Shape.SQUARE, true, Ink.SUSPICION, "B");
      case MAINTENANCE -> new Sign(Shape.DIAMOND, true, Ink.PAUSE, "M");
    };
  }

  /** What files and texts call it. */
  static String word(HealthFrame.Kind kind) {
    return Parameter.word(kind);
  }
}
