/**
 * Makes tapes of heartbeats from a seed: intervals of many shapes that drift and change, losses
 * alone or in bursts, pauses of sender, network and observer, throttling, a crash.
 *
 * <p>Each part draws from a stream of its own, so that turning one knob leaves the numbers of the
 * others alone: with more loss the same heartbeats arrive at the same times, fewer of them. All
 * functions are those of {@link java.lang.StrictMath}, so that a seed gives the same tape on every
 * machine.
 */
package phiscope.core.trace.generator;
