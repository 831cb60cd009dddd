package phiscope.figure;

import java.util.List;
import java.util.Optional;
import phiscope.bench.Term;

/**
 * A figure ready to be painted, in logical pixels, origin at the top left.
 *
 * @param kind which figure it is
 * @param width width
 * @param height height
 * @param x the horizontal axis, for turning a pointer's place into a value; empty where a figure
 *     has none
 * @param y the vertical axis likewise
 * @param marks what is painted, back to front
 * @param handles what can be moved, front to back
 * @param name its name, in the figure's language
 * @param reading what it shows now, in one sentence
 * @param table the same as numbers
 */
public record Figure(
    FigureId kind,
    double width,
    double height,
    Optional<Axis> x,
    Optional<Axis> y,
    List<Mark> marks,
    List<Handle> handles,
    String name,
    String reading,
    FigureTable table) {
  public Figure {
    marks = List.copyOf(marks);
    handles = List.copyOf(handles);
  }

  public Figure withMarks(List<Mark> newMarks) {
    return new Figure(kind, width, height, x, y, newMarks, handles, name, reading, table);
  }

  /** This figure; where its marks equal those of another one, with that one's list of them. */
  public Figure keepingMarksOf(Figure before) {
    return marks != before.marks && marks.equals(before.marks) ? withMarks(before.marks) : this;
  }

  /**
   * This figure, no higher than what is drawn of it needs.
   *
   * @param margin pixels that are left free below
   */
  public Figure cutBelow(double margin) {
    double lowest = marks.stream().mapToDouble(Mark::lowest).max().orElse(0);
    double needed = Math.min(height, Math.ceil(Math.max(0, lowest) + margin));
    return new Figure(kind, width, needed, x, y, marks, handles, name, reading, table);
  }

  public Figure withReading(String newReading) {
    return new Figure(kind, width, height, x, y, marks, handles, name, newReading, table);
  }

  /**
   * The figure while some terms are for a learner to find out: without their marks, and without the
   * handles that state them. Sentence and table are made without their values from the start.
   */
  public Figure hiding(List<Term> hidden) {
    if (hidden.isEmpty()) {
      return this;
    }
    List<Mark> seen = marks.stream().filter(mark -> isSeen(mark.term(), hidden)).toList();
    List<Handle> held = handles.stream().filter(handle -> isSeen(handle.term(), hidden)).toList();
    return new Figure(kind, width, height, x, y, seen, held, name, reading, table);
  }

  private static boolean isSeen(Optional<Term> term, List<Term> hidden) {
    return term.filter(hidden::contains).isEmpty();
  }
}
