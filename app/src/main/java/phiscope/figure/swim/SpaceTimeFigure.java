package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.figure.Brush;
import phiscope.figure.Figure;
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

/** One line a member from left to right; messages are arrows between them. */
final class SpaceTimeFigure {
  private static final double LANE = 1.55;

  private final SwimScene scene;
  private final SwimWords words;
  private final Sketch sketch;
  private final double em;
  private final Rectangle plot;
  private final LaneLayout lanes;
  private final FrameScale scale;

  SpaceTimeFigure(SwimScene scene, FigureFrame frame) {
    this.scene = scene;
    this.words = new SwimWords(frame.messages());
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
    double left = 3.3 * em;
    double bottom = frame.height() - 3.5 * em;
    this.plot =
        new Rectangle(
            left, 1.2 * em, Math.max(left + 1, frame.width() - em), Math.max(2 * em, bottom));
    this.lanes = LaneLayout.of(scene, plot.top(), plot.bottom(), LANE * em);
    List<Long> times = scene.frames().stream().map(SwimFrame::time).toList();
    this.scale =
        scene.look().byTime()
            ? FrameScale.byTime(scene.first(), times, plot.left(), plot.right())
            : FrameScale.even(scene.first(), times, plot.left(), plot.right());
  }

  SwimPicture draw() {
    List<SwimPlace> places = new ArrayList<>();
    cursor();
    lanes(places);
    new SpaceTimeBars(scene, sketch, lanes, scale, plot).draw();
    new SpaceTimeEvents(scene, sketch, lanes, scale, plot).draw();
    List<SwimPlace> arrows = new SpaceTimeArrows(scene, sketch, words, lanes, scale, plot).draw();
    times();
    if (lanes.shown().size() < scene.members()) {
      notShown();
    }
    new SignLegend(sketch, words).messages(kinds());
    List<SwimPlace> all = new ArrayList<>(arrows);
    all.addAll(places);
    Figure figure =
        new Figure(
            SwimFigureKind.SPACE_TIME,
            sketch.frame().width(),
            sketch.frame().height(),
            Optional.empty(),
            Optional.empty(),
            sketch.marks(),
            List.of(),
            words.get("swimview.spaceTime.name"),
            reading(),
            table());
    return new SwimPicture(figure, all, Optional.of(scale));
  }

  private void cursor() {
    double x = scale.ofFrame(scene.cursor());
    double half = scene.look().byTime() ? 3 : Math.max(3, pitch() / 2);
    Rectangle column =
        new Rectangle(plot.clampX(x - half), plot.top(), plot.clampX(x + half), plot.bottom());
    sketch.brush(Layer.GROUND).box(column, Fill.plain(Ink.SELECTION, 0.13));
    sketch.brush(Layer.CURVE).line(x, plot.top(), x, plot.bottom(), Stroke.solid(Ink.NOW, 1.5));
    String text =
        words.get(
            "swimview.spaceTime.cursor",
            String.valueOf(scene.cursor()),
            SwimWords.seconds(scene.now().time()));
    Label label = Label.of(text, em, Ink.NOW).bolder();
    double width = label.width(sketch.measure());
    double at = Math.max(width / 2 + 2, Math.min(sketch.frame().width() - width / 2 - 2, x));
    sketch.place(label, Spot.centre(at, 0.95 * em));
  }

  private double pitch() {
    return (plot.right() - plot.left()) / Math.max(1, scene.frames().size());
  }

  private void lanes(List<SwimPlace> places) {
    Brush ground = sketch.brush(Layer.GROUND);
    for (int member : lanes.shown()) {
      double y = lanes.y(member);
      ground.line(plot.left(), y, plot.right(), y, Stroke.solid(Ink.AXIS, 1));
      HostStatus status = scene.cluster().status(member);
      Ink ink = status == HostStatus.CRASHED ? Ink.CRASH : Ink.TEXT;
      Label name = Label.of(SwimWords.name(member), em, ink);
      boolean strong =
          scene.now().event().member() == member || scene.observer().orElse(-1) == member;
      sketch.place(
          strong ? name.bolder() : name, Spot.right(plot.left() - 0.55 * em, y + 0.36 * em));
      double half = Math.max(4, lanes.pitch() / 2);
      places.add(
          SwimPlace.of(
              new SwimThing.Member(member),
              new Rectangle(0, y - half, plot.left(), y + half),
              words.get("swimview.member.is", SwimWords.name(member), words.status(status))));
      places.add(
          SwimPlace.of(
              new SwimThing.Lane(member),
              new Rectangle(plot.left(), y - half, plot.right(), y + half),
              words.get("swimview.lane", SwimWords.name(member))));
    }
  }

  /** Times below the frames, as many as fit; their unit is the second. */
  private void times() {
    double baseline = plot.bottom() + 1.35 * em;
    sketch
        .brush(Layer.GROUND)
        .line(plot.left(), plot.bottom(), plot.right(), plot.bottom(), Stroke.solid(Ink.GRID, 1));
    List<SwimFrame> frames = scene.frames();
    long before = Long.MIN_VALUE;
    for (SwimFrame frame : frames) {
      double x = scale.ofFrame(frame.index());
      if (frame.time() != before) {
        String text = SwimWords.seconds(frame.time());
        Label label = Label.of(text, 0.92 * em, Ink.TEXT_MUTED);
        double half = label.width(sketch.measure()) / 2 + 0.5 * em;
        Rectangle wide = new Rectangle(x - half, baseline - em, x + half, baseline + 0.2 * em);
        if (sketch.isFree(wide) && sketch.place(label, Spot.centre(x, baseline))) {
          sketch
              .brush(Layer.GROUND)
              .line(x, plot.bottom(), x, plot.bottom() + 4, Stroke.solid(Ink.AXIS, 1));
        }
      }
      before = frame.time();
    }
  }

  private void notShown() {
    String text =
        words.get(
            "swimview.spaceTime.more", String.valueOf(scene.members() - lanes.shown().size()));
    double size = 0.92 * em;
    String fitted = sketch.measure().fitted(text, size, false, plot.width() * 0.45);
    sketch.place(
        Label.of(fitted, size, Ink.TEXT_MUTED),
        Spot.right(sketch.frame().width() - 0.5 * em, sketch.frame().height() - 0.55 * em),
        Spot.right(sketch.frame().width() - 0.5 * em, 0.95 * em));
  }

  private List<MessageKind> kinds() {
    List<MessageKind> kinds = new ArrayList<>();
    for (MessageKind kind : MessageKind.values()) {
      if (scene.frames().stream()
          .flatMap(frame -> frame.sent().stream())
          .anyMatch(envelope -> envelope.message().kind() == kind)) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  private String reading() {
    SwimFrame first = scene.frames().get(0);
    SwimFrame last = scene.frames().get(scene.frames().size() - 1);
    long sent = scene.frames().stream().mapToLong(frame -> frame.sent().size()).sum();
    return words.get(
        "swimview.spaceTime.reading",
        String.valueOf(first.index()),
        String.valueOf(last.index()),
        SwimWords.seconds(first.time()),
        SwimWords.seconds(last.time()),
        String.valueOf(sent));
  }

  private FigureTable table() {
    List<String> header =
        List.of(
            words.get("swimview.column.frame"),
            words.get("swimview.column.seconds"),
            words.get("swimview.column.member"),
            words.get("swimview.column.what"),
            words.get("swimview.column.sentMessages"));
    EventWords events = new EventWords(words);
    List<List<String>> rows =
        scene.frames().stream()
            .map(
                frame ->
                    List.of(
                        String.valueOf(frame.index()),
                        SwimWords.exactSeconds(frame.time()),
                        frame.event().member() < 0
                            ? words.get("swimview.none")
                            : SwimWords.name(frame.event().member()),
                        events.of(frame.event()),
                        frame.sent().isEmpty()
                            ? words.get("swimview.none")
                            : String.join(
                                words.get("swimview.comma"),
                                frame.sent().stream().map(words::message).toList())))
            .toList();
    return new FigureTable(header, rows);
  }
}
