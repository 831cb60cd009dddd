/**
 * Heartbeats as an observer receives them, and edits of such a sequence.
 *
 * <p>Time inside is a {@code long} count of ticks; {@link phiscope.core.trace.TickScale} says how
 * long a tick is. A trace keeps what was sent and got lost as well, so that a loss can be drawn;
 * detectors see delivered heartbeats only.
 */
package phiscope.core.trace;
