package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import phiscope.bench.StudyReading;
import phiscope.bench.study.CascadeResult;
import phiscope.bench.study.CascadeResult.CascadeStep;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
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
import phiscope.text.study.StudySentences;

/** The layers of a dataflow with their members, as they are after the round that is looked at. */
final class CascadeFigure {
  private final StudyReading reading;
  private final CascadeResult result;
  private final Messages messages;
  private final StudyNames names;
  private final Sketch sketch;
  private final double em;
  private final List<Place> places = new ArrayList<>();

  CascadeFigure(StudyReading reading, FigureFrame frame) {
    this.reading = reading;
    this.result = reading.result(CascadeResult.class);
    this.messages = frame.messages();
    this.names = new StudyNames(messages);
    this.sketch = new Sketch(frame);
    this.em = sketch.em();
  }

  RunPicture draw() {
    List<Integer> all = result.cascade().layers();
    Optional<CascadeStep> step =
        reading.hasSteps() && reading.step() instanceof CascadeStep now
            ? Optional.of(now)
            : Optional.empty();
    List<Integer> left = step.map(CascadeStep::left).orElse(all);
    double width = sketch.frame().width() / all.size();
    Rectangle room =
        new Rectangle(0, 2.4 * em, sketch.frame().width(), sketch.frame().height() - 2.2 * em);
    for (int layer = 0; layer + 1 < all.size(); layer++) {
      edges(room, width, layer, all, left);
    }
    for (int layer = 0; layer < all.size(); layer++) {
      layer(room, width, layer, all.get(layer), left.get(layer), step);
    }
    Naming naming =
        new Naming(
            StudyFigureKind.CASCADE_LAYERS,
            messages.get("study.figure.cascadeLayers"),
            new StudySentences(messages).step(reading),
            table());
    return RunPicture.of(sketch, naming, places, Optional.empty());
  }

  private static double x(double width, int layer) {
    return (layer + 0.5) * width;
  }

  private static double y(Rectangle room, int member, int members) {
    return room.top() + (member + 0.5) * Math.max(0, room.height()) / members;
  }

  /** Every member sends to every member of the next layer; what is gone sends nothing. */
  private void edges(
      Rectangle room, double width, int layer, List<Integer> all, List<Integer> left) {
    for (int from = 0; from < left.get(layer); from++) {
      for (int to = 0; to < left.get(layer + 1); to++) {
        sketch
            .brush(Layer.GROUND)
            .line(
                x(width, layer),
                y(room, from, all.get(layer)),
                x(width, layer + 1),
                y(room, to, all.get(layer + 1)),
                Stroke.solid(Ink.GRID, 1));
      }
    }
  }

  private void layer(
      Rectangle room, double width, int layer, int members, int left, Optional<CascadeStep> step) {
    double x = x(width, layer);
    boolean now = step.filter(s -> s.what().layer() == layer).isPresent();
    String title = messages.get("study.cascade.layer", names.number(layer + 1.0));
    Label label =
        Label.of(sketch.measure().fitted(title, em, now, Math.max(0, width - 4)), em, Ink.TEXT);
    sketch.place(now ? label.bolder() : label, Spot.centre(x, 1.4 * em));
    SignDrawing signs = new SignDrawing(sketch);
    double size = Math.max(3, Math.min(2 * em, 0.7 * room.height() / members));
    int evicted = now ? step.get().what().evicted() : 0;
    for (int member = 0; member < members; member++) {
      signs.draw(sign(member, left, evicted), x, y(room, member, members), size);
    }
    double each = left == 0 ? 0 : result.cascade().load() / left;
    String said =
        left == 0
            ? messages.get("study.cascade.down")
            : messages.get(
                "study.cascade.load",
                names.number(each),
                names.number(result.cascade().capacity()));
    sketch.place(
        Label.of(
            sketch.measure().fitted(said, em, false, Math.max(0, width - 4)),
            em,
            each > result.cascade().capacity() || left == 0 ? Ink.CRASH : Ink.TEXT),
        Spot.centre(x, sketch.frame().height() - 0.8 * em));
    places.add(
        Place.of(
            new StudyThing.Row(layer),
            new Rectangle(x - width / 2, 0, x + width / 2, sketch.frame().height()),
            title + messages.get("study.separator") + said));
  }

  /** The first members are left, then come those that this round has evicted, then earlier ones. */
  private static Sign sign(int member, int left, int evicted) {
    if (member < left) {
      return new Sign(Shape.CIRCLE, true, Ink.HEARTBEAT, "");
    }
    return member < left + evicted
        ? new Sign(Shape.FLASH, true, Ink.CRASH, "")
        : new Sign(Shape.CROSS, true, Ink.GHOST, "");
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    result
        .rounds()
        .forEach(
            round ->
                rows.add(
                    List.of(
                        names.number(round.round() + 1.0),
                        names.number(round.layer() + 1.0),
                        names.number(round.stalled()),
                        names.number(round.evicted()),
                        names.number(round.left()),
                        names.number(round.loadOfEach()))));
    return new FigureTable(
        List.of(
            messages.get("study.column.round"),
            messages.get("study.column.layer"),
            messages.get("study.column.stalled"),
            messages.get("study.column.evicted"),
            messages.get("study.column.left"),
            messages.get("study.column.loadOfEach")),
        rows);
  }
}
