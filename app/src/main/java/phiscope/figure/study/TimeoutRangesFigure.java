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
  private final Messages messages;
  private final StudyNames names;
  private final Sketch sketch;
  private final double em;

  TimeoutRangesFigure(TimeoutResult result, FigureFrame frame) {
    this.result = result;
    this.messages = frame.messages();
    this.names = new StudyNames(messages);
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
  }

  RunPicture draw() {
    double below = AxisDrawing.rowHeight(sketch) + 0.4 * em;
    Rectangle room = Plot.room(sketch, 2.9 * em, below);
    double most =
        result.forms().stream().mapToDouble(f -> f.detection().longest() / 1e6).max().orElse(1);
    Plot plot = Plot.linear(sketch, room, 1.08 * most, 0, 1);
    AxisDrawing.below(sketch, plot.x(), room, messages.get("study.axis.seconds"), true);
    double best = result.chosen().timeout().bestOfArticle() / 1e6;
    double worst = result.chosen().timeout().worstOfArticle() / 1e6;
    plot.above(best, messages.get("study.timeout.best"), Ink.THRESHOLD, Stroke.Dash.DASHED);
    plot.above(worst, messages.get("study.timeout.worst"), Ink.THRESHOLD, Stroke.Dash.DOTTED);
    double pitch = room.height() / result.forms().size();
    for (int i = 0; i < result.forms().size(); i++) {
      TimeoutResult.Form form = result.forms().get(i);
      double top = room.top() + i * pitch;
      boolean chosen = form.equals(result.chosen());
      Plot.text(sketch, said(form), room.left() + 0.4 * em, top + 1.1 * em, room.width() - em);
      plot.bar(
          form.detection().shortest() / 1e6,
          form.detection().longest() / 1e6,
          top + Math.min(1.5 * em, 0.5 * pitch),
          top + pitch - 0.3 * em,
          Fill.plain(chosen ? Ink.PHI : Ink.OVERLAY, chosen ? 0.7 : 0.35),
          Stroke.solid(Ink.PHI, chosen ? 2 : 1));
    }
    Naming naming =
        new Naming(
            StudyFigureKind.TIMEOUT_RANGES,
            messages.get("study.figure.timeoutRanges"),
            said(result.chosen()),
            table());
    return RunPicture.of(sketch, naming, List.of(), Optional.empty());
  }

  private String said(TimeoutResult.Form form) {
    return messages.get(
        "study.timeout.detection",
        messages.get("study.word." + Parameter.word(form.timeout().form())),
        names.time(form.detection().shortest()),
        names.time(form.detection().longest()));
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (TimeoutResult.Form form : result.forms()) {
      rows.add(
          List.of(
              messages.get("study.word." + Parameter.word(form.timeout().form())),
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
