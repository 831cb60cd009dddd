package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.StudyReading;
import phiscope.bench.study.MethodsResult;
import phiscope.core.probe.MethodFinding;
import phiscope.core.probe.MethodFinding.Timing;
import phiscope.figure.AxisDrawing;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Stroke;
import phiscope.figure.run.RunPicture;
import phiscope.text.study.StudySentences;

/** When each of the five methods gives its verdict on the fault, over all phases. */
final class MethodsFaultFigure {
  private static final double TICKS = 1e6;

  private final StudyReading reading;
  private final MethodsResult result;
  private final Ground ground;
  private final Rectangle room;
  private final Plot plot;

  MethodsFaultFigure(StudyReading reading, FigureFrame frame) {
    this.reading = reading;
    this.result = reading.result(MethodsResult.class);
    this.ground = new Ground(frame);
    this.room = ground.room(9 * ground.em());
    double most =
        result.findings().stream()
            .flatMap(finding -> finding.when().stream())
            .mapToDouble(Timing::longest)
            .max()
            .orElse(TICKS);
    this.plot = Plot.linear(ground.sketch(), room, 1.25 * Math.max(1, most) / TICKS, 0, 1);
  }

  RunPicture draw() {
    AxisDrawing.below(
        ground.sketch(), plot.x(), room, ground.messages().get("study.axis.afterFault"), true);
    int rows = result.findings().size();
    double pitch = room.height() / rows;
    for (int row = 0; row < rows; row++) {
      double top = Ground.top(room, row, rows) + 0.18 * pitch;
      row(result.findings().get(row), top, top + 0.56 * pitch);
    }
    String said = new StudySentences(ground.messages()).summary(reading).get(0);
    Plot.text(
        ground.sketch(),
        said,
        0.4 * ground.em(),
        1.2 * ground.em(),
        ground.sketch().frame().width() - ground.em());
    return ground.picture(
        StudyFigureKind.METHODS_FAULT, "study.figure.methodsFault", said, table());
  }

  private void row(MethodFinding finding, double top, double bottom) {
    ground.rowName(method(finding), room, top, bottom);
    String reason = ground.names().choice(Parameter.word(finding.reason()));
    if (finding.when().isEmpty()) {
      ground.note(reason, room.left(), room.left(), top, bottom, room.right());
      return;
    }
    Timing when = finding.when().get();
    Fill fill =
        finding.isMistake()
            ? new Fill(Ink.CRASH, 0.6, Fill.Pattern.CROSS_HATCHED)
            : Fill.plain(Ink.HEARTBEAT, 0.5);
    double from = when.shortest() / TICKS;
    double to = when.longest() / TICKS;
    plot.bar(from, to, top, bottom, fill, Stroke.solid(fill.ink(), 1.4));
    double mean = room.clampX(plot.x().pixel(when.mean() / TICKS));
    ground
        .sketch()
        .brush(Layer.SYMBOL)
        .symbol(Shape.DIAMOND, mean, (top + bottom) / 2, 0.8 * ground.em(), Ink.TEXT, true);
    String share = finding.share() < 1 ? ground.names().share(finding.share()) + ", " : "";
    String end = finding.hasLongest() ? "" : longest(finding, when) + ", ";
    ground.note(
        end + share + reason,
        plot.x().pixel(from),
        Math.max(plot.x().pixel(from) + 1, plot.x().pixel(to)),
        top,
        bottom,
        room.right());
  }

  /** The end of the bar: where the time has no longest, that of 99 in 100. */
  private String longest(MethodFinding finding, Timing when) {
    String time = ground.names().time(when.longest());
    return finding.hasLongest() ? time : ground.messages().get("study.methods.most", time);
  }

  private String method(MethodFinding finding) {
    return ground.messages().get("study.word." + Parameter.word(finding.method()));
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (MethodFinding finding : result.findings()) {
      rows.add(
          List.of(
              method(finding),
              finding.when().map(when -> ground.names().time(when.shortest())).orElse("–"),
              finding.when().map(when -> longest(finding, when)).orElse("–"),
              ground.names().share(finding.share()),
              ground.names().choice(Parameter.word(finding.reason()))));
    }
    return new FigureTable(
        List.of(
            ground.messages().get("study.methods.method"),
            ground.messages().get("study.word.shortest"),
            ground.messages().get("study.word.longest"),
            ground.messages().get("study.word.share"),
            ground.messages().get("study.word.reason")),
        rows);
  }
}
