package phiscope.core.swim.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Chooses members by chance: each set of the size wanted has the same probability. */
final class Chosen {
  /** Draws that may fail in a row before the rest is chosen from a list. */
  private static final int MISSES = 24;

  private Chosen() {}

  /**
   * Up to {@code count} different known members other than the chooser that satisfy a condition.
   */
  static List<Integer> members(Turn turn, int count, IntPredicate condition) {
    List<Integer> chosen = new ArrayList<>(count);
    int ranks = turn.view.ranks();
    int misses = 0;
    while (chosen.size() < count && misses < MISSES && ranks > 0) {
      int member = turn.view.member((int) turn.below(ranks));
      if (isEligible(turn, member, condition) && !chosen.contains(member)) {
        chosen.add(member);
        misses = 0;
      } else {
        misses++;
      }
    }
    if (chosen.size() < count) {
      addFromList(turn, count, condition, chosen);
    }
    return chosen;
  }

  /** Where few are left, the chooser lists them: draws that failed say nothing about the rest. */
  private static void addFromList(
      Turn turn, int count, IntPredicate condition, List<Integer> chosen) {
    List<Integer> left = new ArrayList<>();
    for (int rank = 0; rank < turn.view.ranks(); rank++) {
      int member = turn.view.member(rank);
      if (isEligible(turn, member, condition) && !chosen.contains(member)) {
        left.add(member);
      }
    }
    while (chosen.size() < count && !left.isEmpty()) {
      int drawn = (int) turn.below(left.size());
      chosen.add(left.get(drawn));
      left.set(drawn, left.get(left.size() - 1));
      left.remove(left.size() - 1);
    }
  }

  private static boolean isEligible(Turn turn, int member, IntPredicate condition) {
    return member != turn.id && turn.record(member) != null && condition.test(member);
  }
}
