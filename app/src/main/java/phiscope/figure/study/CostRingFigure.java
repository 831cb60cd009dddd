package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.study.CostResult;
import phiscope.core.probe.RingSpread;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Mark.Point;
import phiscope.figure.Rectangle;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.TextMeasure;
import phiscope.figure.TextWrap;
import phiscope.figure.run.RunPicture;
import phiscope.text.Numbers;

/** How many living members of a ring are held for dead, detection time after detection time. */
final class CostRingFigure {
  /** From one line of the name to the next, in sizes of text. */
  private static final double LINE = 1.6;

  private final CostResult result;
  private final Ground ground;
  private final Rectangle room;
  private final Plot plot;
  private final long members;
  private final long rounds;

  CostRingFigure(CostResult result, FigureFrame frame) {
    this.result = result;
    this.ground = new Ground(frame);
    this.room = ground.room();
    this.members = result.spread().members();
    this.rounds = Math.max(3, members);
    this.plot = Plot.linear(ground.sketch(), room, rounds, 0, 1.1 * members);
  }

  RunPicture draw() {
    plot.axes(
        ground.messages().get("study.axis.detections"),
        ground.messages().get("study.axis.misjudged"));
    Stroke.Dash[] dashes = {
      Stroke.Dash.DOTTED, Stroke.Dash.DASH_DOT, Stroke.Dash.SOLID, Stroke.Dash.DASHED
    };
    for (RingSpread.Kind kind : RingSpread.Kind.values()) {
      boolean chosen = kind == result.spread().kind();
      Ink ink = chosen ? Ink.CRASH : Ink.OVERLAY;
      plot.curve(points(kind), new Stroke(ink, chosen ? 2.6 : 1.4, dashes[kind.ordinal()]));
    }
    name();
    return ground.picture(StudyFigureKind.COST_RING, "study.figure.costRing", said(), table());
  }

  private List<Point> points(RingSpread.Kind kind) {
    RingSpread spread = new RingSpread(members, kind);
    List<Point> points = new ArrayList<>();
    for (int i = 0; i <= 400; i++) {
      double at = rounds * i / 400.0;
      points.add(new Point(at, spread.misjudged((long) at)));
    }
    return points;
  }

  /** What fails, in as many lines as it takes, clear of the curves where there is room. */
  private void name() {
    double em = ground.em();
    String text = ground.names().choice(Parameter.word(result.spread().kind()));
    TextMeasure measure = ground.sketch().measure();
    List<String> lines = TextWrap.lines(text, measure, em, 0.42 * room.width());
    double height = lines.size() * LINE * em;
    double lowest = room.bottom() - 0.2 * em - height;
    double beside = plot.y().pixel(result.spread().misjudged(rounds / 2)) + 2.2 * em;
    List<Double> tops = new ArrayList<>(List.of(Math.min(lowest, beside)));
    for (double top = lowest; top >= room.top(); top -= em / 2) {
      tops.add(top);
    }
    for (double share : new double[] {0.56, 0.3, 0.04}) {
      double left = room.left() + share * room.width();
      for (double top : tops) {
        Rectangle block = new Rectangle(left, top, left + 0.42 * room.width(), top + height);
        if (ground.sketch().isFree(block)) {
          write(lines, left, top);
          return;
        }
      }
    }
    write(lines, room.left() + 0.56 * room.width(), tops.get(0));
  }

  private void write(List<String> lines, double left, double top) {
    double em = ground.em();
    for (int i = 0; i < lines.size(); i++) {
      ground
          .sketch()
          .placeOnLines(
              Label.of(lines.get(i), em, Ink.TEXT).onPlate(),
              ground.sketch().bounds(),
              List.of(Spot.left(left, top + (i * LINE + 1.1) * em)));
    }
  }

  private String said() {
    return ground
        .messages()
        .get(
            "study.says.cost.ring",
            ground.names().choice(Parameter.word(result.spread().kind())),
            Numbers.whole(result.misjudged()),
            Numbers.whole(result.spread().misjudgedInTheEnd()),
            Numbers.whole(result.spread().detectionsToTheEnd()));
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (RingSpread.Kind kind : RingSpread.Kind.values()) {
      RingSpread spread = new RingSpread(members, kind);
      rows.add(
          List.of(
              ground.names().choice(Parameter.word(kind)),
              Numbers.whole(spread.misjudged(1)),
              Numbers.whole(spread.misjudgedInTheEnd()),
              Numbers.whole(spread.detectionsToTheEnd())));
    }
    return new FigureTable(
        List.of(
            ground.messages().get("study.parameter.cost.RING"),
            ground.messages().get("study.cost.afterOne"),
            ground.messages().get("study.word.misjudgedInTheEnd"),
            ground.messages().get("study.word.detectionsToTheEnd")),
        rows);
  }
}
