package phiscope.figure.study;

import java.util.List;
import java.util.Optional;
import phiscope.figure.AxisDrawing;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.study.StudyNames;

/** What the figure of a study is drawn on: its sketch, and the words of its language. */
final class Ground {
  private final Sketch sketch;
  private final Messages messages;
  private final StudyNames names;

  Ground(FigureFrame frame) {
    this.sketch = new Sketch(frame);
    this.messages = frame.messages();
    this.names = new StudyNames(messages);
  }

  Sketch sketch() {
    return sketch;
  }

  Messages messages() {
    return messages;
  }

  StudyNames names() {
    return names;
  }

  double em() {
    return sketch.em();
  }

  /** The room for a plot with a row of numbers below and titles above. */
  Rectangle room() {
    return Plot.room(sketch, 1.8 * em(), AxisDrawing.rowHeight(sketch) + 0.4 * em());
  }

  /** The same with more room to the left, for names of rows. */
  Rectangle room(double left) {
    Rectangle room = room();
    double from = Math.min(left, sketch.frame().width() / 2.5);
    return new Rectangle(from, room.top(), Math.max(from + 2, room.right()), room.bottom());
  }

  /** The same with a legend at the top, and a row under it for the name of an instant. */
  Rectangle roomUnderLegend(double left) {
    Rectangle room = room(left);
    double top = Math.min(room.top() + 1.2 * em(), room.bottom() - 2);
    return new Rectangle(room.left(), Math.max(room.top(), top), room.right(), room.bottom());
  }

  /** The top of a row among several in a room. */
  static double top(Rectangle room, int row, int rows) {
    return room.top() + row * room.height() / rows;
  }

  /** The name of a row, left of a plot, at the height of its middle. */
  void rowName(String name, Rectangle room, double top, double bottom) {
    double size = Math.min(em(), 0.8 * (bottom - top));
    if (size < 6) {
      return;
    }
    String fitted =
        sketch.measure().fitted(name, size, false, Math.max(0, room.left() - 0.8 * em()));
    double baseline = (top + bottom + sketch.measure().capital(size)) / 2;
    sketch.place(Label.of(fitted, size, Ink.TEXT), Spot.right(room.left() - 0.4 * em(), baseline));
  }

  /** A text within a box or right of it, where it fits. */
  void note(String text, double left, double right, double top, double bottom, double most) {
    double size = Math.min(0.92 * em(), bottom - top);
    if (size < 7) {
      return;
    }
    double baseline = (top + bottom + sketch.measure().capital(size)) / 2;
    Label label = Label.of(text, size, Ink.TEXT).onPlate();
    double width = label.width(sketch.measure());
    if (right + 0.4 * em() + width < most) {
      sketch.place(label, Spot.left(right + 0.4 * em(), baseline));
    } else if (left - 0.4 * em() - width > 0) {
      sketch.place(label, Spot.right(left - 0.4 * em(), baseline));
    } else {
      sketch.place(label, Spot.centre((left + right) / 2, baseline));
    }
  }

  /** A box with an outline of the same ink. */
  void box(double left, double right, double top, double bottom, Fill fill) {
    Rectangle at = new Rectangle(left, top, Math.max(left + 1, right), Math.max(top, bottom));
    sketch.brush(Layer.SURFACE).box(at, fill, Stroke.solid(fill.ink(), 1));
  }

  /** What was drawn, as a picture. */
  RunPicture picture(StudyFigureKind kind, String key, String reading, FigureTable table) {
    Naming naming = new Naming(kind, messages.get(key), reading, table);
    return RunPicture.of(sketch, naming, List.of(), Optional.empty());
  }
}
