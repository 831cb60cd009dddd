package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.bench.study.TimeoutResult;
import phiscope.figure.AxisDrawing;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Stroke;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.study.StudyNames;

/** The detection times of each form of heartbeat as bars, beside what S000's table says. */
final class TimeoutRangesFigure {
  private final TimeoutResult result;
  private final Ground ground;
  private final Messages messages;
  private final StudyNames names;
  private final Sketch sketch;
  private final double em;

  TimeoutRangesFigure(TimeoutResult result, FigureFrame frame) {
    this.result = result;
    this.ground = new Ground(frame);
    this.messages = ground.messages();
    this.names = ground.names();
    this.sketch = ground.sketch();
    this.em = sketch.em();
  }

  RunPicture draw() {
    double below = AxisDrawing.rowHeight(sketch) + 0.4 * em;
    Rectangle inner = Plot.room(sketch, 2.9 * em, below);
    double names = result.forms().stream().mapToDouble(f -> width(name(f))).max().orElse(0);
    double left = Math.min(names + 1.2 * em, sketch.frame().width() / 2.5);
    Rectangle room =
        new Rectangle(left, inner.top(), Math.max(left + 2, inner.right()), inner.bottom());
    double most =
        result.forms().stream().mapToDouble(f -> f.detection().longest() / 1e6).max().orElse(1);
    Plot plot = Plot.linear(sketch, room, 1.4 * most, 0, 1);
    AxisDrawing.below(sketch, plot.x(), room, messages.get("study.axis.seconds"), true);
    double best = result.chosen().timeout().bestOfArticle() / 1e6;
    double worst = result.chosen().timeout().worstOfArticle() / 1e6;
    plot.above(best, messages.get("study.timeout.best"), Ink.THRESHOLD, Stroke.Dash.DASHED);
    plot.above(worst, messages.get("study.timeout.worst"), Ink.THRESHOLD, Stroke.Dash.DOTTED);
    double pitch = room.height() / result.forms().size();
    for (int i = 0; i < result.forms().size(); i++) {
      double top = room.top() + i * pitch;
      row(plot, result.forms().get(i), top + 0.15 * pitch, top + 0.85 * pitch);
    }
    Naming naming =
        new Naming(
            StudyFigureKind.TIMEOUT_RANGES,
            messages.get("study.figure.timeoutRanges"),
            said(result.chosen()),
            table());
    return RunPicture.of(sketch, naming, List.of(), Optional.empty());
  }

  private void row(Plot plot, TimeoutResult.Form form, double top, double bottom) {
    boolean chosen = form.equals(result.chosen());
    ground.rowName(name(form), plot.area(), top, bottom);
    double from = form.detection().shortest() / 1e6;
    double to = form.detection().longest() / 1e6;
    plot.bar(
        from,
        to,
        top,
        bottom,
        Fill.plain(chosen ? Ink.PHI : Ink.OVERLAY, chosen ? 0.7 : 0.35),
        Stroke.solid(Ink.PHI, chosen ? 2 : 1));
    String range =
        messages.get(
            "study.timeout.range",
            names.time(form.detection().shortest()),
            names.time(form.detection().longest()));
    ground.note(
        range,
        plot.area().clampX(plot.x().pixel(from)),
        plot.area().clampX(plot.x().pixel(to)),
        top,
        bottom,
        plot.area().right() + 0.6 * em);
  }

  private double width(String text) {
    return sketch.measure().width(text, em, false);
  }

  private String name(TimeoutResult.Form form) {
    return messages.get("study.word." + Parameter.word(form.timeout().form()));
  }

  private String said(TimeoutResult.Form form) {
    return messages.get(
        "study.timeout.detection",
        name(form),
        names.time(form.detection().shortest()),
        names.time(form.detection().longest()));
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (TimeoutResult.Form form : result.forms()) {
      rows.add(
          List.of(
              name(form),
              names.time(form.detection().shortest()),
              names.time(form.detection().longest()),
              names.number(form.independentPerDay()),
              names.number(form.burstyPerDay())));
    }
    return new FigureTable(
        List.of(
            messages.get("study.parameter.timeout.FORM"),
            messages.get("study.word.shortest"),
            messages.get("study.word.longest"),
            messages.get("study.word.mistakesPerDay"),
            messages.get("study.word.mistakesPerDayInBursts")),
        rows);
  }
}
