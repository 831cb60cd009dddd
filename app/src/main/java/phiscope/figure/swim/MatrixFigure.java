package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.protocol.Change;
import phiscope.core.swim.protocol.MemberRecord;
import phiscope.core.swim.protocol.MemberState;
import phiscope.figure.Brush;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Point;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Sign;
import phiscope.text.Numbers;

/**
 * What every member believes of every member: a row for each observer, a column for each subject,
 * in each cell the letter of the state and the incarnation; what this frame changed is framed.
 */
final class MatrixFigure {
  /** The least height of a row that can be read. */
  private static final double LEAST = 1.25;

  private final SwimScene scene;
  private final SwimWords words;
  private final Sketch sketch;
  private final double em;
  private final SignLegend legend;
  private final int members;
  private final Rectangle grid;
  private final double cell;
  private final double wide;
  private final List<Place> places = new ArrayList<>();

  MatrixFigure(SwimScene scene, FigureFrame frame) {
    this.scene = scene;
    this.words = new SwimWords(frame.messages());
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
    this.members = scene.members();
    double name = sketch.measure().width(words.get("swimview.matrix.observer"), em, false);
    double left = Math.max(3.2 * em, Math.min(frame.width() / 3, name + 1.1 * em));
    double top = 3.1 * em;
    double roomX = Math.max(1, frame.width() - left - 0.6 * em);
    double room = frame.height() - top - 2 * em;
    this.legend = SignLegend.states(sketch, words, true, room - LEAST * members * em);
    double roomY = Math.max(1, room - legend.more());
    this.cell = Math.min(2.8 * em, roomY / Math.max(1, members));
    this.wide = Math.min(Math.max(cell, 5 * em), roomX / Math.max(1, members));
    this.grid = new Rectangle(left, top, left + wide * members, top + cell * members);
  }

  RunPicture draw() {
    names();
    ground();
    for (int observer = 0; observer < members; observer++) {
      for (int subject = 0; subject < members; subject++) {
        cell(observer, subject);
      }
    }
    changes();
    legend.draw();
    Figure figure =
        new Figure(
            SwimFigureKind.MATRIX,
            sketch.frame().width(),
            sketch.frame().height(),
            Optional.empty(),
            Optional.empty(),
            sketch.marks(),
            List.of(),
            words.get("swimview.matrix.name"),
            reading(),
            table());
    return new RunPicture(figure, places, Optional.empty());
  }

  private Rectangle at(int observer, int subject) {
    double left = grid.left() + subject * wide;
    double top = grid.top() + observer * cell;
    return new Rectangle(left, top, left + wide, top + cell);
  }

  private void names() {
    Label subjects = Label.of(words.get("swimview.matrix.subject"), em, Ink.TEXT_MUTED);
    sketch.place(subjects, Spot.left(grid.left(), 1.15 * em), Spot.left(0.4 * em, 1.15 * em));
    sketch.place(
        Label.of(words.get("swimview.matrix.observer"), em, Ink.TEXT_MUTED),
        Spot.left(0.3 * em, 2.6 * em),
        Spot.left(0.3 * em, 1.15 * em));
    List<Integer> order = new ArrayList<>();
    for (int member = 0; member < members; member++) {
      order.add(isDown(member) || scene.observer().orElse(-1) == member ? 0 : order.size(), member);
    }
    for (int member : order) {
      Rectangle row = at(member, 0);
      Rectangle column = at(0, member);
      boolean gone = scene.cluster().status(member) == HostStatus.CRASHED;
      boolean chosen = scene.observer().orElse(-1) == member;
      Label name = Label.of(SwimWords.name(member), em, gone ? Ink.CRASH : Ink.TEXT);
      Label label = gone || chosen ? name.bolder() : name;
      if (gone || chosen || member % step(cell, 1.25 * em) == 0) {
        sketch.place(
            label, Spot.right(grid.left() - 0.5 * em, (row.top() + row.bottom()) / 2 + 0.36 * em));
      }
      if (gone || chosen || member % step(wide, 2 * em) == 0) {
        sketch.place(
            label, Spot.centre((column.left() + column.right()) / 2, grid.top() - 0.45 * em));
      }
      places.add(
          Place.of(
              new SwimThing.Member(member),
              new Rectangle(0, row.top(), grid.left(), row.bottom()),
              words.member(member)));
    }
  }

  /** Every how many members are named, so that names do not touch. */
  private static int step(double pitch, double room) {
    for (int step : new int[] {1, 2, 5, 10, 20, 50}) {
      if (step * pitch >= room) {
        return step;
      }
    }
    return 100;
  }

  /** The row of the observer whose eyes are used, and lines between rows where there is room. */
  private void ground() {
    Brush brush = sketch.brush(Layer.GROUND);
    scene
        .observer()
        .ifPresent(
            observer -> {
              Rectangle row = at(observer, 0);
              brush.box(
                  new Rectangle(grid.left(), row.top(), grid.right(), row.bottom()),
                  Fill.plain(Ink.SELECTION, 0.14));
            });
    if (cell >= 0.9 * em) {
      for (int i = 0; i <= members; i++) {
        double y = grid.top() + i * cell;
        double x = grid.left() + i * wide;
        brush.line(grid.left(), y, grid.right(), y, Stroke.solid(Ink.GRID, 1));
        brush.line(x, grid.top(), x, grid.bottom(), Stroke.solid(Ink.GRID, 1));
      }
    } else {
      brush.box(grid, Fill.plain(Ink.GRID, 0.5), Stroke.solid(Ink.AXIS, 1));
    }
  }

  private void cell(int observer, int subject) {
    MemberRecord record = scene.cluster().record(observer, subject);
    Rectangle place = at(observer, subject);
    boolean dead = isDown(observer);
    Sign sign = SwimSigns.of(record);
    String text = record == null ? "?" : sign.letter() + record.incarnation();
    double size = Math.min(em, 0.62 * cell);
    boolean plain = record != null && record.state() == MemberState.ALIVE;
    Ink ink = dead ? Ink.TEXT_MUTED : plain ? Ink.HEARTBEAT : sign.ink();
    if (!plain && record != null) {
      accent(place, sign, dead);
    }
    boolean fits = size >= 8 && sketch.measure().width(text, size, !plain) <= wide - 0.3 * em;
    if (fits) {
      Label label = Label.of(text, size, ink);
      sketch.place(
          plain ? label : label.bolder(),
          Spot.centre(
              (place.left() + place.right()) / 2,
              (place.top() + place.bottom()) / 2 + 0.36 * size));
    } else if (!plain) {
      double symbol = Math.max(3, Math.min(cell, wide) - 1);
      sketch
          .brush(Layer.SYMBOL)
          .symbol(
              sign.shape(),
              (place.left() + place.right()) / 2,
              (place.top() + place.bottom()) / 2,
              symbol,
              ink,
              sign.filled());
    }
    if (cell >= 6) {
      places.add(
          Place.of(new SwimThing.Belief(observer, subject), place, label(observer, subject)));
    }
  }

  private boolean isDown(int observer) {
    HostStatus status = scene.cluster().status(observer);
    return status == HostStatus.CRASHED || status == HostStatus.GONE;
  }

  /** A wedge in the corner, so that a changed cell stands out without its colour. */
  private void accent(Rectangle place, Sign sign, boolean faded) {
    if (cell < 0.9 * em) {
      return;
    }
    sketch.brush(Layer.SURFACE).box(inset(place, 1), Fill.plain(sign.ink(), faded ? 0.08 : 0.18));
    double corner = Math.min(0.55 * em, cell / 3);
    sketch
        .brush(Layer.SURFACE)
        .area(
            List.of(
                new Point(place.left() + 1, place.top() + 1),
                new Point(place.left() + 1 + corner, place.top() + 1),
                new Point(place.left() + 1, place.top() + 1 + corner)),
            Fill.plain(faded ? Ink.TEXT_MUTED : sign.ink(), 1));
  }

  private static Rectangle inset(Rectangle place, double by) {
    return new Rectangle(
        place.left() + by, place.top() + by, place.right() - by, place.bottom() - by);
  }

  private void changes() {
    for (Change change : scene.now().changes()) {
      if (change instanceof Change.ViewChanged view
          && view.observer() < members
          && view.subject() < members) {
        sketch
            .brush(Layer.FRONT)
            .box(
                inset(at(view.observer(), view.subject()), 0.5),
                Fill.plain(Ink.SELECTION, 0),
                Stroke.solid(Ink.SELECTION, 2.5));
      }
    }
  }

  private String label(int observer, int subject) {
    MemberRecord record = scene.cluster().record(observer, subject);
    return record == null
        ? words.get("swimview.belief.none", SwimWords.name(observer), SwimWords.name(subject))
        : words.get(
            "swimview.belief",
            SwimWords.name(observer),
            SwimWords.name(subject),
            words.state(record),
            Numbers.whole(record.incarnation()));
  }

  private String reading() {
    int disagreeing = 0;
    int observers = 0;
    for (int observer = 0; observer < members; observer++) {
      if (scene.cluster().status(observer) == HostStatus.UP) {
        observers++;
        disagreeing += seesAllAlive(observer) ? 0 : 1;
      }
    }
    long changed =
        scene.now().changes().stream().filter(Change.ViewChanged.class::isInstance).count();
    return words.get(
        "swimview.matrix.reading",
        Numbers.whole(observers),
        Numbers.whole(disagreeing),
        Numbers.whole(changed));
  }

  private boolean seesAllAlive(int observer) {
    for (int subject = 0; subject < members; subject++) {
      MemberRecord record = scene.cluster().record(observer, subject);
      if (record != null && record.state() != MemberState.ALIVE) {
        return false;
      }
    }
    return true;
  }

  private FigureTable table() {
    List<String> header = new ArrayList<>();
    header.add(words.get("swimview.matrix.observer"));
    for (int subject = 0; subject < members; subject++) {
      header.add(SwimWords.name(subject));
    }
    List<List<String>> rows = new ArrayList<>();
    for (int observer = 0; observer < members; observer++) {
      List<String> row = new ArrayList<>();
      row.add(SwimWords.name(observer));
      for (int subject = 0; subject < members; subject++) {
        MemberRecord record = scene.cluster().record(observer, subject);
        row.add(
            record == null
                ? words.state(null)
                : words.get(
                    "swimview.matrix.cell",
                    words.state(record),
                    Numbers.whole(record.incarnation())));
      }
      rows.add(row);
    }
    return new FigureTable(header, rows);
  }
}
