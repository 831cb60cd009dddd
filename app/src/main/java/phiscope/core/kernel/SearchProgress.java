package phiscope.core.kernel;

/** Hears how far a search has come; called from the thread that searches. */
@FunctionalInterface
public interface SearchProgress {
  /**
   * After each block of states.
   *
   * @param depth actions of the schedules that are being made longer
   * @param states different states found so far
   * @param waiting states of this depth that have not been gone through
   */
  void at(int depth, long states, long waiting);

  /** Nobody wants to know. */
  static SearchProgress unheard() {
    return (depth, states, waiting) -> {};
  }
}
