package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import phiscope.bench.RunsQuestion;
import phiscope.bench.Term;
import phiscope.core.detector.QualityOfService;
import phiscope.figure.ComparisonRows.Row;
import phiscope.figure.Mark.Shape;
import phiscope.text.Numbers;

/**
 * All policies and timeouts side by side on one tape: what each was worth, and the setting of each
 * that detects fastest without more mistakes than allowed.
 */
final class ComparisonFigure {
  private static final double ROW = 2.1;
  private static final double LEAST_COLUMN = 6.5;

  private static final int MOST_HEAD_LINES = 3;

  /** How high the line is that says what there was no room for. */
  private static final double NOTE = 1.5;

  /** Where the sample of a detector's line ends; long enough to tell its dash. */
  private static final double LINE = 3;

  private final Subject subject;
  private final Sketch sketch;
  private final double em;
  private final ComparisonRows rows;
  private final TradeOffScale scale;

  ComparisonFigure(Subject subject) {
    this.subject = subject;
    this.sketch = new Sketch(subject.frame());
    this.em = sketch.em();
    this.rows = ComparisonRows.of(subject);
    this.scale = new TradeOffScale(subject, List.of(), TradeOffTimeouts.NONE);
  }

  /** What is compared: a title, a text for each row, and a bar where less is better. */
  private record Column(String title, ToText text, ToDoubleFunction<Row> bar) {
    Column {
      title = FigureTable.head(title);
    }
  }

  /** A cell. */
  private interface ToText {
    String of(Row row);
  }

  Figure draw() {
    String name = subject.text("figure.comparison.name", subject.tapeName());
    boolean nothing =
        rows.rows().stream().allMatch(row -> Double.isNaN(row.found().quality().queryAccuracy()));
    if (nothing) {
      return EmptyFigure.of(FigureKind.COMPARISON, subject, name, NeverJudged.nothing(subject));
    }
    double width = sketch.frame().width();
    double names = 0;
    for (Row row : rows.rows()) {
      names = Math.max(names, sketch.measure().width(row.name(), em, true));
    }
    double wanted = names + (LINE + 1.9) * em;
    double least = 0.6 * em + Math.min(wanted - 0.6 * em, Math.max(6 * em, 0.36 * width));
    List<Column> all = columns();
    List<Placed> shown = placed(all, wanted, least, width - 0.6 * em);
    double left = shown.get(0).left();
    double top = header(shown);
    TapeName.draw(sketch, subject);
    double bottom = sketch.frame().height();
    boolean isCut = shown.size() < all.size() || top + rows.rows().size() * ROW * em > bottom;
    if (isCut && top + (ROW + NOTE) * em <= bottom) {
      bottom -= NOTE * em;
      int fit = (int) ((bottom - top) / (ROW * em));
      note(all.size() - shown.size(), Math.max(0, rows.rows().size() - fit));
    }
    double most = Math.max(1, Math.min(3.2, (bottom - top) / em / rows.rows().size()));
    double height = Math.max(ROW, most) * em;
    Optional<Row> best = rows.best();
    for (int i = 0; i < rows.rows().size() && top + ROW * em <= bottom; i++) {
      Row row = rows.rows().get(i);
      row(row, best.filter(row::equals).isPresent(), shown, left, top, height);
      top += height;
    }
    return new Figure(
        FigureKind.COMPARISON,
        width,
        sketch.frame().height(),
        Optional.empty(),
        Optional.empty(),
        sketch.marks(),
        sketch.handles(),
        name,
        sentence(),
        table(all));
  }

  /** Says at the foot what there was no room for. */
  private void note(int columns, int lines) {
    String more =
        columns == 0
            ? subject.text("comparison.more.rows", lines)
            : lines == 0
                ? subject.text("comparison.more.columns", columns)
                : subject.text("comparison.more.both", columns, lines);
    sketch.place(
        Label.of(more, 0.92 * em, Ink.TEXT_MUTED),
        Spot.left(0.6 * em, sketch.frame().height() - 0.4 * em));
  }

  /** A column and where it is. */
  private record Placed(Column column, double left, double width) {}

  /** How wide the columns must be, of as many as have room for their texts. */
  private List<Double> fitting(List<Column> all, double left, double right) {
    List<Double> widths = new ArrayList<>();
    double used = 0;
    for (Column column : all) {
      double width = width(column);
      if (!widths.isEmpty() && left + used + width > right) {
        break;
      }
      widths.add(width);
      used += width;
    }
    return widths;
  }

  /**
   * The columns. Names have the room that columns leave, where no head needs more lines for it, so
   * that no row is lost; what is left then is shared out.
   */
  private List<Placed> placed(List<Column> all, double wanted, double least, double right) {
    List<Double> widths = fitting(all, least, right);
    double used = widths.stream().mapToDouble(Double::doubleValue).sum();
    List<Placed> spread = placed(all, widths, least, right);
    double left = Math.max(least, Math.min(wanted, right - used));
    List<Placed> closer = placed(all, widths, left, right);
    return headLines(closer) > headLines(spread) ? spread : closer;
  }

  private List<Placed> placed(List<Column> all, List<Double> widths, double left, double right) {
    double used = widths.stream().mapToDouble(Double::doubleValue).sum();
    double spare = (right - left - used) / widths.size();
    List<Placed> placed = new ArrayList<>();
    double at = left;
    for (int i = 0; i < widths.size(); i++) {
      placed.add(new Placed(all.get(i), at, widths.get(i) + spare));
      at += widths.get(i) + spare;
    }
    return placed;
  }

  private double width(Column column) {
    double width = LEAST_COLUMN * em;
    for (Row row : rows.rows()) {
      String text = subject.toldOfDecisions(column.text().of(row));
      width = Math.max(width, sketch.measure().width(text, em, false) + em);
    }
    return width;
  }

  private List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    columns.add(
        new Column(subject.text("comparison.fastest", allowed()), this::fastest, Row::fastestTime));
    columns.add(
        new Column(
            subject.text("axis.detectionTime"),
            row -> subject.time(row.found().own().meanDetectionTime()),
            row -> row.found().own().meanDetectionTime()));
    columns.add(new Column(rate(), this::mistakes, row -> row.found().quality().mistakes()));
    columns.add(
        new Column(
            subject.text("quality.duration"),
            row -> subject.time(row.found().quality().meanMistakeDuration()),
            row -> row.found().quality().meanMistakeDuration()));
    columns.add(
        new Column(
            subject.text("quality.accuracy"),
            row -> Numbers.percent(row.found().quality().queryAccuracy()),
            row -> Double.NaN));
    if (subject.tape().tape().crash().isPresent()) {
      columns.add(
          new Column(
              subject.text("quality.detection"),
              row -> detection(row.found().quality()),
              row -> row.found().quality().detectionTime().orElse(Double.NaN)));
    }
    return columns;
  }

  private String rate() {
    return subject.text(scale.isPlain() ? "axis.rate.plain" : "axis.rate.day");
  }

  private String allowed() {
    return Numbers.exact(subject.bench().runs().mistakes());
  }

  private String mistakes(Row row) {
    String rate = Numbers.significant(scale.rate(row.found().own()), 3).text();
    return NeverJudged.is(row.found().quality())
        ? rate
        : subject.text(
            "comparison.mistakes", rate, Numbers.whole(row.found().quality().mistakes()));
  }

  private String detection(QualityOfService quality) {
    return subject.time(quality.detectionTime().orElse(Double.NaN));
  }

  private String fastest(Row row) {
    if (NeverJudged.is(row.found().quality())) {
      return subject.text("comparison.neverJudged");
    }
    return row.fastest().isEmpty()
        ? subject.text("comparison.noSetting")
        : subject.text("comparison.setting", row.fastest().get(), subject.time(row.fastestTime()));
  }

  private List<String> head(Placed column) {
    List<String> lines =
        TextWrap.lines(
            column.column().title(), sketch.measure(), 0.92 * em, column.width() - 0.6 * em);
    return lines.subList(0, Math.min(MOST_HEAD_LINES, lines.size()));
  }

  private int headLines(List<Placed> columns) {
    return columns.stream().mapToInt(column -> head(column).size()).max().orElse(1);
  }

  private double header(List<Placed> columns) {
    int most = headLines(columns);
    for (Placed column : columns) {
      List<String> lines = head(column);
      for (int line = 0; line < lines.size(); line++) {
        sketch.place(
            Label.of(lines.get(line), 0.92 * em, Ink.TEXT_MUTED),
            Spot.left(column.left(), (0.3 + line * 1.25 + 0.95) * em));
      }
    }
    double foot = (0.3 + most * 1.25 + 0.5) * em;
    double right = sketch.frame().width() - 0.6 * em;
    sketch.brush(Layer.GROUND).line(0.6 * em, foot, right, foot, Stroke.solid(Ink.GRID, 1));
    return foot;
  }

  private void row(
      Row row, boolean best, List<Placed> columns, double left, double top, double height) {
    double baseline = top + (height + sketch.measure().capital(em)) / 2 - 0.15 * em;
    double level = baseline - 0.36 * em;
    sketch.brush(Layer.CURVE).line(0.4 * em, level, LINE * em, level, row.stroke());
    sketch
        .brush(Layer.SYMBOL)
        .symbol(
            best ? Shape.STAR : Shape.CIRCLE,
            (0.4 + LINE) / 2 * em,
            level,
            0.8 * em,
            row.stroke().ink(),
            true);
    String fitted = sketch.measure().fitted(row.name(), em, best, left - (LINE + 1) * em);
    Label label = Label.of(fitted, em, Ink.TEXT);
    sketch.place(best ? label.bolder() : label, Spot.left((LINE + 0.5) * em, baseline));
    for (Placed placed : columns) {
      String text = subject.toldOfDecisions(placed.column().text().of(row));
      String cell = sketch.measure().fitted(text, em, false, placed.width() - 0.5 * em);
      sketch.place(Label.of(cell, em, Ink.TEXT), Spot.left(placed.left(), baseline));
      bar(row, placed.column(), placed.left(), placed.width() - 0.9 * em, top + height - 2);
    }
  }

  /** How long the value is beside the longest of its column. */
  private void bar(Row row, Column column, double x, double room, double bottom) {
    double longest = 0;
    for (Row other : rows.rows()) {
      double value = column.bar().applyAsDouble(other);
      longest = Double.isFinite(value) ? Math.max(longest, value) : longest;
    }
    double value = column.bar().applyAsDouble(row);
    if (longest > 0 && value > 0 && Double.isFinite(value) && !sketch.frame().hidesDecisions()) {
      Rectangle bar = new Rectangle(x, bottom - 0.24 * em, x + room * value / longest, bottom);
      sketch.brush(Layer.SURFACE).box(bar, Fill.plain(row.stroke().ink(), 0.75));
    }
  }

  private String sentence() {
    String said =
        subject.frame().hidesDecisions()
            ? subject.text("figure.comparison.reading.hidden")
            : fastestOfAll();
    return NeverJudged.told(subject, said);
  }

  private String fastestOfAll() {
    Optional<Row> best = rows.best();
    String unit = scale.isPlain() ? "plain" : "day";
    if (best.isEmpty()) {
      return subject.text("figure.comparison.reading.none." + unit, allowed());
    }
    long allowedMistakes =
        (long)
            Math.floor(
                RunsQuestion.allowedRate(subject.bench())
                    * best.get().found().quality().observedAliveTime());
    return subject.text(
        "figure.comparison.reading." + unit,
        allowed(),
        Numbers.whole(allowedMistakes),
        best.get().name(),
        best.get().fastest().orElseThrow(),
        subject.told(Term.CROSSING, subject.time(best.get().fastestTime())));
  }

  private FigureTable table(List<Column> columns) {
    List<String> header = new ArrayList<>(List.of(subject.text("table.detector")));
    columns.forEach(column -> header.add(column.title()));
    List<List<String>> cells = new ArrayList<>();
    for (Row row : rows.rows()) {
      List<String> line = new ArrayList<>(List.of(row.name()));
      columns.forEach(column -> line.add(subject.toldOfDecisions(column.text().of(row))));
      cells.add(line);
    }
    return new FigureTable(header, cells);
  }
}
