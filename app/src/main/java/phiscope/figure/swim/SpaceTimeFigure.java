package phiscope.figure.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.swim.HostStatus;
import phiscope.core.swim.SwimFrame;
import phiscope.core.swim.protocol.MessageKind;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.Naming;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Seconds;
import phiscope.figure.run.SpaceTimeGround;
import phiscope.text.Numbers;

/** One line a member from left to right; messages are arrows between them. */
final class SpaceTimeFigure {
  private static final double LANE = 1.55;
  private static final double TOP = 1.2;

  /** Of so many members not all need a line. */
  private static final int MANY = 10;

  private final SwimScene scene;
  private final SwimWords words;
  private final Sketch sketch;
  private final double em;
  private final SignLegend legend;
  private final Rectangle plot;
  private final LaneLayout lanes;
  private final FrameScale scale;

  SpaceTimeFigure(SwimScene scene, FigureFrame frame) {
    this.scene = scene;
    this.words = new SwimWords(frame.messages());
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
    double left = 3.3 * em;
    double foot = frame.height() - 3.5 * em;
    // The lines of the members need their room; what is left over may be explained.
    double least = TOP * em + Math.min(scene.members(), MANY) * LANE / 2 * em;
    this.legend = SignLegend.messages(sketch, words, kinds(), foot - least);
    double bottom = foot - legend.more();
    this.plot =
        new Rectangle(
            left, TOP * em, Math.max(left + 1, frame.width() - em), Math.max(2 * em, bottom));
    this.lanes = LaneLayout.of(scene, plot.top(), plot.bottom(), LANE * em);
    List<Long> times = scene.frames().stream().map(SwimFrame::time).toList();
    this.scale =
        scene.look().byTime()
            ? FrameScale.byTime(scene.first(), times, plot.left(), plot.right())
            : FrameScale.even(scene.first(), times, plot.left(), plot.right());
  }

  RunPicture draw() {
    List<Place> places = new ArrayList<>();
    SpaceTimeGround ground = new SpaceTimeGround(sketch, plot, scale);
    ground.cursor(scene.cursor(), scene.look().byTime(), cursorText());
    lanes(ground, places);
    new SpaceTimeBars(scene, sketch, lanes, scale, plot).draw();
    new SpaceTimeEvents(scene, sketch, lanes, scale, plot).draw();
    List<Place> arrows = new SpaceTimeArrows(scene, sketch, words, lanes, scale, plot).draw();
    ground.times();
    if (lanes.shown().size() < scene.members()) {
      notShown();
    }
    legend.draw();
    List<Place> all = new ArrayList<>(arrows);
    all.addAll(places);
    Naming naming =
        new Naming(
            SwimFigureKind.SPACE_TIME, words.get("swimview.spaceTime.name"), reading(), table());
    return RunPicture.of(sketch, naming, all, Optional.of(scale));
  }

  private String cursorText() {
    return words.get(
        "swimview.spaceTime.cursor",
        Numbers.whole(scene.cursor()),
        Seconds.label(scene.now().time()));
  }

  private void lanes(SpaceTimeGround ground, List<Place> places) {
    for (int member : lanes.shown()) {
      double y = lanes.y(member);
      HostStatus status = scene.cluster().status(member);
      boolean strong =
          scene.now().event().member() == member || scene.observer().orElse(-1) == member;
      ground.line(
          y, SwimWords.name(member), status == HostStatus.CRASHED ? Ink.CRASH : Ink.TEXT, strong);
      double half = Math.max(4, lanes.pitch() / 2);
      places.add(
          Place.of(
              new SwimThing.Member(member),
              new Rectangle(0, y - half, plot.left(), y + half),
              words.get("swimview.member.is", SwimWords.name(member), words.status(status))));
      places.add(
          Place.of(
              new SwimThing.Lane(member),
              new Rectangle(plot.left(), y - half, plot.right(), y + half),
              words.get("swimview.lane", SwimWords.name(member))));
    }
  }

  private void notShown() {
    String text =
        words.get("swimview.spaceTime.more", Numbers.whole(scene.members() - lanes.shown().size()));
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
        Numbers.whole(first.index()),
        Numbers.whole(last.index()),
        Seconds.label(first.time()),
        Seconds.label(last.time()),
        Numbers.whole(sent));
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
                        Numbers.whole(frame.index()),
                        Seconds.exact(frame.time()),
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
