package phiscope.core.swim.protocol;

import java.util.ArrayList;
import java.util.List;
import phiscope.core.kernel.Permutation;

/**
 * Where a member is in its round over all others (SWIM, section 4.3): a shuffled order of the ranks
 * of its view, told by a function, so that it takes no room. Who becomes known during a round is
 * put in at a random place of what is left of it.
 *
 * @param shuffled the order of this round; null before the first
 * @param position the next place in it
 * @param late members put in, by place
 */
public record ProbeOrder(Permutation shuffled, int position, List<Late> late) {
  private static final ProbeOrder BEFORE_FIRST = new ProbeOrder(null, 0, List.of());

  /** A member that comes before the place of this number. */
  public record Late(int place, int member) {}

  public ProbeOrder {
    late = List.copyOf(late);
  }

  /** Before the first round. */
  public static ProbeOrder beforeFirst() {
    return BEFORE_FIRST;
  }

  /** A new round over so many ranks. */
  static ProbeOrder shuffled(long key, int ranks) {
    return new ProbeOrder(new Permutation(key, ranks), 0, List.of());
  }

  /** Whether the round is over. */
  public boolean isOver() {
    return shuffled == null || position >= shuffled.size() && late.isEmpty();
  }

  /** Whether a member put in late is next. */
  private boolean lateIsNext() {
    return !late.isEmpty() && (late.get(0).place() <= position || position >= shuffled.size());
  }

  /** The next member; the round must not be over. */
  public int next(View view) {
    return lateIsNext() ? late.get(0).member() : view.member(shuffled.at(position));
  }

  /** The round one place further. */
  ProbeOrder advanced() {
    return lateIsNext()
        ? new ProbeOrder(shuffled, position, late.subList(1, late.size()))
        : new ProbeOrder(shuffled, position + 1, late);
  }

  /** With a member put in; {@code random} is a number that chooses among the places left. */
  ProbeOrder with(int member, long random) {
    if (shuffled == null) {
      return this;
    }
    int left = shuffled.size() - position + 1;
    int place = position + (int) Math.floorMod(random, (long) left);
    List<Late> more = new ArrayList<>(late);
    int at = 0;
    while (at < more.size() && more.get(at).place() <= place) {
      at++;
    }
    more.add(at, new Late(place, member));
    return new ProbeOrder(shuffled, position, more);
  }
}
