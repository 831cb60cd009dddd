package phiscope.ui.viewmodel.generate;

import java.util.function.Function;

/**
 * Of something that there are several kinds of, what somebody chose last, while other kinds of it
 * are tried: each is made of that, and not of the kind tried before it, whose numbers may have kept
 * less. So whoever goes through kinds and back finds what was there, to the last digit. Whoever
 * changes a number has chosen anew.
 *
 * @param <T> what there are kinds of
 */
final class TriedKinds<T> {
  private T chosen;
  private T tried;

  /**
   * What somebody chose last, which kinds are made of.
   *
   * @param now what is there
   */
  T chosen(T now) {
    if (!now.equals(tried)) {
      chosen = now;
      tried = null;
    }
    return chosen;
  }

  /**
   * Of another kind.
   *
   * @param now what is there
   * @param isWanted whether something is of that kind
   * @param make makes something of that kind that is like another
   */
  T of(T now, Function<T, Boolean> isWanted, Function<T, T> make) {
    T from = chosen(now);
    tried = isWanted.apply(from) ? from : make.apply(from);
    return tried;
  }

  /** Something else is open now. */
  void forget() {
    chosen = null;
    tried = null;
  }
}
