package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import phiscope.core.fencing.FencingCounters;
import phiscope.core.fencing.TakeoverComparison;
import phiscope.core.fencing.TakeoverRules;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Seconds;
import phiscope.text.Numbers;

/** What a scenario costs as it is, and with each rule of takeover turned the other way. */
public final class CostsFigure {
  private static final double ROW = 1.85;

  private final TakeoverComparison comparison;
  private final FencingTexts texts;
  private final Sketch sketch;
  private final double em;
  private final List<Row> rows = new ArrayList<>();

  private CostsFigure(TakeoverComparison comparison, FigureFrame frame) {
    this.comparison = comparison;
    this.texts = new FencingTexts(frame.messages());
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
    rows.add(new Row(texts.get("fencingview.costs.asItIs"), comparison.costs()));
    for (TakeoverComparison.Turned turned : comparison.turned()) {
      String rule = rule(turned);
      String key = turned.isOn() ? "fencingview.costs.with" : "fencingview.costs.without";
      rows.add(new Row(texts.get(key, rule), turned.costs()));
    }
  }

  /** A rule with the numbers that it has where it is on, so that the row can be repeated. */
  private String rule(TakeoverComparison.Turned turned) {
    TakeoverRules own = comparison.scenario().takeover();
    TakeoverRules on = turned.isOn() ? turned.rule().turned(own) : own;
    return texts.get(
        "fencingview.rule." + turned.rule().name(),
        Numbers.whole(on.confirmations()),
        Seconds.label(on.coolDown()),
        Seconds.label(on.minimumInterval()));
  }

  /** A pure function of what was compared. */
  public static RunPicture of(TakeoverComparison comparison, FigureFrame frame) {
    return new CostsFigure(comparison, FencingFigures.sized(frame)).draw();
  }

  /** While it is being computed. */
  public static RunPicture none(FigureFrame frame) {
    FencingTexts texts = new FencingTexts(frame.messages());
    Sketch sketch = new Sketch(FencingFigures.sized(frame));
    String reading = texts.get("fencingview.costs.readingNone");
    double em = sketch.em();
    String fitted = sketch.measure().fitted(reading, em, false, sketch.frame().width() - em);
    sketch.place(Label.of(fitted, em, Ink.TEXT_MUTED), Spot.left(0.5 * em, 1.4 * em));
    FigureTable table = new FigureTable(List.of(texts.get("fencingview.column.rules")), List.of());
    Naming naming =
        new Naming(FencingStudyKind.COSTS, texts.get("fencingview.costs.name"), reading, table);
    return RunPicture.of(sketch, naming, List.of(), Optional.empty());
  }

  private record Row(String name, FencingCounters costs) {}

  /** What is counted. */
  private enum Cost {
    SWITCHES(FencingCounters::switches, false),
    MISTAKEN(FencingCounters::mistakenSwitches, false),
    TWO_BELIEVE(FencingCounters::twoBelieve, true),
    NOBODY_WRITES(FencingCounters::nobodyWrites, true),
    LOST(FencingCounters::lost, false),
    /** What graded actions cost: writes not begun, and those over dropped connections. */
    HELD(costs -> costs.held() + costs.dropped(), false);

    private final ToLongFunction<FencingCounters> value;
    private final boolean isTime;

    Cost(ToLongFunction<FencingCounters> value, boolean isTime) {
      this.value = value;
      this.isTime = isTime;
    }

    long of(FencingCounters costs) {
      return value.applyAsLong(costs);
    }

    String text(FencingCounters costs) {
      return isTime ? Seconds.label(of(costs)) : Numbers.whole(of(costs));
    }
  }

  private RunPicture draw() {
    double width = sketch.frame().width() - 1.2 * em;
    double names = 0;
    for (Row row : rows) {
      names = Math.max(names, sketch.measure().width(row.name(), em, true));
    }
    double left = 0.6 * em + Math.min(names + em, 0.4 * width);
    double pitch = (sketch.frame().width() - 0.6 * em - left) / Cost.values().length;
    double top = 0.3 * em;
    int lines = header(left, pitch, top);
    top += (lines * 1.25 + 0.5) * em;
    sketch
        .brush(Layer.GROUND)
        .line(0.6 * em, top, sketch.frame().width() - 0.6 * em, top, Stroke.solid(Ink.GRID, 1));
    for (int i = 0; i < rows.size() && top + ROW * em <= sketch.frame().height(); i++) {
      row(rows.get(i), i == 0, left, pitch, top);
      top += ROW * em;
    }
    Naming naming =
        new Naming(FencingStudyKind.COSTS, texts.get("fencingview.costs.name"), reading(), table());
    return RunPicture.of(sketch, naming, List.of(), Optional.empty());
  }

  private String name(Cost cost) {
    return texts.get("fencingview.cost." + cost.name());
  }

  private int header(double left, double pitch, double top) {
    int most = 1;
    for (Cost cost : Cost.values()) {
      List<String> lines =
          phiscope.figure.TextWrap.lines(name(cost), sketch.measure(), 0.92 * em, pitch - 0.5 * em);
      most = Math.max(most, Math.min(2, lines.size()));
      double x = left + cost.ordinal() * pitch;
      for (int i = 0; i < Math.min(2, lines.size()); i++) {
        sketch.place(
            Label.of(lines.get(i), 0.92 * em, Ink.TEXT_MUTED),
            Spot.left(x, top + (i * 1.25 + 0.95) * em));
      }
    }
    return most;
  }

  private void row(Row row, boolean first, double left, double pitch, double top) {
    double baseline = top + (ROW * em + sketch.measure().capital(em)) / 2;
    if (first) {
      Rectangle area =
          new Rectangle(0.3 * em, top, sketch.frame().width() - 0.3 * em, top + ROW * em);
      sketch.brush(Layer.GROUND).box(area, Fill.plain(Ink.SELECTION, 0.12));
    }
    String fitted = sketch.measure().fitted(row.name(), em, first, left - 1.1 * em);
    Label label = Label.of(fitted, em, Ink.TEXT);
    sketch.place(first ? label.bolder() : label, Spot.left(0.6 * em, baseline));
    for (Cost cost : Cost.values()) {
      cell(row, cost, first, left + cost.ordinal() * pitch, pitch, top, baseline);
    }
  }

  private void cell(
      Row row, Cost cost, boolean first, double x, double pitch, double top, double baseline) {
    long value = cost.of(row.costs());
    long most = rows.stream().mapToLong(it -> cost.of(it.costs())).max().orElse(0);
    double room = pitch - 0.6 * em;
    double bottom = top + ROW * em - 2;
    if (most > 0 && value > 0) {
      Rectangle bar = new Rectangle(x, bottom - 0.26 * em, x + room * value / most, bottom);
      sketch.brush(Layer.SURFACE).box(bar, Fill.plain(first ? Ink.MODEL : Ink.PHI, 0.8));
    }
    double size = 0.95 * em;
    String text = sketch.measure().fitted(cost.text(row.costs()), size, true, room - 1.2 * em);
    Label label = Label.of(text, size, Ink.TEXT);
    double line = baseline - 0.12 * em;
    sketch.place(first ? label.bolder() : label, Spot.left(x, line));
    long base = cost.of(comparison.costs());
    if (!first && value != base) {
      double at = x + sketch.measure().width(text, size, first) + 0.75 * em;
      boolean less = value < base;
      sketch
          .brush(Layer.SYMBOL)
          .symbol(
              less ? Shape.TRIANGLE_DOWN : Shape.TRIANGLE_UP,
              Math.min(x + room, at),
              line - 0.36 * em,
              0.72 * em,
              less ? Ink.HEARTBEAT : Ink.CRASH,
              true);
    }
  }

  private String reading() {
    FencingCounters costs = comparison.costs();
    return texts.get(
        "fencingview.costs.reading",
        Numbers.whole(costs.switches()),
        Numbers.whole(costs.mistakenSwitches()),
        Seconds.label(costs.twoBelieve()),
        Numbers.whole(costs.lost()));
  }

  private FigureTable table() {
    List<String> header = new ArrayList<>();
    header.add(texts.get("fencingview.column.rules"));
    for (Cost cost : Cost.values()) {
      header.add(name(cost));
    }
    List<List<String>> cells = new ArrayList<>();
    for (Row row : rows) {
      List<String> line = new ArrayList<>(List.of(row.name()));
      for (Cost cost : Cost.values()) {
        line.add(cost.text(row.costs()));
      }
      cells.add(line);
    }
    return new FigureTable(header, cells);
  }
}
