package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import phiscope.bench.StudyReading;
import phiscope.bench.study.MarkKind;
import phiscope.bench.study.ProbeCurves;
import phiscope.bench.study.ProbeResult;
import phiscope.bench.study.StudyMark;
import phiscope.core.probe.ProbeSettings;
import phiscope.core.probe.SpeedCurve;
import phiscope.core.probe.StartupRule;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Stroke;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.text.study.StudySentences;

/**
 * The start-up curve with the probes that fall on it: the earliest and the latest first probe, each
 * with the last failure that it forgives; and the speed of what the application depends on.
 */
final class ProbeCurvesFigure {
  private static final double TICKS = 1e6;

  private final StudyReading reading;
  private final ProbeResult result;
  private final Ground ground;
  private final Rectangle room;
  private final Plot plot;
  private final double end;

  ProbeCurvesFigure(StudyReading reading, FigureFrame frame) {
    this.reading = reading;
    this.result = reading.result(ProbeResult.class);
    this.ground = new Ground(frame);
    this.room = ground.room();
    this.end = shown() / TICKS;
    this.plot = Plot.linear(ground.sketch(), room, end, 0, 1.08);
  }

  /** Until the start and the last probe that counts are over. */
  private double shown() {
    double start = result.rule().map(StartupRule::slowestStart).orElse(0L);
    double last =
        result
            .starter()
            .map(s -> s.initialDelay() + (double) s.period() * s.failureThreshold())
            .orElse(0.0);
    double most = Math.max(1.2 * start, 1.15 * last);
    for (SpeedCurve.Point point : startUp().points()) {
      most = Math.max(most, 1.2 * point.at());
    }
    SpeedCurve dependency = result.service().plan().behaviour().dependency();
    if (!dependency.equals(SpeedCurve.ALWAYS_FULL)) {
      for (SpeedCurve.Point point : dependency.points()) {
        most = Math.max(most, 1.1 * point.at());
      }
    }
    return Math.max(TICKS, Math.min(most, Math.max(TICKS, result.service().end())));
  }

  private SpeedCurve startUp() {
    return result.service().plan().behaviour().startUp();
  }

  RunPicture draw() {
    plot.axes(
        ground.messages().get("study.axis.sinceStart"), ground.messages().get("study.axis.speed"));
    plot.curve(points(startUp()), Stroke.solid(Ink.MODEL, 2.4));
    SpeedCurve dependency = result.service().plan().behaviour().dependency();
    if (!dependency.equals(SpeedCurve.ALWAYS_FULL)) {
      plot.curve(points(dependency), new Stroke(Ink.PRIOR, 1.8, Stroke.Dash.DASHED));
      Plot.text(
          ground.sketch(),
          ground.messages().get("study.probe.dependencyCurve"),
          room.left() + 8 * ground.em(),
          1.2 * ground.em(),
          room.width() - 8 * ground.em());
    }
    result
        .rule()
        .ifPresent(
            rule ->
                plot.instant(
                    rule.slowestStart() / TICKS,
                    ground.messages().get("study.word.start"),
                    Ink.THRESHOLD,
                    Stroke.Dash.DASHED));
    result.starter().ifPresent(this::probes);
    return picture();
  }

  /** The points can be chosen and moved, and the plot takes new ones. */
  private RunPicture picture() {
    List<Place> places = new ArrayList<>();
    List<StudyMark> marks = ProbeCurves.marks(reading.bench().study());
    double half = Math.max(5, 0.7 * ground.em());
    for (int i = 0; i < marks.size(); i++) {
      StudyMark mark = marks.get(i);
      double x = plot.x().pixel(mark.at() / TICKS);
      double y = plot.y().pixel(mark.value() / (double) SpeedCurve.FULL);
      if (x > room.right() + 0.5) {
        continue;
      }
      boolean own = mark.kind() == MarkKind.PROGRESS;
      ground
          .sketch()
          .brush(Layer.SYMBOL)
          .symbol(Shape.SQUARE, x, y, 0.7 * ground.em(), own ? Ink.MODEL : Ink.PRIOR, own);
      String what = ground.names().mark(mark.kind());
      String where = ground.names().time(mark.at());
      String speed = ground.names().share(mark.value() / (double) SpeedCurve.FULL);
      places.add(
          Place.of(
              new StudyThing.Drawn(i),
              new Rectangle(x - half, y - half, x + half, y + half),
              ground.messages().get("study.probe.point", what, where, speed)));
    }
    String hint = ground.messages().get("study.probe.draw");
    places.add(Place.of(new StudyThing.Lane(), room, hint));
    FigureFrame frame = ground.sketch().frame();
    Figure figure =
        new Figure(
            StudyFigureKind.PROBE_CURVES,
            frame.width(),
            frame.height(),
            Optional.of(plot.x()),
            Optional.of(plot.y()),
            ground.sketch().marks(),
            ground.sketch().handles(),
            ground.messages().get("study.figure.probeCurves"),
            said(),
            table());
    return new RunPicture(figure, places, Optional.empty());
  }

  /** A point each pixel or so, so that steps are steps. */
  private List<Point> points(SpeedCurve curve) {
    List<Point> points = new ArrayList<>();
    int count = (int) Math.max(2, Math.min(4_000, 2 * room.width()));
    for (int i = 0; i <= count; i++) {
      double at = end * i / count;
      OptionalLong speed = curve.speed((long) (at * TICKS));
      boolean before = speed.isEmpty() && curve == startUp();
      double share = speed.orElse(SpeedCurve.FULL) / (double) SpeedCurve.FULL;
      points.add(new Point(at, before ? 0 : share));
    }
    return points;
  }

  /** Two rows of probes: the first at once, and the first a period later. */
  private void probes(ProbeSettings probe) {
    double em = ground.em();
    boolean isStartup = result.service().plan().probes().startup().isPresent();
    for (int row = 0; row < 2; row++) {
      double y = room.top() + (0.45 + 0.2 * row) * room.height();
      long from = probe.initialDelay() + row * probe.period();
      double first = from / TICKS;
      int shown = shown(probe, from, isStartup);
      double last = first + (shown - 1) * probe.period() / TICKS;
      if (first <= end) {
        plot.bar(first, Math.min(end, last), y - 0.5, y + 0.5, Fill.plain(Ink.GHOST, 1), line());
      }
      for (int i = 0; i < shown; i++) {
        double at = first + i * probe.period() / TICKS;
        boolean fails = !isInTime(probe, from + i * probe.period());
        if (at <= end) {
          ground
              .sketch()
              .brush(Layer.SYMBOL)
              .symbol(
                  fails ? Shape.CROSS : Shape.CIRCLE,
                  plot.x().pixel(at),
                  y,
                  0.8 * em,
                  fails ? Ink.CRASH : Ink.HEARTBEAT,
                  true);
        }
      }
    }
  }

  private boolean isInTime(ProbeSettings probe, long sinceStart) {
    return result.service().plan().behaviour().isInTime(sinceStart, probe.timeout());
  }

  /** How many probes are drawn: up to the threshold, a startup probe up to its first success. */
  private int shown(ProbeSettings probe, long first, boolean isStartup) {
    int most = Math.min(60, probe.failureThreshold());
    int count = 1;
    while (count < most && !(isStartup && isInTime(probe, first + (count - 1) * probe.period()))) {
      count++;
    }
    return count;
  }

  private static Stroke line() {
    return Stroke.solid(Ink.GHOST, 1);
  }

  private String said() {
    return result
        .rule()
        .map(new StudySentences(ground.messages())::rule)
        .orElse(ground.messages().get("study.says.probe.noKill"));
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (SpeedCurve.Point point : startUp().points()) {
      rows.add(
          List.of(
              ground.names().time(point.at()),
              ground.names().share(point.speed() / (double) SpeedCurve.FULL)));
    }
    return new FigureTable(
        List.of(
            ground.messages().get("study.axis.sinceStart"),
            ground.messages().get("study.axis.speed")),
        rows);
  }
}
