package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.bench.study.StreamResult;
import phiscope.bench.study.StreamResult.Variant;
import phiscope.core.health.HealthRun;
import phiscope.core.health.HealthState;
import phiscope.figure.AxisDrawing;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Mark.Point;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.Naming;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.study.StudyNames;

/** Every variant of the article on the same frames, one below the other on one axis of time. */
final class StreamVariantsFigure {
  /** A row is never lower where a figure may scroll, in sizes of text. */
  private static final double LEAST_ROW = 2.5;

  private final StreamResult result;
  private final Messages messages;
  private final StudyNames names;
  private final Sketch sketch;
  private final double em;
  private final List<Place> places = new ArrayList<>();

  StreamVariantsFigure(StreamResult result, FigureFrame frame) {
    this.result = result;
    this.messages = frame.messages();
    this.names = new StudyNames(messages);
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
  }

  /** The least height at which every row has its name and its curve apart. */
  double wholeHeight() {
    return 0.3 * em + result.distinct().size() * LEAST_ROW * em + below();
  }

  /** How high the numbers of the axis are. */
  private double below() {
    return AxisDrawing.rowHeight(sketch) + 0.4 * em;
  }

  RunPicture draw() {
    Rectangle room = Plot.room(sketch, 0.3 * em, below());
    List<Variant> all = result.distinct();
    double pitch = room.height() / all.size();
    Plot last = null;
    for (int i = 0; i < all.size(); i++) {
      double top = room.top() + i * pitch;
      last = row(all.get(i), i, new Rectangle(room.left(), top, room.right(), top + pitch));
    }
    Rectangle axis = new Rectangle(room.left(), room.top(), room.right(), room.bottom());
    AxisDrawing.below(sketch, last.x(), axis, messages.get("study.axis.ms"), true);
    Naming naming =
        new Naming(
            StudyFigureKind.STREAM_VARIANTS,
            messages.get("study.figure.streamVariants"),
            reading(),
            table());
    return RunPicture.of(sketch, naming, places, Optional.empty());
  }

  private Plot row(Variant variant, int index, Rectangle area) {
    double size = Math.min(em, Math.max(8, area.height() / 3.4));
    double text = area.top() + 1.1 * size;
    double bandTop = area.bottom() - Math.max(3, 0.28 * area.height());
    Rectangle curve =
        new Rectangle(
            area.left(),
            Math.min(bandTop - 2, area.top() + 1.45 * size),
            area.right(),
            bandTop - 1);
    Plot plot = Plot.linear(sketch, curve, result.end() / 1_000.0, 0, 1);
    String name = names.variant(result, variant.word());
    String said = name + messages.get("study.separator") + outcome(variant);
    String fitted = sketch.measure().fitted(said, size, index == 0, area.width());
    Label label = Label.of(fitted, size, Ink.TEXT);
    sketch.place(index == 0 ? label.bolder() : label, Spot.left(area.left(), text));
    variant
        .run()
        .ifPresent(
            run -> {
              plot.curve(points(run), Stroke.solid(index == 0 ? Ink.PHI : Ink.OVERLAY, 1.4));
              StateBand.draw(sketch, plot.x(), run, bandTop, area.bottom() - 3, names);
            });
    places.add(Place.of(new StudyThing.Row(index), area, said));
    return plot;
  }

  private static List<Point> points(HealthRun run) {
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
    return points;
  }

  private String outcome(Variant variant) {
    if (variant.run().isEmpty()) {
      return messages.get("study.stream.tooLong");
    }
    double failed = variant.first(HealthState.FAILED, 0);
    return Double.isNaN(failed)
        ? messages.get("study.stream.neverFailed")
        : messages.get(
            "study.stream.failedAt",
            names.time(failed),
            names.number(variant.entries(HealthState.FAILED)));
  }

  private String reading() {
    List<String> parts = new ArrayList<>();
    for (Variant variant : result.distinct()) {
      parts.add(
          messages.get(
              "study.stream.variantSays", names.variant(result, variant.word()), outcome(variant)));
    }
    return String.join(messages.get("study.stream.join"), parts)
        + messages.get("study.stream.stop");
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (Variant variant : result.distinct()) {
      rows.add(
          List.of(
              names.variant(result, variant.word()),
              time(variant.first(HealthState.SUSPECT, 0)),
              time(variant.first(HealthState.FAILED, 0)),
              names.number(variant.entries(HealthState.SUSPECT)),
              names.number(variant.entries(HealthState.FAILED)),
              variant.run().map(run -> names.number(run.last().score().doubleValue())).orElse("-"),
              variant
                  .run()
                  .map(run -> names.choice(Parameter.word(run.last().state())))
                  .orElse("-")));
    }
    return new FigureTable(
        List.of(
            messages.get("study.column.variant"),
            messages.get("study.word.suspectAt"),
            messages.get("study.word.failedAt"),
            messages.get("study.word.suspected"),
            messages.get("study.word.failed"),
            messages.get("study.word.score"),
            messages.get("study.word.state")),
        rows);
  }

  private String time(double ticks) {
    return Double.isNaN(ticks) ? messages.get("study.none") : names.time(ticks);
  }
}
