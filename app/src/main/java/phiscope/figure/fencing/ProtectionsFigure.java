package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.TokenCheck;
import phiscope.core.fencing.WriteProtections;
import phiscope.core.fencing.WriteProtections.Protection;
import phiscope.core.fencing.search.ProtectionTable;
import phiscope.figure.FigureFrame;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.TextWrap;
import phiscope.figure.run.Naming;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Sign;
import phiscope.figure.run.SignDrawing;

/**
 * All 96 combinations of write protections against what must hold: one block for each check of
 * tokens, one row for each combination of the other five switches.
 */
public final class ProtectionsFigure {
  /** The height in sizes of text at which every row can be read and pressed. */
  public static final double ROOMY = 52;

  static final List<Protection> SWITCHES =
      List.of(
          Protection.LEASE_CHECKED,
          Protection.ATOMIC,
          Protection.DURABLE,
          Protection.FROM_AUTHORITY,
          Protection.DEDUPLICATED);

  static final List<Invariant> LAWS = Invariant.of(Invariant.WRITE_BITS);

  private static final int ROWS = 32;
  private static final double LEAST_PITCH = 2;
  private static final double COLUMNS = 12.2;
  private static final double SMALL = 0.92;
  private static final double LINE = 1.25;
  private static final double SIGN = 1.4;

  /** Blocks narrower than this, in sizes of text, can't be read. */
  private static final double LEAST_BLOCKS = 33;

  /** So much of the width may be taken by what letters mean. */
  private static final double MOST_BESIDE = 0.36;

  private record Entry(Sign sign, String key) {}

  private static final List<Entry> SIGNS =
      List.of(
          new Entry(FencingSigns.BREACH, "fencingview.protections.broken"),
          new Entry(FencingSigns.HOLDS, "fencingview.protections.holds"),
          new Entry(FencingSigns.BEST, "fencingview.protections.safest"),
          new Entry(
              new Sign(Shape.STAR, false, Ink.THRESHOLD, ""), "fencingview.protections.safe"));

  private final ProtectionWords words;
  private final WriteProtections current;
  private final Sketch sketch;
  private final SignDrawing signs;
  private final double em;
  private final List<WriteProtections> all = WriteProtections.combinations();
  private final List<Place> cells = new ArrayList<>();
  private final List<Place> rows = new ArrayList<>();
  private double top;
  private double foot;
  private double right;

  private ProtectionsFigure(
      Optional<ProtectionTable> table,
      boolean isSearching,
      WriteProtections current,
      FigureFrame frame) {
    this.words = new ProtectionWords(new FencingTexts(frame.messages()), table, isSearching);
    this.current = current;
    this.sketch = new Sketch(frame);
    this.signs = new SignDrawing(sketch);
    this.em = sketch.em();
  }

  /**
   * A pure function of what was searched.
   *
   * @param table empty before it was
   * @param current the combination of the scenario that is shown
   */
  public static RunPicture of(
      Optional<ProtectionTable> table, WriteProtections current, FigureFrame frame) {
    return new ProtectionsFigure(table, false, current, FencingFigures.sized(frame)).draw();
  }

  /** The same while they are searched: nothing is known before the end. */
  public static RunPicture searching(WriteProtections current, FigureFrame frame) {
    FigureFrame sized = FencingFigures.sized(frame);
    return new ProtectionsFigure(Optional.empty(), true, current, sized).draw();
  }

  private RunPicture draw() {
    top = 0.3 * em;
    foot = sketch.frame().height();
    right = sketch.frame().width() - 0.5 * em;
    legend();
    double gap = 1.2 * em;
    double width = (right - 0.5 * em - 2 * gap) / 3;
    for (TokenCheck check : TokenCheck.values()) {
      block(check, 0.5 * em + check.ordinal() * (width + gap), width);
    }
    Naming naming =
        new Naming(
            FencingStudyKind.PROTECTIONS,
            words.texts().get("fencingview.protections.name"),
            words.reading(),
            words.table());
    List<Place> places = new ArrayList<>(cells);
    places.addAll(rows);
    return RunPicture.of(sketch, naming, places, Optional.empty());
  }

  /**
   * What letters and signs mean, beside the rows, so that both are seen where the panel is low;
   * over them where it is too narrow for that.
   */
  private void legend() {
    double widest = 0;
    for (String entry : words.legend()) {
      widest = Math.max(widest, width(entry));
    }
    for (Entry entry : SIGNS) {
      widest = Math.max(widest, SIGN * em + width(words.texts().get(entry.key())));
    }
    double beside = Math.min(widest, MOST_BESIDE * sketch.frame().width());
    if (right - beside - em >= LEAST_BLOCKS * em) {
      right -= beside + em;
      beside(right + em, beside);
    } else {
      above();
    }
  }

  private double width(String text) {
    return sketch.measure().width(text, SMALL * em, false);
  }

  private void beside(double left, double width) {
    double at = top + 0.95 * em;
    for (String entry : words.legend()) {
      for (String line : TextWrap.lines(entry, sketch.measure(), SMALL * em, width)) {
        at = line(line, left, at);
      }
    }
    for (Entry entry : SIGNS) {
      if (at >= foot) {
        return;
      }
      signs.draw(entry.sign(), left + 0.6 * em, at - 0.3 * em, em);
      String text = words.texts().get(entry.key());
      double room = width - SIGN * em;
      for (String line : TextWrap.lines(text, sketch.measure(), SMALL * em, room)) {
        at = line(line, left + SIGN * em, at);
      }
    }
  }

  private double line(String text, double left, double baseline) {
    if (baseline < foot) {
      sketch.place(Label.of(text, SMALL * em, Ink.TEXT_MUTED), Spot.left(left, baseline));
    }
    return baseline + LINE * em;
  }

  private void above() {
    double width = Math.max(em, sketch.frame().width() - em);
    List<String> lines = TextWrap.lines(words.joinedLegend(), sketch.measure(), SMALL * em, width);
    int fit = (int) (0.4 * foot / (LINE * em)) - 1;
    double at = top + 0.95 * em;
    for (String line : lines.subList(0, Math.max(0, Math.min(lines.size(), fit)))) {
      at = line(line, 0.5 * em, at);
    }
    if (at < foot) {
      signLegend(at);
    }
    top = Math.min(foot, at + 0.6 * em);
  }

  private void signLegend(double baseline) {
    double x = 0.5 * em;
    for (Entry entry : SIGNS) {
      String text = words.texts().get(entry.key());
      double end = x + (SIGN + 0.1) * em + width(text);
      if (end > sketch.frame().width() - 0.3 * em) {
        break;
      }
      Label label = Label.of(text, SMALL * em, Ink.TEXT_MUTED);
      if (sketch.place(label, Spot.left(x + SIGN * em, baseline))) {
        signs.draw(entry.sign(), x + 0.6 * em, baseline - 0.3 * em, em);
      }
      x = end + em;
    }
  }

  /** Where a column of a block begins: switches, a gap, what must hold, a gap, the star. */
  private static double column(int index) {
    return index < SWITCHES.size() ? index : index < 10 ? index + 0.6 : 11.2;
  }

  private void block(TokenCheck check, double left, double width) {
    double unit = width / COLUMNS;
    double size = Math.min(em, Math.max(8, unit * 0.9));
    String name = sketch.measure().fitted(words.check(check), 0.95 * em, true, Math.max(0, width));
    sketch.place(Label.of(name, 0.95 * em, Ink.TEXT).bolder(), Spot.left(left, top + 0.95 * em));
    double heads = top + 2.35 * em;
    for (int i = 0; i < 10; i++) {
      double x = left + (column(i) + 0.5) * unit;
      sketch.place(Label.of(words.letter(i), size, Ink.TEXT).bolder(), Spot.centre(x, heads));
    }
    double first = top + 2.8 * em;
    double pitch = (foot - 0.3 * em - first) / ROWS;
    if (pitch < LEAST_PITCH) {
      return;
    }
    sketch.brush(Layer.GROUND).line(left, first, left + width, first, Stroke.solid(Ink.GRID, 1));
    int at = 0;
    for (int row = 0; row < all.size(); row++) {
      if (all.get(row).tokenCheck() == check) {
        row(row, at, left, width, first + at * pitch, pitch);
        at++;
      }
    }
  }

  private void row(int row, int at, double left, double width, double y, double pitch) {
    double unit = width / COLUMNS;
    Rectangle area = new Rectangle(left, y, left + width, y + pitch);
    if (at % 8 >= 4) {
      sketch.brush(Layer.GROUND).box(area, Fill.plain(Ink.GRID, 0.3));
    }
    if (all.get(row).equals(current)) {
      sketch
          .brush(Layer.FRONT)
          .box(area, Fill.plain(Ink.SELECTION, 0.12), Stroke.solid(Ink.SELECTION, 2));
    }
    double size = Math.max(2, Math.min(0.95 * em, Math.min(0.78 * pitch, 0.85 * unit)));
    double middle = y + pitch / 2;
    for (int i = 0; i < SWITCHES.size(); i++) {
      boolean on = all.get(row).has(SWITCHES.get(i));
      double x = left + (column(i) + 0.5) * unit;
      Sign sign =
          on
              ? new Sign(Shape.SQUARE, true, Ink.MODEL, "")
              : new Sign(Shape.SQUARE, false, Ink.GHOST, "");
      signs.draw(sign, x, middle, on ? size : 0.55 * size);
    }
    for (Invariant law : LAWS) {
      int column = SWITCHES.size() + law.ordinal();
      double x = left + column(column) * unit;
      Sign sign = words.sign(row, law);
      double drawn = sign.equals(FencingSigns.UNKNOWN) ? 0.5 * size : size;
      signs.draw(sign, x + unit / 2, middle, drawn);
      cells.add(
          Place.of(
              new FencingThing.Cell(row, law),
              new Rectangle(x, y, x + unit, y + pitch),
              words.cell(row, law)));
    }
    words
        .star(row)
        .ifPresent(sign -> signs.draw(sign, left + (column(10) + 0.5) * unit, middle, 1.15 * size));
    rows.add(Place.of(new FencingThing.Combination(row), area, words.row(row)));
  }
}
