package phiscope.figure.study;

import java.util.ArrayList;
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
import phiscope.figure.TextWrap;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.study.StudyNames;

/** What the figure of a study is drawn on: its sketch, and the words of its language. */
final class Ground {
  private static final double LEAST_HALF = 7;
  private static final double LINE_GAP = 2.1;
  private static final String KEEP = "\u00a0";

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

  /**
   * The name of a row, left of a plot, at the height of its middle; on two lines where one does not
   * hold it and there is height for them.
   */
  void rowName(String name, Rectangle room, double top, double bottom) {
    double size = Math.min(em(), 0.8 * (bottom - top));
    if (size < 6) {
      return;
    }
    double width = Math.max(0, room.left() - 0.8 * em());
    List<String> lines = List.of(sketch.measure().fitted(name, size, false, width));
    double half = Math.min(em(), 0.4 * (bottom - top));
    if (!lines.get(0).equals(name) && half >= LEAST_HALF) {
      List<String> broken = lines(name, half, width);
      if (broken.size() > 1 && name.startsWith(broken.get(0))) {
        String rest = name.substring(broken.get(0).length()).strip();
        lines = List.of(broken.get(0), sketch.measure().fitted(rest, half, false, width));
        size = half;
      }
    }
    double pitch = pitch(size);
    double baseline =
        (top + bottom + sketch.measure().capital(size) - pitch * (lines.size() - 1)) / 2;
    for (int i = 0; i < lines.size(); i++) {
      Label label = Label.of(lines.get(i), size, Ink.TEXT);
      sketch.place(label, Spot.right(room.left() - 0.4 * em(), baseline + i * pitch));
    }
  }

  /** From one base line to the next, so that no line of a text is in the way of another. */
  double pitch(double size) {
    return sketch.measure().height(size) + LINE_GAP;
  }

  /** The lines of a text within a width; a number stays with its unit and with what it equals. */
  List<String> lines(String text, double size, double width) {
    String kept =
        text.replace(" = ", KEEP + "=" + KEEP)
            .replaceAll("([0-9]) (?=(ms|s|h|%)(?!\\p{L}))", "$1" + KEEP);
    return TextWrap.lines(kept, sketch.measure(), size, Math.max(0, width)).stream()
        .map(line -> line.replace(KEEP, " "))
        .toList();
  }

  /** A text right of a box, left of it or within it, where it fits and no upright line crosses. */
  void note(String text, double left, double right, double top, double bottom, double most) {
    double size = Math.min(0.92 * em(), bottom - top);
    if (size < 7) {
      return;
    }
    double baseline = (top + bottom + sketch.measure().capital(size)) / 2;
    Label label = Label.of(text, size, Ink.TEXT).onPlate();
    double width = label.width(sketch.measure());
    List<Spot> spots = new ArrayList<>();
    for (double at = right + 0.4 * em(); at + width < most; at += 0.5 * em()) {
      spots.add(Spot.left(at, baseline));
    }
    for (double at = left - 0.4 * em(); at - width > 0.4 * em(); at -= 0.5 * em()) {
      spots.add(Spot.right(at, baseline));
    }
    spots.add(Spot.centre((left + right) / 2, baseline));
    sketch.placeOnLines(label, sketch.bounds(), spots);
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
