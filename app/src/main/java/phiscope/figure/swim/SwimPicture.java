package phiscope.figure.swim;

import java.util.List;
import java.util.Optional;
import phiscope.figure.Figure;

/**
 * A figure with what can be chosen in it.
 *
 * @param figure the figure itself
 * @param places front to back
 * @param time where frames and times are, in the space-time diagram
 */
public record SwimPicture(Figure figure, List<SwimPlace> places, Optional<FrameScale> time) {
  public SwimPicture {
    places = List.copyOf(places);
  }

  /** What is at a place, the foremost first. */
  public Optional<SwimPlace> at(double x, double y) {
    return places.stream().filter(place -> place.holds(x, y)).findFirst();
  }

  /** Where a thing is, if it is in the picture. */
  public Optional<SwimPlace> of(SwimThing thing) {
    return places.stream().filter(place -> place.thing().equals(thing)).findFirst();
  }
}
