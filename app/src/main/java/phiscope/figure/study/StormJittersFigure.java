package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.study.StormResult;
import phiscope.core.probe.StormRun;
import phiscope.core.probe.StormSlot;
import phiscope.figure.Axis;
import phiscope.figure.AxisDrawing;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Rectangle;
import phiscope.figure.Stroke;
import phiscope.figure.run.RunPicture;
import phiscope.text.Numbers;

/** Attempts in each slot under each jitter, and under the retry budget, one above the other. */
final class StormJittersFigure {
  private final StormResult result;
  private final Ground ground;
  private final Rectangle room;

  StormJittersFigure(StormResult result, FigureFrame frame) {
    this.result = result;
    this.ground = new Ground(frame);
    this.room = ground.room(13 * ground.em());
  }

  RunPicture draw() {
    List<StormRun> runs = runs();
    double most =
        runs.stream()
            .flatMap(run -> run.slots().stream())
            .mapToInt(StormSlot::attempts)
            .max()
            .orElse(1);
    double end = StormLoadFigure.seconds(result.own().size());
    for (int row = 0; row < runs.size(); row++) {
      double top = Ground.top(room, row, runs.size());
      double bottom = Ground.top(room, row + 1, runs.size()) - 0.3 * ground.em();
      Rectangle strip = new Rectangle(room.left(), top, room.right(), Math.max(top + 1, bottom));
      Plot plot =
          new Plot(
              ground.sketch(),
              strip,
              Axis.linear(0, end, strip.left(), strip.right()),
              Axis.linear(0, 1.1 * Math.max(1, most), strip.bottom(), strip.top()));
      plot.curve(
          StormLoadFigure.points(runs.get(row).slots(), StormSlot::attempts),
          Stroke.solid(row == runs.size() - 1 ? Ink.HEARTBEAT : Ink.CRASH, 1.4));
      plot.level(result.own().storm().capacity(), "", Ink.THRESHOLD);
      ground.rowName(name(row), room, strip.top(), strip.bottom());
    }
    AxisDrawing.below(
        ground.sketch(),
        Axis.linear(0, end, room.left(), room.right()),
        room,
        ground.messages().get("study.axis.seconds"),
        true);
    Plot.text(
        ground.sketch(),
        ground.messages().get("study.axis.slot"),
        0.4 * ground.em(),
        1.2 * ground.em(),
        ground.sketch().frame().width() - ground.em());
    return ground.picture(
        StudyFigureKind.STORM_JITTERS, "study.figure.stormJitters", said(), table());
  }

  private List<StormRun> runs() {
    List<StormRun> runs = new ArrayList<>(result.jitters());
    runs.add(result.budgeted());
    return runs;
  }

  private String name(int row) {
    String word =
        row < result.jitters().size()
            ? Parameter.word(result.jitters().get(row).storm().backoff().jitter())
            : "budgeted";
    return ground.messages().get("study.word." + word);
  }

  private String said() {
    List<StormRun> jitters = result.jitters();
    if (!result.own().hasAfter()) {
      return ground.messages().get("study.storm.noAfter");
    }
    return ground
        .messages()
        .get(
            "study.says.storm.jitters",
            Numbers.whole(jitters.get(0).peakAfter()),
            Numbers.whole(jitters.get(1).peakAfter()),
            Numbers.whole(jitters.get(2).peakAfter()),
            Numbers.whole(jitters.get(3).peakAfter()));
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    List<StormRun> runs = runs();
    for (int row = 0; row < runs.size(); row++) {
      StormRun run = runs.get(row);
      rows.add(
          List.of(
              name(row),
              Numbers.whole(run.attempts()),
              run.hasAfter() ? Numbers.whole(run.peakAfter()) : ground.messages().get("study.none"),
              Numbers.whole(run.lost()),
              run.recoveredAt().isPresent()
                  ? ground.names().time(run.recoveredAt().getAsInt() * StormResult.SLOT)
                  : ground.messages().get("study.never")));
    }
    return new FigureTable(
        List.of(
            ground.messages().get("study.parameter.storm.JITTER"),
            ground.messages().get("study.word.attempts"),
            ground.messages().get("study.word.peak"),
            ground.messages().get("study.word.lost"),
            ground.messages().get("study.word.recoveredAt")),
        rows);
  }
}
