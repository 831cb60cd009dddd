package phiscope.core.kernel;

/**
 * A small model whose states are packed into a few longs, so that an {@link Explorer} can go
 * through millions of them. It is the bounded counterpart of {@link Model}: no queue and no random
 * numbers; every delay, fault and passing of time is an action of its own, and whoever explores
 * takes each of them.
 *
 * <p>Actions are numbers of 0 to 65,535. Equal states are equal longs: what the future does not
 * depend on may not be in them.
 */
public interface PackedModel {
  /** How many longs a state takes, 1 or more. */
  int words();

  /**
   * Writes the state at the beginning.
   *
   * @return the invariants that are broken there already, as bits
   */
  int initial(long[] state);

  /** Finds what follows a state; each worker asks for one of its own. */
  Expander expander();

  /** How many kinds of steps are counted apart; a kind is an action and how it went. */
  int kinds();

  /** How many invariants are watched, 31 or fewer. */
  int invariants();

  /** The virtual time of a state, 0 if the model has none. */
  default long time(long[] state) {
    return 0;
  }

  /**
   * Whether {@link #canonical} may be used. It is safe only if exchanging the parts that it
   * exchanges changes nothing but names: same beginning, same actions, same invariants.
   */
  default boolean isSymmetric() {
    return false;
  }

  /** Replaces a state by the representative of all states that differ from it in names only. */
  default void canonical(long[] state) {}

  /** Goes from a state to those that follow it. */
  interface Expander {
    /** Shows every enabled action with its step, in the canonical order: ascending actions. */
    void expand(long[] state, Successors successors);
  }

  /** Takes the steps out of one state. */
  interface Successors {
    /**
     * One step.
     *
     * @param action which action, 0 to 65,535
     * @param kind its kind, for the count
     * @param broken the invariants that this step breaks, as bits
     * @param next the state after it; only valid during the call
     */
    void add(int action, int kind, int broken, long[] next);
  }
}
