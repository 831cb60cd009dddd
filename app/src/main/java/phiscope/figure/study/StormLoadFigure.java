package phiscope.figure.study;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import phiscope.bench.StudyReading;
import phiscope.bench.study.StormResult;
import phiscope.core.probe.StormSlot;
import phiscope.figure.FigureFrame;
import phiscope.figure.FigureTable;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Layer;
import phiscope.figure.Mark.Point;
import phiscope.figure.Rectangle;
import phiscope.figure.Stroke;
import phiscope.figure.run.RunPicture;
import phiscope.text.Numbers;
import phiscope.text.study.StudySentences;

/** Attempts in each slot, and how many of them are served, with the outage and the capacity. */
final class StormLoadFigure {
  private final StudyReading reading;
  private final StormResult result;
  private final Ground ground;
  private final Rectangle room;
  private final Plot plot;
  private final List<StormSlot> slots;

  StormLoadFigure(StudyReading reading, FigureFrame frame) {
    this.reading = reading;
    this.result = reading.result(StormResult.class);
    this.ground = new Ground(frame);
    this.room = ground.room();
    this.slots = result.own().slots();
    this.plot = Plot.linear(ground.sketch(), room, seconds(slots.size()), 0, 1.15 * most(slots));
  }

  static double seconds(double slots) {
    return slots * StormResult.SLOT / 1e6;
  }

  private double most(List<StormSlot> all) {
    double most = Math.max(1, result.own().storm().capacity());
    return Math.max(most, all.stream().mapToInt(StormSlot::attempts).max().orElse(1));
  }

  RunPicture draw() {
    plot.axes(
        ground.messages().get("study.axis.seconds"), ground.messages().get("study.axis.slot"));
    double from = room.clampX(plot.x().pixel(seconds(result.own().storm().outageFrom())));
    double to = room.clampX(plot.x().pixel(seconds(result.own().storm().outageTo())));
    if (to > from) {
      Fill fill = new Fill(Ink.PAUSE, 0.35, Fill.Pattern.HATCHED);
      ground
          .sketch()
          .brush(Layer.GROUND)
          .box(new Rectangle(from, room.top(), to, room.bottom()), fill);
    }
    plot.level(
        result.own().storm().capacity(),
        ground.messages().get("study.parameter.storm.CAPACITY"),
        Ink.THRESHOLD);
    plot.curve(points(slots, StormSlot::attempts), Stroke.solid(Ink.CRASH, 1.8));
    plot.curve(
        points(slots, StormSlot::served), new Stroke(Ink.HEARTBEAT, 2.2, Stroke.Dash.DASHED));
    plot.cursor(reading.step().at() / 1e6, ground.names().time(reading.step().at()));
    Plot.text(
        ground.sketch(),
        ground.messages().get("study.storm.lines"),
        room.left() + 9 * ground.em(),
        1.2 * ground.em(),
        room.width() - 9 * ground.em());
    return ground.picture(
        StudyFigureKind.STORM_LOAD,
        "study.figure.stormLoad",
        new StudySentences(ground.messages()).summary(reading).get(0),
        table());
  }

  /** Steps: a slot is as long as it is. */
  static List<Point> points(List<StormSlot> slots, ToIntFunction<StormSlot> value) {
    List<Point> points = new ArrayList<>();
    for (StormSlot slot : slots) {
      points.add(new Point(seconds(slot.slot()), value.applyAsInt(slot)));
      points.add(new Point(seconds(slot.slot() + 1), value.applyAsInt(slot)));
    }
    return points;
  }

  private FigureTable table() {
    List<List<String>> rows = new ArrayList<>();
    for (StormSlot slot : slots) {
      rows.add(
          List.of(
              Numbers.whole(slot.slot()),
              Numbers.whole(slot.fresh()),
              Numbers.whole(slot.again()),
              Numbers.whole(slot.served()),
              Numbers.whole(slot.lost())));
    }
    return new FigureTable(
        List.of(
            ground.messages().get("study.storm.slot"),
            ground.messages().get("study.storm.fresh"),
            ground.messages().get("study.storm.again"),
            ground.messages().get("study.storm.served"),
            ground.messages().get("study.word.lost")),
        rows);
  }
}
