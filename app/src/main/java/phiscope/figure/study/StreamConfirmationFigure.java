package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.bench.StudyReading;
import phiscope.bench.study.StreamResult;
import phiscope.core.health.TwoLevelConfirmation;
import phiscope.core.health.TwoLevelConfirmation.Action;
import phiscope.figure.AxisDrawing;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Shape;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.figure.run.Naming;
import phiscope.figure.run.Place;
import phiscope.figure.run.RunPicture;
import phiscope.figure.run.Sign;
import phiscope.figure.run.SignDrawing;
import phiscope.text.Messages;
import phiscope.text.study.StudyNames;

/** Both levels on one axis of time: states, heartbeats, the observation, and what is done when. */
final class StreamConfirmationFigure {
  private final StudyReading reading;
  private final StreamResult result;
  private final Messages messages;
  private final StudyNames names;
  private final Sketch sketch;
  private final double em;
  private final List<Place> places = new ArrayList<>();

  StreamConfirmationFigure(StudyReading reading, FigureFrame frame) {
    this.reading = reading;
    this.result = reading.result(StreamResult.class);
    this.messages = frame.messages();
    this.names = new StudyNames(messages);
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
  }

  RunPicture draw() {
    Rectangle room = Plot.room(sketch, 0.4 * em, AxisDrawing.rowHeight(sketch) + 0.4 * em);
    Plot plot = Plot.linear(sketch, room, result.end() / 1_000.0, 0, 1);
    AxisDrawing.below(sketch, plot.x(), room, messages.get("study.axis.ms"), true);
    double pitch = room.height() / 3;
    title("study.confirmation.first", room.left(), room.top(), room.width());
    result
        .own()
        .run()
        .ifPresent(
            run ->
                StateBand.draw(
                    sketch,
                    plot.x(),
                    run,
                    room.top() + 1.5 * em,
                    Math.max(room.top() + 1.5 * em + 2, room.top() + pitch - 0.5 * em),
                    names));
    heartbeats(plot, room.top() + pitch, pitch);
    actions(plot, room.top() + 2 * pitch, pitch);
    if (reading.hasSteps()) {
      double at = plot.x().pixel(reading.step().at() / 1_000.0);
      sketch
          .brush(Layer.SURFACE)
          .line(at, room.top(), at, room.bottom(), Stroke.solid(Ink.NOW, 1.4));
    }
    Naming naming =
        new Naming(
            StudyFigureKind.STREAM_CONFIRMATION,
            messages.get("study.figure.streamConfirmation"),
            said(),
            table());
    return RunPicture.of(sketch, naming, places, Optional.empty());
  }

  private void title(String key, double left, double top, double width) {
    Plot.text(sketch, messages.get(key), left + 0.3 * em, top + 1.1 * em, width - 0.5 * em);
  }

  private void heartbeats(Plot plot, double top, double pitch) {
    Rectangle room = plot.area();
    title("study.confirmation.second", room.left(), top, room.width());
    double middle = top + 1.5 * em + (pitch - 1.5 * em) / 2;
    SignDrawing signs = new SignDrawing(sketch);
    for (long arrival : result.heartbeats().arrivals()) {
      Sign sign = new Sign(Shape.CIRCLE, true, Ink.HEARTBEAT, "");
      signs.draw(sign, plot.x().pixel(arrival / 1_000.0), middle, 0.8 * em);
    }
    result
        .heartbeats()
        .suspects()
        .ifPresent(
            at -> {
              double x = plot.x().pixel(at / 1_000.0);
              signs.draw(new Sign(Shape.CROSS, true, Ink.TIMEOUT, ""), x, middle, em);
              String said = messages.get("study.confirmation.silent", names.time(at));
              sketch.place(
                  Label.of(said, 0.92 * em, Ink.TEXT).onPlate(),
                  Spot.right(x - 0.8 * em, middle + 0.35 * em),
                  Spot.left(x + 0.8 * em, middle + 0.35 * em));
            });
  }

  private static Sign sign(Action action) {
    return switch (action) {
      case DRAIN -> new Sign(Shape.TRIANGLE_DOWN, true, Ink.SUSPICION, "");
      case RESTORE -> new Sign(Shape.TRIANGLE_UP, false, Ink.HEARTBEAT, "");
      case SWITCH -> new Sign(Shape.DIAMOND, true, Ink.CRASH, "");
    };
  }

  private void actions(Plot plot, double top, double pitch) {
    Rectangle room = plot.area();
    title("study.confirmation.actions", room.left(), top, room.width());
    double middle = top + 1.5 * em + (pitch - 1.5 * em) / 2;
    SignDrawing signs = new SignDrawing(sketch);
    List<TwoLevelConfirmation.Step> steps = result.confirmation();
    for (int i = 0; i < steps.size(); i++) {
      TwoLevelConfirmation.Step step = steps.get(i);
      double x = plot.x().pixel(step.at() / 1_000.0);
      if (step.action() == Action.DRAIN) {
        double until = step.at() + result.observation();
        plot.bar(
            step.at() / 1_000.0,
            Math.min(until, result.end()) / 1_000.0,
            middle - 0.5 * em,
            middle + 0.5 * em,
            new Fill(Ink.SUSPICION, 0.35, Fill.Pattern.HATCHED),
            Stroke.solid(Ink.SUSPICION, 1));
      }
      signs.draw(sign(step.action()), x, middle, 1.2 * em);
      String said = said(step);
      sketch.place(
          Label.of(said, 0.92 * em, Ink.TEXT).onPlate(),
          Spot.left(x + 0.8 * em, middle - 0.7 * em),
          Spot.right(x - 0.8 * em, middle - 0.7 * em),
          Spot.left(x + 0.8 * em, middle + 1.3 * em),
          Spot.right(x - 0.8 * em, middle + 1.3 * em));
      places.add(Place.of(new StudyThing.Row(i), SignDrawing.around(x, middle, 24), said));
    }
    sketch
        .brush(Layer.GROUND)
        .line(room.left(), middle, room.right(), middle, Stroke.solid(Ink.GRID, 1));
  }

  private String said(TwoLevelConfirmation.Step step) {
    return messages.get(
        "study.confirmation." + Parameter.word(step.action()), names.time(step.at()));
  }

  private String said() {
    if (result.confirmation().isEmpty()) {
      return messages.get("study.confirmation.nothing");
    }
    return String.join(
            messages.get("study.stream.join"),
            result.confirmation().stream().map(this::said).toList())
        + messages.get("study.stream.stop");
  }

  private FigureTable table() {
    return new FigureTable(
        List.of(messages.get("study.column.time"), messages.get("study.column.action")),
        result.confirmation().stream()
            .map(step -> List.of(names.time(step.at()), said(step)))
            .toList());
  }
}
