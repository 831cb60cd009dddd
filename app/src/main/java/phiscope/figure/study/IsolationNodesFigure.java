package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.StudyReading;
import phiscope.bench.study.IsolationResult;
import phiscope.core.probe.PoolFrame;
import phiscope.core.probe.PoolNode;
import phiscope.core.probe.PoolNode.Place;
import phiscope.core.probe.PoolRun;
import phiscope.figure.AxisDrawing;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Rectangle;
import phiscope.figure.Stroke;
import phiscope.figure.run.RunPicture;
import phiscope.text.Numbers;
import phiscope.text.study.StudySentences;

/** The nodes of a service over time, one a row: who takes traffic, who is out, who is released. */
final class IsolationNodesFigure {
  private static final double TICKS = 1e6;

  private final StudyReading reading;
  private final PoolRun run;
  private final Ground ground;
  private final Rectangle room;
  private final Plot plot;

  IsolationNodesFigure(StudyReading reading, FigureFrame frame) {
    this.reading = reading;
    this.run = reading.result(IsolationResult.class).pools();
    this.ground = new Ground(frame);
    this.room = ground.roomUnderLegend(5 * ground.em());
    this.plot = Plot.linear(ground.sketch(), room, Math.max(1e-6, run.until() / TICKS), 0, 1);
  }

  RunPicture draw() {
    AxisDrawing.below(
        ground.sketch(), plot.x(), room, ground.messages().get("study.axis.seconds"), true);
    for (int node = 0; node < run.cluster().load().nodes(); node++) {
      row(node);
    }
    plot.cursor(reading.step().at() / TICKS, ground.names().time(reading.step().at()));
    legend();
    return ground.picture(
        StudyFigureKind.ISOLATION_NODES,
        "study.figure.isolationNodes",
        new StudySentences(ground.messages()).summary(reading).get(0),
        table());
  }

  private void row(int node) {
    int nodes = run.cluster().load().nodes();
    double pitch = room.height() / nodes;
    double top = Ground.top(room, node, nodes) + 0.15 * pitch;
    double bottom = top + 0.7 * pitch;
    ground.rowName(
        ground.messages().get("study.isolation.node", Numbers.whole(node + 1)), room, top, bottom);
    Place place = Place.TAKES_TRAFFIC;
    double from = 0;
    for (PoolFrame frame : run.frames()) {
      Place now = frame.nodes().get(node).place();
      if (now != place) {
        piece(place, from, frame.at() / TICKS, top, bottom);
        place = now;
        from = frame.at() / TICKS;
      }
    }
    piece(place, from, run.until() / TICKS, top, bottom);
  }

  private void piece(Place place, double from, double to, double top, double bottom) {
    Fill fill = fill(place);
    if (to > from) {
      plot.bar(from, to, top, bottom, fill, Stroke.solid(fill.ink(), 1));
    }
  }

  private static Fill fill(Place place) {
    return switch (place) {
      case TAKES_TRAFFIC -> Fill.plain(Ink.HEARTBEAT, 0.35);
      case OUT -> new Fill(Ink.CRASH, 0.75, Fill.Pattern.CROSS_HATCHED);
      case AWAY -> new Fill(Ink.PAUSE, 0.5, Fill.Pattern.HATCHED);
    };
  }

  private void legend() {
    double em = ground.em();
    double x = room.left();
    for (Place place : Place.values()) {
      String text = ground.messages().get("study.isolation." + place.name());
      double width = ground.sketch().measure().width(text, em, false);
      if (x + 1.6 * em + width > ground.sketch().frame().width()) {
        return;
      }
      ground.box(x, x + em, 0.4 * em, 1.2 * em, fill(place));
      Plot.text(ground.sketch(), text, x + 1.3 * em, 1.2 * em, width + 1);
      x += width + 2.6 * em;
    }
  }

  private FigureTable table() {
    PoolFrame frame = run.frame(reading.frame());
    int threads = run.cluster().load().threads();
    List<List<String>> rows = new ArrayList<>();
    for (int i = 0; i < frame.nodes().size(); i++) {
      PoolNode node = frame.nodes().get(i);
      rows.add(
          List.of(
              Numbers.whole(i + 1),
              ground.messages().get("study.isolation." + node.place().name()),
              ground.names().time(node.wait(threads)),
              ground.names().time(frame.at() - node.lastHeard())));
    }
    return new FigureTable(
        List.of(
            ground.messages().get("study.parameter.isolation.NODES"),
            ground.messages().get("study.isolation.place"),
            ground.messages().get("study.isolation.wait"),
            ground.messages().get("study.isolation.silence")),
        rows);
  }
}
