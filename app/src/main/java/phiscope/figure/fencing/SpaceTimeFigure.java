package phiscope.figure.fencing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.core.fencing.FencingFrame;
import phiscope.core.fencing.FencingSnapshot;
import phiscope.core.fencing.Invariant;
import phiscope.core.fencing.Party;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.run.FrameScale;
import phiscope.figure.run.Legend;
import phiscope.figure.run.Naming;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Seconds;
import phiscope.figure.run.SpaceTimeGround;
import phiscope.text.Numbers;

/** Holders, authority and resource as lines from left to right; messages are arrows between. */
final class SpaceTimeFigure {
  private static final double LEAST_LANE = 1.9;

  /** What stands over the lanes and between them and the legend, in sizes of text. */
  private static final double AROUND = 3.2;

  private final FencingScene scene;
  private final FencingTexts texts;
  private final Sketch sketch;
  private final double em;
  private final Rectangle plot;
  private final PartyLanes lanes;
  private final FrameScale scale;
  private final List<Legend.Entry> legend;
  private final int legendLines;
  private final double wholeHeight;

  SpaceTimeFigure(FencingScene scene, FigureFrame frame) {
    this.scene = scene;
    this.texts = new FencingTexts(frame.messages());
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
    double names = 0;
    for (Party party : PartyLanes.parties(scene.holders())) {
      names = Math.max(names, sketch.measure().width(texts.party(party), em, true));
    }
    double left = names + 1.2 * em;
    double right = Math.max(left + 1, frame.width() - em);
    this.scale = scale(left, right);
    this.legend = LaneLegend.of(scene, scale, texts);
    // The lines of the parties need their room; what is left over may be explained.
    double leastLanes = LEAST_LANE * (scene.holders() + 2) * em;
    int lines = Legend.lines(sketch, legend);
    this.wholeHeight = leastLanes + (AROUND + Legend.LINE * lines) * em;
    int most = (int) ((frame.height() - AROUND * em - leastLanes) / (Legend.LINE * em));
    this.legendLines = Math.max(1, Math.min(most, lines));
    double bottom = frame.height() - (2 + Legend.LINE * legendLines) * em;
    this.plot = new Rectangle(left, 1.2 * em, right, Math.max(2 * em, bottom));
    this.lanes = PartyLanes.of(scene.holders(), plot.top(), plot.bottom());
  }

  private FrameScale scale(double left, double right) {
    List<Long> times = scene.frames().stream().map(FencingFrame::time).toList();
    return scene.look().byTime()
        ? FrameScale.byTime(scene.first(), times, left, right)
        : FrameScale.weighted(
            scene.first(),
            times,
            scene.frames().stream().map(FrameWeight::of).toList(),
            left,
            right);
  }

  /** What it names at its foot. */
  List<Legend.Entry> legend() {
    return legend;
  }

  /** The least height at which the lanes have their room and the whole legend is written. */
  double wholeHeight() {
    return wholeHeight;
  }

  RunPicture draw() {
    SpaceTimeGround ground = new SpaceTimeGround(sketch, plot, scale);
    ground.cursor(scene.cursor(), 3, cursorText());
    List<Place> grounds = lanes(ground);
    ground.times();
    LaneBars bars = new LaneBars(scene, sketch, texts, lanes, scale, plot);
    bars.draw();
    List<Place> breaches = new LaneEvents(scene, sketch, texts, lanes, scale, plot).draw();
    List<Place> arrows = new LaneArrows(scene, sketch, texts, lanes, scale, plot).draw();
    bars.label();
    Legend.draw(sketch, legend, legendLines);
    List<Place> all = new ArrayList<>(breaches);
    all.addAll(arrows);
    all.addAll(grounds);
    Naming naming =
        new Naming(
            FencingFigureKind.SPACE_TIME,
            texts.get("fencingview.spaceTime.name"),
            reading(),
            table());
    return RunPicture.of(sketch, naming, all, Optional.of(scale));
  }

  private String cursorText() {
    return texts.get(
        "fencingview.spaceTime.cursor",
        Numbers.whole(scene.cursor()),
        Seconds.label(scene.now().time()));
  }

  private List<Place> lanes(SpaceTimeGround ground) {
    List<Place> places = new ArrayList<>();
    Party now = EventPlace.of(scene.now(), scene.scenario());
    for (Party party : lanes.shown()) {
      double y = lanes.y(party);
      boolean down = party.isHolder() && scene.snapshot().holders().get(party.holder()).isDown();
      ground.line(y, texts.party(party), down ? Ink.CRASH : Ink.TEXT, party.equals(now));
      double above = Math.max(4, 0.42 * lanes.pitch());
      double below = Math.max(4, 0.58 * lanes.pitch());
      places.add(
          Place.of(
              new FencingThing.Who(party),
              new Rectangle(0, y - above, plot.left(), y + below),
              WhoWords.of(party, scene.snapshot(), texts)));
      places.add(
          Place.of(
              new FencingThing.Lane(party),
              new Rectangle(plot.left(), y - above, plot.right(), y + below),
              texts.get("fencingview.lane", texts.party(party))));
    }
    return places;
  }

  private List<Invariant> breaches() {
    return scene.frames().stream()
        .flatMap(frame -> LaneEvents.begun(frame).stream())
        .distinct()
        .sorted()
        .toList();
  }

  private String reading() {
    FencingFrame first = scene.frames().get(0);
    FencingFrame last = scene.frames().get(scene.frames().size() - 1);
    FencingSnapshot before = first.snapshot();
    FencingSnapshot after = last.snapshot();
    String range =
        texts.get(
            "fencingview.spaceTime.reading",
            Numbers.whole(first.index()),
            Numbers.whole(last.index()),
            Seconds.label(first.time()),
            Seconds.label(last.time()),
            String.valueOf(after.authority().token()),
            Numbers.whole(after.counters().accepted() - before.counters().accepted()),
            Numbers.whole(after.counters().refused() - before.counters().refused()));
    List<Invariant> broken = breaches();
    return broken.isEmpty()
        ? range
        : texts.get(
            "fencingview.spaceTime.broken",
            range,
            String.join(
                texts.get("fencingview.comma"), broken.stream().map(texts::breach).toList()));
  }

  private FigureTable table() {
    List<String> header =
        List.of(
            texts.get("fencingview.column.frame"),
            texts.get("fencingview.column.seconds"),
            texts.get("fencingview.column.where"),
            texts.get("fencingview.column.what"),
            texts.get("fencingview.column.sent"),
            texts.get("fencingview.column.broken"));
    return new FigureTable(header, scene.frames().stream().map(this::row).toList());
  }

  private List<String> row(FencingFrame frame) {
    return List.of(
        Numbers.whole(frame.index()),
        Seconds.exact(frame.time()),
        texts.party(EventPlace.of(frame, scene.scenario())),
        texts.sentence(frame),
        joined(frame.sent().stream().map(texts::message).toList()),
        joined(LaneEvents.begun(frame).stream().map(texts::breach).toList()));
  }

  private String joined(List<String> parts) {
    return parts.isEmpty()
        ? texts.get("fencingview.none")
        : String.join(texts.get("fencingview.comma"), parts);
  }
}
