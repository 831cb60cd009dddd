package phiscope.figure.study;

import java.util.Optional;
import phiscope.bench.Parameter;
import phiscope.core.health.HealthRun;
import phiscope.core.health.HealthState;
import phiscope.figure.Axis;
import phiscope.figure.Fill;
import phiscope.figure.Ink;
import phiscope.figure.Label;
import phiscope.figure.Layer;
import phiscope.figure.Rectangle;
import phiscope.figure.Sketch;
import phiscope.figure.Spot;
import phiscope.figure.Stroke;
import phiscope.text.study.StudyNames;

/** The states of a detector as a band over time: told apart by pattern and name, not by colour. */
final class StateBand {
  private StateBand() {}

  private static Fill fill(HealthState state) {
    return switch (state) {
      case ACTIVE -> Fill.plain(Ink.HEARTBEAT, 0.22);
      case SUSPECT -> new Fill(Ink.SUSPICION, 0.75, Fill.Pattern.HATCHED);
      case FAILED -> new Fill(Ink.CRASH, 0.85, Fill.Pattern.CROSS_HATCHED);
    };
  }

  private static Ink ink(HealthState state) {
    return switch (state) {
      case ACTIVE -> Ink.HEARTBEAT;
      case SUSPECT -> Ink.SUSPICION;
      case FAILED -> Ink.CRASH;
    };
  }

  /** Draws the band between two heights. */
  static void draw(
      Sketch sketch, Axis x, HealthRun run, double top, double bottom, StudyNames names) {
    HealthState state = HealthState.ACTIVE;
    long from = 0;
    for (HealthRun.StateChange change : run.changes()) {
      piece(sketch, x, state, from, change.at(), top, bottom, names);
      state = change.state();
      from = change.at();
    }
    piece(sketch, x, state, from, run.end(), top, bottom, names);
  }

  private static void piece(
      Sketch sketch,
      Axis x,
      HealthState state,
      long from,
      long to,
      double top,
      double bottom,
      StudyNames names) {
    double left = x.pixel(from / 1_000.0);
    double right = Math.max(left + 1.5, x.pixel(to / 1_000.0));
    Rectangle box = new Rectangle(left, top, right, bottom);
    sketch.brush(Layer.SURFACE).box(box, fill(state), Stroke.solid(ink(state), 1));
    double em = Math.min(0.92 * sketch.em(), bottom - top - 2);
    Optional<Label> name =
        em < 8
            ? Optional.empty()
            : Optional.of(Label.of(names.choice(Parameter.word(state)), em, Ink.TEXT).onPlate());
    name.ifPresent(
        label ->
            sketch.placeWithin(
                label,
                box,
                java.util.List.of(
                    Spot.centre(
                        (left + right) / 2, (top + bottom + sketch.measure().capital(em)) / 2))));
  }
}
