package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.StudyReading;
import phiscope.bench.study.ProbeResult;
import phiscope.core.probe.PodRun.Event;
import phiscope.core.probe.PodRun.What;
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
import phiscope.text.Numbers;
import phiscope.text.study.StudySentences;

/** The pods of a service over time, one a row: what each is doing, its probes, its kills. */
final class ProbePodsFigure {
  private static final double TICKS = 1e6;

  private final StudyReading reading;
  private final ProbeResult result;
  private final Ground ground;
  private final Rectangle room;
  private final Plot plot;

  ProbePodsFigure(StudyReading reading, FigureFrame frame) {
    this.reading = reading;
    this.result = reading.result(ProbeResult.class);
    this.ground = new Ground(frame);
    this.room = ground.roomUnderLegend(5 * ground.em());
    double end = Math.max(1e-6, result.pods().until() / TICKS);
    this.plot = Plot.linear(ground.sketch(), room, end, 0, 1);
  }

  RunPicture draw() {
    AxisDrawing.below(
        ground.sketch(), plot.x(), room, ground.messages().get("study.axis.seconds"), true);
    for (int pod = 0; pod < result.service().pods(); pod++) {
      row(pod);
    }
    plot.cursor(reading.step().at() / TICKS, ground.names().time(reading.step().at()));
    legend();
    return ground.picture(
        StudyFigureKind.PROBE_PODS,
        "study.figure.probePods",
        new StudySentences(ground.messages()).summary(reading).get(0),
        table());
  }

  private void row(int pod) {
    double pitch = room.height() / result.service().pods();
    double top = Ground.top(room, pod, result.service().pods()) + 0.12 * pitch;
    double bottom = top + 0.6 * pitch;
    ground.rowName(
        ground.messages().get("study.probe.pod", Numbers.whole(pod + 1)), room, top, bottom);
    boolean hasStartup = result.service().plan().probes().startup().isPresent();
    List<Event> events = result.pods().pods().get(pod).events();
    Fill fill = null;
    double from = 0;
    boolean ready = false;
    for (Event event : events) {
      double at = event.at() / TICKS;
      Fill next =
          switch (event.what()) {
            case STARTED -> hasStartup ? starting() : running();
            case START_OVER, UNREADY -> running();
            case READY -> ready();
            case KILLED -> null;
            case SUCCEEDED, FAILED -> fill;
          };
      if (next != fill) {
        piece(fill, from, at, top, bottom);
        fill = next;
        from = at;
      }
      ready = event.what() == What.READY || ready && event.what() != What.UNREADY;
      sign(event, plot.x().pixel(at), top, bottom, pitch);
    }
    piece(fill, from, result.pods().until() / TICKS, top, bottom);
  }

  private void piece(Fill fill, double from, double to, double top, double bottom) {
    if (fill != null && to > from) {
      plot.bar(from, to, top, bottom, fill, Stroke.solid(fill.ink(), 1));
    }
  }

  private static Fill starting() {
    return new Fill(Ink.PAUSE, 0.5, Fill.Pattern.HATCHED);
  }

  private static Fill running() {
    return new Fill(Ink.SUSPICION, 0.35, Fill.Pattern.BACK_HATCHED);
  }

  private static Fill ready() {
    return Fill.plain(Ink.HEARTBEAT, 0.4);
  }

  /** Below the band a mark for each probe that fails, on it one for each kill. */
  private void sign(Event event, double x, double top, double bottom, double pitch) {
    double size = Math.max(3, Math.min(0.8 * ground.em(), 0.26 * pitch));
    if (x > room.right()) {
      return;
    }
    if (event.what() == What.KILLED) {
      ground
          .sketch()
          .brush(Layer.SYMBOL)
          .symbol(Shape.CROSS, x, (top + bottom) / 2, 1.6 * size, Ink.CRASH, true);
    } else if (event.what() == What.FAILED) {
      double y = Math.min(room.bottom(), bottom + 0.15 * pitch);
      ground.sketch().brush(Layer.SYMBOL).symbol(Shape.BAR, x, y, size, Ink.CRASH, true);
    }
  }

  private void legend() {
    double em = ground.em();
    double x = room.left();
    String[] keys = {"starting", "running", "ready"};
    Fill[] fills = {starting(), running(), ready()};
    boolean hasStartup = result.service().plan().probes().startup().isPresent();
    for (int i = hasStartup ? 0 : 1; i < keys.length; i++) {
      String text = ground.messages().get("study.probe." + keys[i]);
      double width = ground.sketch().measure().width(text, em, false);
      if (x + 1.6 * em + width > ground.sketch().frame().width()) {
        return;
      }
      ground.box(x, x + em, 0.4 * em, 1.2 * em, fills[i]);
      Plot.text(ground.sketch(), text, x + 1.3 * em, 1.2 * em, width + 1);
      x += width + 2.6 * em;
    }
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (int pod = 0; pod < result.service().pods(); pod++) {
      rows.add(
          List.of(
              Numbers.whole(pod + 1),
              ground.names().time(result.service().firstTick(pod)),
              Numbers.whole(result.pods().pods().get(pod).restarts()),
              result.pods().firstKill(pod).isPresent()
                  ? ground.names().time(result.pods().firstKill(pod).getAsLong())
                  : ground.messages().get("study.none"),
              ground.names().time(result.pods().pods().get(pod).readyTime(result.pods().until()))));
    }
    return new FigureTable(
        List.of(
            ground.messages().get("study.word.pods"),
            ground.messages().get("study.probe.firstTick"),
            ground.messages().get("study.word.restarts"),
            ground.messages().get("study.word.firstKill"),
            ground.messages().get("study.probe.readyTime")),
        rows);
  }
}
