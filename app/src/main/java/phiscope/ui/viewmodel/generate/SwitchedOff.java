package phiscope.ui.viewmodel.generate;

/**
 * What was set of something before it was switched off, to be there again when it is switched on.
 * What it began with is no setting of anybody's: that is found anew, as it fits by then.
 *
 * @param <T> what is switched
 */
final class SwitchedOff<T> {
  private T begun;
  private T kept;

  /** It is switched off as it is now. */
  void off(T now) {
    kept = now.equals(begun) ? null : now;
  }

  /**
   * It is switched on.
   *
   * @param first what to begin with where nobody has set anything
   */
  T on(T first) {
    if (kept != null) {
      return kept;
    }
    begun = first;
    return first;
  }

  /** Something else is open now. */
  void forget() {
    begun = null;
    kept = null;
  }
}
