/**
 * Stream health: failure detection from the frames of a data stream, after S001 (HUDDM).
 *
 * <p>A downstream member keeps a score from 0 to 1 for an upstream. Frames raise it, silence beyond
 * an expected arrival lets it decay, and thresholds make it ACTIVE, SUSPECT or FAILED. The
 * article's prose, its pseudocode and its later fix are three different detectors; {@link
 * phiscope.core.health.HealthPolicy} holds each as a preset, and what differs as a switch.
 *
 * <p>Whatever the article says, this is an adaptive timeout: from a score of 1 the pseudocode fails
 * an upstream at the 16th tick after 1.2 estimated intervals.
 *
 * <p>Scores and estimates are decimals with many digits, so that a tie between a tick and an
 * expected arrival is a tie. Times are whole units; a policy says how many make a tick.
 */
package phiscope.core.health;
