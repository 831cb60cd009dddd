/**
 * The simulation kernel: time, chance and order are arguments, so a run is a pure function of its
 * scenario.
 *
 * <p>A {@link phiscope.core.kernel.Model} says which actions are enabled in a state and what each
 * leads to. A timed run takes the earliest one; an exploration takes each. A state is a value that
 * shares its unchanged parts with the state before ({@link phiscope.core.kernel.IntMap}, {@link
 * phiscope.core.kernel.EventQueue}), so keeping one is keeping a reference, going back is taking an
 * older one, and a branch costs what it changes. Equal times are ordered by the sequence number of
 * their scheduling. Random numbers come from {@link phiscope.core.kernel.RandomStream}, a value
 * that lives in the state.
 *
 * <p>{@link phiscope.core.kernel.Replay} keeps every k-th state of a run and replays between.
 */
package phiscope.core.kernel;
