package phiscope.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The parts of one kind that were made last. A part is found again by the very object it is of, and
 * by what was asked of it. Mutable, for one thread.
 *
 * @param <O> what a part is of; compared by identity, since it may be long
 * @param <A> what was asked of it
 * @param <P> the parts
 */
final class KeptParts<O, A, P> {
  /** So many are kept: those of two tapes under some policies. */
  private static final int MOST = 8;

  private final List<Kept<O, A, P>> all = new ArrayList<>();

  private record Kept<O, A, P>(O of, A asked, P part) {}

  /** The part that is kept, or else a new one, which is kept from now on. */
  P get(O of, A asked, Supplier<P> make) {
    for (Kept<O, A, P> kept : all) {
      if (kept.of == of && kept.asked.equals(asked)) {
        return kept.part;
      }
    }
    P part = make.get();
    if (all.size() == MOST) {
      all.remove(0);
    }
    all.add(new Kept<>(of, asked, part));
    return part;
  }

  /** Lets go the parts of all other objects. */
  void keepOnly(List<? extends O> those) {
    all.removeIf(kept -> those.stream().noneMatch(it -> it == kept.of));
  }
}
