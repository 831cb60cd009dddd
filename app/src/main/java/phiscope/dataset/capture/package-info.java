/**
 * Heartbeats between processes: UDP datagrams of ASCII text {@code name sequence [incarnation]},
 * how they are sent on a schedule and how they are captured.
 *
 * <p>Intervals are taken from the monotonic clock of the receiver. A capture listens on loopback
 * unless told otherwise. What arrives is untrusted: anything but a heartbeat is counted, kept in
 * the raw capture in escaped form, and never interpreted.
 */
package phiscope.dataset.capture;
