/**
 * Failure detectors of the accrual kind and fixed timeouts, and their quality of service.
 *
 * <p>A {@link phiscope.core.detector.PhiPolicy} says everything that makes one phi detector differ
 * from another; {@link phiscope.core.detector.Presets} are those of the articles and systems. A
 * {@link phiscope.core.detector.PhiDetector} takes heartbeats one by one, {@link
 * phiscope.core.detector.TapeFolds} run one over a whole tape.
 *
 * <p>Two thoughts carry the package. First, every tail is phi of a score that is linear in the
 * silence (or, empirical, a step of it), so a threshold on phi is one on the silence, and a
 * decision compares two sums instead of taking a logarithm: the same bits on every machine. Second,
 * what a detector makes of a leaf of a trace depends only on its state before the leaf, and that
 * state on one window of heartbeats: so a run keeps states now and then, everything relative to the
 * leaf, and after an edit goes on only until the states are equal again.
 *
 * <p>Left out: detectors whose estimate is no window (chitchat's prior that never leaves, Bertier's
 * margin), and pauses of the sender or the network, which show in the arrivals already.
 *
 * <p>Sources: Hayashibara, Defago, Yared, Katayama, The phi accrual failure detector (JAIST
 * IS-RR-2004-010), section IV; Chen, Toueg, Aguilera, On the quality of service of failure
 * detectors (2002); the articles S000, S002, S003, S004; Pekko, Cassandra and Hazelcast.
 */
package phiscope.core.detector;
