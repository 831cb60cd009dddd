package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.bench.study.InjectionOutcome;
import phiscope.bench.study.InjectionOutcome.Row;
import phiscope.bench.study.InjectionOutcome.Watcher;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.TextWrap;
import phiscope.figure.run.Naming;
import phiscope.figure.run.RunPicture;
import phiscope.text.Messages;
import phiscope.text.study.StudyNames;

/** What the mean detection time consists of: the four phases of S001 section 1.2 as bars. */
final class InjectionPhasesFigure {
  private static final List<String> PHASES =
      List.of("propagation", "interruption", "waiting", "confirmation");

  private final InjectionOutcome outcome;
  private final Messages messages;
  private final StudyNames names;
  private final Sketch sketch;
  private final double em;

  InjectionPhasesFigure(InjectionOutcome outcome, FigureFrame frame) {
    this.outcome = outcome;
    this.messages = frame.messages();
    this.names = new StudyNames(messages);
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
  }

  private static Fill fill(int phase) {
    return switch (phase) {
      case 0 -> new Fill(Ink.GHOST, 0.8, Fill.Pattern.HATCHED);
      case 1 -> Fill.plain(Ink.HEARTBEAT, 0.45);
      case 2 -> new Fill(Ink.PHI, 0.8, Fill.Pattern.BACK_HATCHED);
      default -> new Fill(Ink.TIMEOUT, 0.8, Fill.Pattern.CROSS_HATCHED);
    };
  }

  RunPicture draw() {
    double width = sketch.frame().width() - 1.2 * em;
    double top = legend(width);
    double pitch = Math.max(1, (sketch.frame().height() - top) / Watcher.values().length);
    for (Watcher watcher : Watcher.values()) {
      double at = top + watcher.ordinal() * pitch;
      outcome.row(watcher).ifPresent(row -> bar(row, at, pitch, width));
    }
    Naming naming =
        new Naming(
            StudyFigureKind.INJECTION_PHASES,
            messages.get("study.figure.injectionPhases", InjectionLook.fault(outcome, messages)),
            reading(),
            table());
    return RunPicture.of(sketch, naming, List.of(), Optional.empty());
  }

  private double legend(double width) {
    double x = 0.6 * em;
    double y = 0.4 * em;
    for (int phase = 0; phase < PHASES.size(); phase++) {
      String name = messages.get("study.word." + PHASES.get(phase));
      double needed = 1.8 * em + sketch.measure().width(name, 0.92 * em, false);
      if (x + needed > width && phase > 0) {
        x = 0.6 * em;
        y += 1.5 * em;
      }
      Rectangle box = new Rectangle(x, y, x + 1.3 * em, y + 1.1 * em);
      if (sketch.place(
          Label.of(name, 0.92 * em, Ink.TEXT), Spot.left(x + 1.6 * em, y + 0.95 * em))) {
        sketch.brush(Layer.SURFACE).box(box, fill(phase), Stroke.solid(Ink.AXIS, 1));
      }
      x += needed + 0.8 * em;
    }
    return y + 1.7 * em;
  }

  /**
   * A bar as long as the figure, whatever its detector takes: what counts is what it is made of.
   */
  private void bar(Row row, double top, double pitch, double width) {
    if (row.sample().size() == 0) {
      return;
    }
    String said = said(row);
    List<String> lines = TextWrap.lines(said, sketch.measure(), em, width);
    int shown = (int) Math.max(0, Math.min(lines.size(), Math.floor((pitch - 10) / (1.3 * em))));
    for (int i = 0; i < shown; i++) {
      sketch.place(
          Label.of(lines.get(i), em, Ink.TEXT), Spot.left(0.6 * em, top + (1 + 1.3 * i) * em));
    }
    double from = top + 1.3 * shown * em + 0.2 * em;
    double to = Math.min(from + 1.8 * em, top + pitch - 3);
    double x = 0.6 * em;
    double total = Math.max(1e-9, row.sample().mean());
    for (int phase = 0; phase < PHASES.size(); phase++) {
      double length = width * row.sample().meanPhases().get(phase) / total;
      Rectangle box = new Rectangle(x, from, x + length, to);
      sketch.brush(Layer.SURFACE).box(box, fill(phase), Stroke.solid(Ink.AXIS, 1));
      x += length;
    }
  }

  private String said(Row row) {
    List<Object> arguments = new ArrayList<>();
    arguments.add(messages.get("study.word." + Parameter.word(row.watcher())));
    arguments.add(names.time(row.sample().mean()));
    row.sample().meanPhases().forEach(phase -> arguments.add(names.time(phase)));
    return messages.get("study.injection.phases", arguments.toArray());
  }

  private String reading() {
    return outcome
        .row(Watcher.STREAM)
        .filter(row -> row.sample().size() > 0)
        .map(this::said)
        .orElse(messages.get("study.notYet"));
  }

  private FigureTable table() {
    List<String> header =
        new ArrayList<>(
            List.of(messages.get("study.column.fault"), messages.get("study.column.variant")));
    PHASES.forEach(phase -> header.add(messages.get("study.word." + phase)));
    List<List<String>> rows = new ArrayList<>();
    for (Row row : outcome.rows()) {
      List<String> line =
          new ArrayList<>(
              List.of(
                  names.choice(Parameter.word(row.fault())),
                  messages.get("study.word." + Parameter.word(row.watcher()))));
      row.sample().meanPhases().forEach(phase -> line.add(names.time(phase)));
      rows.add(line);
    }
    return new FigureTable(header, rows);
  }
}
