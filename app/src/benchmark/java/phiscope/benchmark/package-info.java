/**
 * Measurements, and peers to measure against: compiled and run by the profile {@code benchmark}
 * only, so that an ordinary build needs none of the peers.
 */
package phiscope.benchmark;
