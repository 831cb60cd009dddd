package phiscope.figure;

import java.util.Arrays;
import java.util.Optional;
import phiscope.bench.Term;

/** The places of {@link Mark.Boxes} in the making. Mutable. */
final class PlaceList {
  private double[] places = new double[64];
  private int length;

  boolean isEmpty() {
    return length == 0;
  }

  void add(double left, double top, double width, double height) {
    if (length == places.length) {
      places = Arrays.copyOf(places, 2 * length);
    }
    places[length++] = left;
    places[length++] = top;
    places[length++] = width;
    places[length++] = height;
  }

  void add(Rectangle place) {
    add(place.left(), place.top(), place.width(), place.height());
  }

  Mark.Boxes mark(Fill fill, Optional<Term> term) {
    return new Mark.Boxes(Arrays.copyOf(places, length), fill, term);
  }
}
