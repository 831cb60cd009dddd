package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.StudyReading;
import phiscope.bench.Term;
import phiscope.bench.study.StreamResult;
import phiscope.core.health.HealthFrame;
import phiscope.core.health.HealthPolicy;
import phiscope.core.health.HealthRun;
import phiscope.core.health.StreamHealth;
import phiscope.figure.Axis;
import phiscope.figure.AxisDrawing;
import phiscope.figure.Figure;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
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
import phiscope.figure.run.SignDrawing;
import phiscope.text.Messages;
import phiscope.text.study.StudyNames;
import phiscope.text.study.StudySentences;

/**
 * The score over time with its thresholds and states; below it the frames, which can be drawn on.
 * The step that is looked at is marked, with the expected arrival.
 */
final class StreamScoreFigure {
  private static final double LEAST_FRAME = 24;

  private final StudyReading reading;
  private final StreamResult result;
  private final Messages messages;
  private final StudyNames names;
  private final Sketch sketch;
  private final double em;
  private final List<Place> places = new ArrayList<>();

  StreamScoreFigure(StudyReading reading, FigureFrame frame) {
    this.reading = reading;
    this.result = reading.result(StreamResult.class);
    this.messages = frame.messages();
    this.names = new StudyNames(messages);
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
  }

  RunPicture draw() {
    double lane = 2.6 * em;
    double band = 1.5 * em;
    double row = AxisDrawing.rowHeight(sketch);
    Rectangle room = Plot.room(sketch, 2 * em, row + lane + band + 0.8 * em);
    Plot score = Plot.linear(sketch, room, result.end() / 1_000.0, 0, 1);
    score.left(messages.get("study.axis.score"));
    double top = room.bottom() + 0.3 * em;
    result.own().run().ifPresent(run -> curve(score, run, top, band));
    cursor(score);
    HealthPolicy policy = result.own().policy();
    score.level(
        policy.suspectBelow().doubleValue(), messages.get("study.stream.suspect"), Ink.SUSPICION);
    score.level(policy.failedBelow().doubleValue(), messages.get("study.stream.failed"), Ink.CRASH);
    double laneTop = top + band;
    frames(score.x(), laneTop, lane);
    Rectangle below = new Rectangle(room.left(), laneTop, room.right(), laneTop + lane);
    AxisDrawing.below(sketch, score.x(), below, messages.get("study.axis.ms"), false);
    return picture(score);
  }

  private void curve(Plot score, HealthRun run, double top, double band) {
    List<Point> points = new ArrayList<>();
    double before = 1;
    for (HealthRun.Point point : run.points()) {
      double at = point.at() / 1_000.0;
      double now = point.health().score().doubleValue();
      points.add(new Point(at, before));
      points.add(new Point(at, now));
      before = now;
    }
    points.add(new Point(run.end() / 1_000.0, before));
    score.curve(points, Stroke.solid(Ink.PHI, 2));
    StateBand.draw(sketch, score.x(), run, top, top + band, names);
  }

  private void cursor(Plot score) {
    if (!reading.hasSteps()) {
      return;
    }
    long at = reading.step().at();
    if (!sketch.frame().hides(Term.EXPECTED)) {
      result.at(reading.step()).ifPresent(health -> expected(score, health));
    }
    score.cursor(at / 1_000.0, messages.get("study.stream.now", names.time(at)));
  }

  private void expected(Plot score, StreamHealth health) {
    double expected = health.expected().doubleValue();
    score.instant(
        expected / 1_000.0,
        messages.get("study.stream.expected", names.time(expected)),
        Ink.MODEL,
        Stroke.Dash.DOTTED);
  }

  /** The frames in their lane: one sign a kind; each can be chosen where there is room. */
  private void frames(Axis x, double top, double height) {
    double middle = top + height / 2;
    sketch.brush(Layer.GROUND).line(x.start(), middle, x.end(), middle, Stroke.solid(Ink.GRID, 1));
    SignDrawing signs = new SignDrawing(sketch);
    List<HealthFrame> frames = result.frames();
    double before = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < frames.size(); i++) {
      HealthFrame frame = frames.get(i);
      double at = x.pixel(frame.at() / 1_000.0);
      if (at > x.end() + 0.5) {
        break;
      }
      if (at - before > 0.6 || frame.kind() != HealthFrame.Kind.DATA) {
        signs.draw(StreamSigns.of(frame.kind()), at, middle, 0.95 * em);
        before = at;
      }
      double half = Math.max(3, LEAST_FRAME / 2 * Math.min(1, 40.0 / frames.size()));
      places.add(
          Place.of(
              new StudyThing.Drawn(i),
              new Rectangle(at - half, top, at + half, top + height),
              messages.get(
                  "study.stream.frameAt",
                  messages.get("study.mark." + StreamSigns.word(frame.kind())),
                  names.time(frame.at()))));
    }
    places.add(
        Place.of(
            new StudyThing.Lane(),
            new Rectangle(x.start(), top, x.end(), top + height),
            messages.get("study.stream.laneHint")));
    String hint = messages.get("study.stream.lane");
    sketch.place(Label.of(hint, 0.85 * em, Ink.TEXT_MUTED), Spot.left(0.3 * em, top + 0.85 * em));
  }

  private RunPicture picture(Plot score) {
    List<List<String>> rows = new ArrayList<>();
    result
        .own()
        .run()
        .ifPresent(
            run ->
                run.changes()
                    .forEach(
                        change ->
                            rows.add(
                                List.of(
                                    names.time(change.at()),
                                    change
                                        .frame()
                                        .map(k -> messages.get("study.mark." + StreamSigns.word(k)))
                                        .orElse(messages.get("study.stream.tick")),
                                    names.choice(phiscope.bench.Parameter.word(change.state())),
                                    names.number(change.score().doubleValue())))));
    FigureTable table =
        new FigureTable(
            List.of(
                messages.get("study.column.time"),
                messages.get("study.column.cause"),
                messages.get("study.column.state"),
                messages.get("study.column.score")),
            rows);
    Figure figure =
        new Figure(
            StudyFigureKind.STREAM_SCORE,
            sketch.frame().width(),
            sketch.frame().height(),
            Optional.of(score.x()),
            Optional.of(score.y()),
            sketch.marks(),
            sketch.handles(),
            messages.get("study.figure.streamScore"),
            new StudySentences(messages).summary(reading).get(0),
            table);
    return new RunPicture(figure, places, Optional.empty());
  }
}
