package phiscope.core.trace;

import java.util.List;

/** Looks at traces leaf by leaf: compares two, whose boundaries may differ; checks one. */
final class LeafRuns {
  private LeafRuns() {}

  /** Whether two traces of the same size hold the same heartbeats. */
  static boolean equal(List<PlacedLeaf> one, List<PlacedLeaf> two) {
    int i = 0;
    int j = 0;
    int inOne = 0;
    int inTwo = 0;
    while (i < one.size()) {
      PlacedLeaf a = one.get(i);
      PlacedLeaf b = two.get(j);
      if (inOne == 0 && inTwo == 0 && a.leaf() == b.leaf()) {
        if (a.arrival() != b.arrival() || a.sequence() != b.sequence()) {
          return false;
        }
        i++;
        j++;
        continue;
      }
      int run = Math.min(a.leaf().size() - inOne, b.leaf().size() - inTwo);
      if (!equal(a, inOne, b, inTwo, run)) {
        return false;
      }
      inOne += run;
      inTwo += run;
      if (inOne == a.leaf().size()) {
        inOne = 0;
        i++;
      }
      if (inTwo == b.leaf().size()) {
        inTwo = 0;
        j++;
      }
    }
    return true;
  }

  /** Whether the sequence numbers of a span of heartbeats can be moved by {@code delta}. */
  static void requireSequences(List<PlacedLeaf> leaves, int from, int to, long delta) {
    for (PlacedLeaf placed : leaves) {
      int first = Math.max(from - placed.start(), 0);
      int last = Math.min(to - placed.start(), placed.leaf().size()) - 1;
      boolean ends = placed.leaf().hasConsecutiveSequences();
      for (int i = first; i <= last; i = ends && i < last ? last : i + 1) {
        if (Math.addExact(placed.sequenceAt(i), delta) < 0) {
          throw new IllegalArgumentException(
              "a sequence number would be below 0: " + placed.sequenceAt(i) + " + " + delta);
        }
      }
    }
  }

  private static boolean equal(PlacedLeaf a, int fromA, PlacedLeaf b, int fromB, int count) {
    for (int k = 0; k < count; k++) {
      int i = fromA + k;
      int j = fromB + k;
      if (a.arrivalAt(i) != b.arrivalAt(j)
          || a.sequenceAt(i) != b.sequenceAt(j)
          || a.leaf().incarnation(i) != b.leaf().incarnation(j)
          || a.leaf().isDelivered(i) != b.leaf().isDelivered(j)) {
        return false;
      }
    }
    return true;
  }
}
