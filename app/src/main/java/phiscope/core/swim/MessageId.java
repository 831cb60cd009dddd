package phiscope.core.swim;

/**
 * Names a message; it does not depend on what others do.
 *
 * @param number counts the sender's messages from 0, on through restarts
 */
public record MessageId(int sender, long number) {}
