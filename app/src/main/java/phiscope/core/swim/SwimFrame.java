package phiscope.core.swim;

import java.util.List;
import phiscope.core.swim.protocol.Change;

/**
 * What one step of a run shows.
 *
 * @param index 0 is the beginning
 * @param time in ticks
 * @param event what happened
 * @param cause the index of the frame that sent the message or started the timer; -1 if the script
 *     or the beginning is the cause
 * @param changes what changed in the member, in order
 * @param sent the messages that were sent, in order, with what becomes of them
 * @param cluster everything as it is now, for figures and tables
 */
public record SwimFrame(
    int index,
    long time,
    SwimEvent event,
    int cause,
    List<Change> changes,
    List<Envelope> sent,
    ClusterSnapshot cluster) {}
