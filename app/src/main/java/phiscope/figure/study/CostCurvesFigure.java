package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.StudyReading;
import phiscope.bench.study.ArticleCost;
import phiscope.bench.study.CostResult;
import phiscope.bench.study.CostResult.Curve;
import phiscope.bench.study.CostResult.Topology;
import phiscope.figure.Axis;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Point;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.RunPicture;
import phiscope.text.Numbers;
import phiscope.text.study.StudySentences;

/** Messages in a period against the number of members, in decades both ways. */
final class CostCurvesFigure {
  private static final double LEAST = 3;
  private static final double MOST = 1e6;

  private final StudyReading reading;
  private final CostResult result;
  private final Ground ground;
  private final Rectangle room;
  private final Plot plot;

  CostCurvesFigure(StudyReading reading, FigureFrame frame) {
    this.reading = reading;
    this.result = reading.result(CostResult.class);
    this.ground = new Ground(frame);
    this.room = ground.room();
    this.plot =
        new Plot(
            ground.sketch(),
            room,
            new Axis(Axis.Scale.LOG10, LEAST, MOST, room.left(), room.right()),
            new Axis(Axis.Scale.LOG10, 1, 1e12, room.bottom(), room.top()));
  }

  RunPicture draw() {
    plot.axes(
        ground.messages().get("study.axis.members"), ground.messages().get("study.axis.messages"));
    Stroke[] strokes = {
      Stroke.solid(Ink.CRASH, 2.2),
      new Stroke(Ink.TIMEOUT, 2, Stroke.Dash.DASHED),
      new Stroke(Ink.PRIOR, 2, Stroke.Dash.DOTTED),
      Stroke.solid(Ink.HEARTBEAT, 2.2)
    };
    for (Curve curve : result.curves()) {
      List<Point> points = new ArrayList<>();
      for (int i = 0; i < curve.members().size(); i++) {
        points.add(new Point(curve.members().get(i), curve.totals().get(i).doubleValue()));
      }
      plot.curve(points, strokes[curve.topology().ordinal()]);
    }
    plot.instant(
        result.spread().members(),
        "n = " + Numbers.whole(result.spread().members()),
        Ink.NOW,
        Stroke.Dash.SOLID);
    article();
    names();
    return ground.picture(
        StudyFigureKind.COST_CURVES,
        "study.figure.costCurves",
        new StudySentences(ground.messages()).summary(reading).get(0),
        table());
  }

  /** What S002 says stands where it belongs, on the curve of the full mesh. */
  private void article() {
    double em = ground.em();
    double x = plot.x().pixel(ArticleCost.MEMBERS);
    double y = plot.y().pixel(ArticleCost.EVERY_SECOND.total().doubleValue());
    ground.sketch().brush(Layer.SYMBOL).symbol(Shape.DIAMOND, x, y, 0.9 * em, Ink.THRESHOLD, true);
    ground.sketch().reserve(new Rectangle(x - 0.5 * em, y - 0.5 * em, x + 0.5 * em, y + 0.5 * em));
    String total = Numbers.whole(ArticleCost.EVERY_SECOND.total());
    Label whole =
        Label.of(ground.messages().get("study.cost.mark", total), 0.92 * em, Ink.TEXT).onPlate();
    Label brief =
        Label.of(ground.messages().get("study.cost.brief", total), 0.92 * em, Ink.TEXT).onPlate();
    boolean fits = whole.width(ground.sketch().measure()) < x - room.left() - em;
    Label label = fits ? whole : brief;
    ground
        .sketch()
        .placeOnLines(
            label,
            ground.sketch().bounds(),
            List.of(
                Spot.right(x - 0.8 * em, y - 0.4 * em),
                Spot.right(x - 0.8 * em, y + 0.4 * em),
                Spot.right(x - 0.8 * em, y - 1.6 * em),
                Spot.left(x + 0.8 * em, y + 1.3 * em),
                Spot.left(x + 0.8 * em, y + 2.6 * em)));
  }

  /** Each curve is named at its right end; the centre and the ring cost the same. */
  private void names() {
    double em = ground.em();
    for (Topology topology : new Topology[] {Topology.FULL_MESH, Topology.SWIM}) {
      name(word(topology), last(topology), -0.5 * em);
    }
    String both =
        word(Topology.CENTRAL) + ground.messages().get("swimview.comma") + word(Topology.RING);
    name(both, last(Topology.RING), 3 * em);
  }

  private void name(String name, double value, double above) {
    double y = plot.y().pixel(value) + above;
    ground
        .sketch()
        .place(
            Label.of(name, ground.em(), Ink.TEXT).onPlate(),
            Spot.right(room.right() - 0.4 * ground.em(), y),
            Spot.right(room.right() - 3 * ground.em(), y + 1.2 * ground.em()));
  }

  private double last(Topology topology) {
    Curve curve = result.curves().get(topology.ordinal());
    return curve.totals().get(curve.totals().size() - 1).doubleValue();
  }

  private String word(Topology topology) {
    return ground.messages().get("study.word." + Parameter.word(topology));
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (CostResult.Way way : result.ways()) {
      rows.add(
          List.of(
              word(way.topology()),
              Numbers.whole(way.total()),
              ground.names().number(way.perSecond()),
              Numbers.whole(way.perMember()),
              ground.names().number(way.busiest())));
    }
    for (ArticleCost article : ArticleCost.values()) {
      rows.add(article(article));
    }
    return new FigureTable(
        List.of(
            ground.messages().get("study.column.way"),
            ground.messages().get("study.word.messages"),
            ground.messages().get("study.word.perSecond"),
            ground.messages().get("study.word.perMember"),
            ground.messages().get("study.word.busiest")),
        rows);
  }

  /** What S002 says beside what it comes to exactly. */
  private List<String> article(ArticleCost article) {
    String perMember = Numbers.whole(article.perMember());
    return List.of(
        ground.messages().get("study.cost.row." + article.name(), ArticleCost.MEMBERS),
        Numbers.whole(article.total()),
        printed(Numbers.whole(article.perSecond()), "perSecond." + article.name()),
        article == ArticleCost.EVERY_SECOND ? printed(perMember, "perMember") : perMember,
        perMember);
  }

  private String printed(String exact, String key) {
    return ground
        .messages()
        .get("study.cost.exact", exact, ground.messages().get("study.cost.printed." + key));
  }
}
