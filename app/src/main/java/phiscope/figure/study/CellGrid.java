package phiscope.figure.study;

import java.util.List;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;

/**
 * A table drawn as cells. Names of rows and columns take the room they need: they are broken into
 * lines, and then written smaller, before anything is cut.
 */
final class CellGrid {
  private static final double MOST_LEFT = 0.42;
  private static final double LEAST_SIZE = 7;

  /** Two lines of a name, below which no row is where a table may scroll, and the heads; in ems. */
  private static final double LEAST_ROW = 2.2;

  private static final double HEAD = 3.6;
  private static final double[] SIZES = {1, 0.92, 0.84, 0.76, 0.68};

  private final Ground ground;
  private final List<String> rows;
  private final List<String> columns;
  private final double rowSize;
  private final double headSize;
  private final Rectangle room;
  private final double width;

  /**
   * What stands in a cell, and on what ground.
   *
   * @param brief what stands there where there is no room for {@code text} in some cell
   */
  record Cell(String text, String brief, Fill fill) {}

  /** How large names are written, and the room that they take. */
  private record Names(double size, double room) {}

  /** The least height at which so many rows have their names in a size that is read with ease. */
  static double wholeHeight(int rows, double em) {
    return Math.ceil((rows * LEAST_ROW + HEAD) * em);
  }

  CellGrid(Ground ground, List<String> rows, List<String> columns) {
    this.ground = ground;
    this.rows = rows;
    this.columns = columns;
    double em = ground.em();
    double height = ground.sketch().frame().height();
    Rectangle plain = ground.room();
    Names names = names((height - 3 * em) / rows.size());
    this.rowSize = names.size();
    double left = Math.min(names.room() + 0.9 * em, plain.right() - 2);
    this.width = (plain.right() - left) / columns.size();
    this.headSize = size(columns, width - 4, 3);
    double head = 0.6 * em + ground.pitch(headSize) * mostLines(columns, headSize, width - 4);
    double top = Math.min(head, height / 2.5);
    this.room = new Rectangle(left, top, plain.right(), Math.max(top + 2, height - 0.4 * em));
  }

  /** Names of the rows, in full: on one line each, or on two where that takes too much room. */
  private Names names(double height) {
    double em = ground.em();
    double most = MOST_LEFT * ground.sketch().frame().width();
    for (double share : SIZES) {
      double size = share * em;
      int lines = (int) Math.min(2, height / ground.pitch(size));
      double widest = rows.stream().mapToDouble(it -> measured(it, size)).max().orElse(0) + 1;
      if (size < LEAST_SIZE || lines == 0) {
        continue;
      }
      if (widest <= (lines == 1 ? 1 : 0.75) * most) {
        return new Names(size, widest);
      }
      for (double room = 3 * em; lines == 2 && room < most; room += 0.25 * em) {
        if (areWhole(rows, size, room, lines)) {
          return new Names(size, room);
        }
      }
    }
    return new Names(Math.max(LEAST_SIZE, SIZES[SIZES.length - 1] * em), most);
  }

  private double measured(String text, double size) {
    return ground.sketch().measure().width(text, size, false);
  }

  /** The largest size at which all texts stand in full within some lines; else the least. */
  private double size(List<String> texts, double room, int lines) {
    for (double share : SIZES) {
      double size = share * ground.em();
      if (size >= LEAST_SIZE && areWhole(texts, size, room, lines)) {
        return size;
      }
    }
    return Math.min(ground.em(), Math.max(LEAST_SIZE, SIZES[SIZES.length - 1] * ground.em()));
  }

  private boolean areWhole(List<String> texts, double size, double room, int most) {
    return texts.stream()
        .map(text -> lines(text, size, room))
        .allMatch(it -> it.size() <= most && it.stream().noneMatch(line -> line.endsWith("…")));
  }

  private int mostLines(List<String> texts, double size, double room) {
    return texts.stream().mapToInt(it -> lines(it, size, room).size()).max().orElse(1);
  }

  private List<String> lines(String text, double size, double room) {
    return ground.lines(text, size, room);
  }

  /** Draws names and cells; {@code cells} has a list for each row. */
  void draw(List<List<Cell>> cells) {
    for (int column = 0; column < columns.size(); column++) {
      List<String> lines = lines(columns.get(column), headSize, width - 4);
      double last = room.top() - 0.4 * ground.em();
      double baseline = last - ground.pitch(headSize) * (lines.size() - 1);
      write(lines, Spot.centre(room.left() + (column + 0.5) * width, baseline), headSize, false);
    }
    double height = room.height() / rows.size() - 2;
    List<Cell> all = cells.stream().flatMap(List::stream).toList();
    double size = cellSize(all.stream().map(Cell::text).toList(), height);
    boolean areBrief = size == 0;
    if (areBrief) {
      size = Math.max(LEAST_SIZE, cellSize(all.stream().map(Cell::brief).toList(), height));
    }
    for (int row = 0; row < rows.size(); row++) {
      double top = Ground.top(room, row, rows.size());
      double bottom = Ground.top(room, row + 1, rows.size());
      name(rows.get(row), top, bottom);
      for (int column = 0; column < columns.size(); column++) {
        double left = room.left() + column * width;
        Rectangle at = new Rectangle(left + 1, top + 1, left + width - 1, bottom - 1);
        Cell cell = cells.get(row).get(column);
        cell(cell, areBrief ? cell.brief() : cell.text(), at, size);
      }
    }
  }

  private void name(String name, double top, double bottom) {
    double right = room.left() - 0.4 * ground.em();
    int most = (int) Math.min(2, (bottom - top) / ground.pitch(rowSize));
    if (most == 0) {
      return;
    }
    List<String> lines = lines(name, rowSize, right - 0.4 * ground.em());
    if (lines.size() > most) {
      double width = Math.max(0, right - 0.4 * ground.em());
      lines = List.of(ground.sketch().measure().fitted(name, rowSize, false, width));
    }
    write(lines, Spot.right(right, first(lines, top, bottom, rowSize)), rowSize, false);
  }

  /** The first base line of lines that stand about the middle. */
  private double first(List<String> lines, double top, double bottom, double size) {
    double block = ground.pitch(size) * (lines.size() - 1);
    return (top + bottom + ground.sketch().measure().capital(size) - block) / 2;
  }

  /** The largest size at which all cells are whole in the lines that there is height for, or 0. */
  private double cellSize(List<String> texts, double height) {
    for (double share : SIZES) {
      double size = 0.92 * share * ground.em();
      int most = (int) (height / ground.pitch(size));
      if (size >= LEAST_SIZE && most > 0 && areWhole(texts, size, width - 6, most)) {
        return size;
      }
    }
    return 0;
  }

  private void cell(Cell cell, String text, Rectangle at, double size) {
    if (at.width() <= 0 || at.height() <= 0) {
      return;
    }
    Stroke outline = Stroke.solid(cell.fill().ink(), 1);
    ground.sketch().brush(Layer.SURFACE).box(at, cell.fill(), outline);
    List<String> lines = lines(text, size, at.width() - 4);
    int most = (int) ((at.height() + 1) / ground.pitch(size));
    if (most == 0) {
      return;
    }
    if (lines.size() > most) {
      lines = lines.subList(0, most);
    }
    double middle = (at.left() + at.right()) / 2;
    write(lines, Spot.centre(middle, first(lines, at.top(), at.bottom(), size)), size, true);
  }

  private void write(List<String> lines, Spot first, double size, boolean plate) {
    Sketch sketch = ground.sketch();
    for (int i = 0; i < lines.size(); i++) {
      Label label = Label.of(lines.get(i), size, Ink.TEXT);
      double baseline = first.baseline() + i * ground.pitch(size);
      Spot spot = new Spot(first.x(), baseline, first.anchor());
      sketch.place(plate ? label.onPlate() : label, spot);
    }
  }
}
