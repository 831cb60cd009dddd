package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import phiscope.bench.Parameter;
import phiscope.bench.StudyReading;
import phiscope.bench.study.BudgetResult;
import phiscope.bench.study.BudgetResult.Way;
import phiscope.core.probe.CallChain.Outcome;
import phiscope.core.probe.CallChain.Step;
import phiscope.figure.AxisDrawing;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Rectangle;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.RunPicture;
import phiscope.text.study.StudySentences;

/** The attempts of a chain of calls over time, under each of the limits, with the deadline. */
final class BudgetChainFigure {
  private static final double TICKS = 1e3;

  private final StudyReading reading;
  private final BudgetResult result;
  private final Ground ground;
  private final Rectangle room;
  private final Plot plot;

  BudgetChainFigure(StudyReading reading, FigureFrame frame) {
    this.reading = reading;
    this.result = reading.result(BudgetResult.class);
    this.ground = new Ground(frame);
    this.room = ground.room(3 * ground.em());
    double most = result.chain().deadline();
    for (Way way : result.ways()) {
      for (Step step : way.steps()) {
        most = Math.max(most, end(step));
      }
    }
    this.plot = Plot.linear(ground.sketch(), room, 1.1 * most / TICKS, 0, 1);
  }

  /** When its callee stops working. */
  private double end(Step step) {
    return step.outcome() == Outcome.GIVEN_UP && !result.cancels()
        ? step.from() + (double) result.chain().calls().get(step.call()).takes()
        : step.to();
  }

  RunPicture draw() {
    AxisDrawing.below(
        ground.sketch(), plot.x(), room, ground.messages().get("study.axis.ms"), true);
    plot.above(
        result.chain().deadline() / TICKS,
        ground.messages().get("study.parameter.budget.DEADLINE"),
        Ink.THRESHOLD);
    int ways = result.ways().size();
    for (int i = 0; i < ways; i++) {
      way(result.ways().get(i), Ground.top(room, i, ways), Ground.top(room, i + 1, ways));
    }
    return ground.picture(
        StudyFigureKind.BUDGET_CHAIN,
        "study.figure.budgetChain",
        new StudySentences(ground.messages()).summary(reading).get(result.chosen().ordinal()),
        table());
  }

  private void way(Way way, double top, double bottom) {
    double em = ground.em();
    double deadline = plot.x().pixel(result.chain().deadline() / TICKS);
    String name = ground.messages().get("study.word." + Parameter.word(way.limits()));
    boolean chosen = way.limits() == result.chosen();
    String fitted = ground.sketch().measure().fitted(name, em, chosen, room.width());
    Label label = Label.of(fitted, em, Ink.TEXT).onPlate();
    ground
        .sketch()
        .place(
            chosen ? label.bolder() : label,
            Spot.left(room.left() + 0.3 * em, top + 1.1 * em),
            Spot.left(deadline + 0.4 * em, top + 1.1 * em),
            Spot.right(deadline - 0.4 * em, top + 1.1 * em));
    int rows = way.steps().size();
    double first = Math.min(bottom, top + 1.5 * em);
    double pitch = (bottom - first) / rows;
    for (int i = 0; i < rows; i++) {
      attempt(way.steps().get(i), first + i * pitch, first + (i + 0.8) * pitch);
    }
  }

  private void attempt(Step step, double top, double bottom) {
    String name = result.chain().calls().get(step.call()).name() + (step.attempt() + 1);
    ground.rowName(name, room, top, bottom);
    Fill fill =
        switch (step.outcome()) {
          case ANSWERED -> Fill.plain(Ink.HEARTBEAT, 0.5);
          case FAILED -> new Fill(Ink.CRASH, 0.6, Fill.Pattern.CROSS_HATCHED);
          case GIVEN_UP, NOT_BEGUN -> new Fill(Ink.SUSPICION, 0.6, Fill.Pattern.HATCHED);
        };
    plot.bar(
        step.from() / TICKS, step.to() / TICKS, top, bottom, fill, Stroke.solid(fill.ink(), 1.2));
    if (end(step) > step.to()) {
      plot.bar(
          step.to() / TICKS,
          end(step) / TICKS,
          top,
          bottom,
          new Fill(Ink.GHOST, 0.5, Fill.Pattern.BACK_HATCHED),
          new Stroke(Ink.GHOST, 1, Stroke.Dash.DASHED));
    }
    ground.note(
        ground.messages().get("study.budget." + step.outcome().name()),
        plot.x().pixel(step.from() / TICKS),
        plot.x().pixel(end(step) / TICKS),
        top,
        bottom,
        room.right());
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (Way way : result.ways()) {
      for (Step step : way.steps()) {
        rows.add(
            List.of(
                ground.messages().get("study.word." + Parameter.word(way.limits())),
                result.chain().calls().get(step.call()).name() + (step.attempt() + 1),
                ground.names().time(step.from()),
                ground.names().time(step.to()),
                ground.names().time(step.allowed()),
                ground.messages().get("study.budget." + step.outcome().name()),
                ground.names().time(step.wasted())));
      }
    }
    return new FigureTable(
        List.of(
            ground.messages().get("study.parameter.budget.LIMITS"),
            ground.messages().get("study.word.attempts"),
            ground.messages().get("study.budget.from"),
            ground.messages().get("study.budget.to"),
            ground.messages().get("study.budget.allowed"),
            ground.messages().get("study.budget.outcome"),
            ground.messages().get("study.word.wasted")),
        rows);
  }
}
