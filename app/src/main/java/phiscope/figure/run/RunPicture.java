package phiscope.figure.run;

import java.util.List;
import java.util.Optional;
import phiscope.figure.Figure;
import phiscope.figure.Sketch;

/**
 * A figure with what can be chosen in it.
 *
 * @param figure the figure itself
 * @param places front to back
 * @param time where frames and times are, in the space-time diagram
 */
public record RunPicture(Figure figure, List<Place> places, Optional<FrameScale> time) {
  public RunPicture {
    places = List.copyOf(places);
  }

  /** What was drawn on a sketch, as a picture. */
  public static RunPicture of(
      Sketch sketch, Naming naming, List<Place> places, Optional<FrameScale> time) {
    Figure figure =
        new Figure(
            naming.kind(),
            sketch.frame().width(),
            sketch.frame().height(),
            Optional.empty(),
            Optional.empty(),
            sketch.marks(),
            sketch.handles(),
            naming.name(),
            naming.reading(),
            naming.table());
    return new RunPicture(figure, places, time);
  }

  /** What is at a place, the foremost first. */
  public Optional<Place> at(double x, double y) {
    return places.stream().filter(place -> place.holds(x, y)).findFirst();
  }

  /** Where a thing is, if it is in the picture. */
  public Optional<Place> of(Thing thing) {
    return places.stream().filter(place -> place.thing().equals(thing)).findFirst();
  }
}
