package phiscope.dataset;

import java.math.BigDecimal;

/**
 * A heartbeat that a file itself calls lost, with the time at which it would have arrived.
 *
 * @param sequence its sequence number
 * @param incarnation the incarnation of its sender
 * @param at time since the first arrival, in the unit of the stream
 * @param after how many received heartbeats stand before it, which orders equal times
 */
public record LostHeartbeat(long sequence, int incarnation, BigDecimal at, int after) {}
