package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.study.IsolationResult;
import phiscope.core.probe.PoolFrame;
import phiscope.core.probe.PoolRun;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Ink;
import phiscope.figure.Mark.Point;
import phiscope.figure.Rectangle;
import phiscope.figure.Stroke;
import phiscope.figure.run.RunPicture;

/** The longest wait in a pool over time: with the settings, and with heartbeats apart. */
final class IsolationWaitFigure {
  private static final double TICKS = 1e6;

  private final IsolationResult result;
  private final Ground ground;
  private final Rectangle room;
  private final Plot plot;

  IsolationWaitFigure(IsolationResult result, FigureFrame frame) {
    this.result = result;
    this.ground = new Ground(frame);
    this.room = ground.room();
    double end = Math.max(result.pools().until(), result.apart().until()) / TICKS;
    double most = Math.max(result.pools().longestWait(), result.apart().longestWait()) / TICKS;
    double shown = Math.max(most, result.pools().cluster().watch().deadline() / TICKS);
    this.plot = Plot.linear(ground.sketch(), room, Math.max(1e-6, end), 0, 1.15 * shown);
  }

  RunPicture draw() {
    plot.axes(
        ground.messages().get("study.axis.seconds"), ground.messages().get("study.axis.wait"));
    plot.level(
        result.pools().cluster().watch().deadline() / TICKS,
        ground.messages().get("study.isolation.deadline"),
        Ink.TIMEOUT);
    plot.curve(points(result.apart()), new Stroke(Ink.HEARTBEAT, 1.8, Stroke.Dash.DASHED));
    plot.curve(points(result.pools()), Stroke.solid(Ink.CRASH, 2));
    Plot.text(
        ground.sketch(),
        ground.messages().get("study.isolation.lines"),
        room.left() + 9 * ground.em(),
        1.2 * ground.em(),
        room.width() - 9 * ground.em());
    return ground.picture(
        StudyFigureKind.ISOLATION_WAIT, "study.figure.isolationWait", said(), table());
  }

  private static List<Point> points(PoolRun run) {
    int threads = run.cluster().load().threads();
    List<Point> points = new ArrayList<>();
    for (PoolFrame frame : run.frames()) {
      points.add(new Point(frame.at() / TICKS, frame.longestWait(threads) / TICKS));
    }
    return points;
  }

  private String said() {
    return ground
        .messages()
        .get(
            "study.isolation.waits",
            ground.names().time(result.pools().longestWait()),
            ground.names().time(result.apart().longestWait()));
  }

  private FigureTable table() {
    return new FigureTable(
        List.of(ground.messages().get("study.word.own"), ground.messages().get("study.word.apart")),
        List.of(
            List.of(
                ground.names().time(result.pools().longestWait()),
                ground.names().time(result.apart().longestWait()))));
  }
}
