package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.study.TimeoutResult;
import phiscope.figure.Axis;
import phiscope.figure.AxisDrawing;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Rectangle;
import phiscope.figure.Stroke;
import phiscope.figure.run.RunPicture;

/** Mistakes a day of each form of heartbeat, in decades: losses alone, in bursts, slow answers. */
final class TimeoutMistakesFigure {
  private static final double LEAST = 1e-12;
  private static final double MOST = 1e9;

  private final TimeoutResult result;
  private final Ground ground;
  private final Rectangle room;
  private final Plot plot;

  TimeoutMistakesFigure(TimeoutResult result, FigureFrame frame) {
    this.result = result;
    this.ground = new Ground(frame);
    this.room = ground.room(9 * ground.em());
    double low = 1e-3;
    double high = 1e3;
    for (TimeoutResult.Form form : result.forms()) {
      for (double value : values(form)) {
        if (value > 0 && Double.isFinite(value)) {
          low = Math.min(low, value / 10);
          high = Math.max(high, 10 * value);
        }
      }
    }
    this.plot =
        new Plot(
            ground.sketch(),
            room,
            new Axis(
                Axis.Scale.LOG10,
                Math.max(LEAST, low),
                Math.min(MOST, high),
                room.left(),
                room.right()),
            Axis.linear(0, 1, room.bottom(), room.top()));
  }

  private static double[] values(TimeoutResult.Form form) {
    return new double[] {form.independentPerDay(), form.burstyPerDay(), form.slowPerDay()};
  }

  RunPicture draw() {
    AxisDrawing.below(
        ground.sketch(), plot.x(), room, ground.messages().get("study.axis.perDay"), true);
    Fill[] fills = {
      Fill.plain(Ink.HEARTBEAT, 0.5),
      new Fill(Ink.CRASH, 0.6, Fill.Pattern.CROSS_HATCHED),
      new Fill(Ink.TIMEOUT, 0.6, Fill.Pattern.HATCHED)
    };
    int rows = result.forms().size();
    double pitch = room.height() / rows;
    for (int row = 0; row < rows; row++) {
      TimeoutResult.Form form = result.forms().get(row);
      double top = Ground.top(room, row, rows) + 0.12 * pitch;
      ground.rowName(name(form), room, top, top + 0.76 * pitch);
      double[] values = values(form);
      for (int i = 0; i < values.length; i++) {
        bar(values[i], top + i * 0.26 * pitch, top + (i + 0.9) * 0.26 * pitch, fills[i]);
      }
    }
    legend(fills);
    return ground.picture(
        StudyFigureKind.TIMEOUT_MISTAKES, "study.figure.timeoutMistakes", said(), table());
  }

  private void bar(double value, double top, double bottom, Fill fill) {
    if (Double.isNaN(value)) {
      return;
    }
    double to = Math.max(plot.x().low(), Math.min(plot.x().high(), value));
    plot.bar(plot.x().low(), to, top, bottom, fill, Stroke.solid(fill.ink(), 1));
    double end = Math.max(room.left() + 1, room.clampX(plot.x().pixel(to)));
    // Where it does not fit beside the bar it stands in it: to the left are the names of the rows.
    ground.note(ground.names().number(value), end, end, top, bottom, room.right() + ground.em());
  }

  private void legend(Fill[] fills) {
    double em = ground.em();
    double x = 0.4 * em;
    String[] words = {"independent", "bursts", "slow"};
    for (int i = 0; i < words.length; i++) {
      String text = ground.messages().get("study.timeout.legend." + words[i]);
      double width = ground.sketch().measure().width(text, em, false);
      if (x + 1.6 * em + width > ground.sketch().frame().width()) {
        return;
      }
      ground.box(x, x + em, 0.4 * em, 1.2 * em, fills[i]);
      Plot.text(ground.sketch(), text, x + 1.3 * em, 1.2 * em, width + 1);
      x += width + 2.4 * em;
    }
  }

  private String name(TimeoutResult.Form form) {
    return ground.messages().get("study.word." + Parameter.word(form.timeout().form()));
  }

  private String said() {
    return ground
        .messages()
        .get(
            "study.timeout.mistakes",
            ground.names().number(result.chosen().independentPerDay()),
            ground.names().number(result.chosen().burstyPerDay()));
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (TimeoutResult.Form form : result.forms()) {
      rows.add(
          List.of(
              name(form),
              ground.names().number(form.independentPerDay()),
              ground.names().number(form.burstyPerDay()),
              Double.isNaN(form.slowPerDay())
                  ? ground.names().choice("doesNotApply")
                  : ground.names().number(form.slowPerDay()),
              ground.names().share(form.pausesMistaken())));
    }
    return new FigureTable(
        List.of(
            ground.messages().get("study.parameter.timeout.FORM"),
            ground.messages().get("study.word.mistakesPerDay"),
            ground.messages().get("study.word.mistakesPerDayInBursts"),
            ground.messages().get("study.word.mistakesPerDaySlow"),
            ground.messages().get("study.word.pausesMistaken")),
        rows);
  }
}
