package phiscope.ui.viewmodel.swim;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How the open run is looked at; not part of the document.
 *
 * @param observer through whose eyes the ring is seen; empty: as it truly is
 * @param picked members that are picked for a fault of several, ascending
 * @param byTime whether the space-time diagram is spaced by time
 * @param shown how many frames it shows
 */
public record SwimOptions(
    Optional<Integer> observer, List<Integer> picked, boolean byTime, int shown) {
  private static final int FEWEST = 8;
  private static final int MOST = 400;
  private static final int USUAL = 48;

  public SwimOptions {
    picked = picked.stream().distinct().sorted().toList();
    shown = Math.max(FEWEST, Math.min(MOST, shown));
  }

  static SwimOptions first() {
    return new SwimOptions(Optional.empty(), List.of(), false, USUAL);
  }

  /** Through other eyes; through the same ones again is through none. */
  public SwimOptions seenBy(int member) {
    boolean again = observer.filter(now -> now == member).isPresent();
    return new SwimOptions(again ? Optional.empty() : Optional.of(member), picked, byTime, shown);
  }

  public SwimOptions truth() {
    return new SwimOptions(Optional.empty(), picked, byTime, shown);
  }

  public SwimOptions picking(List<Integer> members) {
    return new SwimOptions(observer, members, byTime, shown);
  }

  /** With one more member picked, or one less. */
  public SwimOptions toggling(int member) {
    List<Integer> next = new ArrayList<>(picked);
    if (!next.remove(Integer.valueOf(member))) {
      next.add(member);
    }
    return picking(next);
  }

  public SwimOptions spacedByTime(boolean on) {
    return new SwimOptions(observer, picked, on, shown);
  }

  /** A factor above 1 shows more frames. */
  public SwimOptions zoomed(double factor) {
    int wanted = (int) Math.round(shown * factor);
    int moved = wanted == shown ? shown + (factor > 1 ? 1 : -1) : wanted;
    return new SwimOptions(observer, picked, byTime, moved);
  }
}
