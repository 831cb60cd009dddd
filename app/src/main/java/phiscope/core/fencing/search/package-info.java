/**
 * The small model of fencing for the search of counterexamples: two holders, an authority, a
 * resource and their network, in two longs a state.
 *
 * <p>Time is a count of ticks. What is prompt happens before the next tick, in any order; a pause,
 * a late message, a second copy, a lost message or answer, a clock that stands still for a tick, a
 * restart of the resource and a token of one's own making are faults, of which so many may happen.
 * So a schedule shows which faults are needed. The rules of the resource are those of {@link
 * phiscope.core.fencing.WriteProtections}; a schedule becomes a scenario of the timed run.
 *
 * <p>Left out: renewals (a renewed lease is a state that was there before), a third holder, crashes
 * of a holder (to the resource a holder that pauses for ever).
 */
package phiscope.core.fencing.search;
